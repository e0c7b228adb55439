"""Which bit each card is in a word of 64, for everything that looks at many worlds at once.

The layout is rank-major: the four cards of a rank lie side by side, so the same rank of the next suit is one bit away
and the next rank of the same suit four. `x & -x` is then the lowest card, and shifts by four stay in a suit.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from fa_cards.rules.cards import COLOURS, SUITS, Card, Suit

SUIT_NUMBER: Final = {suit: place for suits in (SUITS, COLOURS) for place, suit in enumerate(suits)}
"""The place of each suit or colour among the bits of a rank: the order of the notation."""
WIDTH: Final = 64
"""Bits of a word."""


class Bits:
    """The bits of the cards of a pack without twins, the same for every bot that plays with it.

    The bit of a card has the number (place of its rank) * 4 + (number of its suit). Ranks have the places in which the
    pack names them first: a pack that is given from its lowest rank up, as those of the rules are, has rising bits, and
    the 1 of Kentucky Rook stands where its pack has it. The joker and the Rook have no suit: they come after all other
    cards, wherever the pack names them. Which card beats which is the game's affair, not the bits'.
    """

    def __init__(self, pack: Sequence[Card]) -> None:
        """Lays out the cards of a pack.

        Raises:
            ValueError: the pack has twins, or more cards than a word has bits.
        """
        ranks = {rank: place for place, rank in enumerate(dict.fromkeys(one.rank for one in pack if one.suit))}
        self.index: dict[Card, int] = {}
        """The number of the bit of each card."""
        free = 4 * len(ranks)
        for one in pack:
            if one in self.index:
                raise ValueError(f"a pack of bits has no twins: {one!r}")
            if one.suit is None:
                self.index[one] = free
                free += 1
            else:
                self.index[one] = 4 * ranks[one.rank] + SUIT_NUMBER[one.suit]
        if free > WIDTH:
            raise ValueError(f"{free} bits do not fit a word of {WIDTH}")
        self.masks = {one: 1 << number for one, number in self.index.items()}
        """For each card the mask that holds it alone."""
        self._card = {number: one for one, number in self.index.items()}
        self.pack = self.mask(pack)
        """All cards, as a mask."""
        suits = dict.fromkeys(one.suit for one in pack if one.suit is not None)
        self.suit: dict[Suit, int] = {suit: self.mask(one for one in pack if one.suit is suit) for suit in suits}
        """The cards of each suit, as a mask; the joker and the Rook in none."""

    def bit(self, one: Card) -> int:
        """The mask that holds this card alone."""
        return self.masks[one]

    def mask(self, some: Iterable[Card]) -> int:
        """The mask that holds `some` cards."""
        result = 0
        for one in some:
            result |= self.masks[one]
        return result

    def cards(self, mask: int) -> Iterator[Card]:
        """The cards of a mask, lowest bit first."""
        mask = int(mask)
        while mask:
            lowest = mask & -mask
            yield self._card[lowest.bit_length() - 1]
            mask ^= lowest
