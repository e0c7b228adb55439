"""One moment of a match of the Rook family as the rest of the program meets it (rook.md)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Self

from fa_cards.rules.actions import Action, Dealer, Pack
from fa_cards.rules.cards import Card
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.game import Actor, Event, Legal, State
from fa_cards.rules.phases import Phase
from fa_cards.rules.rook.events import RookDeal
from fa_cards.rules.rook.legality import legal_steps, verify
from fa_cards.rules.rook.moves import MOVES
from fa_cards.rules.rook.position import RookPosition
from fa_cards.rules.rook.rules import SEATS
from fa_cards.rules.rook.view import RookView


class RookState(RookPosition, State[RookView]):
    """A position of a match: position.py has its facts, legality.py what may be done, moves.py what then happens."""

    open_places = frozenset({"trick", "tricks", "shown"})

    @property
    def deals(self) -> tuple[RookDeal, ...]:
        """The scored deals, oldest first."""
        return self.scored

    def legal(self, seat: Actor) -> Legal:
        """The steps that `seat` may take now."""
        return () if self.finished or seat != self.actor else legal_steps(self)

    def verify(self, seat: Actor, action: Action) -> None:
        """Nothing, if `seat` may take this step now."""
        verify(self, seat, action)

    def apply(self, seat: Actor, action: Action) -> tuple[Self, tuple[Event, ...]]:
        """The state after the step, and what happened."""
        verify(self, seat, action)
        return MOVES[type(action)](self, action)

    def chance(self, dice: Dice) -> Action:
        """The table's step: any seat deals first, and the pack is shuffled in full before every deal (section 1)."""
        if self.phase is Phase.DEALER:
            return Dealer(dice.below(SEATS))
        if self.phase is not Phase.PACK:
            raise IllegalAction("not-now")
        return Pack(dice.shuffled(self.rules.deck.pack))

    def view(self, seat: int) -> RookView:
        """What `seat` knows: this deal, its own cards, and what everybody saw."""
        deck = self.rules.deck
        declares = self.contract is not None and self.contract.declarer == seat
        return RookView(
            seat=seat,
            actor=self.actor,
            legal=self.legal(seat),
            finished=self.finished,
            totals=self.totals,
            winners=self.winners,
            phase=self.phase,
            number=self.number,
            dealer=self.dealer,
            hand=tuple(deck.cards(self.hands[seat])),
            counts=tuple(mask.bit_count() for mask in self.hands),
            trump=self.trump,
            tricks=self.tricks,
            trick=self.trick,
            taken=self.taken,
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
            deals=self.scored,
        )

    def places(self) -> Mapping[str, tuple[Card, ...]]:
        """Where every card of the pack is now."""
        if self.pack:
            return MappingProxyType({"pack": self.pack})
        if not self.dealt:
            return MappingProxyType({})
        deck = self.rules.deck
        aside = {"nest": self.nest, "buried": self.buried & ~self.shown, "shown": self.shown}
        named = {name: tuple(deck.cards(mask)) for name, mask in aside.items()}
        return MappingProxyType({**self.open_hands(deck), **named})

    def sees(self, seat: int, place: str) -> bool:
        """Whether `seat` knows the cards of a place: of the new nest the declarer alone does."""
        declares = self.contract is not None and self.contract.declarer == seat
        return super().sees(seat, place) or (place == "buried" and declares)

    def with_places(self, places: Mapping[str, tuple[Card, ...]]) -> Self:
        """The same moment as if its hidden cards lay like this."""
        if not self.dealt:
            return self.moved(pack=places.get("pack", ()))
        deck = self.rules.deck
        return self.moved(
            hands=tuple(deck.mask(places[f"hand {seat}"]) for seat in range(SEATS)),
            nest=deck.mask(places["nest"]),
            buried=deck.mask(places["buried"]) | self.shown,
        )

    def with_other_secrets(self, seat: int, dice: Dice) -> Self:
        """The same moment without the deal before, of which no view tells; all other secrets are cards."""
        return self.moved(last_deal=())
