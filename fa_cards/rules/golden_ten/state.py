"""One moment of a match of Golden Ten as the rest of the program meets it (extras.md, section A)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fa_cards.rules.cards import Card
from fa_cards.rules.golden_ten.counting import DECK, GOLDEN_TEN, red_points
from fa_cards.rules.golden_ten.events import GoldenTenDeal
from fa_cards.rules.golden_ten.legality import CHECKS, STEPS
from fa_cards.rules.golden_ten.moves import MOVES
from fa_cards.rules.golden_ten.position import GoldenTenPosition
from fa_cards.rules.golden_ten.view import GoldenTenView
from fa_cards.rules.states import TrickState


class GoldenTenState(GoldenTenPosition, TrickState[GoldenTenView]):
    """A position of a match: position.py has its facts, legality.py what may be done, moves.py what then happens."""

    deals: tuple[GoldenTenDeal, ...]
    checks = CHECKS
    moves = MOVES
    steps = STEPS

    def view(self, seat: int) -> GoldenTenView:
        """What `seat` knows: this deal, its own cards, and what everybody saw."""
        golden = (one for one in range(self.seats) if self.captured[one] & GOLDEN_TEN)
        return GoldenTenView(
            **self.seen_by(seat),
            length=self.length,
            negative=self.negative,
            talon=self.talon.bit_count(),
            points=tuple(map(red_points, self.captured)),
            golden=next(golden, None),
        )

    def aside(self) -> Mapping[str, tuple[Card, ...]]:
        """The left-over cards."""
        return {"talon": tuple(DECK.cards(self.talon))}

    def laid(self, places: Mapping[str, tuple[Card, ...]]) -> dict[str, Any]:
        """The facts that say where hidden cards lie, for these places."""
        return super().laid(places) | {"talon": DECK.mask(places["talon"])}
