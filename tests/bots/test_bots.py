from __future__ import annotations

from dataclasses import replace

import pytest

from fa_cards.bots import LEVELS, RandomBot, UnknownLevel, levels, make
from fa_cards.bots.rook import EasyRook, RandomRook
from fa_cards.bots.teka import EasyTeka
from fa_cards.rules import catalog
from fa_cards.rules.catalog import GAMES
from fa_cards.rules.errors import UnknownGame
from fa_cards.rules.game import Game
from fa_cards.rules.rook import KentuckyRook
from fa_cards.rules.teka import Teka, TekaState


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_random_bot_and_only_known_levels(game: str) -> None:
    assert "random" in levels(game)
    assert list(levels(game)) == [level for level in LEVELS if level in levels(game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_at_both_levels(game: str) -> None:
    assert levels(game) == ("random", "easy")


@pytest.mark.parametrize("game", ["teka", "golden-ten", "california-fives", "all-fours"])
def test_random_takes_any_step_where_any_comes_to_an_end(game: str) -> None:
    assert isinstance(make(game, "random"), RandomBot)


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


class LateRook(KentuckyRook):
    """A variant of the Rook family."""

    key = "late-rook"
    usual = replace(KentuckyRook.usual, target=700, rook="low")


class NewGame(Game[TekaState]):
    """A game of a family of its own, of which the bots know nothing; that it is played like Teka they cannot know."""

    key = "new-game"
    family = "new-game"
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
    monkeypatch.setattr(catalog, "GAMES", {kind.key: kind for kind in (Teka, LateTeka, LateRook, NewGame)})


@pytest.mark.usefixtures("more_games")
def test_a_variant_is_played_by_the_bots_of_its_family() -> None:
    assert levels("late-teka") == levels("late-rook") == levels("teka")
    assert isinstance(make("late-teka", "easy"), EasyTeka)
    assert isinstance(make("late-rook", "easy"), EasyRook)
    assert isinstance(make("late-rook", "random"), RandomRook)


@pytest.mark.usefixtures("more_games")
def test_a_game_without_bots_is_played_at_random_and_refuses_other_levels() -> None:
    assert levels("new-game") == ("random",)
    assert isinstance(make("new-game", "random"), RandomBot)
    with pytest.raises(UnknownLevel) as refused:
        make("new-game", "easy")
    assert refused.value.details == {"game": "new-game", "level": "easy"}
