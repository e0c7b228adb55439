"""Golden Ten in the simulator: its table and policy, and what a deal costs (extras.md, section A)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import numpy as np

from fa_cards.bots.batch.arrays import Masks, held, word
from fa_cards.bots.batch.deal import Deal, Outcome, points, table_of
from fa_cards.bots.batch.golden_policy import GoldenTenPolicy
from fa_cards.bots.batch.layout import Layout
from fa_cards.bots.batch.rules import FollowSuit
from fa_cards.bots.batch.run import Played, Policy
from fa_cards.bots.batch.table import Worlds
from fa_cards.rules.cards import PACK_ROOK_56, Card, Suit, card
from fa_cards.rules.golden_ten.counting import RELIEF
from fa_cards.rules.golden_ten.view import GoldenTenView
from fa_cards.rules.tricks import TrickView

FIVE: Final = card("R5")
TEN: Final = card("R10")
GOLDEN: Final = card("Y10")


@lru_cache
def golden_layout() -> Layout:
    """The 56 cards, where nothing is trump."""
    return Layout(PACK_ROOK_56, None)


class GoldenTenDeal(Deal):
    """A deal of Golden Ten in play."""

    def __init__(self, view: GoldenTenView) -> None:
        """Takes what everybody knows from any seat's view."""
        self.layout = golden_layout()
        self.table = table_of(view, self.layout)
        self.rules = FollowSuit()
        self.seats = len(view.counts)
        self.piles = self.table.seats
        self._negative = view.negative
        self._first = view.tricks[0].winner if view.tricks else None
        bit = self.layout.bit
        self._red = self.layout.suit[Suit.RED]
        self._golden = bit[GOLDEN]
        self._classes = ((1, self._red & ~(bit[FIVE] | bit[TEN])), (5, bit[FIVE]), (10, bit[TEN]))

    def policy(self, worlds: Worlds) -> Policy:
        """The rule policy."""
        bit = self.layout.bit
        return GoldenTenPolicy(self._red, (bit[FIVE], bit[TEN]), self._golden)

    def outcome(self, played: Played, worlds: Worlds) -> Outcome:
        """The penalties, and what the red cards of each seat count; the left-over cards go with the first trick."""
        whole = played.captured.copy()
        if worlds.aside is not None:
            rows = np.arange(len(worlds))
            seats = np.array(self.table.seats)
            first = seats.take(played.first) if self._first is None else np.full(len(worlds), self._first)
            whole[first, rows] |= worlds.aside
        reds = points(whole, self._classes)
        penalties = reds - RELIEF * held(whole & word(self._golden))
        return Outcome(penalties if self._negative else np.maximum(penalties, 0), reds)

    def buried(self, places: Mapping[str, tuple[Card, ...]]) -> Masks:
        """The left-over cards, which nobody has seen."""
        return np.array([self.layout.mask(places["talon"])], dtype=np.uint64)

    def own(self, view: TrickView) -> Worlds:
        """The own hand; nobody knows the left-over cards."""
        return Worlds(super().own(view).hands, np.zeros(1, dtype=np.uint64))
