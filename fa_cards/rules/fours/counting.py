"""High, Low, Jack, the fives and Game, entered strictly in this order (california_jack.md, sections 1 and 2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Final

from fa_cards.rules.cards import ACE, JACK, KING, QUEEN, Suit, card
from fa_cards.rules.fours.cardplay import DECK

POINTS: Final[Mapping[int, int]] = MappingProxyType({10: 10, ACE: 4, KING: 3, QUEEN: 2, JACK: 1})
"""Card points by rank; the others count nothing. They decide who has Game and are no points of the match."""
TOTAL: Final = 80
"""The card points of the pack."""
FIVE: Final = 5
"""What each five brings in California Fives."""

_CLASSES = tuple((value, DECK.mask(one for one in DECK.pack if one.rank == rank)) for rank, value in POINTS.items())
_COUNTING = sum([some for _, some in _CLASSES])
_JACKS = {suit: DECK.bit[card(f"J{suit.value}")] for suit in DECK.suit}


class Point(Enum):
    """What a deal is counted for, in the order in which it is entered."""

    HIGH = "high"
    LOW = "low"
    JACK = "jack"
    FIVE_SPADES = "5S"
    FIVE_HEARTS = "5H"
    FIVE_DIAMONDS = "5D"
    FIVE_CLUBS = "5C"
    GAME = "game"

    # As in Suit: one object a member, and tables are asked for points.
    __hash__ = object.__hash__


FIVES: Final = (Point.FIVE_SPADES, Point.FIVE_HEARTS, Point.FIVE_DIAMONDS, Point.FIVE_CLUBS)
FOUR_POINTS: Final = (Point.HIGH, Point.LOW, Point.JACK, Point.GAME)
"""What is counted where fives bring nothing, in order."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One point of a deal: who has it, and what it brought."""

    point: Point
    seats: tuple[int, ...]
    """Those who share it, rising; empty where nobody has it."""
    value: int
    entered: bool = True
    """Whether it was entered: nothing is once the match is won."""


def card_points(mask: int) -> int:
    """The card points of some cards."""
    counting = mask & _COUNTING
    return sum([value * (counting & some).bit_count() for value, some in _CLASSES]) if counting else 0


def value_of(point: Point) -> int:
    """What a point brings."""
    return FIVE if point in FIVES else 1


def five(point: Point) -> int:
    """The five that a point stands for, as a mask."""
    return DECK.bit[card(point.value)]


def highest(mask: int, trump: Suit) -> int:
    """The highest trump among some cards, as a mask; 0 where there is none."""
    trumps = mask & DECK.suit[trump]
    return 1 << trumps.bit_length() - 1 if trumps else 0


def lowest(mask: int, trump: Suit) -> int:
    """The lowest trump among some cards, as a mask; 0 where there is none."""
    trumps = mask & DECK.suit[trump]
    return trumps & -trumps


def jack(trump: Suit) -> int:
    """The jack of trump, as a mask."""
    return _JACKS[trump]


def card_for(point: Point, trump: Suit) -> int:
    """The card whose winner has a point where the whole pack is played, as a mask; 0 for Game, which no card brings."""
    if point in FIVES:
        return five(point)
    whole = DECK.suit[trump]
    match point:
        case Point.HIGH:
            return highest(whole, trump)
        case Point.LOW:
            return lowest(whole, trump)
        case Point.JACK:
            return jack(trump)
        case _:
            return 0


def holder(bit: int, held: Iterable[tuple[tuple[int, ...], int]]) -> tuple[int, ...]:
    """The side that holds a card; nobody where it is not among them.

    Args:
        bit: the card, as a mask.
        held: the seats of each side, and their cards as a mask.
    """
    for seats, mask in held:
        if bit & mask:
            return seats
    return ()


def game_of(held: Iterable[tuple[tuple[int, ...], int]]) -> tuple[int, ...]:
    """The side with most card points; nobody where the best have as many."""
    ranked = sorted([(card_points(mask), seats) for seats, mask in held], reverse=True)
    return ranked[0][1] if ranked[0][0] > ranked[1][0] else ()


def entered(
    found: Iterable[tuple[Point, tuple[int, ...], int]], totals: tuple[int, ...], target: int
) -> tuple[tuple[Entry, ...], tuple[int, ...]]:
    """The entries of a deal one by one, and the totals after them; whoever reaches the target first ends them.

    Args:
        found: each point with the seats that have it and its value, in order.
        totals: one number a seat, before the deal.
        target: of the match.
    """
    entries: list[Entry] = []
    now = list(totals)
    for point, seats, value in found:
        won = max(now) >= target
        entries.append(Entry(point, seats, value, entered=not won))
        if not won:
            for seat in seats:
                now[seat] += value
    return tuple(entries), tuple(now)
