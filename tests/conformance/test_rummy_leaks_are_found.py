"""The tests of what is hidden find games with twins that tell a draw, a hand, a twin in it, or how the stock lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from fa_cards.rules.actions import Action
from fa_cards.rules.cards import Card
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.game import Actor, Event, State
from fa_cards.rules.phases import Phase
from fa_cards.rules.rummy import RummyState, RummyView, Toonerville
from fa_cards.rules.rummy.events import CardTaken, DrewFromStock
from fa_cards.rules.rummy.legality import Downs
from tests.conformance.hidden import another_world, count_seen, holds_what_is_known, never_told, opened_to
from tests.conformance.matches import Match, Taken
from tests.rules.rummy_table import RummyTable

SEATS = range(3)
SETS = "R5 G5 Y5 R8 G8 Y8 B1 B3 B10 G12 Y13 R14"


class ShowsTheDraw(RummyState):
    """A state that shows everybody what came to each hand, also from the stock."""

    def view(self, seat: int) -> RummyView:
        return replace(super().view(seat), got=tuple(card for some in self.got for card in some))


class TellsWhetherATwinIsHeld(RummyState):
    """A state that shows everybody which card may not be thrown away: none, where the player holds its twin."""

    def view(self, seat: int) -> RummyView:
        return replace(super().view(seat), taken=self.taken)


class ShowsTheNextCard(RummyState):
    """A state that shows the next card of the stock as if it lay on the discards."""

    def view(self, seat: int) -> RummyView:
        return replace(super().view(seat), pile=(*self.pile, *self.stock[:1]))


class CountsTheWildsOfTheStock(RummyState):
    """A state that tells how many wilds are still to be drawn."""

    def view(self, seat: int) -> RummyView:
        wilds = sum(card in self.rules.melds.wilds for card in self.stock)
        return replace(super().view(seat), stock=1000 * wilds + len(self.stock))


class TellsWhoCouldGoDown(RummyState):
    """A state of which everybody sees what the player could lay."""

    def view(self, seat: int) -> RummyView:
        return replace(super().view(seat), legal=self.legal(self.actor))


class NamesTheDraw(RummyState):
    """A state whose events name a drawn card, by the event of one that is taken."""

    def apply(self, seat: Actor, action: Action) -> tuple[NamesTheDraw, tuple[Event, ...]]:
        after, events = super().apply(seat, action)
        drew = [one for one in events if isinstance(one, DrewFromStock)]
        return after, (*events, *(CardTaken(one.seat, after.got[one.seat][-1]) for one in drew))


class SaysThatAllKnowTheHands(RummyState):
    """A state that says that everybody knows all hands."""

    def known_to_all(self) -> Mapping[str, tuple[Card, ...]]:
        return {f"hand {seat}": hand for seat, hand in enumerate(self.hands)}


class SaysThatItLiesElsewhere(RummyState):
    """A state that says of a taken card that it is in the next hand."""

    def known_to_all(self) -> Mapping[str, tuple[Card, ...]]:
        return {f"hand {(seat + 1) % 3}": some for seat, some in enumerate(self.known)}


def table_of(kind: type[RummyState], *steps: str, up: str = "B7") -> Match:
    """A match of that kind up to these steps of whoever is on move; the last seat dealt."""
    table = RummyTable(SETS, up=up, stock="G7 ROOK Y7", only_round=1)
    game = Toonerville({"only-round": 1}, 3)
    state: State[Any] = kind(3, game.rules)
    taken: list[Taken] = []
    begun = [(one.seat, one.action) for one in table.steps]
    for number in range(len(begun) + len(steps)):
        seat, action = begun[number] if number < 2 else (state.actor, game.parse(steps[number - 2]))
        after, events = state.apply(seat, action)
        taken.append(Taken(state, seat, action, events, after))
        state = after
    return Match(game, tuple(taken))


def leaks(state: State[Any], seat: int) -> bool:
    """Whether the view of the seat is another one in some world that it may think it is in."""
    dice = Dice("found")
    return any(another_world(state, seat, dice).view(seat) != state.view(seat) for _ in range(10))


def leaks_after(taken: Taken, seat: int) -> bool:
    """Whether the step tells the seat more in some world that it may think it is in, by its events or by its view."""
    dice = Dice("found")
    for _ in range(40):
        try:
            after, events = another_world(taken.before, seat, dice, opened_to(taken, seat)).apply(
                taken.seat, taken.action
            )
        except IllegalAction:
            continue
        if events != taken.events or after.view(seat) != taken.after.view(seat):
            return True
    return False


PHASES: Mapping[str, tuple[str, ...]] = {
    "taking": (),
    "buying": ("draw",),
    "melding": ("draw", "let", "let"),
    "laid off": ("draw", "let", "let", "down set R5 G5 Y5 / set R8 G8 Y8"),
    "the next turn": ("take", "discard B1"),
    "bought": ("draw", "buy"),
}
in_every_phase = pytest.mark.parametrize("phase", PHASES)
from_every_seat = pytest.mark.parametrize("seat", SEATS)


def state_in(kind: type[RummyState], phase: str) -> State[Any]:
    return table_of(kind, *PHASES[phase]).states[-1]


@from_every_seat
@in_every_phase
def test_what_tells_nothing_is_not_found(phase: str, seat: int) -> None:
    match = table_of(RummyState, *PHASES[phase])
    assert not leaks(match.states[-1], seat)
    assert not any(leaks_after(one, seat) for one in match.taken[2:])
    assert not never_told(match)
    assert all(holds_what_is_known(state) for state in match.states)


@from_every_seat
@in_every_phase
@pytest.mark.parametrize("kind", [ShowsTheNextCard, CountsTheWildsOfTheStock])
def test_a_view_that_tells_how_the_stock_lies_is_found(kind: type[RummyState], phase: str, seat: int) -> None:
    assert leaks(state_in(kind, phase), seat)


@from_every_seat
def test_a_draw_in_another_seats_view_is_found_after_the_step(seat: int) -> None:
    """That a world is made of the moment after it does not find it: what came to a hand is no place of a card."""
    last = table_of(ShowsTheDraw, "draw", "let", "let").taken[-1]
    assert last.after.view(0).phase is Phase.MELD
    assert leaks_after(last, seat) is (seat != 0), "seat 0 drew it"


@from_every_seat
def test_an_event_that_names_a_draw_is_found_though_its_twin_lies_open(seat: int) -> None:
    """The up-card is the twin of what is drawn: by its name alone nothing would be found."""
    last = table_of(NamesTheDraw, "draw", "let", "let", up="G7").taken[-1]
    assert set(last.after.view(1).pile) == {one.card for one in last.events if isinstance(one, CardTaken)}
    assert leaks_after(last, seat) is (seat != 0), "seat 0 drew it"


@pytest.mark.parametrize("up", ["B10", "B7"])
@pytest.mark.parametrize("seat", [1, 2])
def test_a_view_that_tells_of_a_twin_in_the_hand_of_who_took_a_card_is_found(seat: int, up: str) -> None:
    assert leaks_after(table_of(TellsWhetherATwinIsHeld, "take", up=up).taken[-1], seat)
    assert not leaks_after(table_of(RummyState, "take", up=up).taken[-1], seat)


@from_every_seat
def test_a_view_that_tells_what_another_could_lay_is_found(seat: int) -> None:
    state = state_in(TellsWhoCouldGoDown, "melding")
    assert any(isinstance(one, Downs) for one in state.view(1).legal)
    assert leaks(state, seat) is (seat != 0)


def test_a_state_that_says_that_all_know_what_nobody_was_told_is_found() -> None:
    assert never_told(table_of(SaysThatAllKnowTheHands, "draw", "let", "let"))
    assert not never_told(table_of(RummyState, "take"))


def test_a_state_that_says_of_a_card_that_it_lies_elsewhere_is_found() -> None:
    assert not holds_what_is_known(state_in(SaysThatItLiesElsewhere, "the next turn"))


def test_what_everybody_saw_come_to_a_hand_stays_there_in_every_world_and_its_twins_move() -> None:
    state = table_of(RummyState, "draw", "buy", "discard R5", "take", up="R5").states[-1]
    bought, taken = state.known_to_all()["hand 1"]
    assert bought is taken, "seat 1 bought a red five and took another one"
    dice, moved = Dice("stays"), False
    for _ in range(20):
        hand = Counter(another_world(state, 2, dice).places()["hand 1"])
        assert hand[taken] >= 2
        moved = moved or hand != Counter(state.places()["hand 1"])
    assert moved


def test_a_card_that_is_kept_stays_as_often_as_it_is_named() -> None:
    state = state_in(RummyState, "melding")
    before = state.places()["hand 0"]
    kept = {"hand 0": Counter(before[:1])}
    assert all(
        Counter(another_world(state, 1, Dice(f"kept {number}"), kept).places()["hand 0"])[before[0]] >= 1
        for number in range(10)
    )
    assert count_seen(state, 1).total() == len(state.places()["hand 1"]) + 1
