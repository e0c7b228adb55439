"""Worlds drawn by counting: each deal of the hidden cards that fits is as likely, or as likely as evidence makes it.

A table (how many cards of each group every holder has) is drawn by the number of its worlds, then cards of a group,
which are interchangeable, are handed out in random order. All worlds are drawn at once.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from fa_cards.bots.worlds.bits import WIDTH
from fa_cards.bots.worlds.chance import Words, fractions, generator, words
from fa_cards.bots.worlds.tables import Stage, tables
from fa_cards.bots.worlds.unknown import Unknown
from fa_cards.rules.chance import Dice

_ONE: Final = np.uint64(1)
_NUMBER: Final = np.uint64(WIDTH - 1)
"""The lower six bits of a key: the number of the card."""
_GROUP: Final = np.uint64(58)
"""The upper six bits of a key start here: the group of the card."""
_CHANCE: Final = np.uint64(2**58 - WIDTH)
"""The bits between: 52 random ones. That two of a group are equal, and go by number, happens once in 10^13 worlds."""


def sample(unknown: Unknown, n: int, chance: Generator) -> Words:
    """Worlds that fit: by row of `unknown` and world the cards of the holder as a mask, known ones among them.

    Each world is drawn by itself from all that fit, each of them as likely, or by its weight.

    Raises:
        NoWorld: none fits.
    """
    counted = tables(unknown)
    result = np.empty((len(unknown.holders), n), dtype=np.uint64)
    result[:] = np.array(unknown.known, dtype=np.uint64)[:, np.newaxis]
    left = np.full(n, unknown.hidden, dtype=np.uint64)
    remainder = np.zeros(n, dtype=np.intp)
    hand_out = _HandOut(unknown.hidden, n, chance)
    for stage in counted.stages:
        if stage.fresh:
            hand_out.shuffle(stage.groups, left, stage.remainders[remainder])
        choice = _choice(stage, remainder, chance)
        taken = hand_out.take(stage.choices[choice])
        result[stage.row] |= taken
        left ^= taken
        remainder = stage.following[remainder, choice]
    if counted.last is not None:
        result[counted.last] |= left
    return result


def drawn(unknown: Unknown, n: int, dice: Dice) -> Words:
    """Worlds that fit, as `sample` draws them with the generator that the next throws of the dice fix."""
    return sample(unknown, n, generator(dice))


def orders(cards: Words, chance: Generator) -> NDArray[np.uint8]:
    """For each mask of cards, all with as many, a random order of them: (place, mask) to the number of its bit.

    A stock is drawn from in such an order.
    """
    if not len(cards):
        return np.zeros((0, 0), dtype=np.uint8)
    size = int(cards[0]).bit_count()
    numbers = np.arange(WIDTH, dtype=np.uint64)
    keys = words(chance, len(cards), WIDTH)
    keys &= _CHANCE
    keys |= numbers | _without(cards, numbers)
    keys.sort(axis=1)
    return (keys[:, :size] & _NUMBER).astype(np.uint8).T


def _without(cards: Words, numbers: Words) -> Words:
    """By mask and number of a bit: all bits where the mask has no such card, so that its key comes last; else none."""
    return ((cards[:, np.newaxis] >> numbers) & _ONE) - _ONE


def _choice(stage: Stage, remainder: NDArray[np.intp], chance: Generator) -> NDArray[np.intp]:
    """For each world which choice its holder gets, as likely as many ways go on from it."""
    if len(stage.choices) == 1:
        return np.zeros(len(remainder), dtype=np.intp)
    fraction = fractions(chance, len(remainder))
    # A fraction below 1 of a number is below that number when it is rounded, too: there is always a choice above it.
    choice: NDArray[np.intp]
    if len(stage.ways) == 1:
        choice = np.searchsorted(stage.ways[0], fraction * stage.ways[0, -1], side="right")
    else:
        ways = stage.ways[remainder]
        choice = np.count_nonzero(ways <= (fraction * ways[:, -1])[:, np.newaxis], axis=1)
    return choice


class _HandOut:
    """Hidden cards in random order, group by group, for each world; holders take from the front of each group."""

    def __init__(self, hidden: int, n: int, chance: Generator) -> None:
        self._chance = chance
        self._numbers = np.array([number for number in range(WIDTH) if hidden >> number & 1], dtype=np.uint64)
        self._sums = np.zeros((n, len(self._numbers) + 1), dtype=np.uint64)
        """By world and place the cards before that place, as a mask."""
        self._begun = False
        """Whether cards were handed out."""
        self._next = np.zeros((n, 0), dtype=np.int64)
        """By world and group the place from which the next holder takes."""

    def shuffle(self, groups: tuple[int, ...], left: Words, remainder: NDArray[np.int64]) -> None:
        """Orders anew what is left, in these groups, of which each world has so many cards left."""
        group_of = np.zeros(len(self._numbers), dtype=np.uint64)
        for group, mask in enumerate(groups):
            group_of[(np.uint64(mask) >> self._numbers) & _ONE == _ONE] = group
        # All in place: for many worlds a new array costs more than what is worked out in it.
        keys = words(self._chance, len(left), len(self._numbers))
        keys &= _CHANCE
        keys |= group_of << _GROUP | self._numbers
        if self._begun:
            # Handed out cards come last.
            keys |= _without(left, self._numbers)
        self._begun = True
        # Keys differ, so any way to sort them gives one order.
        keys.sort(axis=1)
        keys &= _NUMBER
        np.left_shift(_ONE, keys, out=keys)
        np.cumsum(keys, axis=1, out=self._sums[:, 1:])
        self._next = np.cumsum(remainder, axis=1) - remainder

    def take(self, counts: NDArray[np.int64]) -> Words:
        """By world the next so many cards of each group, as a mask."""
        end = self._next + counts
        taken = np.take_along_axis(self._sums, end, axis=1) - np.take_along_axis(self._sums, self._next, axis=1)
        self._next = end
        together: Words = np.bitwise_or.reduce(taken, axis=1)
        return together
