"""What one seat of All Fours knows of the deal that is played."""

from __future__ import annotations

from dataclasses import dataclass

from fa_cards.rules.cards import Card
from fa_cards.rules.fours.view import FoursView


@dataclass(frozen=True, slots=True)
class AllFoursView(FoursView):
    """A seat's view of All Fours."""

    turned: tuple[Card, ...]
    """The cards turned up in this deal; the last one fixes trump once it stands."""
    rest: int
    """Cards of the pack that are not dealt."""
    begged: bool
    pending: tuple[int, ...]
    """Points of turned jacks and of giving that came since the last scored deal; they are in the totals."""
