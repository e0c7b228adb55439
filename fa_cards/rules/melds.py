"""Melds of contract rummy: sets, runs, contracts, and which cards may make them (toonerville.md, sections 2 and 3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Self

from fa_cards.rules.cards import Card, Suit, card


class Kind(Enum):
    """What a meld is; the value is its word in a record."""

    SET = "set"
    RUN = "run"

    # As in Suit: one object a member.
    __hash__ = object.__hash__


SHORTEST: Mapping[Kind, int] = MappingProxyType({Kind.SET: 3, Kind.RUN: 4})
"""The fewest cards of a meld."""


@dataclass(frozen=True, slots=True)
class Meld:
    """Cards that are laid together: a set in any order, a run from the lowest up with each wild in its place."""

    kind: Kind
    cards: tuple[Card, ...]

    @property
    def text(self) -> str:
        """The text form in a record."""
        return " ".join([self.kind.value, *(one.text for one in self.cards)])

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """The meld that a record writes with these words.

        Raises:
            ValueError: the words make none.
        """
        kind, *names = words
        if not names:
            raise ValueError(words)
        return cls(Kind(kind), tuple(card(name) for name in names))


@dataclass(frozen=True, slots=True)
class Contract:
    """The melds that a player has to lay at once before anything else."""

    sets: int
    runs: int

    @property
    def cards(self) -> int:
        """The fewest cards that it takes."""
        return self.sets * SHORTEST[Kind.SET] + self.runs * SHORTEST[Kind.RUN]

    def met_by(self, melds: Iterable[Meld]) -> bool:
        """Whether these are just the melds that it asks for, however long."""
        kinds = [one.kind for one in melds]
        return kinds.count(Kind.SET) == self.sets and kinds.count(Kind.RUN) == self.runs


@dataclass(frozen=True, slots=True)
class MeldRules:
    """Which cards make a meld."""

    wilds: frozenset[Card]
    """The cards that stand for any other one."""
    highest: int
    """The highest number of a run; the lowest is 1, and none goes on from the highest to it."""
    min_naturals: int
    """The fewest cards of a meld that are no wilds, when it is laid."""
    contiguous: bool
    """Whether two runs of one colour in one contract may share a number or touch."""

    def natural(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Those of the cards that stand for themselves, in their order."""
        return tuple(one for one in cards if one not in self.wilds)

    def points(self, some: Iterable[Card]) -> int:
        """What cards that are left in a hand count (toonerville.md, section 5)."""
        return sum(WILD_POINTS if one in self.wilds else HIGH_POINTS if one.rank >= 10 else LOW_POINTS for one in some)

    def number(self, meld: Meld) -> int:
        """The number of a set, or the lowest one of a run, counting its wilds. The meld is legal."""
        for place, one in enumerate(meld.cards):
            if one not in self.wilds:
                return one.rank if meld.kind is Kind.SET else one.rank - place
        raise AssertionError(f"a meld of wilds alone: {meld.text}")

    def colour(self, run: Meld) -> Suit:
        """The colour of a run. The meld is legal."""
        suit = self.natural(run.cards)[0].suit
        assert suit is not None
        return suit

    def numbers(self, run: Meld) -> range:
        """The numbers that the cards of a run stand for, in their order. The meld is legal."""
        low = self.number(run)
        return range(low, low + len(run.cards))

    def fault(self, meld: Meld) -> str | None:
        """The code of the reason why the cards are no meld; None where they are one (toonerville.md, section 3)."""
        natural = self.natural(meld.cards)
        if meld.kind is Kind.SET:
            if len(meld.cards) < SHORTEST[Kind.SET]:
                return "set-short"
            if len({one.rank for one in natural}) > 1:
                return "set-mixed"
        elif (fault := self._run_fault(meld, natural)) is not None:
            return fault
        return "no-natural" if len(natural) < self.min_naturals else None

    def _run_fault(self, run: Meld, natural: tuple[Card, ...]) -> str | None:
        if len(run.cards) < SHORTEST[Kind.RUN]:
            return "run-short"
        if len({one.suit for one in natural}) > 1:
            return "run-broken"
        lows = {(one.rank - place) % self.highest for place, one in enumerate(run.cards) if one not in self.wilds}
        if len(lows) > 1:
            return "run-broken"
        if natural:
            low = self.number(run)
            if not 1 <= low <= self.highest + 1 - len(run.cards):
                return "run-wrap"
        return None

    def contiguous_runs(self, melds: Iterable[Meld]) -> bool:
        """Whether two runs of one colour among these legal melds share a number or touch."""
        runs = [(self.colour(one), self.numbers(one)) for one in melds if one.kind is Kind.RUN]
        return any(
            colour is other and first.start <= second.stop and second.start <= first.stop
            for place, (colour, first) in enumerate(runs)
            for other, second in runs[place + 1 :]
        )


LOW_POINTS, HIGH_POINTS, WILD_POINTS = 5, 10, 25
"""What cards 1 to 9, cards from 10 up, and wilds count against who holds them."""
