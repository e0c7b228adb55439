"""What a seat does not know: the hidden cards, who may hold them, how many each holds, and what holds beside.

Cards are masks (`bits`). A holder is a row of a world: the seats first, by number, then the places where cards lie
aside. Whoever asks is a holder too, all of whose cards are known, so that a world is a whole table.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

Counts = NDArray[np.int64]
"""Numbers of cards, a row for each case, a column for each mask that is counted."""
Chances = NDArray[np.float64]
"""A weight for each case."""


class NoWorld(ValueError):
    """No deal of the hidden cards fits what is said of them."""


@dataclass(frozen=True, slots=True)
class Fact(ABC):
    """Something that holds, or is more likely, of the cards of one holder together, known ones among them.

    It counts the cards of its masks and may not tell those of one mask apart; so cards stay interchangeable.
    """

    row: int

    @property
    @abstractmethod
    def masks(self) -> tuple[int, ...]:
        """The cards that it counts, mask by mask."""

    @abstractmethod
    def likelihood(self, held: Counts) -> Chances:
        """How much each case weighs, by how many cards of each mask the holder has; 0 where it cannot be."""


@dataclass(frozen=True, slots=True)
class AtLeast(Fact):
    """The holder has so many of some cards, or more."""

    some: int
    least: int

    @property
    def masks(self) -> tuple[int, ...]:
        """Those cards."""
        return (self.some,)

    def likelihood(self, held: Counts) -> Chances:
        """1 or 0."""
        return (held[:, 0] >= self.least).astype(np.float64)


@dataclass(frozen=True, slots=True)
class AllOrNot(Fact):
    """If the holder has the one card he has all of the others, too."""

    one: int
    others: int

    @property
    def masks(self) -> tuple[int, ...]:
        """The card, and the others."""
        return self.one, self.others

    def likelihood(self, held: Counts) -> Chances:
        """1 or 0."""
        fits: NDArray[np.bool_] = (held[:, 0] == 0) | (held[:, 1] == self.others.bit_count())
        return fits.astype(np.float64)


@dataclass(frozen=True, slots=True)
class Tilt(Fact):
    """Evidence: each of some cards that lies with the holder makes a world so many times as likely."""

    some: int
    times: float

    @property
    def masks(self) -> tuple[int, ...]:
        """Those cards."""
        return (self.some,)

    def likelihood(self, held: Counts) -> Chances:
        """A product of as many factors. It is made by multiplying: powers are not the same on every machine."""
        factors = np.full(self.some.bit_count() + 1, self.times)
        factors[0] = 1.0
        products: Chances = factors.cumprod()
        return products[held[:, 0]]


@dataclass(frozen=True, slots=True)
class Unknown:
    """The hidden cards of a moment as one seat has to think of them. `settled` makes one."""

    holders: tuple[int | str, ...]
    """The seats by number, then the other places by name; each is a row of a world."""
    known: tuple[int, ...]
    """By row, the cards that are known to be there."""
    room: tuple[int, ...]
    """By row, how many hidden cards are there."""
    hidden: int
    """The cards of which it is not known where they are."""
    may: tuple[int, ...]
    """By row, the hidden cards that may be there."""
    facts: tuple[Fact, ...] = ()
    """What holds beside of the cards of single holders."""

    def row(self, holder: int | str) -> int:
        """The row of a holder in a world."""
        return self.holders.index(holder)

    def tilted(self, *tilts: Fact) -> Unknown:
        """The same with evidence.

        Each mask of it may split the kinds of cards that are counted: some masks cost nothing, a dozen that cut across
        each other cost seconds.
        """
        return replace(self, facts=(*self.facts, *tilts))

    def weight(self, world: Sequence[int]) -> float:
        """How likely a world is beside others, by what is said here: 1 without evidence, 0 where it does not fit."""
        left = self.hidden
        for known, room, may, mask in zip(self.known, self.room, self.may, world, strict=True):
            dealt = mask & ~known
            if known & ~mask or dealt & ~(left & may) or dealt.bit_count() != room:
                return 0.0
            left ^= dealt
        result = 0.0 if left else 1.0
        for fact in self.facts:
            held = np.array([[(world[fact.row] & mask).bit_count() for mask in fact.masks]], dtype=np.int64)
            result *= float(fact.likelihood(held)[0])
        return result


def settled(
    holders: Sequence[int | str],
    *,
    known: Sequence[int],
    room: Sequence[int],
    hidden: int,
    may: Sequence[int],
    facts: Sequence[Fact] = (),
) -> Unknown:
    """What is not known, after what follows at once: a card with one place left lies there, a full holder has no room.

    Args:
        holders: the seats by number, then the other places by name.
        known: by row, the cards that are known to be there.
        room: by row, how many of the hidden cards are there.
        hidden: the cards of which it is not known where they are.
        may: by row, the hidden cards that may be there; others are left out of it.
        facts: what holds beside of the cards of single holders, the known ones counted in.

    Raises:
        NoWorld: no deal fits, as far as can be seen without counting.
    """
    if hidden.bit_count() != sum(room) or min(room) < 0:
        raise NoWorld(f"{hidden.bit_count()} hidden cards do not fill {tuple(room)}")
    known, room = list(known), list(room)
    while True:
        may = [mask & hidden if free else 0 for mask, free in zip(may, room, strict=True)]
        once = twice = 0
        for mask in may:
            twice |= once & mask
            once |= mask
        if once != hidden:
            raise NoWorld("some hidden card can be nowhere")
        found = [mask if mask.bit_count() <= free else mask & ~twice for mask, free in zip(may, room, strict=True)]
        if not any(found):
            return Unknown(tuple(holders), tuple(known), tuple(room), hidden, tuple(may), tuple(facts))
        for row, mask in enumerate(found):
            if mask & ~hidden or mask.bit_count() > room[row]:
                raise NoWorld("some hidden card would have to be in two places")
            known[row] |= mask
            room[row] -= mask.bit_count()
            hidden &= ~mask
