"""How an auction of the Rook family ends in each world, by what the others' hands let them bid, and what it brings."""

from __future__ import annotations

import numpy as np

from fa_cards.bots.batch.arrays import Numbers
from fa_cards.bots.bidding.rook_trials import Captured, RookTrials, worth
from fa_cards.bots.bidding.turning import SEATS
from fa_cards.bots.rook.auction import NEAR, OVER_PARTNER
from fa_cards.rules.rook.auction import lowest_bid, passed, standing, standing_bid
from fa_cards.rules.rook.rules import STEP
from fa_cards.rules.rook.scoring import opposite
from fa_cards.rules.rook.view import RookView

NONE = -1
"""The limit of a seat that has passed; the seat of an auction without a bid."""


def stepped(limits: Numbers) -> Numbers:
    """The numbers that may be bid next below some points."""
    result: Numbers = limits // STEP * STEP
    return result


class Rest:
    """What the others do in each world once this seat has fixed how far it goes, and what comes of it.

    They bid as the rule bots do, up to the limits of their hands, and deals are played by the rule policy.
    """

    def __init__(self, view: RookView, trials: RookTrials) -> None:
        """Takes the view of the seat that is to speak, and the worlds."""
        self._view = view
        rules = view.rules
        self._size = len(trials)
        out = passed(view.calls)
        high = standing(view.calls)
        self._floor = standing_bid(view.calls)
        self._holder = NONE if high is None else high.seat
        self._limits = np.full((SEATS, self._size), NONE, dtype=np.int64)
        """By seat how far it goes; this seat's own is asked for."""
        self.own, self.suit = trials.declared(view.seat)
        """What this seat captures as the declarer, and with which colours."""
        self._got: dict[int, Captured] = {view.seat: self.own}
        for seat in range(SEATS):
            if seat == view.seat or seat in out:
                continue
            self._got[seat], _ = trials.declared(seat)
            share, _ = trials.turned.best(trials.some[seat])
            self._limits[seat] = stepped(trials.turned.limits(share).astype(np.int64))
            if seat == self._holder:
                self._limits[seat] = np.maximum(self._limits[seat], self._floor)
        self._last = (view.calls[0].seat if view.calls else view.seat) - 1
        """Who speaks last in a round, and is forced where nobody bids."""
        self._lowest = lowest_bid(view.calls, rules)

    def ending(self, limit: int) -> tuple[Numbers, Numbers]:
        """The declarer in each world and what he undertakes, when this seat goes so far; `NONE` where it passes.

        Where nobody bids the declarer is `NONE`, or the last seat at the lowest bid.
        """
        view, rules = self._view, self._view.rules
        limits = self._limits.copy()
        limits[view.seat] = limit
        limits[(limits < self._lowest) & (np.arange(SEATS)[:, np.newaxis] != self._holder)] = NONE
        rivals = limits.copy()
        if not rules.calls and limit >= self._lowest:
            # The partner lets a bid of this seat stand unless his hand is much better.
            rivals[opposite(view.seat)] -= int(OVER_PARTNER * rules.total)
        declarer = rivals.argmax(axis=0)
        every = np.arange(self._size)
        if self._holder != NONE:
            # Whoever holds the bid keeps it against who could not go higher.
            declarer = np.where(rivals[self._holder] >= rivals.max(axis=0), self._holder, declarer)
        against = rivals.copy()
        against[declarer, every] = NONE
        if not rules.calls:
            against[(declarer + 2) % SEATS, every] = NONE
        second = against.max(axis=0)
        reach = limits[declarer, every]
        number = np.maximum(second + STEP, stepped(reach - int(NEAR * rules.total)))
        number = np.where(declarer == self._holder, np.maximum(number, self._floor), np.maximum(number, self._lowest))
        kept = (declarer == self._holder) & (second < self._lowest)
        number = np.where(kept, self._floor, np.minimum(number, np.maximum(reach, self._lowest)))
        nobody = limits.max(axis=0) < 0
        forced = self._last % SEATS if rules.all_pass == "forced" else NONE
        return np.where(nobody, forced, declarer), np.where(nobody, rules.min_bid, number)

    def worth(self, limit: int) -> int:
        """What it is worth to this seat to go so far, all worlds together."""
        seat, number = self.ending(limit)
        own = np.zeros(self._size, dtype=np.int64)
        partner = np.full(self._size, NONE, dtype=np.int64)
        for one, got in self._got.items():
            own = np.where(seat == one, got.own, own)
            partner = np.where(seat == one, got.partner, partner)
        brings = worth(self._view.seat, seat, number, Captured(own, partner), self._view.rules)
        return int(np.where(seat == NONE, 0, brings).sum())
