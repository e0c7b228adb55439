"""The bits of the cards while they are played: those of `worlds.bits`, with the bird in its place among the trumps.

Which card beats which must be read off the bits, and a bird (the Rook, the joker) counts as a trump of a rank of its
own. So it has a row of bits to itself, where its game ranks it, and in this row the bit of the trump suit; the rows
from there on lie one higher than in a world.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from fa_cards.bots.batch.arrays import SUITS, Masks, word
from fa_cards.bots.worlds.bits import SUIT_NUMBER, Bits
from fa_cards.rules.cards import PACK_52, Card, Suit


class Layout:
    """The bits of a pack in play with one trump suit, or none."""

    def __init__(self, pack: tuple[Card, ...], trump: Suit | None, bird_row: int | None = None) -> None:
        """Lays out a pack.

        Args:
            pack: from the lowest rank up, the bird anywhere in it.
            trump: the trump suit.
            bird_row: how many ranks the bird stands above; None where the pack has none.
        """
        self.bits = Bits(pack)
        """The bits in a world."""
        self._row = bird_row
        self.bit: dict[Card, int] = {}
        """The mask of each card."""
        for one in pack:
            if one.suit is None:
                assert bird_row is not None and trump is not None
                number = 4 * bird_row + SUIT_NUMBER[trump]
            else:
                number = self.bits.index[one]
                if bird_row is not None and number >= 4 * bird_row:
                    number += 4
            self.bit[one] = 1 << number
        self._card = {mask: one for one, mask in self.bit.items()}
        self._trump = trump
        self.whole = self.mask(pack)
        """All cards."""
        self.bird = self.mask(one for one in pack if one.suit is None)
        """The bird; nothing where there is none."""
        self.trumps = SUITS[SUIT_NUMBER[trump]] & self.whole if trump is not None else 0
        """All cards that count as trump."""
        suits = dict.fromkeys(one.suit for one in pack if one.suit is not None)
        self.suit = {suit: SUITS[SUIT_NUMBER[suit]] & self.whole for suit in suits}
        """The cards of each suit; among the trumps is the bird."""

    def mask(self, some: Iterable[Card]) -> int:
        """The mask that holds `some` cards."""
        result = 0
        for one in some:
            result |= self.bit[one]
        return result

    def cards(self, mask: int) -> Iterator[Card]:
        """The cards of a mask, lowest bit first."""
        mask = int(mask)
        while mask:
            bit = mask & -mask
            yield self._card[bit]
            mask ^= bit

    def card(self, bit: int) -> Card:
        """The card of a single bit."""
        return self._card[int(bit)]

    def from_worlds(self, masks: Masks) -> Masks:
        """Sets of cards with the bits of a world as sets with the bits of play."""
        if self._row is None:
            return masks
        (bird,) = (one for one in self.bit if one.suit is None)
        under = word((1 << 4 * self._row) - 1)
        plain = masks & ~word(self.bits.bit(bird))
        is_bird = masks >> word(self.bits.index[bird]) & word(1)
        result: Masks = plain & under | (plain & ~under) << word(4) | is_bird * word(self.bird)
        return result


@lru_cache
def standard(trump: Suit | None) -> Layout:
    """The 52 cards with a trump suit."""
    return Layout(PACK_52, trump)
