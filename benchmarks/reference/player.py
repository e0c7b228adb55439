"""The reference player: a handful of rules, for two sides of partners who sit opposite."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from fa_cards.rules.cards import Card, Suit

Place = tuple[Suit, int]
"""The suit for which a card counts, and its rank there, from 0."""


@dataclass(frozen=True, slots=True)
class Order:
    """How the cards of a game rank once trump is named, and what they count."""

    place: dict[Card, Place]
    trump: Suit
    value: dict[Card, int]
    """What the cards count that count at all; empty where tricks are counted."""
    suits: tuple[Suit, ...]

    def suit(self, one: Card) -> Suit:
        """The suit for which a card counts."""
        return self.place[one][0]

    def rank(self, one: Card) -> int:
        """Its rank there."""
        return self.place[one][1]

    def is_trump(self, one: Card) -> bool:
        """Whether it counts as trump."""
        return self.suit(one) is self.trump

    def beats(self, one: Card, other: Card) -> bool:
        """Whether a card that is played later wins over another one."""
        if self.suit(one) is self.suit(other):
            return self.rank(one) > self.rank(other)
        return self.is_trump(one)

    def lowest(self, some: Iterable[Card]) -> Card:
        """The lowest card by rank, of equals that of the first suit."""
        return min(some, key=self._key)

    def highest(self, some: Iterable[Card]) -> Card:
        """The highest card by rank, of equals that of the last suit."""
        return max(some, key=self._key)

    def _key(self, one: Card) -> tuple[int, int]:
        return self.rank(one), self.suits.index(self.suit(one))


@dataclass(frozen=True, slots=True)
class Turn:
    """What the player looks at."""

    allowed: tuple[Card, ...]
    trick: tuple[Card, ...]
    unseen: frozenset[Card]
    """The cards that neither were played nor are in the own hand, as far as the player knows."""
    declaring: bool
    """Whether the own side has undertaken something."""


def play(order: Order, turn: Turn) -> Card:
    """The card that the reference plays."""
    return _follow(order, turn) if turn.trick else _lead(order, turn)


def _only(some: Iterable[Card], wish: Callable[[Card], bool]) -> list[Card]:
    """Those that are as wished; all where none is."""
    every = list(some)
    return [one for one in every if wish(one)] or every


def _boss(order: Order, turn: Turn, one: Card) -> bool:
    """Whether no unseen card of the suit is higher."""
    return not any(order.suit(other) is order.suit(one) and order.beats(other, one) for other in turn.unseen)


def _lead(order: Order, turn: Turn) -> Card:
    # Of a suit only the card on top leads the way.
    tops = [order.highest(one for one in turn.allowed if order.suit(one) is suit) for suit in _suits(order, turn)]
    bosses = [one for one in tops if _boss(order, turn, one)]
    trumps = [one for one in bosses if order.is_trump(one)]
    if turn.declaring and trumps and any(order.is_trump(one) for one in turn.unseen):
        return order.lowest(trumps)
    plain = [one for one in bosses if not order.is_trump(one)]
    if plain:
        return order.lowest(plain)
    rest = [one for one in turn.allowed if not order.is_trump(one)]
    return order.lowest(_only(rest, lambda one: one not in order.value) or turn.allowed)


def _suits(order: Order, turn: Turn) -> list[Suit]:
    return [suit for suit in order.suits if any(order.suit(one) is suit for one in turn.allowed)]


def _follow(order: Order, turn: Turn) -> Card:
    best = turn.trick[0]
    for one in turn.trick[1:]:
        best = one if order.beats(one, best) else best
    led = order.suit(turn.trick[0])
    wins = [one for one in turn.allowed if order.beats(one, best)]
    partner = len(turn.trick) >= 2 and turn.trick[-2] is best
    sure = [one for one in wins if _boss(order, turn, one)]
    ruffs = [one for one in wins if order.is_trump(one) and order.suit(one) is not led]
    match len(turn.trick):
        case 1:
            # Ruffs first, then what nobody can beat in its suit; else the partner is left to it.
            return order.lowest(ruffs or sure or _low(order, turn))
        case 2:
            holds = partner and _boss(order, turn, best)
            suited = [one for one in wins if order.suit(one) is led]
            if not wins or holds or (partner and not suited):
                return _given(order, turn) if holds else order.lowest(_low(order, turn))
            return order.lowest(sure) if sure else order.highest(suited) if suited else order.lowest(wins)
        case _:
            if wins and not partner:
                return order.lowest(_only(wins, lambda one: order.value.get(one, 0) == _TEN))
            return _given(order, turn) if partner else order.lowest(_low(order, turn))


_TEN = 10
"""What the counters count that are given, and won with, before others."""


def _low(order: Order, turn: Turn) -> list[Card]:
    """What is played where nothing is to be won: no trump and no counter, as far as it goes."""
    plain = [one for one in turn.allowed if not order.is_trump(one)]
    bare = [one for one in plain if one not in order.value]
    return bare or [one for one in turn.allowed if one not in order.value and order.value] or plain or [*turn.allowed]


def _given(order: Order, turn: Turn) -> Card:
    """A counter for the partner's trick, a ten before others and no trump; a low card where there is none."""
    counters = [one for one in turn.allowed if one in order.value and not order.is_trump(one)]
    return order.lowest(_only(counters, lambda one: order.value[one] == _TEN) or _low(order, turn))
