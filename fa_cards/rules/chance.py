"""Chance that is the same on every machine and in every version of Python.

Only `random.Random.random()` with a seed of text is promised to stay the same, so everything is made of it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Dice:
    """A source of chance fixed by the text of its seed."""

    def __init__(self, seed: str) -> None:
        self._fraction = random.Random(seed).random

    def below(self, bound: int) -> int:
        """A whole number from 0 to `bound` - 1, each as likely."""
        return int(self._fraction() * bound)

    def between(self, low: int, high: int) -> int:
        """A whole number from `low` to `high`, both included."""
        return low + self.below(high - low + 1)

    def choice(self, some: Sequence[T]) -> T:
        """One of `some`, each place as likely."""
        return some[self.below(len(some))]

    def shuffled(self, some: Sequence[T]) -> tuple[T, ...]:
        """The same things in an order of which each is as likely (Fisher and Yates)."""
        order = list(some)
        below = self.below
        for last in range(len(order) - 1, 0, -1):
            place = below(last + 1)
            order[last], order[place] = order[place], order[last]
        return tuple(order)
