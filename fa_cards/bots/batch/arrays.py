"""Sets of cards as words of 64 bits, one word a world, and what is asked of them; in numpy.

The bits are those of `layout`: rank-major, so shifts by four stay in a suit, and the lower bit is the lower rank. A
condition is a word, too, where it is to be met with cards: all bits where it holds, none where it does not.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

Masks = NDArray[np.uint64]
"""A set of cards for each world; in the first axis, where there are two, places or seats."""
Flags = NDArray[np.bool_]
"""A condition for each world."""
Numbers = NDArray[np.int64]


def word(mask: int) -> Masks:
    """A mask as one word that goes with the words of all worlds; of a complement, a negative number, the low 64 bits.

    It has no axis: numpy is quicker with it than with a number.
    """
    return np.array(mask & 0xFFFF_FFFF_FFFF_FFFF, dtype=np.uint64)


NOTHING: Final = word(0)
"""No card, in every world."""
EVERYTHING: Final = word(-1)
"""All bits, in every world."""
SUITS: Final = tuple(0x1111_1111_1111_1111 << number for number in range(4))
"""The cards of each suit, by its number, as masks with bits that are no cards."""
_ONE: Final = word(1)
_THREE: Final = word(3)
_SHIFTS: Final = tuple(word(4 << step) for step in range(4))
_MANTISSA: Final = word(52)
_BIAS: Final = word(1023)
# The exponent of a bit's number as a float is the number and 1023, and 1023 leaves 3 by 4.
_SUIT_BY_EXPONENT: Final = np.array([SUITS[(rest + 1) % 4] for rest in range(4)], dtype=np.uint64)


def full(mask: int, worlds: int) -> Masks:
    """The same cards in every world."""
    return np.full(worlds, word(mask))


def where(flags: Flags, some: Masks, others: Masks) -> Masks:
    """The first cards in the worlds where a condition holds, the others elsewhere."""
    # Not by numpy.where, whose time hangs on how well the processor foresees the condition.
    result: Masks = others ^ ((some ^ others) & spread(flags))
    return result


def spread(flags: Flags) -> Masks:
    """The condition as words: all bits where it holds."""
    return np.negative(flags.astype(np.uint64))


def held(masks: Masks) -> Flags:
    """Where there is any card."""
    return masks.astype(np.bool_)


def any_of(masks: Masks) -> Masks:
    """All bits where there is any card, none elsewhere."""
    result: Masks = np.negative(np.minimum(masks, _ONE))
    return result


def none_of(masks: Masks) -> Masks:
    """All bits where there is no card, none elsewhere."""
    result: Masks = np.minimum(masks, _ONE) - _ONE
    return result


def first_of(some: Masks, *others: Masks) -> Masks:
    """In each world the first of these sets that is not empty."""
    result = others[-1]
    for one in (*reversed(others[:-1]), some):
        result = one | result & none_of(one)
    return result


def lowest(masks: Masks) -> Masks:
    """The lowest card by rank, of equals that of the first suit; none of none."""
    result: Masks = masks & np.negative(masks)
    return result


def _exponents(masks: Masks) -> Masks:
    # Without the bits below another one no number is rounded up to the next power of two.
    result: Masks = (masks & ~(masks >> _ONE)).astype(np.float64).view(np.uint64) >> _MANTISSA
    return result


def highest(masks: Masks) -> Masks:
    """The highest card by rank, of equals that of the last suit; none of none."""
    result: Masks = np.left_shift(_ONE, _exponents(masks) - _BIAS)
    return result


def suit_of(cards: Masks) -> Masks:
    """The suits of single cards, with bits that are no cards."""
    return np.take(_SUIT_BY_EXPONENT, _exponents(cards) & _THREE)


def below(masks: Masks) -> Masks:
    """All cards that are lower than one of these in its suit."""
    result: Masks = masks >> _SHIFTS[0]
    for shift in _SHIFTS:
        result |= result >> shift
    return result


def above(masks: Masks) -> Masks:
    """All cards that are higher than one of these in its suit."""
    result: Masks = masks << _SHIFTS[0]
    for shift in _SHIFTS:
        result |= result << shift
    return result


def higher(cards: Masks) -> Masks:
    """All bits above a single card, of every suit."""
    result: Masks = np.negative(cards << _ONE)
    return result


def count(masks: Masks) -> NDArray[np.uint8]:
    """How many cards there are."""
    return np.bitwise_count(masks)
