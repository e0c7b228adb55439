"""One moment of a match of contract rummy as the rest of the program meets it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from fa_cards.rules.actions import Action, Restock
from fa_cards.rules.cards import Card
from fa_cards.rules.chance import Dice
from fa_cards.rules.dealing import Hand
from fa_cards.rules.game import Actor
from fa_cards.rules.phases import Phase
from fa_cards.rules.rummy.events import RummyDeal
from fa_cards.rules.rummy.legality import CHECKS, STEPS, untimely
from fa_cards.rules.rummy.moves import MOVES
from fa_cards.rules.rummy.position import RummyPosition, in_order
from fa_cards.rules.rummy.view import RummyView
from fa_cards.rules.states import PositionState


class RummyState(RummyPosition, PositionState[RummyView]):
    """A position of a match: position.py has its facts, legality.py what may be done, moves.py what then happens."""

    deals: tuple[RummyDeal, ...]
    open_places = frozenset({"pile", "table"})
    checks = CHECKS
    moves = MOVES
    steps = STEPS

    def untimely(self, seat: Actor, action: Action) -> str | None:
        """The code of the game's own reason why this step is not waited for, where it has one."""
        return untimely(self, action) if seat == self.actor else None

    def chance(self, dice: Dice) -> Action:
        """The table's step; a new stock has any order as likely."""
        return Restock(dice.shuffled(self.pile[:-1])) if self.phase is Phase.RESTOCK else super().chance(dice)

    def held_by(self, seat: int) -> Hand:
        """The cards in the hand of a seat, in the order of the pack."""
        return self.hands[seat]

    def view(self, seat: int) -> RummyView:
        """What `seat` knows: this deal, its own cards, and what everybody saw."""
        rules = self.rules
        return RummyView(
            **self.seen_by(seat),
            counts=tuple(map(len, self.hands)),
            rules=rules.melds,
            round=self.round,
            rounds=len(rules.rounds),
            contract=self.contract,
            whole_hand=self.whole_hand,
            pile=self.pile,
            stock=len(self.stock),
            table=self.table,
            down=self.down,
            turn=self.turn,
            went_down=self.went_down,
            # That it may be thrown away again tells of a twin in the hand.
            taken=self.taken if seat == self.turn else None,
            freed=self.freed,
            got=self.got[seat],
            buys=self.buys,
            max_buys=rules.max_buys,
            restocks=self.restocks,
            known=self.known,
            extra_melds=rules.extra_melds,
            layoff_same_turn=rules.layoff_same_turn,
            swap_requires_down=rules.swap_requires_down,
            swaps=rules.swaps,
        )

    def lying(self) -> Mapping[str, tuple[Card, ...]]:
        """The discards and the melds."""
        return {"pile": self.pile, "table": tuple(card for one in self.table for card in one.meld.cards)}

    def aside(self) -> Mapping[str, tuple[Card, ...]]:
        """The cards that are still to be drawn."""
        return {"stock": self.stock}

    def known_to_all(self) -> Mapping[str, tuple[Card, ...]]:
        """The cards that everybody saw come into each hand and that are still there."""
        return {f"hand {seat}": some for seat, some in enumerate(self.known)}

    def laid(self, places: Mapping[str, tuple[Card, ...]]) -> dict[str, Any]:
        """The facts that say where hidden cards lie, for these places."""
        hands = tuple(in_order(places[f"hand {seat}"]) for seat in range(self.seats))
        return {"hands": hands, "stock": places["stock"]}

    def with_other_secrets(self, seat: int, dice: Dice) -> Self:
        """The same moment: all secrets are cards."""
        return self
