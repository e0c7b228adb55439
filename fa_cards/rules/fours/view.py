"""What one seat of a game of the family knows of the deal that is played."""

from __future__ import annotations

from dataclasses import dataclass

from fa_cards.rules.cards import Card
from fa_cards.rules.fours.events import FoursDeal
from fa_cards.rules.fours.rules import CaliforniaRules
from fa_cards.rules.tricks import TrickView


@dataclass(frozen=True, slots=True)
class FoursView(TrickView):
    """What is known in every game of the family."""

    target: int
    card_points: tuple[int, ...]
    """The card points of each seat's tricks."""
    deals: tuple[FoursDeal, ...]


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
