"""Deals that are the same for whoever plays them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from fa_cards.bots import AnyBot, Bot, make
from fa_cards.play.duplicate import DuplicateMatch, shuffled_in_full
from fa_cards.play.match import Match, Waits
from fa_cards.play.seats import BotSeat
from fa_cards.rules.actions import Action, Cut, Pack, Pass
from fa_cards.rules.cards import Card
from fa_cards.rules.catalog import AnyGame, game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import View

Hands = tuple[tuple[Card, ...], ...]


class Passing(Bot[View]):
    """Passes in the first deal as long as nobody has scored, but once at most; else plays as easy does."""

    def __init__(self, easy: AnyBot) -> None:
        self._easy = easy
        self._passed: set[int] = set()

    def choose(self, view: View, dice: Dice) -> Action:
        if not view.deals and Pass() in view.legal and view.seat not in self._passed:
            self._passed.add(view.seat)
            return Pass()
        return self._easy.choose(view, dice)


def dealt(match: Match, deals: int) -> list[tuple[int, Hands]]:
    """Plays so many deals; the number of each that was dealt, thrown in or not, and its hands by seat."""
    found = []
    fresh = False
    while not match.finished and len(match.deals) < deals:
        if match.waits_for is Waits.TABLE:
            fresh |= isinstance(match.roll().action, Pack)
        else:
            match.do(match.actor, match.think())
        places = match.state.places()
        if fresh and "hand 0" in places:
            hands = tuple(tuple(sorted(places[f"hand {seat}"], key=str)) for seat in range(match.game.seats))
            found.append((len(match.deals) + 1, hands))
            fresh = False
    return found


def of(game: AnyGame, levels: Sequence[str], seed: str = "7", *, kind: type[Match] = DuplicateMatch) -> Match:
    return kind(game, [BotSeat(level) for level in levels], seed)


GAMES: Sequence[tuple[str, Mapping[str, object], int]] = (
    ("teka", {"shuffle": "full"}, 4),
    ("kentucky-rook", {}, 4),
    ("call-partner-rook", {}, 4),
    ("golden-ten", {}, 5),
    ("california-jack", {}, 2),
    ("california-fives", {}, 4),
    ("all-fours", {}, 2),
)


@pytest.mark.parametrize(("key", "options", "seats"), GAMES)
def test_every_deal_brings_each_seat_the_same_cards_when_the_seats_are_exchanged(
    key: str, options: Mapping[str, object], seats: int
) -> None:
    game = game_class(key)(options, seats)
    levels = (["easy", "random"] * seats)[: seats + 1]
    here, there = dealt(of(game, levels[:-1]), 3), dealt(of(game, levels[1:]), 3)
    assert dict(here) == dict(there)
    assert [number for number, _ in here] == [1, 2, 3]
    assert len({hands for _, hands in here}) == 3
    assert here != dealt(of(game, levels[:-1], "8"), 3)


def test_every_round_of_toonerville_brings_each_seat_the_same_cards() -> None:
    game = game_class("toonerville")(None, 3)
    here, there = dealt(of(game, ("easy", "random", "easy")), 2), dealt(of(game, ("easy", "easy", "easy")), 2)
    assert here == there
    assert len(here) == 2


def test_a_deal_that_was_thrown_in_changes_no_later_one() -> None:
    game = game_class("standard-rook")({"all-pass": "redeal"})
    easy = make(game.key, "easy")
    seats = [BotSeat("easy")] * 4
    passing = Passing(easy)
    thrown = DuplicateMatch(game, seats, "7", bots=lambda *_: passing)
    played = DuplicateMatch(game, seats, "7", bots=lambda *_: easy)
    here, there = dealt(thrown, 3), dealt(played, 3)
    assert [number for number, _ in here] == [1, 1, 2, 3]
    assert [number for number, _ in there] == [1, 2, 3]
    # The deal passed on, so that another seat than else dealt all that came after; the cards came to the same seats.
    assert [one.dealer for one in thrown.deals] == [(one.dealer + 1) % 4 for one in played.deals]
    assert here[0] == there[0]
    assert here[2:] == there[1:]
    assert here[1] not in there


def test_the_cut_is_chance_and_the_same_whoever_cuts() -> None:
    game = game_class("teka")()
    cuts = []
    for level in ("easy", "random"):
        match = of(game, [level] * 4)
        dealt(match, 1)
        cuts.append([one.action for one in match.moments if isinstance(one.action, Cut)])
    assert cuts[0] == cuts[1] != []


def test_other_matches_go_as_before() -> None:
    game = game_class("teka")({"shuffle": "full"})
    assert dealt(of(game, ["easy"] * 4, kind=Match), 2) != dealt(of(game, ["easy"] * 4), 2)


def test_the_pack_is_shuffled_in_full_where_nobody_chose_how() -> None:
    teka = game_class("teka")
    assert shuffled_in_full(teka({"target": 50}), ["target"]).options == teka({"target": 50, "shuffle": "full"}).options
    chosen = teka({"shuffle": "light"})
    assert shuffled_in_full(chosen, ["shuffle"]) is chosen
    rook = game_class("kentucky-rook")()
    assert shuffled_in_full(rook, ()) is rook
