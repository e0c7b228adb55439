"""What one seat of any game of the family knows of the deal that is played."""

from __future__ import annotations

from dataclasses import dataclass

from fa_cards.rules.fours.counting import FOUR_POINTS, Point
from fa_cards.rules.fours.events import FoursDeal
from fa_cards.rules.tricks import TrickView


@dataclass(frozen=True, slots=True)
class FoursView(TrickView):
    """What is known in every game of the family."""

    target: int
    card_points: tuple[int, ...]
    """The card points of each seat's tricks."""
    deals: tuple[FoursDeal, ...]

    @property
    def points(self) -> tuple[Point, ...]:
        """What the deal is counted for, in order."""
        return FOUR_POINTS
