"""What each card that may be played brings in many worlds, and which one is clearly better than the rule policy's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Final

import numpy as np

from fa_cards.bots.batch.arrays import Flags, Numbers
from fa_cards.bots.batch.playouts import Playouts
from fa_cards.bots.simulating.drawing import drawn
from fa_cards.bots.simulating.worth import UNIT, worth
from fa_cards.bots.worlds.unknown import NoWorld
from fa_cards.rules.cards import Card
from fa_cards.rules.chance import Dice
from fa_cards.rules.tricks import TrickView

NOISE: Final = 1
"""By more standard errors than these a card has to be better than the rule policy's to be played instead."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """What the cards that may be played bring, each in the same worlds."""

    cards: tuple[Card, ...]
    rule: Card
    """What the rule policy plays."""
    value: Numbers
    """What each card is worth to the seat in each world, in parts of `UNIT`: cards, worlds."""
    held: Flags | None
    """Where it makes the contract of the seat's side, or breaks that of the others: cards, worlds."""

    @property
    def worlds(self) -> int:
        """In so many worlds each card was tried; in none where it was cancelled at once."""
        return int(self.value.shape[1])

    def mean(self, one: Card) -> float:
        """What a card is worth on average, in tricks, points or game points; 0 where there are no worlds."""
        return sum(self._of(one)) / (UNIT * self.worlds) if self.worlds else 0.0

    def error(self, one: Card) -> float:
        """The standard error of the mean; 0 where there are too few worlds to tell."""
        total, squares = _sums(self.value[self.cards.index(one)])
        n = self.worlds
        return sqrt(max(0, n * squares - total * total) / (n * n * (n - 1))) / UNIT if n > 1 else 0.0

    def times(self, one: Card) -> int | None:
        """In how many worlds a card holds or breaks the contract, as the seat wishes; None where there is none."""
        return None if self.held is None else int(np.count_nonzero(self.held[self.cards.index(one)]))

    @property
    def best(self) -> Card:
        """The card to play: the one with the highest mean, where it is clearly better than the rule policy's."""
        totals = [sum(self._of(one)) for one in self.cards]
        top = self.cards[totals.index(max(totals))]
        return top if self.clearly(top, self.rule) else self.rule

    def clearly(self, one: Card, other: Card) -> bool:
        """Whether a card is better than another one by more than chance in these worlds may make it.

        All in whole numbers: mean and standard error of the difference, squared and without their common divisors.
        """
        n = self.worlds
        total, squares = _sums(self.value[self.cards.index(one)] - self.value[self.cards.index(other)])
        return total > 0 and (n - 1) * total * total > NOISE * NOISE * (n * squares - total * total)

    def _of(self, one: Card) -> list[int]:
        values: list[int] = self.value[self.cards.index(one)].tolist()
        return values


def _sums(values: Numbers) -> tuple[int, int]:
    """The sum of some numbers, and of their squares."""
    return int(values.sum()), int((values * values).sum())


def weighed(view: TrickView, n: int, dice: Dice, cancelled: Callable[[], bool] = lambda: False) -> Weighed:
    """What each legal card of the seat to move brings, in so many worlds that fit its view.

    Args:
        view: of the seat, whose turn it is to play a card.
        n: how many worlds, the same for all cards.
        dice: fix the worlds.
        cancelled: asked before each part of the work; once it says so, the worlds count that were played out.

    Raises:
        TypeError: it is no game of tricks that is simulated.
    """
    playouts = Playouts.for_view(view)
    # Plays in different manners are one card.
    cards = tuple(dict.fromkeys(playouts.legal))
    rule = playouts.policy_card(view)
    nothing = Weighed(cards, rule, np.zeros((len(cards), 0), dtype=np.int64), None)
    if cancelled():
        return nothing
    try:
        worlds = drawn(view, playouts.deal, n, dice)
    except NoWorld:
        # No deal comes to such a moment: it is made up, as those of some lessons are, where the rule policy will do.
        return nothing
    found = playouts.tried(worlds, cards, cancelled)
    valued = worth(view, playouts.deal, worlds, found)
    return Weighed(cards, rule, valued.value, valued.held)
