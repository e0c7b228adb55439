"""California Jack, Shasta Sam, California Fives and All Fours in the simulator (california_jack.md, extras.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from fa_cards.bots.batch.arrays import Flags, Masks, Numbers, held, highest, lowest, word
from fa_cards.bots.batch.deal import Deal, Outcome, points, table_of
from fa_cards.bots.batch.fours_policy import FoursPolicy, Prizes
from fa_cards.bots.batch.layout import standard
from fa_cards.bots.batch.rules import FollowOrTrump
from fa_cards.bots.batch.run import Played, Policy
from fa_cards.bots.batch.sides import Alone, Opposite
from fa_cards.bots.batch.table import Worlds
from fa_cards.bots.worlds.chance import generator
from fa_cards.bots.worlds.sampler import orders
from fa_cards.rules.cards import PACK_52, Card
from fa_cards.rules.chance import Dice
from fa_cards.rules.fours.all_fours.view import AllFoursView
from fa_cards.rules.fours.california.rules import HAND
from fa_cards.rules.fours.california.view import CaliforniaView
from fa_cards.rules.fours.counting import FIVES, POINTS, Point, value_of
from fa_cards.rules.fours.view import FoursView
from fa_cards.rules.tricks import TrickView


class FoursDeal(Deal):
    """A deal of a game of the family in play."""

    def __init__(self, view: FoursView) -> None:
        """Takes what everybody knows from any seat's view."""
        assert view.trump is not None, "there is no trump yet"
        self.seats = len(view.counts)
        self.layout = standard(view.trump)
        self._suit = view.trump
        self._target = view.target
        self._totals = view.totals
        self._points = view.points
        layout = self.layout
        self._classes = tuple(
            (value, layout.mask(one for one in PACK_52 if one.rank == rank)) for rank, value in POINTS.items()
        )
        self._before = tuple(0 for _ in view.totals)
        """Points of the deal that are in the totals already."""

    @property
    def _teams(self) -> bool:
        return len(self._totals) > 2

    def card_of(self, point: Point) -> int:
        """The card that brings a point to whoever wins it; 0 where none does."""
        suit = self._suit.value
        text = {Point.HIGH: f"A{suit}", Point.LOW: f"2{suit}", Point.JACK: f"J{suit}"}
        text |= {five: five.value for five in FIVES}
        return next((bit for one, bit in self.layout.bit.items() if one.text == text.get(point)), 0)

    def policy(self, worlds: Worlds) -> Policy:
        """The rule policy."""
        won = tuple((value_of(point), self.card_of(point)) for point in self._points if point is not Point.GAME)
        prizes = Prizes(tuple((value, bit) for value, bit in won if bit), self._classes)
        return FoursPolicy(Opposite(-1) if self._teams else Alone(), prizes, teams=self._teams)

    def outcome(self, played: Played, worlds: Worlds) -> Outcome:
        """What each seat scores, the points entered in order until the target is reached; and the card points."""
        seats = len(self._totals)
        totals: Numbers = np.repeat(np.array(self._totals)[:, None], len(worlds), axis=1)
        before = totals.copy()
        captured = played.captured
        sides = captured[:2] | captured[2:] if self._teams else captured
        for point in self._points:
            for side, has in enumerate(self._holders(point, sides, worlds)):
                open_still = totals.max(axis=0) < self._target
                totals[side::2] += value_of(point) * (has & open_still)
        scores = totals - before + np.array(self._before)[:seats, None]
        return Outcome(scores, points(captured, self._classes))

    def _holders(self, point: Point, sides: Masks, worlds: Worlds) -> tuple[Flags, Flags]:
        """Where each of the two sides has a point."""
        if point is Point.GAME:
            mine, theirs = points(sides, self._classes)
            return mine > theirs, theirs > mine
        bit = word(self.card_of(point))
        return held(sides[0] & bit), held(sides[1] & bit)


class CaliforniaDeal(FoursDeal):
    """A deal of a game with a stock."""

    def __init__(self, view: CaliforniaView) -> None:
        """Takes what everybody knows from any seat's view."""
        super().__init__(view)
        rules = view.rules
        trump, loose, must_trump = self.layout.trumps, rules.loose_discard, rules.void_must_trump
        seats = len(view.counts)
        shown = view
        if not rules.face_up:
            # What is drawn unseen may be of any suit: only what was shown since the last draw still holds.
            drawing = len(PACK_52) // seats - HAND
            shown = replace(view, tricks=view.tricks[drawing:])
        table = table_of(view, self.layout, free=trump)
        voids = table_of(shown, self.layout, free=self.layout.whole if loose else trump).voids
        if must_trump:
            voids = tuple(one | trump if one else one for one in voids)
        seen = tuple(self.layout.mask(view.known[seat]) for seat in table.seats)
        self.table = replace(table, voids=voids, seen=seen, face_up=rules.face_up)
        self.rules = FollowOrTrump(must_trump=must_trump, loose=loose)
        self._top = 0 if view.top is None else self.layout.bit[view.top]
        self.piles = self.table.seats

    def drawn(self, words: Masks, dice: Dice) -> Worlds:
        """The worlds with the stock in some order, its next card first where it is seen."""
        hands, stock = words[: self.seats], words[self.seats]
        top = word(self._top)
        order = orders(stock & ~top, generator(dice)).astype(np.uint64)
        cards = word(1) << order
        if self._top:
            cards = np.concatenate([np.broadcast_to(top, (1, len(stock))), cards])
        return Worlds(hands, stock=cards)

    def stock(self, places: Mapping[str, tuple[Card, ...]]) -> Masks:
        """What will be drawn in that world."""
        cards = (*places["top"], *places["stock"])
        return np.array([[self.layout.bit[one]] for one in cards], dtype=np.uint64).reshape(len(cards), 1)

    def own(self, view: TrickView) -> Worlds:
        """The own hand, and of the stock its next card where that is seen."""
        assert isinstance(view, CaliforniaView)
        stock = np.zeros((view.stock, 1), dtype=np.uint64)
        if view.top is not None:
            stock[0] = word(self.layout.bit[view.top])
        return Worlds(super().own(view).hands, stock=stock)


class AllFoursDeal(FoursDeal):
    """A deal of All Fours: High and Low go to who was dealt them, and nobody draws."""

    def __init__(self, view: AllFoursView) -> None:
        """Takes what everybody knows from any seat's view."""
        super().__init__(view)
        self.table = table_of(view, self.layout, free=self.layout.trumps, gone=self.layout.mask(view.turned))
        self.rules = FollowOrTrump()
        self.piles = self.table.seats
        self._before = view.pending
        laid = [0] * len(view.counts)
        for plays in (*(trick.plays for trick in view.tricks), view.trick):
            for one in plays:
                laid[one.seat] |= self.layout.bit[one.card]
        self._laid = tuple(laid)
        """What each seat has played."""

    def card_of(self, point: Point) -> int:
        """The jack of trump alone brings a point to whoever wins it."""
        return super().card_of(point) if point is Point.JACK else 0

    def drawn(self, words: Masks, dice: Dice) -> Worlds:
        """The hands; what is not dealt does not matter."""
        return Worlds(words[: self.seats])

    def _holders(self, point: Point, sides: Masks, worlds: Worlds) -> tuple[Flags, Flags]:
        if point not in {Point.HIGH, Point.LOW}:
            return super()._holders(point, sides, worlds)
        best = highest if point is Point.HIGH else lowest
        mine, theirs = ((worlds.hands[seat] | word(self._laid[seat])) & word(self.layout.trumps) for seat in range(2))
        one = best(mine | theirs)
        return held(one & mine), held(one & theirs)
