"""How often something comes true in worlds, and how words said at the table make some worlds more likely."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fa_cards.bots.batch.arrays import Numbers

Reals = NDArray[np.float64]

SPARE: Final = 4
"""So many worlds are drawn for each that is kept, where words tell which ones are likely."""
DOUBT: Final = 0.05
"""How likely somebody says what his hand does not bear out, beside what it does."""
CARRIED: Final = 0.5
"""So likely a contract must be made that is bid freely, also where it would pay to drive the others higher: a partner
counts on it."""
_PARTS: Final = 2.0**20


@dataclass(frozen=True, slots=True)
class Chances:
    """What came of some worlds: tricks, or points, of the declarer's side."""

    numbers: Numbers
    """One a world."""

    def __len__(self) -> int:
        return len(self.numbers)

    def at_least(self, wanted: int) -> int:
        """The worlds in which it is so much or more."""
        return int(np.count_nonzero(self.numbers >= wanted))

    def chance(self, wanted: int) -> float:
        """How likely that is."""
        return self.at_least(wanted) / len(self)

    @property
    def mean(self) -> float:
        """What it is on average."""
        return int(self.numbers.sum()) / len(self)


def slope(over: Reals, width: float) -> Reals:
    """How well a hand bears out what was said, by how far it lies over the limit of it: from `DOUBT` to 1."""
    result: Reals = np.clip(0.5 + over / width, DOUBT, 1.0)
    return result


def likely(weights: Reals, n: int) -> Numbers:
    """The numbers of n worlds, each as often as its weight says; the same ones for the same weights."""
    # In whole numbers: sums of fractions are not the same on every machine.
    ends = np.cumsum((weights * _PARTS).astype(np.int64) + 1)
    whole = int(ends[-1])
    middle = (np.arange(n) * whole + whole // 2) // n
    return np.searchsorted(ends, middle, side="right")
