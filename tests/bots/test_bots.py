from __future__ import annotations

import pytest

from fa_cards.bots import LEVELS, RandomBot, UnknownLevel, levels, make
from fa_cards.rules.catalog import GAMES
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import UnknownGame


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_random_bot_and_only_known_levels(game: str) -> None:
    assert "random" in levels(game)
    assert list(levels(game)) == [level for level in LEVELS if level in levels(game)]


def test_random_is_made_for_teka() -> None:
    assert isinstance(make("teka", "random"), RandomBot)


@pytest.mark.parametrize("level", ["", "Easy", "grandmaster"])
def test_an_unknown_level_is_refused_with_its_name(level: str) -> None:
    with pytest.raises(UnknownLevel) as refused:
        make("teka", level)
    assert refused.value.code == "unknown-level"
    assert refused.value.details == {"game": "teka", "level": level}


def test_an_unknown_game_has_no_levels() -> None:
    with pytest.raises(UnknownGame):
        levels("belote")
    with pytest.raises(UnknownGame):
        make("belote", "random")


def test_a_random_bot_reaches_the_end_of_a_match_by_legal_steps() -> None:
    dice = Dice("whole match")
    bot = make("teka", "random")
    state = GAMES["teka"]().start()
    while not state.finished:
        seat = state.actor
        action = state.chance(dice) if seat is None else bot.choose(state.view(seat), dice)
        state, _ = state.apply(seat, action)
    assert max(state.totals) >= 104
