"""The Rook family in the simulator: bird, licence, nest, called card, and what a deal brings (rook.md)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import numpy as np

from fa_cards.bots.batch.arrays import Flags, Masks, Numbers, full, held
from fa_cards.bots.batch.deal import Deal, Outcome, points, table_of
from fa_cards.bots.batch.layout import Layout
from fa_cards.bots.batch.points_policy import Counters, PointsPolicy
from fa_cards.bots.batch.rules import FollowSuit
from fa_cards.bots.batch.run import Played, Policy
from fa_cards.bots.batch.sides import OneSide, Opposite, Sides
from fa_cards.bots.batch.table import Worlds
from fa_cards.rules.cards import Card, Suit
from fa_cards.rules.rook.auction import RookContract
from fa_cards.rules.rook.decks import BIRD_VALUE, RookPack, deck_of
from fa_cards.rules.rook.rules import SEATS, RookRules
from fa_cards.rules.rook.view import RookView
from fa_cards.rules.tricks import TrickView


@lru_cache
def rook_layout(kind: RookPack, place: str, trump: Suit) -> Layout:
    """A pack of the family, the bird where the game ranks it."""
    pack = deck_of(kind, place).pack
    row = next(number for number, one in enumerate(pack) if one.suit is None) // len(kind.suits)
    return Layout(pack, trump, row)


@lru_cache
def _classes(kind: RookPack, place: str, trump: Suit) -> tuple[tuple[int, int], ...]:
    """The values of the cards, each with those that have it."""
    layout = rook_layout(kind, place, trump)
    worth = dict(kind.values)
    of_value = dict.fromkeys(worth.values(), 0)
    for one, bit in layout.bit.items():
        if one.suit is not None and one.rank in worth:
            of_value[worth[one.rank]] |= bit
    return (*of_value.items(), (BIRD_VALUE, layout.bird))


class RookDeal(Deal):
    """A deal of a game of the family in play."""

    def __init__(self, view: RookView) -> None:
        """Takes what everybody knows from any seat's view."""
        assert view.contract is not None and view.trump is not None, "trump is not named"
        rules = view.rules
        self._rules: RookRules = rules
        self._contract: RookContract = view.contract
        self.layout = rook_layout(rules.pack, rules.rook, view.trump)
        self._classes = _classes(rules.pack, rules.rook, view.trump)
        free = self.layout.bird if rules.free_rook else 0
        declarer = view.contract.declarer
        self.table = table_of(view, self.layout, free=free, gone=self.layout.mask(view.shown), declarer=declarer)
        self.rules = FollowSuit(free)
        self.seats = len(view.counts)
        self._called = 0 if view.called is None else self.layout.bit[view.called]
        self._shown = view.partner if view.revealed else None
        """The partner, where everybody knows him."""
        seats = self.table.seats
        self.piles = tuple(seats) if rules.calls else tuple((seat - declarer) % 2 for seat in seats)

    def called(self, worlds: Worlds) -> Masks:
        """The called card in each world."""
        return full(self._called, len(worlds))

    def partner(self, worlds: Worlds) -> Numbers:
        """The seat of the declarer's partner in each world; the declarer's own where he is alone."""
        if self._shown is not None:
            return np.full(len(worlds), self._shown)
        result: Numbers = np.full(len(worlds), self._contract.declarer)
        called = self.called(worlds)
        for seat in range(SEATS):
            result[held(worlds.hands[seat] & called)] = seat
        return result

    def policy(self, worlds: Worlds) -> Policy:
        """The rule policy."""
        by_value = dict(self._classes)
        counters = Counters(by_value[5], by_value[10], by_value.get(15, 0), self.layout.bird)
        seats = self.table.seats
        number = seats.index(self._contract.declarer)
        sides: Sides = Opposite(number)
        if self._rules.calls:
            secret = full(self._called, len(worlds)) if self._shown is None else None
            sides = OneSide(number, (self.partner(worlds) - seats[0]) % SEATS, secret)
        licence, low = self._rules.free_rook, self._rules.rook != "high"
        return PointsPolicy(sides, counters, licence=licence, bird_low=low)

    def outcome(self, played: Played, worlds: Worlds) -> Outcome:
        """Points of the declarer's side and of the others, with what the last trick brings, and the scores."""
        rows = len(worlds)
        declarer = self._contract.declarer
        partner = self.partner(worlds)
        side: Flags = np.stack([(partner == seat) | (seat == declarer) for seat in range(SEATS)])
        assert worlds.aside is not None, "where the nest lies is told by every world"
        end = points(worlds.aside, self._classes) + self._rules.last_trick
        by_pile = points(played.captured, self._classes)
        if self._rules.calls:
            own = np.where(side, by_pile, 0).sum(axis=0)
        else:
            own = by_pile[0]
        last = np.array(self.table.seats).take(played.last)
        own = own + np.where(side[last, np.arange(rows)], end, 0)
        others = self._rules.total - own
        declaring = np.where(own >= self._contract.bid, own, -self._contract.bid)
        assert (by_pile.sum(axis=0) + end == self._rules.total).all(), "points were lost"
        return Outcome(np.where(side, declaring, others), np.stack([own, others]))

    def buried(self, places: Mapping[str, tuple[Card, ...]]) -> Masks:
        """What the declarer has buried, whether shown or not."""
        return np.array([self.layout.mask((*places["buried"], *places["shown"]))], dtype=np.uint64)

    def own(self, view: TrickView) -> Worlds:
        """The own hand, and what the seat has buried itself."""
        assert isinstance(view, RookView)
        aside = np.array([self.layout.mask((*view.buried, *view.shown))], dtype=np.uint64)
        return Worlds(super().own(view).hands, aside)
