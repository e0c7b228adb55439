"""The tests of what is hidden find what they are there to find: here stand games that tell too much."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from fa_cards.rules.actions import Action, Cut, Pack, Play
from fa_cards.rules.cards import PACK_52, Card
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import Event, State
from fa_cards.rules.phases import Phase
from fa_cards.rules.teka import Teka, TekaState, TekaView
from fa_cards.rules.teka.view import CutSeen
from tests.conformance.hidden import another_world, cards_in, cards_seen, told_too_much
from tests.conformance.matches import Taken

SEATS = range(4)


@dataclass(frozen=True, slots=True)
class Bury(Action):
    """Lays cards away face down."""

    word = "bury"
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LaidAway(Event):
    """Cards that were laid away, named or not."""

    seat: int
    cards: tuple[Card, ...] = ()


class WithNest(TekaState):
    """A state as if seat 0 had buried the twelve lowest hearts of a second deck, and alone knew them."""

    def places(self) -> dict[str, tuple[Card, ...]]:
        return {**super().places(), "nest": NEST}

    def sees(self, seat: int, place: str) -> bool:
        return super().sees(seat, place) or (place == "nest" and seat == 0)


NEST = PACK_52[1:46:4]


class ShowsCuts(TekaState):
    """A state that shows where every seat cut."""

    def view(self, seat: int) -> TekaView:
        cuts = tuple(CutSeen(by, number == 0, number) for by, number in self.cuts)
        return replace(super().view(seat), cuts=cuts)


class TellsOfTheLastDeal(TekaState):
    """A state of which a view tells with how many tricks the deal before ended."""

    def view(self, seat: int) -> TekaView:
        return replace(super().view(seat), number=len(self.last_deal))


class ShowsTheNextHand(TekaState):
    """A state that shows each seat the lowest card of the next one."""

    def view(self, seat: int) -> TekaView:
        view = super().view(seat)
        return replace(view, hand=view.hand + super().view((seat + 1) % 4).hand[:1])


def dealt(kind: type[TekaState]) -> TekaState:
    """A state of that kind in which seat 0 speaks, after seat 2 cut at 20."""
    state: TekaState = kind(Teka().start().options)
    for seat, text in ((None, "dealer 3"), (None, Pack(PACK_52).text), (2, Cut(20).text)):
        state, _ = state.apply(seat, Teka().parse(text))
    assert state.phase is Phase.AUCTION
    return state


def leaks(state: State[Any], seat: int) -> bool:
    """Whether the view of the seat is another one in some world that it may think it is in."""
    dice = Dice("found")
    return any(another_world(state, seat, dice).view(seat) != state.view(seat) for _ in range(5))


def test_an_event_that_names_a_card_buried_from_the_hand_is_found() -> None:
    state = dealt(TekaState)
    cards = state.view(0).hand[:2]
    told = Taken(state, 0, Bury(cards), (LaidAway(0, cards),), state)
    assert told_too_much(told, SEATS) == set(cards)
    assert not told_too_much(replace(told, events=(LaidAway(0),)), SEATS)


def test_an_event_may_name_the_card_that_is_played() -> None:
    state = dealt(TekaState)
    card = state.view(0).hand[0]
    assert not told_too_much(Taken(state, 0, Play(card), (LaidAway(0, (card,)),), state), SEATS)


def test_an_event_that_names_what_one_seat_alone_knows_is_found() -> None:
    nest = dealt(WithNest)
    told = Taken(nest, 0, Bury(NEST), (LaidAway(0, NEST),), nest)
    assert told_too_much(told, SEATS) == set(NEST)
    assert not told_too_much(told, range(1)), "seat 0 itself knows them"


def test_a_seat_may_see_what_it_buried_and_nobody_else() -> None:
    nest = dealt(WithNest)
    assert cards_seen(nest, 0) >= set(NEST)
    for seat in (1, 2, 3):
        assert cards_seen(nest, seat) == set(nest.view(seat).hand)


def test_a_place_that_a_game_does_not_say_who_sees_is_hidden_from_all() -> None:
    state = dealt(TekaState)
    assert [seat for seat in SEATS if state.sees(seat, "somewhere")] == []
    assert [seat for seat in SEATS if state.sees(seat, "hand 2")] == [2]
    assert all(state.sees(seat, "trick") for seat in SEATS)


@pytest.mark.parametrize("seat", SEATS)
def test_a_view_with_another_seats_cut_is_found(seat: int) -> None:
    assert leaks(dealt(ShowsCuts), seat) is (seat != 2)


def test_a_view_that_tells_of_the_tricks_of_the_deal_before_is_found() -> None:
    tricks = dealt(TellsOfTheLastDeal)
    state = tricks.moved(last_deal=(object(),) * 7)
    assert state.view(1).number == 7
    assert leaks(state, 1)


@pytest.mark.parametrize("seat", SEATS)
def test_a_view_with_another_seats_card_is_found(seat: int) -> None:
    state = dealt(ShowsTheNextHand)
    assert leaks(state, seat)
    assert not cards_in(state.view(seat)) <= cards_seen(state, seat)


@pytest.mark.parametrize("seat", SEATS)
def test_what_tells_nothing_is_not_found(seat: int) -> None:
    assert not leaks(dealt(TekaState), seat)
