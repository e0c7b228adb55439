"""One's own cards: their order, the row of them, and which one is chosen."""

from __future__ import annotations

from collections.abc import Iterable

from textual.app import ComposeResult

from fa_cards.rtl import Row
from fa_cards.rules.cards import Card, Suit
from fa_cards.tui.cards import HandCard
from fa_cards.tui.geometry import Geometry

LONGEST = 13
SUIT_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""Black and red in turn (culture.md, 5)."""


def sorted_hand(cards: Iterable[Card], trump: Suit | None) -> tuple[Card, ...]:
    """The cards as a player holds them: trump first once it is named, then suit by suit, the highest first.

    Args:
        cards: in any order.
        trump: what comes first; None where no suit is to.
    """
    order = {suit: place for place, suit in enumerate(SUIT_ORDER)}
    if trump is not None:
        order[trump] = -1
    return tuple(sorted(cards, key=lambda card: (order.get(card.suit, 99) if card.suit else 99, -card.rank)))


class Hand(Row):
    """The row of one's own cards, from the side where lines start."""

    def compose(self) -> ComposeResult:
        """As many cards as a hand can have; those that are not there are hidden."""
        for _ in range(LONGEST):
            yield HandCard()

    def show(self, cards: tuple[Card, ...], chosen: int | None, dim: frozenset[Card], room: Geometry) -> None:
        """Draws the cards in this order.

        Args:
            cards: sorted, the first one where lines start.
            chosen: the place of the chosen card, or None.
            dim: cards that may not be played now.
            room: the measures.
        """
        self.styles.height = room.hand_card[1] + 1
        for place, widget in enumerate(self.query(HandCard)):
            widget.display = place < len(cards)
            if widget.display:
                card = cards[place]
                widget.show(card, room, name=f"take-{place}", chosen=place == chosen, dim=card in dim)
