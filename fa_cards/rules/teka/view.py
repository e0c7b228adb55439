"""What one seat of Teka knows of the deal that is played (DESIGN: this deal only, no hand but its own)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from fa_cards.rules.events import Called
from fa_cards.rules.teka.contract import Contract
from fa_cards.rules.teka.events import TekaDeal
from fa_cards.rules.teka.options import TekaOptions
from fa_cards.rules.tricks import TrickView


@dataclass(frozen=True, slots=True)
class CutSeen:
    """A cut as one seat knows it: the number only of its own."""

    seat: int
    declined: bool
    number: int | None


@dataclass(frozen=True, slots=True)
class Offer:
    """A raise that was offered and is not yet answered by both opponents."""

    number: int
    accepted: tuple[int, ...]
    """Seats that have agreed."""


@dataclass(frozen=True, slots=True)
class TekaView(TrickView):
    """A seat's view of a match of Teka."""

    options: TekaOptions
    cuts: tuple[CutSeen, ...]
    calls: tuple[Called, ...]
    contract: Contract | None
    offer: Offer | None
    asleep: int | None
    """The declarer's partner while he is out of the play (double 13 alone)."""
    deals: tuple[TekaDeal, ...]

    @property
    def public(self) -> Self:
        """What everybody at the table knows: no hand, no steps of its seat, and of a cut only that it was made."""
        cuts = tuple(replace(one, number=None) for one in self.cuts)
        return replace(self, legal=(), hand=(), cuts=cuts)
