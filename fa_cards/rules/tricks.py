"""Tricks: cards played in turn, and who wins them. For every trick game, over masks of a `Deck`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Final

from fa_cards.rules.actions import Manner, Play
from fa_cards.rules.cards import Card, Deck, Suit
from fa_cards.rules.game import Event, View

MOST_SEATS: Final = 7
"""No game of tricks has more seats."""


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card that a seat played, and how."""

    seat: int
    card: Card
    manner: Manner = Manner.PLAIN


class _PlayedBy(dict[Card, tuple[Played, ...]]):
    """By card, the event of its being played by each seat: each is made once, and shared by all positions."""

    def __init__(self, manner: Manner) -> None:
        super().__init__()
        self._manner = manner

    def __missing__(self, one: Card) -> tuple[Played, ...]:
        made = self[one] = tuple(Played(seat, one, self._manner) for seat in range(MOST_SEATS))
        return made


PLAYED: Final[Mapping[Manner, Mapping[Card, tuple[Played, ...]]]] = {manner: _PlayedBy(manner) for manner in Manner}
"""By manner, card and seat, the event of the card's being played."""


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick."""

    plays: tuple[Played, ...]
    """In the order of play."""
    winner: int

    @property
    def leader(self) -> int:
        """The seat that led."""
        return self.plays[0].seat


@dataclass(frozen=True, slots=True)
class TrickWon(Event):
    """A trick was finished."""

    trick: Trick


@dataclass(frozen=True, slots=True)
class TrickView(View):
    """What one seat knows of a game of tricks."""

    trump: Suit | None
    tricks: tuple[Trick, ...]
    """The finished tricks of this deal."""
    trick: tuple[Played, ...]
    """The cards of the trick that lies on the table."""
    taken: tuple[int, ...]
    """Tricks won, one number a seat."""


class PlaysOf:
    """The plays of the cards of masks. The same holdings of a suit come again and again, and each is made once."""

    def __init__(self, deck: Deck, plays: Mapping[int, Play]) -> None:
        """Takes a deck, and the play of each card by its bit."""
        suits = tuple(deck.suit.values())
        self._groups = (*suits, deck.mask(deck.pack) & ~sum(suits))
        self._deck, self._plays = deck, plays
        self._known: dict[int, tuple[Play, ...]] = {}

    def in_order(self, mask: int) -> tuple[Play, ...]:
        """The plays of these cards: suit by suit, lowest card first, then those that have no suit."""
        known = self._known.get(mask)
        if known is not None:
            return known
        result: list[Play] = []
        for group in self._groups:
            if some := mask & group:
                result += self._known.get(some) or self._keep(some)
        return tuple(result)

    def _keep(self, some: int) -> tuple[Play, ...]:
        """The same of cards of one suit, of which there are few enough to be kept."""
        made = self._known[some] = tuple([self._plays[bit] for bit in self._deck.bits(some)])
        return made


def may_follow(hand: int, led_suit: int) -> int:
    """The cards of a hand that follow the led suit, or the whole hand where it is void; all are masks."""
    return hand & led_suit or hand


def winning(bits: Sequence[int], led_suit: int, trump_suit: int) -> int:
    """The place in the trick of the card that wins it: the highest trump, else the highest of the led suit.

    Args:
        bits: the played cards in order of play, as bits of a deck whose pack stands in the rank order of the game.
        led_suit: the mask of the led suit.
        trump_suit: the mask of all cards that count as trump; 0 where there is no trump.
    """
    return bits.index(best(reduce(or_, bits), led_suit, trump_suit))


def best(lying: int, led_suit: int, trump_suit: int) -> int:
    """The same card as a bit, of cards that lie in any order as a mask."""
    some = lying & trump_suit or lying & led_suit
    return 1 << some.bit_length() - 1


def trick_of(plays: tuple[Played, ...], deck: Deck, led_suit: int, trump_suit: int) -> Trick:
    """The finished trick of these cards, in the order of play.

    Args:
        plays: all of its cards.
        deck: in the rank order of the game.
        led_suit: the mask of the led suit.
        trump_suit: the mask of all cards that count as trump; 0 where there is no trump.
    """
    bits = [deck.bit[one.card] for one in plays]
    return Trick(plays, plays[winning(bits, led_suit, trump_suit)].seat)
