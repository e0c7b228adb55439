from __future__ import annotations

import pytest

from fa_cards.bots import LEVELS, RandomBot, UnknownLevel, levels, make
from fa_cards.rules import catalog
from fa_cards.rules.catalog import GAMES
from fa_cards.rules.errors import UnknownGame
from fa_cards.rules.game import Game
from fa_cards.rules.teka import Teka, TekaState


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


class LateTeka(Teka):
    """A variant of Teka that has no bots of its own."""

    key = "late-teka"


class NewGame(Game[TekaState]):
    """A game of its own, of which the bots know nothing; that it is played like Teka they cannot know."""

    key = "new-game"
    option_list = Teka.option_list
    seat_range = Teka.seat_range
    usual_seats = Teka.usual_seats
    grammar = Teka.grammar

    def start(self) -> TekaState:
        return Teka(self.options).start()

    def partners(self, seat: int) -> tuple[int, ...]:
        return (seat,)


@pytest.fixture
def more_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A catalog with games that the bots have not been told of."""
    monkeypatch.setattr(catalog, "GAMES", {kind.key: kind for kind in (Teka, LateTeka, NewGame)})


@pytest.mark.usefixtures("more_games")
def test_a_variant_is_played_by_the_bots_of_its_game() -> None:
    assert levels("late-teka") == levels("teka")
    assert type(make("late-teka", "easy")) is type(make("teka", "easy"))


@pytest.mark.usefixtures("more_games")
def test_a_game_without_bots_is_played_at_random_and_refuses_other_levels() -> None:
    assert levels("new-game") == ("random",)
    assert isinstance(make("new-game", "random"), RandomBot)
    with pytest.raises(UnknownLevel) as refused:
        make("new-game", "easy")
    assert refused.value.details == {"game": "new-game", "level": "easy"}
