"""Tricks: cards played in turn, and who wins them. For every trick game, over masks of a `Deck`."""

from __future__ import annotations

from dataclasses import dataclass

from fa_cards.rules.actions import Manner
from fa_cards.rules.cards import Card, Deck, Suit
from fa_cards.rules.game import Event, View


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card that a seat played, and how."""

    seat: int
    card: Card
    manner: Manner = Manner.PLAIN


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


def may_follow(hand: int, led_suit: int) -> int:
    """The cards of a hand that follow the led suit, or the whole hand where it is void; all are masks."""
    return hand & led_suit or hand


def winning(bits: tuple[int, ...], led_suit: int, trump_suit: int) -> int:
    """The place in the trick of the card that wins it: the highest trump, else the highest of the led suit.

    Args:
        bits: the played cards in order of play, as bits of a deck whose pack stands in the rank order of the game.
        led_suit: the mask of the led suit.
        trump_suit: the mask of all cards that count as trump; 0 where there is no trump.
    """
    best = 0
    best_trump = bits[0] & trump_suit
    for place in range(1, len(bits)):
        bit = bits[place]
        trump = bit & trump_suit
        if trump > best_trump or (not best_trump and bit & led_suit > bits[best]):
            best, best_trump = place, trump
    return best


def trick_of(plays: tuple[Played, ...], deck: Deck, led_suit: int, trump_suit: int) -> Trick:
    """The finished trick of these cards, in the order of play.

    Args:
        plays: all of its cards.
        deck: in the rank order of the game.
        led_suit: the mask of the led suit.
        trump_suit: the mask of all cards that count as trump; 0 where there is no trump.
    """
    bits = tuple([deck.bit[one.card] for one in plays])
    return Trick(plays, plays[winning(bits, led_suit, trump_suit)].seat)
