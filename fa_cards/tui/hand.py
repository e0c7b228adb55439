"""One's own cards: their order, the row of them, and which one is chosen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import attrgetter
from types import MappingProxyType
from typing import TYPE_CHECKING

from textual.app import ComposeResult

from fa_cards.rtl import Row
from fa_cards.rules.cards import COLOURS, Card, Suit
from fa_cards.tui.cards import HandCard
from fa_cards.tui.faces import Marks
from fa_cards.tui.geometry import Geometry
from fa_cards.tui.sorting import Strength, deck_of

if TYPE_CHECKING:
    from fa_cards.rules.catalog import AnyGame

LONGEST = 21
"""So many cards a hand may have: in All Fours, where five runs turned up the refused suit but the last time."""
LEAST_SEEN = 2
"""Cells of a card that are always seen: its edge, and the first cell of its index."""

SUIT_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""Black and red in turn (culture.md, 5)."""
SUIT_PLACES: Mapping[Suit, int] = MappingProxyType(
    {suit: place for order in (SUIT_ORDER, COLOURS) for place, suit in enumerate(order)}
)
"""The place of each suit or colour, from 0, in the order in which those of its deck are laid out."""


_FIRST = -2
"""The place of what stands before the suits: the Rook or the joker while no suit is trump."""
_TRUMP_FIRST = -1

BY_RANK: Strength = attrgetter("rank")
"""How high the cards of the standard deck stand."""


def suits_of(game: AnyGame) -> tuple[Suit, ...]:
    """The suits or colours of a game, in the order in which they are laid out."""
    return tuple(sorted(deck_of(game).suit, key=SUIT_PLACES.__getitem__))


def sorted_hand(
    cards: Iterable[Card], trump: Suit | None, strength: Strength = BY_RANK, *, trump_first: bool = True
) -> tuple[Card, ...]:
    """The cards as a player holds them: trump first once it is named, then suit by suit, the highest first.

    The Rook or the joker is one of the trumps, at its rank among them; before trump is named it comes first.

    Args:
        cards: in any order.
        trump: the suit that is trump, once there is one.
        strength: how high a card stands, as `strength_of` has it for a game.
        trump_first: whether trumps come before the other suits, and not where their suit has its place.
    """

    def place(suit: Suit | None) -> int:
        if suit is None and trump is None:
            return _FIRST
        if suit in (None, trump):
            return _TRUMP_FIRST if trump_first else SUIT_PLACES[trump] if trump is not None else _FIRST
        assert suit is not None
        return SUIT_PLACES[suit]

    return tuple(sorted(cards, key=lambda card: (place(card.suit), -strength(card))))


def seen_cells(cards: int, width: int, columns: int) -> int:
    """How many columns of each card are seen in a hand of so many cards.

    All where there is room; else as many as let the chosen card and the last one be seen whole.

    Args:
        cards: how many there are.
        width: that of a card.
        columns: those of the window.
    """
    if cards * width <= columns or cards < 3:
        return width
    return max((columns - 2 * width) // (cards - 2), LEAST_SEEN)


class Hand(Row):
    """The row of one's own cards, from the side where lines start."""

    def compose(self) -> ComposeResult:
        """As many cards as a hand can have; those that are not there are hidden."""
        for _ in range(LONGEST):
            yield HandCard()

    def show(
        self,
        cards: tuple[Card, ...],
        chosen: int | None,
        dim: frozenset[Card],
        room: Geometry,
        marked: frozenset[Card] = frozenset(),
        *,
        counters: frozenset[Card] = frozenset(),
    ) -> None:
        """Draws the cards in this order. In a long hand each lies on the one before, the chosen one on its neighbours.

        Args:
            cards: sorted, the first one where lines start.
            chosen: the place of the chosen card, or None.
            dim: cards that may not be played now.
            room: the measures.
            marked: cards that are chosen to go together, as for the nest.
            counters: cards that are worth something in the game.
        """
        width, height = room.hand_card
        seen = seen_cells(len(cards), width, self.app.size.width)
        whole = {len(cards) - 1, len(cards) - 1 if chosen is None else chosen}
        self.styles.height = height + 1
        # What the chosen card takes is kept for it, so that the others stay where they are.
        self.styles.padding = (0, (2 - len(whole)) * (width - seen), 0, 0)
        for place, widget in enumerate(self.query(HandCard)):
            widget.display = place < len(cards)
            if widget.display:
                card = cards[place]
                widget.show(
                    card,
                    room,
                    name=f"take-{place}",
                    chosen=place == chosen,
                    marks=Marks(dim=card in dim, counts=card in counters, tick=card in marked),
                    seen=width if place in whole else seen,
                )
