"""The packs of the Rook family: how cards rank, where the Rook stands, what they are worth (rook.md, section 1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from fa_cards.rules.actions import Play
from fa_cards.rules.cards import ACE, COLOURS, JOKER, KING, ROOK, ROOK_NUMBERS, STANDARD, SUITS, Card, Deck, Suit
from fa_cards.rules.tricks import PlaysOf

BIRD_VALUE: Final = 20
"""What the Rook or the joker is worth."""


@dataclass(frozen=True, slots=True)
class RookPack:
    """A pack of four suits or colours and the one card that counts as trump."""

    suits: tuple[Suit, ...]
    ranks: tuple[int, ...]
    """The ranks of a suit, lowest first: the 1 of the Rook deck stands above the 14."""
    bird: Card
    values: tuple[tuple[int, int], ...]
    """What the cards of a rank are worth; the others nothing."""


def rook_pack(*ranks: int) -> RookPack:
    """The colours of the Rook deck with these ranks, lowest first, and the Rook (rook.md, section 1)."""
    return RookPack(COLOURS, ranks, ROOK, ((1, 15), (14, 10), (10, 10), (5, 5)))


PACK_45: Final = rook_pack(5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 1)
PACK_41: Final = rook_pack(5, 6, 7, 8, 9, 10, 11, 12, 13, 14)
PACK_57: Final = rook_pack(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 1)
PACK_53: Final = RookPack(SUITS, tuple(range(2, ACE + 1)), JOKER, ((ACE, 15), (KING, 10), (10, 10), (5, 5)))


class RookDeck(Deck):
    """A pack of the family as bits, in the rank order of one game, with what its cards are worth."""

    def __init__(self, kind: RookPack, below: int | None) -> None:
        by_name = {(one.suit, one.rank): one for one in (*STANDARD, *ROOK_NUMBERS)}
        pack: list[Card] = []
        for rank in kind.ranks:
            if rank == below:
                pack.append(kind.bird)
            pack += [by_name[suit, rank] for suit in kind.suits]
        if below is None:
            pack.append(kind.bird)
        super().__init__(tuple(pack))
        self._kind, self._below = kind, below
        self.suits = kind.suits
        self.bird = self.bit[kind.bird]
        """The Rook, or the joker, as a mask."""
        worth = dict(kind.values)
        self._worth = tuple(
            (value, self.mask(one for one in pack if one.rank == rank and one is not kind.bird))
            for rank, value in worth.items()
        )
        self.counters = self.bird
        """The cards that are worth something."""
        for _, some in self._worth:
            self.counters |= some
        self.total = self.points(self.mask(pack))
        """What all cards together are worth."""
        self.plays = {bit: Play(one) for one, bit in self.bit.items()}
        """The play of each card, by its bit."""
        self.asked: Mapping[Suit, Mapping[Card, int]] = {
            trump: {one: self.group(one, trump) for one in pack} for trump in self.suits
        }
        """By trump and led card, the cards that are to be followed with."""
        self.plays_of = PlaysOf(self, self.plays).in_order
        """The plays of the cards of a mask, suit by suit, lowest card first, the bird last."""

    def __reduce__(self) -> tuple[Callable[[RookPack, int | None], RookDeck], tuple[RookPack, int | None]]:
        """In another process, too, there is one deck of a kind."""
        return _deck, (self._kind, self._below)

    def points(self, mask: int) -> int:
        """What the cards of a mask are worth together."""
        counters = mask & self.counters
        if not counters:
            return 0
        birds = BIRD_VALUE if counters & self.bird else 0
        return birds + sum([value * (counters & some).bit_count() for value, some in self._worth])

    def value(self, one: Card) -> int:
        """What one card is worth."""
        return self.points(self.bit[one])

    def trumps(self, trump: Suit) -> int:
        """All cards that count as trump: the bird has the trump suit for every purpose (rook.md, section 1)."""
        return self.suit[trump] | self.bird

    def group(self, one: Card, trump: Suit) -> int:
        """The cards that a lead of this card asks for: its suit, or trump where it counts as trump."""
        trumps = self.trumps(trump)
        return trumps if self.bit[one] & trumps or one.suit is None else self.suit[one.suit]


@cache
def _deck(kind: RookPack, below: int | None) -> RookDeck:
    return RookDeck(kind, below)


def deck_of(kind: RookPack, rook: str) -> RookDeck:
    """The pack as a deck of bits, the bird where `rook` says: "high", "low", or "middle", between 11 and 10."""
    below = {"high": None, "low": kind.ranks[0], "middle": 11}
    return _deck(kind, below[rook])
