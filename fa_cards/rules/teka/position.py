"""What makes up a position in a match of Teka, and what follows from it at once."""

from __future__ import annotations

from fa_cards.rules.cards import Card
from fa_cards.rules.game import TABLE, Actor
from fa_cards.rules.phases import Phase
from fa_cards.rules.positions import TrickPosition
from fa_cards.rules.teka.cardplay import ways_of
from fa_cards.rules.teka.contract import TRICKS, Contract
from fa_cards.rules.teka.events import TekaDeal
from fa_cards.rules.teka.options import TekaOptions
from fa_cards.rules.teka.pack import DECK, SEATS
from fa_cards.rules.teka.view import Offer


class TekaPosition(TrickPosition):
    """A moment of a match of Teka."""

    deck = DECK
    of_the_deal = (*TrickPosition.of_the_deal, "cuts", "contract", "offer", "offered")

    def __init__(self, options: TekaOptions) -> None:
        super().__init__(SEATS)
        self.options = options
        self.ways = ways_of(options.signals, options.truthful_drop)
        """How the cards of a holding may be played."""
        self.deals: tuple[TekaDeal, ...] = ()
        self.redealt = False
        """Whether a new deal was asked for since the last deal was scored."""
        self.cuts: tuple[tuple[int, int], ...] = ()
        """Seats and how many cards they lifted."""
        self.contract: Contract | None = None
        self.offer: Offer | None = None
        self.offered = False
        """Whether the declarer has offered a raise in this turn of his."""

    def fresh(self) -> TekaPosition:
        """A position of Teka before its first step."""
        return TekaPosition(self.options)

    def deciding(self, led: Card) -> tuple[int, int]:
        """The led suit and the trumps: the highest trump wins, else the highest card of the led suit."""
        assert self.trump is not None
        return DECK.suit_of[led], DECK.suit[self.trump]

    @property
    def begins_with(self) -> Phase:
        """Cutting, from the second deal on where the pack is shuffled only before the first (section 2)."""
        return Phase.DEALER_CUT if self.number and self.options.shuffle == "none" else Phase.PACK

    def begun_by(self, dealer: int) -> Actor:
        """The dealer, where he cuts a pack that is not shuffled."""
        return dealer if self.begins_with is Phase.DEALER_CUT else TABLE

    @property
    def left(self) -> int:
        """The seat before the dealer, at his left, who always cuts (section 2)."""
        return (self.dealing - 1) % SEATS

    @property
    def playing_for(self) -> Contract:
        """The contract, once the auction is over."""
        assert self.contract is not None
        return self.contract

    @property
    def asleep(self) -> int | None:
        """The declarer's partner in double 13 alone: he lays his cards face down (section 3)."""
        contract = self.contract
        if contract is not None and contract.double_13 and self.options.partner_out:
            return (contract.declarer + 2) % SEATS
        return None

    @property
    def won_and_lost(self) -> tuple[int, int]:
        """The tricks that count for the declarer, and all others; in double 13 only his own count (section 3)."""
        contract, taken = self.contract, self.taken
        assert contract is not None
        won = taken[contract.declarer]
        if not contract.double_13:
            won += taken[contract.declarer - 2]  # the seat opposite, counted from the end
        return won, len(self.tricks) - won

    @property
    def reach(self) -> int:
        """The most tricks that the declarer's side can still have at the end of the deal (section 5)."""
        _, lost = self.won_and_lost
        return TRICKS - lost
