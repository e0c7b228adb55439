"""Random bits for many worlds at once, the same on every machine.

numpy promises that `PCG64` with one seed gives one stream of whole numbers for ever, whatever the version and the
machine; of what a `Generator` makes of that stream it promises this for one version and one machine alone (its
documentation, compatibility policy). So a generator is handed about, and only its stream of 64 raw bits is used.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.random import PCG64, Generator
from numpy.typing import NDArray

from fa_cards.rules.chance import Dice

Words = NDArray[np.uint64]
"""Words of 64 bits."""

SEED_WORDS: Final = 4
"""How many numbers of 32 bits seed a generator: as many as its state has room for."""
_FRACTION: Final = 2.0**-53


def generator(dice: Dice) -> Generator:
    """A generator that the next throws of the dice fix: four numbers below 2 to the 32nd are its seed."""
    return Generator(PCG64([dice.below(2**32) for _ in range(SEED_WORDS)]))


def words(chance: Generator, *shape: int) -> Words:
    """Random words of 64 bits."""
    size = 1
    for one in shape:
        size *= one
    return chance.bit_generator.random_raw(size).reshape(shape)


def fractions(chance: Generator, n: int) -> NDArray[np.float64]:
    """Fractions from 0 to below 1: the upper 53 bits of a word, so that each is an exact floating-point number."""
    return (words(chance, n) >> np.uint64(11)).astype(np.float64) * _FRACTION
