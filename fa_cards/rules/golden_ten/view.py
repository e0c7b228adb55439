"""What one seat of Golden Ten knows of the deal that is played."""

from __future__ import annotations

from dataclasses import dataclass

from fa_cards.rules.golden_ten.events import GoldenTenDeal
from fa_cards.rules.tricks import TrickView


@dataclass(frozen=True, slots=True)
class GoldenTenView(TrickView):
    """A seat's view of a match of Golden Ten."""

    length: int
    """The deals of the match."""
    negative: bool
    """Whether the Golden Ten may bring a penalty below 0."""
    talon: int
    """How many cards were left over in the deal, seen by nobody."""
    points: tuple[int, ...]
    """What the red cards in the tricks of each seat count."""
    golden: int | None
    """The seat whose tricks hold the Golden Ten."""
    deals: tuple[GoldenTenDeal, ...]
