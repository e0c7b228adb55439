"""One moment of a match of the Rook family as the rest of the program meets it (rook.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fa_cards.rules.actions import Action
from fa_cards.rules.cards import Card
from fa_cards.rules.game import Actor
from fa_cards.rules.rook.events import RookDeal
from fa_cards.rules.rook.legality import CHECKS, STEPS, untimely
from fa_cards.rules.rook.moves import MOVES
from fa_cards.rules.rook.position import RookPosition
from fa_cards.rules.rook.view import RookView
from fa_cards.rules.states import TrickState


class RookState(RookPosition, TrickState[RookView]):
    """A position of a match: position.py has its facts, legality.py what may be done, moves.py what then happens."""

    open_places = frozenset({"trick", "tricks", "shown"})

    deals: tuple[RookDeal, ...]
    checks = CHECKS
    moves = MOVES
    steps = STEPS

    def untimely(self, seat: Actor, action: Action) -> str | None:
        """The family's own reason why this step is not waited for."""
        return untimely(self, seat, action)

    def view(self, seat: int) -> RookView:
        """What `seat` knows: this deal, its own cards, and what everybody saw."""
        deck, declares = self.deck, self._declares(seat)
        return RookView(
            **self.seen_by(seat),
            rules=self.rules,
            calls=self.calls,
            contract=self.contract,
            found=tuple(deck.cards(self.found)) if declares else (),
            buried=tuple(deck.cards(self.buried)) if declares else (),
            shown=tuple(deck.cards(self.shown)),
            called=self.called,
            partner=self.partner_known_to(seat),
            revealed=self.revealed,
            points=self.points,
        )

    def _declares(self, seat: int) -> bool:
        return self.contract is not None and self.contract.declarer == seat

    def aside(self) -> Mapping[str, tuple[Card, ...]]:
        """The nest, what was buried out of sight, and what everybody has seen of it."""
        masks = {"nest": self.nest, "buried": self.buried & ~self.shown, "shown": self.shown}
        return {name: tuple(self.deck.cards(mask)) for name, mask in masks.items()}

    def sees(self, seat: int, place: str) -> bool:
        """Whether `seat` knows the cards of a place: of the new nest the declarer alone does."""
        return super().sees(seat, place) or (place == "buried" and self._declares(seat))

    def laid(self, places: Mapping[str, tuple[Card, ...]]) -> dict[str, Any]:
        """The facts that say where hidden cards lie, for these places."""
        nest, buried = (self.deck.mask(places[name]) for name in ("nest", "buried"))
        return super().laid(places) | {"nest": nest, "buried": buried | self.shown}
