"""What examples of trick games have in common: cards of which the rules say which may be played, and which one wins."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from fa_cards.learn.pages import Example, Group, cards_phrase
from fa_cards.rules.cards import Card, Deck, Suit
from fa_cards.rules.tricks import Played, Trick
from fa_cards.words import Phrase, later, later_in
from fa_cards.words.cards import SUIT_NAMES, card_phrase

ON_TABLE: Final = later_in("example", "On the table")
YOURS: Final = later_in("rules table", "Your cards")
TRICK: Final = later_in("example", "The trick")
WON: Final = later_in("example", "You have won")

_ONE = later("You have to play the {card}.")
_SOME = later("You may play: {cards}.")
_ANY = later("You may play any of them: {cards}.")
_WINS = later("The {card} wins the trick.")
_IS_TRUMP = later("Trump is {suit}.")


def is_trump(suit: Suit) -> Phrase:
    """What is trump in an example."""
    return _IS_TRUMP.filled(suit=SUIT_NAMES[suit])


def places(some: Sequence[Card], marked: Collection[Card]) -> frozenset[int]:
    """The places of the marked ones among some cards."""
    return frozenset(place for place, one in enumerate(some) if one in marked)


def either(some: Sequence[Card]) -> Phrase:
    """Cards of which one may be chosen."""
    return _ending(later_in("list", "{first} or {second}"), some)


def together(some: Sequence[Card]) -> Phrase:
    """Cards that are meant one and all."""
    return _ending(later_in("list", "{first} and {second}"), some)


def _ending(pair: Phrase, some: Sequence[Card]) -> Phrase:
    """The cards with commas between them, and the pair at the end."""
    *first, last = some
    return pair.filled(first=cards_phrase(first), second=card_phrase(last)) if first else card_phrase(last)


def to_play(
    hand: Sequence[Card],
    allowed: int,
    deck: Deck,
    *why: Phrase,
    lying: Sequence[Card] = (),
    given: Phrase | None = None,
) -> Example:
    """Which cards of a hand may be played.

    Args:
        hand: the cards that are held.
        allowed: those that the rules let one play, as a mask.
        deck: whose mask it is.
        why: the reason, in sentences.
        lying: the cards of the trick.
        given: what is known before.
    """
    may = [one for one in hand if deck.bit[one] & allowed]
    sentence = _ONE.filled(card=card_phrase(may[0])) if len(may) == 1 else _SOME.filled(cards=either(may))
    if len(may) == len(hand):
        sentence = _ANY.filled(cards=either(may))
    mine = Group(YOURS, tuple(hand), places(hand, may), dims=True)
    table = (Group(ON_TABLE, tuple(lying)),) if lying else ()
    return Example((*table, mine), (sentence, *why), given)


def won(trick: Trick, *why: Phrase, given: Phrase | None = None) -> Example:
    """Who wins a trick.

    Args:
        trick: as the rules finish it.
        why: the reason, in sentences.
        given: what is known before.
    """
    cards = tuple(one.card for one in trick.plays)
    (winner,) = (one.card for one in trick.plays if one.seat == trick.winner)
    group = Group(ON_TABLE, cards, places(cards, (winner,)))
    return Example((group,), (_WINS.filled(card=card_phrase(winner)), *why), given)


def in_turn(some: Sequence[Card]) -> tuple[Played, ...]:
    """The cards, played by one seat after the other."""
    return tuple(Played(seat, one) for seat, one in enumerate(some))


def counted(deck: Deck, caption: Phrase, some: Sequence[Card], counts: int, *told: Phrase) -> Example:
    """Cards of which some count.

    Args:
        deck: whose masks are used.
        caption: where the cards lie.
        some: all of them.
        counts: those that count, as a mask.
        told: what they bring; every one of them is named.
    """
    marked = [one for one in some if deck.bit[one] & counts]
    return Example((Group(caption, tuple(some), places(some, marked)),), told)
