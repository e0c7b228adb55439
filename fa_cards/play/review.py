"""Looking back at a match step by step, without touching it or the store.

A finished match lies open. Of one that is not over only that is told which the person at the table saw himself; where
several people share a keyboard, or none sits there, only what everybody saw.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, NamedTuple

from fa_cards.play.match import Match, Moment
from fa_cards.play.rounding_off import left_after, stops_of
from fa_cards.play.seats import only_person
from fa_cards.rules.actions import Action
from fa_cards.rules.cards import Card
from fa_cards.rules.game import TABLE, DealScore
from fa_cards.rules.tricks import Trick, TrickWon

ASIDE = ("nest", "buried", "shown", "talon")
"""The places of cards that no seat holds and that were neither played nor lie openly in the middle of the table."""
STOCK = "stock"
"""The place of the hidden cards that are still to be drawn."""


def may_review(match: Match) -> bool:
    """Whether a deal that is over may be looked at with all its hands: not where they tell of the next deal's."""
    return match.finished or not match.game.past_tells_hands


class Decision(NamedTuple):
    """What a person decided, and what he knew."""

    number: int
    """Of the step, from 1."""
    view: Any
    """What his seat knew before it; the type is that of the game's views."""
    action: Action


class Review:
    """A match with a place in it: the first `number` of its steps are done, the others are still to come."""

    def __init__(self, match: Match, deal: int | None = None) -> None:
        """A review of the match; what was undone in it is no part of it.

        It begins where there is something to see: where the first cards are dealt, or where none are shown, with what
        was done next.

        Args:
            match: the match.
            deal: the number of a deal that is over, which alone is gone through then, with all its hands; see
                `may_review`.
        """
        self.match = match
        self.of_deal = deal
        """The deal that alone is gone through; None where the whole match is."""
        self._moments = match.moments
        self._states = match.states
        self._dealt = tuple(number for number in range(1, self.last + 1) if self._deals_at(number))
        kinds = stops_of(match.game)
        rounded = (one.number for one in self._moments if any(isinstance(event, kinds) for event in one.events))
        self._stops = tuple(sorted({*rounded, *self._dealt}))
        self._ends = tuple(number for number in range(1, self.last + 1) if self._ended_at(number) is not None)
        self._first = 0
        """How many steps are done at the earliest place that one can go to."""
        if deal is not None:
            self._first = self._ends[deal - 2] if deal > 1 else 0
            self._moments = self._moments[: self._ends[deal - 1]]
        dealt = [number for number in self._dealt if self._first <= number <= self.last]
        self.number = dealt[0] if dealt else self.last
        """How many steps are done."""
        if not self.hands:
            self.step(1)

    # --- where one is --------------------------------------------------------------------------------------------

    @property
    def last(self) -> int:
        """How many steps there are."""
        return len(self._moments)

    @property
    def moment(self) -> Moment | None:
        """The step that was done last; None at the beginning."""
        return self._moments[self.number - 1] if self.number else None

    @property
    def deal(self) -> int:
        """The number of the deal, from 1; 0 before the first step.

        The step that scores a deal is its last one; the next deal begins with the step after it, the shuffling.
        """
        return bisect_left(self._ends, self.number) + 1 if self.number else 0

    @property
    def deals(self) -> int:
        """How many deals were scored in the whole match."""
        return len(self._ends)

    @property
    def deal_ends(self) -> tuple[int, ...]:
        """How many steps were done when each deal was scored."""
        return self._ends

    @property
    def ended(self) -> DealScore | None:
        """The deal that was scored by the last step; None where it ended none."""
        return self._ended_at(self.number) if self.number else None

    @property
    def done(self) -> tuple[Moment, ...]:
        """The steps that are done, oldest first."""
        return self._moments[: self.number]

    # --- what is seen --------------------------------------------------------------------------------------------

    @property
    def open(self) -> bool:
        """Whether everything is shown: the match is over, or the deal that one goes through."""
        return self.of_deal is not None or bool(self._states[-1].finished)

    @property
    def reader(self) -> int | None:
        """The seat of the one person at the table; None where several sit there, or none."""
        return only_person(self.match.seats)

    @property
    def _seen_by_its_person(self) -> bool:
        """Whether the one person at the table sat at his seat already; others may have sat there before."""
        return self.reader is not None and self.number >= self.match.seated_since

    @property
    def me(self) -> int:
        """The seat from which the table is seen."""
        return self.match.person_seats[0] if self.match.person_seats else 0

    def view(self) -> Any:
        """What is known from `me`; the type is that of the game's views.

        After the last card of a deal that deal is still seen, with the totals that it brought.
        """
        view = self._lying.view(self.me)
        if self.ended is not None:
            now = self._states[self.number]
            view = replace(view, actor=TABLE, legal=(), totals=now.totals, finished=now.finished, winners=now.winners)
        return view if self.open or self._seen_by_its_person else view.public

    @property
    def hands(self) -> Mapping[int, tuple[Card, ...]]:
        """The cards of each seat that are shown: all of a finished match, else only those of its one person."""
        lying, places = self._lying, self._lying.places()
        shown: dict[int, tuple[Card, ...]] = {}
        for seat in range(self.match.game.seats):
            place = f"hand {seat}"
            seen = self._seen_by_its_person and lying.sees(self.me, place)
            if place in places and (self.open or seen):
                shown[seat] = self._left(seat, places[place])
        return MappingProxyType(shown)

    @property
    def aside(self) -> tuple[Card, ...]:
        """The cards that lie aside and are shown: nest or left-over cards, all of a finished match."""
        lying, places = self._lying, self._lying.places()
        shown: list[Card] = []
        for place in ASIDE:
            if place in places and (self.open or (self._seen_by_its_person and lying.sees(self.me, place))):
                shown += places[place]
        return tuple(shown)

    @property
    def to_come(self) -> tuple[Card, ...]:
        """The hidden cards of the stock, the next one first: of a finished match."""
        return tuple(self._lying.places().get(STOCK, ())) if self.open else ()

    @property
    def trick(self) -> Trick | None:
        """The trick that the last step finished; None where it finished none, as in games without tricks."""
        return _trick_of(self.moment) if self.moment else None

    def as_played(self) -> Match:
        """The match as it stood here, kept by nobody."""
        match = self.match
        return Match(match.game, match.seats, match.seed, steps=match.steps[: self.number], start=match.start)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """What persons decided, oldest first; nothing as long as not everything is shown."""
        if not self.open:
            return ()
        people = self.match.person_seats
        found = (one for one in self._moments[self._first :] if one.seat in people)
        return tuple(
            Decision(one.number, self._states[one.number - 1].view(one.seat), one.action)
            for one in found
            if one.seat is not TABLE
        )

    # --- going through it ----------------------------------------------------------------------------------------

    def go(self, number: int) -> bool:
        """Goes to where so many steps are done, or as near as there are steps; whether that is another place."""
        before, self.number = self.number, max(self._first, min(number, self.last))
        return self.number != before

    def step(self, by: int) -> bool:
        """Goes on by so many steps, or back; whether it moved."""
        return self.go(self.number + by)

    def to_stop(self, by: int) -> bool:
        """Goes to the end of the next trick or turn or to where cards are dealt, or back to the last one; as above."""
        return self.go(self._stop(self._stops, by))

    def to_deal(self, by: int) -> bool:
        """Goes to where the cards of the next deal are dealt, or back to this deal's or the last one's; as above."""
        return self.go(self._stop(self._dealt, by))

    def _stop(self, stops: tuple[int, ...], by: int) -> int:
        """The next of these places in one direction; past them lie the end and the beginning."""
        if by > 0:
            place = bisect_right(stops, self.number)
            return stops[place] if place < len(stops) else self.last
        place = bisect_left(stops, self.number) - 1
        return stops[place] if place >= 0 else 0

    # --- inside --------------------------------------------------------------------------------------------------

    @property
    def _lying(self) -> Any:
        """The state whose cards lie on the table: where a deal has ended, the one before its last card."""
        return self._states[self.number if self.ended is None else self.number - 1]

    def _left(self, seat: int, held: tuple[Card, ...]) -> tuple[Card, ...]:
        """What a seat holds of the cards that lie in its hand: where a deal has ended, they lay there before."""
        if self.ended is None or self.moment is None:
            return held
        return left_after(self.moment.events, seat, held)

    def _ended_at(self, number: int) -> DealScore | None:
        deals = self._states[number].deals
        return deals[-1] if len(deals) > len(self._states[number - 1].deals) else None

    def _deals_at(self, number: int) -> bool:
        """Whether that step deals the cards."""
        return _is_dealt(self._states[number]) and not _is_dealt(self._states[number - 1])


def _is_dealt(state: Any) -> bool:
    return "hand 0" in state.places()


def _trick_of(moment: Moment) -> Trick | None:
    return next((one.trick for one in moment.events if isinstance(one, TrickWon)), None)
