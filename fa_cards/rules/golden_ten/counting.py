"""The cards of Golden Ten and what they count against who takes them (extras.md, section A)."""

from __future__ import annotations

from typing import Final

from fa_cards.rules.actions import Play
from fa_cards.rules.cards import PACK_ROOK_56, Deck, Suit, card
from fa_cards.rules.tricks import PlaysOf

DECK: Final = Deck(PACK_ROOK_56)
PLAYS: Final = {bit: Play(one) for one, bit in DECK.bit.items()}
"""The play of each card, by its bit."""
SUITS: Final = tuple(DECK.suit.values())
PLAYS_OF: Final = PlaysOf(DECK, PLAYS).in_order
"""The plays of the cards of a mask, suit by suit, lowest card first."""
RED: Final = DECK.suit[Suit.RED]
RED_FIVE, RED_TEN = DECK.bit[card("R5")], DECK.bit[card("R10")]
GOLDEN_TEN: Final = DECK.bit[card("Y10")]
RELIEF: Final = 10
"""What the Golden Ten takes off."""
TOTAL: Final = 27
"""The red cards of a deal together."""


def red_points(mask: int) -> int:
    """What the red cards of a mask count: 1 each, the five 5 and the ten 10."""
    red = (mask & RED).bit_count()
    return red + (4 if mask & RED_FIVE else 0) + (9 if mask & RED_TEN else 0)


def penalty(mask: int, negative: bool) -> int:
    """The penalty of who took these cards: the Golden Ten takes ten off, below 0 only where `negative`."""
    points = red_points(mask)
    if mask & GOLDEN_TEN:
        points -= RELIEF
    return points if negative else max(points, 0)
