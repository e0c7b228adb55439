"""The tests of what is hidden find games with a stock that tell a draw, or how the stock lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Self

import pytest

from fa_cards.rules.actions import Action, Dealer, Play
from fa_cards.rules.cards import Card, card
from fa_cards.rules.chance import Dice
from fa_cards.rules.fours import (
    AllFours,
    AllFoursState,
    AllFoursView,
    CaliforniaJack,
    CaliforniaState,
    CaliforniaView,
    ShastaSam,
)
from fa_cards.rules.fours.cardplay import DECK
from fa_cards.rules.fours.events import Drew
from fa_cards.rules.game import Actor, Event, State
from fa_cards.rules.phases import Phase
from tests.conformance.hidden import a_world_for_all, another_world, cards_in, cards_seen, never_told, told_too_much
from tests.conformance.matches import Match, Taken

SEATS = range(2)


class ShowsTheDraws(CaliforniaState):
    """A state that shows everybody what each seat drew, also from a stock face down."""

    def view(self, seat: int) -> CaliforniaView:
        drawn = tuple(
            tuple(DECK.cards(held & ~DECK.mask(dealt))) for held, dealt in zip(self.hands, self.dealt, strict=True)
        )
        return replace(super().view(seat), known=drawn)


class ShowsTheDrawToTheLoser(CaliforniaState):
    """A state that shows seat 1 what seat 0 drew."""

    def view(self, seat: int) -> CaliforniaView:
        view = super().view(seat)
        drawn = tuple(DECK.cards(self.hands[0] & ~DECK.mask(self.dealt[0])))
        return replace(view, known=(drawn, ())) if seat == 1 else view


class TellsTheDraws(CaliforniaState):
    """A state whose events name the cards that are drawn from a stock face down."""

    def apply(self, seat: Actor, action: Action) -> tuple[Self, tuple[Event, ...]]:
        stock = iter(self.stock)
        after, events = super().apply(seat, action)
        told = tuple(replace(one, card=next(stock)) if isinstance(one, Drew) else one for one in events)
        return after, told


class ShowsTheNextCard(CaliforniaState):
    """A state that shows the card that the loser of the trick is going to draw."""

    def view(self, seat: int) -> CaliforniaView:
        return replace(super().view(seat), turned=self.stock[1])


class ShowsTheTop(CaliforniaState):
    """A state that shows the top card of every stock, also where it lies face down."""

    @property
    def top(self) -> Card | None:
        return self.stock[0]


class TellsHowTheStockLies(CaliforniaState):
    """A state that tells in how many draws the ace of spades comes, and names no card."""

    def view(self, seat: int) -> CaliforniaView:
        ace = card("AS")
        return replace(super().view(seat), stock=self.stock.index(ace) if ace in self.stock else 0)


class ForgetsWhatWasSeen(CaliforniaState):
    """A state that shows what was drawn face up but does not say that everybody knows it."""

    def known_to_all(self) -> Mapping[str, tuple[Card, ...]]:
        return {}


class SaysThatAllKnowTheDraws(ShowsTheDraws):
    """A state that shows what each seat drew, and says that everybody knows it."""

    def known_to_all(self) -> Mapping[str, tuple[Card, ...]]:
        return {f"hand {seat}": some for seat, some in enumerate(self.view(0).known)} if self.dealt else {}


class ShowsTheRest(AllFoursState):
    """A state that shows the card that a run would turn up next."""

    def view(self, seat: int) -> AllFoursView:
        return replace(super().view(seat), turned=(*self.turned, self.rest[6]))


class SeesTheOthersHand(AllFoursState):
    """A state that tells how many trumps were dealt to the other seat."""

    def view(self, seat: int) -> AllFoursView:
        view = super().view(seat)
        trumps = (self.whole[1 - seat] & DECK.suit[self.trump_suit]).bit_count()
        return replace(view, rest=view.rest + trumps)


def played(kind: type[CaliforniaState], *, face_up: bool, tricks: int) -> Match:
    """A match of that kind up to so many tricks with draws; seat 0 led first."""
    game = CaliforniaJack() if face_up else ShastaSam()
    state, dice = kind(game.rules, 2), Dice("drawn")
    taken: list[Taken] = []
    while len(state.tricks) < tricks or state.phase is not Phase.PLAY:
        seat = state.actor
        action = first_play(state) if seat is not None else state.chance(dice) if taken else Dealer(1)
        after, events = state.apply(seat, action)
        taken.append(Taken(state, seat, action, events, after))
        state = after
    return Match(game, tuple(taken))


def begun(kind: type[CaliforniaState], *, face_up: bool, tricks: int = 0) -> CaliforniaState:
    """A state of that kind after so many tricks with draws; seat 0 led first."""
    state = played(kind, face_up=face_up, tricks=tricks).states[-1]
    assert isinstance(state, CaliforniaState)
    return state


def first_play(state: State[Any]) -> Play:
    action = state.legal(state.actor)[0]
    assert isinstance(action, Play)
    return action


def leaks(state: State[Any], seat: int) -> bool:
    """Whether the view of the seat is another one in some world that it may think it is in."""
    dice = Dice("found")
    return any(another_world(state, seat, dice).view(seat) != state.view(seat) for _ in range(10))


def names_too_much(state: CaliforniaState, seat: int) -> bool:
    """Whether the view of the seat names a card that it may not see; the one that fixed trump is known to all."""
    return bool(cards_in(state.view(seat)) - cards_seen(state, seat) - {first_turned(state)})


def first_turned(state: CaliforniaState) -> Card:
    assert state.turned is not None
    return state.turned


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("face_up", [True, False])
@pytest.mark.parametrize("tricks", [0, 1, 7, 20, 24])
def test_what_tells_nothing_is_not_found(face_up: bool, tricks: int, seat: int) -> None:
    state = begun(CaliforniaState, face_up=face_up, tricks=tricks)
    assert not leaks(state, seat)
    assert not names_too_much(state, seat)


@pytest.mark.parametrize("seat", SEATS)
def test_a_draw_of_shasta_sam_in_another_seats_view_is_found(seat: int) -> None:
    state = begun(ShowsTheDraws, face_up=False, tricks=5)
    assert leaks(state, seat)
    assert names_too_much(state, seat)


@pytest.mark.parametrize("seat", SEATS)
def test_a_draw_of_shasta_sam_that_one_seat_alone_is_shown_is_found(seat: int) -> None:
    state = begun(ShowsTheDrawToTheLoser, face_up=False, tricks=5)
    assert leaks(state, seat) is (seat == 1)
    assert names_too_much(state, seat) is (seat == 1)


@pytest.mark.parametrize("kind", [TellsTheDraws, CaliforniaState])
def test_an_event_that_names_a_draw_of_shasta_sam_is_found(kind: type[CaliforniaState]) -> None:
    before = begun(kind, face_up=False)
    before, _ = before.apply(0, first_play(before))
    action = first_play(before)
    after, events = before.apply(1, action)
    told = told_too_much(Taken(before, 1, action, events, after), SEATS)
    assert told == (set(before.stock[:2]) if kind is TellsTheDraws else set())


@pytest.mark.parametrize("face_up", [True, False])
@pytest.mark.parametrize("seat", SEATS)
def test_a_view_with_the_second_card_of_the_stock_is_found(seat: int, face_up: bool) -> None:
    state = begun(ShowsTheNextCard, face_up=face_up, tricks=3)
    assert leaks(state, seat)
    assert cards_in(state.view(seat)) - cards_seen(state, seat) == {state.stock[1]}


@pytest.mark.parametrize("seat", SEATS)
def test_a_view_with_the_top_card_of_a_stock_face_down_is_found(seat: int) -> None:
    """That state says of the card that it lies open; the game does not."""
    state = begun(ShowsTheTop, face_up=False, tricks=3)
    honest = begun(CaliforniaState, face_up=False, tricks=3)
    assert cards_in(state.view(seat)) - cards_seen(honest, seat) - {first_turned(state)} == {state.stock[0]}


@pytest.mark.parametrize("face_up", [True, False])
@pytest.mark.parametrize("seat", SEATS)
def test_a_view_that_tells_how_the_stock_lies_without_a_name_is_found(seat: int, face_up: bool) -> None:
    state = begun(TellsHowTheStockLies, face_up=face_up)
    assert leaks(state, seat)
    assert not names_too_much(state, seat)


def test_what_everybody_saw_drawn_stays_where_it_is_in_every_world() -> None:
    state = begun(CaliforniaState, face_up=True, tricks=8)
    known = cards_in(state.known_to_all())
    assert known
    dice = Dice("stays")
    where = {one: place for place, some in state.places().items() for one in some}
    for world in (*(another_world(state, seat, dice) for seat in SEATS), a_world_for_all(state, SEATS, dice)):
        there = {one: place for place, some in world.places().items() for one in some}
        assert {there[one] for one in known} <= {"hand 0", "hand 1"}
        assert all(there[one] == where[one] for one in known)
        assert there != where, "other cards have moved"


def test_cards_that_are_kept_stay_where_they_are() -> None:
    state = begun(CaliforniaState, face_up=False, tricks=2)
    kept = {"stock": Counter(state.stock[3:6])}
    world = another_world(state, 0, Dice("kept"), kept)
    assert isinstance(world, CaliforniaState)
    assert world.stock[3:6] == state.stock[3:6]
    assert world.stock != state.stock


@pytest.mark.parametrize("seat", SEATS)
def test_a_state_that_does_not_say_what_all_have_seen_is_found(seat: int) -> None:
    state = begun(ForgetsWhatWasSeen, face_up=True, tricks=8)
    assert names_too_much(state, seat)


@pytest.mark.parametrize("kind", [SaysThatAllKnowTheDraws, CaliforniaState])
def test_a_state_that_says_that_all_know_what_nobody_was_told_is_found(kind: type[CaliforniaState]) -> None:
    """Such a state shows the draws of Shasta Sam, and none of them counts as hidden."""
    match = played(kind, face_up=False, tricks=5)
    assert not names_too_much(begun(kind, face_up=False, tricks=5), 0)
    assert bool(never_told(match)) is (kind is SaysThatAllKnowTheDraws)
    assert not never_told(played(kind, face_up=True, tricks=5))


def all_fours(kind: type[AllFoursState]) -> AllFoursState:
    """A state of that kind in which the non-dealer, seat 0, stands or begs."""
    state: AllFoursState = kind(11)
    state, _ = state.apply(None, Dealer(1))
    state, _ = state.apply(None, AllFours().start().apply(None, Dealer(1))[0].chance(Dice("all fours")))
    return state


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("kind", [ShowsTheRest, SeesTheOthersHand, AllFoursState])
def test_a_view_of_all_fours_with_the_rest_of_the_pack_or_the_other_hand_is_found(
    kind: type[AllFoursState], seat: int
) -> None:
    state = all_fours(kind)
    assert leaks(state, seat) is (kind is not AllFoursState)
    assert bool(cards_in(state.view(seat)) - cards_seen(state, seat)) is (kind is ShowsTheRest)
