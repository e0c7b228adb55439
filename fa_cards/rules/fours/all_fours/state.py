"""One moment of a match of All Fours as the rest of the program meets it (extras.md, section C)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fa_cards.rules.cards import Card
from fa_cards.rules.fours.all_fours.legality import CHECKS, STEPS
from fa_cards.rules.fours.all_fours.moves import MOVES
from fa_cards.rules.fours.all_fours.position import AllFoursPosition
from fa_cards.rules.fours.all_fours.view import AllFoursView
from fa_cards.rules.fours.events import FoursDeal
from fa_cards.rules.states import TrickState


class AllFoursState(AllFoursPosition, TrickState[AllFoursView]):
    """A position of a match: position.py has its facts, legality.py what may be done, moves.py what then happens."""

    open_places = frozenset({"trick", "tricks", "turned"})
    deals: tuple[FoursDeal, ...]
    checks = CHECKS
    moves = MOVES
    steps = STEPS

    def view(self, seat: int) -> AllFoursView:
        """What `seat` knows: this deal, its own cards, and what everybody saw."""
        return AllFoursView(
            **self.seen_by(seat),
            **self.seen_in_the_family(),
            turned=self.turned,
            rest=len(self.rest),
            begged=self.begged,
            pending=self.before,
        )

    def aside(self) -> Mapping[str, tuple[Card, ...]]:
        """The turned cards, and what is not dealt."""
        return {"turned": self.turned, "rest": self.rest}

    def laid(self, places: Mapping[str, tuple[Card, ...]]) -> dict[str, Any]:
        """The facts that say where hidden cards lie, for these places; what was dealt to whom goes with them."""
        facts = super().laid(places)
        moved = zip(self.whole, self.hands, facts["hands"], strict=True)
        whole = tuple(dealt & ~before | now for dealt, before, now in moved)
        return facts | {"rest": places["rest"], "whole": whole}
