"""Deals of Teka played out in many worlds, whoever is the declarer and whatever is trump."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np

from fa_cards.bots.batch.arrays import Masks, Numbers
from fa_cards.bots.batch.table import Worlds
from fa_cards.bots.batch.teka import TekaDeal
from fa_cards.bots.bidding.chances import SPARE, Reals, likely
from fa_cards.bots.bidding.teka_hands import borne_out
from fa_cards.bots.bidding.turning import SEATS, in_parts, turned_seats, turned_suits
from fa_cards.bots.worlds.teka import worlds
from fa_cards.rules.cards import Suit
from fa_cards.rules.chance import Dice
from fa_cards.rules.teka.contract import LOWEST_BID, TRICKS, Contract
from fa_cards.rules.teka.view import TekaView

_PARTNER: Final = 2
"""Whoever is opposite the seat 0."""


def believed(view: TekaView, n: int, dice: Dice, *, heard: bool = True) -> Masks:
    """The hands of all seats in worlds before the first card: as likely as the words of the others make them.

    Args:
        view: of the seat that asks.
        n: how many worlds.
        dice: what fixes them.
        heard: whether the words count at all.
    """
    places = [place for place, one in enumerate(view.calls) if one.seat != view.seat]
    if not places or not heard:
        return worlds(view, n, dice)
    some = worlds(view, SPARE * n, dice)
    weights: Reals = np.ones(SPARE * n)
    for place in places:
        hands = some[view.calls[place].seat]
        weights = weights * borne_out(hands, view.calls, place, weak_pass_all=view.options.weak_pass_all)
    return np.ascontiguousarray(some[:, likely(weights, n)])


class TekaTrials:
    """Deals that would be played in some worlds, from the first card on, by the rule policy at all seats."""

    def __init__(self, view: TekaView, hands: Masks) -> None:
        """Takes what everybody knows from any seat's view, and the worlds: seats, worlds."""
        self._hands = hands
        self._view = view

    def __len__(self) -> int:
        return int(self._hands.shape[1])

    def tricks(self, seat: Numbers, suit: Numbers, which: Numbers, *, alone: bool = False) -> Numbers:
        """What the declarer's side takes, row by row: in double 13 the declarer himself.

        Args:
            seat: the declarer.
            suit: the number of the trump suit, of which he holds some card.
            which: the world.
            alone: whether double 13 is played.
        """
        deal = self._deal(alone=alone)

        def part(rows: slice) -> Numbers:
            hands = turned_suits(turned_seats(self._hands, seat[rows], which[rows]), suit[rows])
            taken: Numbers = deal.play(Worlds(hands)).taken[0]
            return taken

        return in_parts(len(which), part)

    def by_suit(self, seat: int, suits: tuple[int, ...], *, alone: bool = False) -> Numbers:
        """What a declarer takes with each of some trump suits, each in all worlds: suits, worlds."""
        size = len(self)
        rows = np.arange(len(suits) * size)
        suit = np.repeat(np.array(suits, dtype=np.int64), size)
        return self.tricks(np.full(len(rows), seat), suit, rows % size, alone=alone).reshape(len(suits), size)

    def _deal(self, *, alone: bool) -> TekaDeal:
        """The deal that all rows are turned to."""
        contract = Contract(0, TRICKS if alone else LOWEST_BID, double_13=alone)
        asleep = _PARTNER if alone and self._view.options.partner_out else None
        beginning = replace(
            self._view,
            contract=contract,
            trump=Suit.SPADES,
            actor=0,
            asleep=asleep,
            counts=(TRICKS,) * SEATS,
            tricks=(),
            trick=(),
        )
        return TekaDeal(beginning)
