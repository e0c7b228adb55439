"""What makes up a position in a match of the Rook family, and what follows from it at once."""

from __future__ import annotations

from fa_cards.rules.cards import Card
from fa_cards.rules.positions import Position
from fa_cards.rules.rook.auction import RookContract
from fa_cards.rules.rook.events import RookDeal
from fa_cards.rules.rook.rules import SEATS, RookRules
from fa_cards.rules.rook.scoring import opposite


class RookPosition(Position):
    """A moment of a match of the Rook family."""

    of_the_deal = (
        *Position.of_the_deal,
        "nest",
        "found",
        "buried",
        "shown",
        "contract",
        "called",
        "revealed",
        "points",
    )

    def __init__(self, rules: RookRules) -> None:
        super().__init__(SEATS)
        self.rules = rules
        self.scored: tuple[RookDeal, ...] = ()
        """The deals that are over, oldest first."""
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
        self.points: tuple[int, ...] = (0,) * SEATS
        """What the tricks of each seat are worth."""

    def fresh(self) -> RookPosition:
        """A position of this game before its first step."""
        return RookPosition(self.rules)

    @property
    def playing_for(self) -> RookContract:
        """The contract, once the auction is over."""
        assert self.contract is not None
        return self.contract

    @property
    def led(self) -> Card | None:
        """The card that led the trick on the table."""
        return self.trick[0].card if self.trick else None

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
        bit = self.rules.deck.bit[self.called]
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
