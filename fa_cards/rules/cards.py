"""Cards, suits and packs, with the text forms of the record (rules/README.md, section Cards).

A card is one object a text form: `card("AS") is card("AS")`, so cards are compared by identity and several
decks in one pack hold the same object more than once (twins are not told apart).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import reduce
from operator import or_
from types import MappingProxyType


class Suit(Enum):
    """A suit of the 52 cards or a colour of the Rook deck; the value is its letter in a record."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"
    BLACK = "B"
    RED = "R"
    GREEN = "G"
    YELLOW = "Y"

    # There is one object a member; Enum's own hash, of the name and in Python, is felt where tables are asked by suit.
    __hash__ = object.__hash__


SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
"""The suits of the standard deck, in the order of the notation."""

COLOURS = (Suit.BLACK, Suit.RED, Suit.GREEN, Suit.YELLOW)
"""The colours of the Rook deck, in the order of the notation."""

JACK, QUEEN, KING, ACE = 11, 12, 13, 14
"""Ranks of the court cards and the ace of the standard deck; the others are their number."""

RANK_LETTERS: Mapping[int, str] = MappingProxyType({ACE: "A", KING: "K", QUEEN: "Q", JACK: "J", 10: "T"})
"""Ranks of the standard deck that the notation writes as a letter."""


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One card: its suit or colour and rank; the joker and the Rook have neither suit nor rank (0)."""

    text: str
    """The form in a record: `AS`, `TD`, `JK`, `B14`, `ROOK`."""
    suit: Suit | None
    rank: int
    """2 to 14 (ace) in the standard deck, 1 to 14 in the Rook deck, 0 for joker and Rook."""

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Callable[[str], Card], tuple[str]]:
        """In another process, too, a card is the one object of its text form."""
        return card, (self.text,)


def _standard(suit: Suit, rank: int) -> Card:
    return Card(RANK_LETTERS.get(rank, str(rank)) + suit.value, suit, rank)


JOKER = Card("JK", None, 0)
ROOK = Card("ROOK", None, 0)

STANDARD: tuple[Card, ...] = tuple(_standard(suit, rank) for rank in range(2, ACE + 1) for suit in SUITS)
"""The 52 cards, rank by rank from the twos up to the aces."""

ROOK_NUMBERS: tuple[Card, ...] = tuple(
    Card(f"{colour.value}{number}", colour, number) for number in range(1, 15) for colour in COLOURS
)
"""The 56 numbered cards of the Rook deck, number by number from the ones up; games rank them in their own ways."""

CARDS: Mapping[str, Card] = MappingProxyType({card.text: card for card in (*STANDARD, JOKER, *ROOK_NUMBERS, ROOK)})
"""Every card of every game by its text form."""


def card(text: str) -> Card:
    """The card that a record writes as `text`.

    Raises:
        ValueError: no card is written so.
    """
    try:
        return CARDS[text]
    except KeyError:
        raise ValueError(f"no card is written {text!r}") from None


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text with blanks between them, in its order.

    Raises:
        ValueError: one of them is no card.
    """
    return tuple(card(word) for word in text.split())


def _rook(*, without: Iterable[int] = (), bird: bool = True) -> tuple[Card, ...]:
    left_out = frozenset(without)
    numbers = tuple(one for one in ROOK_NUMBERS if one.rank not in left_out)
    return (*numbers, ROOK) if bird else numbers


PACK_52 = STANDARD
PACK_53 = (*STANDARD, JOKER)
PACK_ROOK_57 = _rook()
PACK_ROOK_56 = _rook(bird=False)
"""Golden Ten: the Rook is left out (extras.md)."""
PACK_ROOK_45 = _rook(without=(2, 3, 4))
"""Kentucky Rook (rook.md, section 2)."""
PACK_ROOK_41 = _rook(without=(1, 2, 3, 4))
"""Kentucky Discard (rook.md, section 2)."""


def toonerville_pack(seats: int) -> tuple[Card, ...]:
    """As many whole Rook decks as players: 57 cards each (toonerville.md, section 1)."""
    return PACK_ROOK_57 * seats


def shanghai_pack(seats: int) -> tuple[Card, ...]:
    """Two decks of 52 numbered cards for four or five players, three for six, with their wilds (extras.md).

    Of a deck stay the cards 1 to 13 of each colour, the Rook, and the black fourteen as the other wild.
    """
    black_14 = card("B14")
    deck = (*(one for one in ROOK_NUMBERS if one.rank != ACE), black_14, ROOK)
    return deck * (2 if seats < 6 else 3)


class Deck:
    """A pack without twins as the bits of one whole number: bit n stands for the n-th card of the pack.

    Engines keep hands as such masks, because a set operation is then one machine operation; cards go in and
    come out as `Card`. The order of the pack is the game's: one that gives it from the lowest rank to the highest,
    as its own rules rank the cards (the 1 above the 14 in Kentucky Rook), has the higher card in the higher bit.
    """

    def __init__(self, pack: tuple[Card, ...]) -> None:
        self.pack = pack
        self.bit: Mapping[Card, int] = {one: 1 << place for place, one in enumerate(pack)}
        if len(self.bit) != len(pack):
            raise ValueError("a deck of bits has no twins")
        self.card: Mapping[int, Card] = {mask: one for one, mask in self.bit.items()}
        suits = dict.fromkeys(one.suit for one in pack if one.suit is not None)
        self.suit: Mapping[Suit, int] = {suit: self.mask(one for one in pack if one.suit is suit) for suit in suits}
        self.suit_of: Mapping[Card, int] = {one: self.suit[one.suit] if one.suit else 0 for one in pack}
        """The suit of each card as a mask; of a card without one, 0."""

    def mask(self, some: Iterable[Card]) -> int:
        """The mask that holds `some` cards."""
        return reduce(or_, map(self.bit.__getitem__, some), 0)

    def held(self, some: Iterable[Card]) -> int:
        """The mask of different cards, as those of a hand: the fast way where none is named twice."""
        return sum(map(self.bit.__getitem__, some))

    def whole(self, some: tuple[Card, ...]) -> bool:
        """Whether these are the cards of the pack, each once, in any order."""
        return len(some) == len(self.bit) and self.bit.keys() == {*some}

    def bits(self, mask: int) -> Iterator[int]:
        """The bits of a mask one by one, lowest first."""
        while mask:
            lowest = mask & -mask
            yield lowest
            mask ^= lowest

    def cards(self, mask: int) -> Iterator[Card]:
        """The cards of a mask, lowest bit first."""
        return map(self.card.__getitem__, self.bits(mask))


def same_cards(some: Iterable[Card], others: Iterable[Card]) -> bool:
    """Whether both hold the same cards, each as often, in any order."""
    return Counter(some) == Counter(others)


def without(some: Iterable[Card], gone: Iterable[Card]) -> tuple[Card, ...]:
    """The cards without others, of twins one for each that is named; what is left keeps its order.

    Raises:
        ValueError: one of the others is not among them, or not as often.
    """
    left = list(some)
    for one in gone:
        left.remove(one)
    return tuple(left)
