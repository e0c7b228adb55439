"""What one seat of a game with a stock knows of the deal that is played."""

from __future__ import annotations

from dataclasses import dataclass

from fa_cards.rules.cards import Card
from fa_cards.rules.fours.california.rules import CaliforniaRules
from fa_cards.rules.fours.counting import Point
from fa_cards.rules.fours.view import FoursView


@dataclass(frozen=True, slots=True)
class CaliforniaView(FoursView):
    """A seat's view of a game with a stock."""

    rules: CaliforniaRules
    turned: Card | None
    """The card that fixed trump: the first top card of the stock, or the one shown before the deal."""
    stock: int
    """Cards of the stock that are still there."""
    top: Card | None
    """The top card of the stock, where it lies face up."""
    known: tuple[tuple[Card, ...], ...]
    """By seat, the cards that it drew before everybody's eyes and still holds."""

    @property
    def points(self) -> tuple[Point, ...]:
        """What the deal is counted for, in order."""
        return self.rules.points
