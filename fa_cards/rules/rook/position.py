"""What makes up a position in a match of the Rook family, and what follows from it at once."""

from __future__ import annotations

from fa_cards.rules.cards import Card
from fa_cards.rules.positions import TrickPosition
from fa_cards.rules.rook.auction import RookContract
from fa_cards.rules.rook.decks import RookDeck
from fa_cards.rules.rook.events import RookDeal
from fa_cards.rules.rook.rules import SEATS, RookRules
from fa_cards.rules.rook.scoring import opposite


class RookPosition(TrickPosition):
    """A moment of a match of the Rook family."""

    of_the_deal = (
        *TrickPosition.of_the_deal,
        "nest",
        "found",
        "buried",
        "shown",
        "contract",
        "called",
        "revealed",
    )

    def __init__(self, rules: RookRules) -> None:
        super().__init__(SEATS)
        self.rules = rules
        self.deck: RookDeck = rules.deck
        self.deals: tuple[RookDeal, ...] = ()
        # this deal
        self.nest = 0
        """What lies aside until the declarer takes it, as a mask."""
        self.found = 0
        """What the declarer took from it, as a mask; he alone knows which of his cards they were."""
        self.buried = 0
        """What the declarer buried, as a mask."""
        self.shown = 0
        """What of it everybody has seen."""
        self.contract: RookContract | None = None
        self.called: Card | None = None
        self.revealed = False
        """Whether everybody knows who holds the called card, or there is nothing to call."""

    def deciding(self, led: Card) -> tuple[int, int]:
        """What is to be followed with, and the trumps: the highest trump wins, the Rook among them."""
        trump, deck = self.trump, self.deck
        assert trump is not None
        return deck.asked[trump][led], deck.suit[trump] | deck.bird

    def fresh(self) -> RookPosition:
        """A position of this game before its first step."""
        return RookPosition(self.rules)

    @property
    def playing_for(self) -> RookContract:
        """The contract, once the auction is over."""
        assert self.contract is not None
        return self.contract

    @property
    def points(self) -> tuple[int, ...]:
        """What the tricks of each seat are worth."""
        return tuple(map(self.deck.points, self.captured))

    @property
    def partner(self) -> int | None:
        """The declarer's partner, whoever knows it; the declarer where he is alone, None before there is one."""
        if self.contract is None:
            return None
        declarer = self.contract.declarer
        if not self.rules.calls:
            return opposite(declarer)
        if self.called is None:
            return None
        bit = self.deck.bit[self.called]
        holder = next((seat for seat in range(SEATS) if self.hands[seat] & bit), None)
        if holder is not None:
            return holder
        fallen = (*self.trick, *(play for trick in self.tricks for play in trick.plays))
        return next((play.seat for play in fallen if play.card is self.called), declarer)

    def partner_known_to(self, seat: int) -> int | None:
        """The partner as far as a seat knows: all once it is shown, before that who holds or buried the card."""
        partner = self.partner
        if partner is None or self.revealed or partner == seat:
            return partner
        return None
