"""What one seat of any game of the family knows of the deal that is played."""

from __future__ import annotations

from dataclasses import dataclass

from fa_cards.rules.fours.events import FoursDeal
from fa_cards.rules.tricks import TrickView


@dataclass(frozen=True, slots=True)
class FoursView(TrickView):
    """What is known in every game of the family."""

    target: int
    card_points: tuple[int, ...]
    """The card points of each seat's tricks."""
    deals: tuple[FoursDeal, ...]
