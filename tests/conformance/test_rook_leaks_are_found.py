"""The tests of what is hidden find games of the Rook family that tell the partner, the nest or the left-over cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Self

import pytest

from fa_cards.rules.actions import Action, Bury, CallCard, Dealer, Pack
from fa_cards.rules.cards import card, cards
from fa_cards.rules.chance import Dice
from fa_cards.rules.dealing import pack_for
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.game import Actor, Event, State
from fa_cards.rules.golden_ten import GoldenTenState, GoldenTenView
from fa_cards.rules.rook import CallPartnerRook, RookState, RookView
from fa_cards.rules.rook.events import Buried, PartnerShown
from tests.conformance.hidden import another_world, cards_in, cards_seen, told_too_much
from tests.conformance.matches import Taken
from tools.hands import filled

SEATS = range(4)
NEST = "B2 B3 B4 B6 B7"
CALL = CallCard(card("Y1"))
HOLDER = 1
"""Seat 3 declares and calls yellow 1, which seat 1 holds."""


class ShowsThePartner(RookState):
    """A state that shows everybody who the partner is."""

    def view(self, seat: int) -> RookView:
        return replace(super().view(seat), partner=self.partner)


class ShowsThePartnerToTheDeclarer(RookState):
    """A state in which the declarer learns at once who holds the card that he called."""

    def view(self, seat: int) -> RookView:
        view = super().view(seat)
        declares = self.contract is not None and self.contract.declarer == seat
        return replace(view, partner=self.partner) if declares else view


class AddsUpTheSides(RookState):
    """A state whose points are those of a side, so that they tell who belongs to it."""

    def view(self, seat: int) -> RookView:
        view = super().view(seat)
        if self.partner is None:
            return view
        side = {self.playing_for.declarer, self.partner}
        own = sum(self.points[one] for one in side)
        points = tuple(own if one in side else sum(self.points) - own for one in SEATS)
        return replace(view, points=points)


class ShowsTheNest(RookState):
    """A state that shows everybody what lies in the nest, before and after it is taken."""

    def view(self, seat: int) -> RookView:
        aside = tuple(self.rules.deck.cards(self.nest | self.buried))
        return replace(super().view(seat), buried=aside)


class TellsThePartner(RookState):
    """A state whose events tell with the call who holds the card."""

    def apply(self, seat: Actor, action: Action) -> tuple[Self, tuple[Event, ...]]:
        after, events = super().apply(seat, action)
        if isinstance(action, CallCard) and after.partner is not None:
            events += (PartnerShown(after.playing_for.declarer, after.partner),)
        return after, events


class TellsTheNest(RookState):
    """A state whose events name the cards that are buried."""

    def apply(self, seat: Actor, action: Action) -> tuple[Self, tuple[Event, ...]]:
        after, events = super().apply(seat, action)
        return after, (Buried(3, action.cards),) if isinstance(action, Bury) else events


class CountsTheTalon(GoldenTenState):
    """A state that counts the left-over cards before the end of the deal."""

    def view(self, seat: int) -> GoldenTenView:
        view = super().view(seat)
        reds = sum(one.text[0] == "R" for one in self.places().get("talon", ()))
        return replace(view, talon=view.talon + reds)


def before(kind: type[RookState], word: str) -> RookState:
    """A state of that kind in which the step of that word is next; seat 3 declares."""
    game = CallPartnerRook()
    given = ["Y1" if seat == HOLDER else "" for seat in SEATS]
    hands, nest = filled(game.rules.deck.pack, given, [13] * 4, after=NEST)
    steps = [(None, "dealer 3"), (None, Pack(pack_for(hands, 3, nest)).text), (3, "bid 5")]
    steps += [(0, "pass"), (1, "pass"), (2, "pass"), (3, f"bury {NEST}"), (3, "trump G"), (3, CALL.text), (0, "play")]
    state: RookState = kind(game.rules)
    for seat, text in steps:
        if text.startswith(word):
            break
        state, _ = state.apply(seat, game.parse(text))
    return state


def called(kind: type[RookState]) -> RookState:
    """The state in which the card is called and seat 0 is to lead."""
    return before(kind, "play")


def leaks(state: State[Any], seat: int) -> bool:
    """Whether the view of the seat is another one in some world that it may think it is in."""
    dice = Dice("found")
    return any(another_world(state, seat, dice).view(seat) != state.view(seat) for _ in range(10))


def tells(state: State[Any], seat: Actor, action: Action) -> bool:
    """Whether a step brings other events in some world that another seat may think it is in."""
    dice = Dice("told")
    _, told = state.apply(seat, action)
    for other in SEATS:
        for _ in range(10 if other != seat else 0):
            try:
                _, events = another_world(state, other, dice).apply(seat, action)
            except IllegalAction:
                continue
            if events != told:
                return True
    return False


@pytest.mark.parametrize("seat", SEATS)
def test_a_view_with_the_partner_is_found(seat: int) -> None:
    assert leaks(called(ShowsThePartner), seat) is (seat != HOLDER)
    assert not leaks(called(RookState), seat)


@pytest.mark.parametrize("seat", SEATS)
def test_a_view_that_tells_the_declarer_alone_is_found(seat: int) -> None:
    assert leaks(called(ShowsThePartnerToTheDeclarer), seat) is (seat == 3)


@pytest.mark.parametrize("seat", [0, 2])
def test_points_that_are_added_up_by_sides_are_found(seat: int) -> None:
    state = called(AddsUpTheSides)
    while sum(state.points) == 0:
        action = state.legal(state.actor)[0]
        assert isinstance(action, Action)
        state, _ = state.apply(state.actor, action)
    assert not state.revealed
    assert leaks(state, seat)


@pytest.mark.parametrize("seat", SEATS)
def test_a_view_with_the_buried_nest_is_found(seat: int) -> None:
    state = called(ShowsTheNest)
    assert leaks(state, seat) is (seat != 3)
    assert (cards_in(state.view(seat)) <= cards_seen(state, seat) | {card("Y1")}) is (seat == 3)


@pytest.mark.parametrize(("kind", "found"), [(ShowsThePartner, False), (ShowsTheNest, True), (RookState, False)])
def test_a_public_part_forgets_the_partner_and_the_nest_of_a_view(kind: type[RookState], found: bool) -> None:
    state = called(kind)
    assert state.view(HOLDER).public.partner is None
    assert state.view(3).public.buried == ()
    assert bool(cards_in(state.view(0)) & set(cards(NEST))) is found


def test_an_event_that_tells_the_partner_is_found() -> None:
    assert tells(before(TellsThePartner, "call"), 3, CALL)
    assert not tells(before(RookState, "call"), 3, CALL)


@pytest.mark.parametrize("kind", [TellsTheNest, RookState])
def test_an_event_that_names_the_buried_cards_is_found(kind: type[RookState]) -> None:
    state, action = before(kind, "bury"), Bury(cards(NEST))
    after, events = state.apply(3, action)
    told = told_too_much(Taken(state, 3, action, events, after), SEATS)
    assert told == (set(cards(NEST)) if kind is TellsTheNest else set())


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("kind", [CountsTheTalon, GoldenTenState])
def test_a_view_that_counts_the_left_over_cards_is_found(kind: type[GoldenTenState], seat: int) -> None:
    state = kind(3, 1, negative=False)
    state, _ = state.apply(None, Dealer(2))
    state, _ = state.apply(None, state.chance(Dice("golden")))
    assert leaks(state, seat) is (kind is CountsTheTalon)
