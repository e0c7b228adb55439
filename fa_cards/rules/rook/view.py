"""What one seat of a game of the Rook family knows of the deal that is played."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from fa_cards.rules.cards import Card
from fa_cards.rules.events import Called
from fa_cards.rules.rook.auction import RookContract
from fa_cards.rules.rook.events import RookDeal
from fa_cards.rules.rook.rules import RookRules
from fa_cards.rules.tricks import TrickView


@dataclass(frozen=True, slots=True)
class RookView(TrickView):
    """A seat's view of a match of the family."""

    rules: RookRules
    calls: tuple[Called, ...]
    contract: RookContract | None
    found: tuple[Card, ...]
    """What the nest held, known to the declarer alone who took it."""
    buried: tuple[Card, ...]
    """The new nest, known to the declarer alone who buried it."""
    shown: tuple[Card, ...]
    """Buried counters that everybody has seen (section 3)."""
    called: Card | None
    partner: int | None
    """The declarer's partner as far as this seat knows; the declarer himself where he is alone."""
    revealed: bool
    """Whether everybody knows the partner."""
    points: tuple[int, ...]
    """What the tricks of each seat are worth, without nest and last trick."""
    deals: tuple[RookDeal, ...]

    @property
    def public(self) -> Self:
        """What everybody at the table knows: no hand, no nest, and no partner who is still secret."""
        partner = self.partner if self.revealed else None
        return replace(self, legal=(), hand=(), found=(), buried=(), partner=partner)
