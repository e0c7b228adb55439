"""What makes up a position in a match of Golden Ten, and what follows from it at once (extras.md, section A)."""

from __future__ import annotations

from fa_cards.rules.cards import Card
from fa_cards.rules.golden_ten.counting import DECK
from fa_cards.rules.golden_ten.events import GoldenTenDeal
from fa_cards.rules.positions import TrickPosition


class GoldenTenPosition(TrickPosition):
    """A moment of a match of Golden Ten."""

    deck = DECK
    of_the_deal = (*TrickPosition.of_the_deal, "talon")

    def __init__(self, seats: int, length: int, *, negative: bool) -> None:
        super().__init__(seats)
        self.length = length
        """The deals of the match."""
        self.negative = negative
        self.deals: tuple[GoldenTenDeal, ...] = ()
        self.talon = 0
        """The left-over cards, as a mask; they stay apart, and are counted with the winner of the first trick."""

    def fresh(self) -> GoldenTenPosition:
        """A position of this match before its first step."""
        return GoldenTenPosition(self.seats, self.length, negative=self.negative)

    def deciding(self, led: Card) -> tuple[int, int]:
        """The led colour, whose highest card wins: there is no trump."""
        return DECK.suit_of[led], 0

    @property
    def hand_size(self) -> int:
        """Cards of each seat, and tricks of a deal: as many as go evenly."""
        return len(DECK.pack) // self.seats

    @property
    def playable(self) -> int:
        """The cards that the seat on move may play, as a mask."""
        hand = self.hands[self.on_move]
        return hand & DECK.suit_of[self.trick[0].card] or hand if self.trick else hand
