"""One moment of a match with a stock as the rest of the program meets it (california_jack.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fa_cards.rules.actions import Action
from fa_cards.rules.cards import Card
from fa_cards.rules.chance import Dice
from fa_cards.rules.fours.california.legality import CHECKS, STEPS, TurnUps
from fa_cards.rules.fours.california.moves import MOVES
from fa_cards.rules.fours.california.position import CaliforniaPosition
from fa_cards.rules.fours.california.view import CaliforniaView
from fa_cards.rules.fours.cardplay import DECK
from fa_cards.rules.fours.events import FoursDeal
from fa_cards.rules.phases import Phase
from fa_cards.rules.states import TrickState


class CaliforniaState(CaliforniaPosition, TrickState[CaliforniaView]):
    """A position of a match: position.py has its facts, legality.py what may be done, moves.py what then happens."""

    open_places = frozenset({"trick", "tricks", "top"})
    deals: tuple[FoursDeal, ...]
    checks = CHECKS
    moves = MOVES
    steps = STEPS

    def chance(self, dice: Dice) -> Action:
        """The table's step: the card that fixes trump is any as likely."""
        return TurnUps().pick(dice) if self.phase is Phase.TURN_UP else super().chance(dice)

    def view(self, seat: int) -> CaliforniaView:
        """What `seat` knows: this deal, its own cards, and what everybody saw."""
        return CaliforniaView(
            **self.seen_by(seat),
            **self.seen_in_the_family(),
            rules=self.rules,
            turned=self.turned,
            stock=len(self.stock),
            top=self.top,
            known=tuple(tuple(DECK.cards(mask)) for mask in self.seen),
        )

    def aside(self) -> Mapping[str, tuple[Card, ...]]:
        """The stock, and its top card apart where it is seen."""
        seen = 1 if self.top is not None else 0
        return {"top": self.stock[:seen], "stock": self.stock[seen:]}

    def known_to_all(self) -> Mapping[str, tuple[Card, ...]]:
        """The cards that were drawn before everybody's eyes and are still held."""
        return {f"hand {seat}": tuple(DECK.cards(mask)) for seat, mask in enumerate(self.seen)}

    def laid(self, places: Mapping[str, tuple[Card, ...]]) -> dict[str, Any]:
        """The facts that say where hidden cards lie, for these places."""
        return super().laid(places) | {"stock": (*places["top"], *places["stock"])}
