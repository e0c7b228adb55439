"""Examples on the rules pages of the family of All Fours, answered by its rules (california_jack.md, section 3)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from fa_cards.learn.examples import WON, counted, is_trump, to_play
from fa_cards.learn.pages import Example
from fa_cards.rules.cards import Card, Suit, card, cards
from fa_cards.rules.fours.cardplay import DECK, playable
from fa_cards.rules.fours.counting import FIVES, Point, card_for, card_points, value_of
from fa_cards.words import Phrase, later
from fa_cards.words.cards import card_phrase
from fa_cards.words.fours.points import NAMES

TRUMP: Final = Suit.HEARTS
"""What is trump in all of them."""

_LEADS = (("9C", "KC 3H TD"), ("9C", "3H TD"), ("7H", "2H AS"))
"""Led cards with hands that answer them (california_jack.md, section 3)."""


def play(*, must_trump: bool) -> tuple[Example, ...]:
    """Follow or trump.

    Args:
        must_trump: whether who is void in the led suit has to trump.
    """
    either = later("You hold the led suit, and may trump all the same; no other card is allowed.")
    void = (
        later("You do not hold the led suit, and so you have to trump.")
        if must_trump
        else later("You do not hold the led suit: any card is allowed.")
    )
    trump = later("Trump is led, and you hold one.")
    result = []
    for (led, hand), why in zip(_LEADS, (either, void, trump), strict=True):
        held, lying = cards(hand), card(led)
        assert lying.suit is not None
        allowed = playable(DECK.mask(held), lying.suit, TRUMP, must_trump=must_trump)
        result.append(to_play(held, allowed, DECK, why, lying=(lying,)))
    return tuple(result)


def pile(points: Collection[Point], *more: Phrase) -> Example:
    """What points lie in some cards that were won.

    Args:
        points: those that a card brings to its winner in this game, and Game.
        more: what else is to be said of the cards.
    """
    taken = cards("AH JH 2H TS KD 5C")
    brings: dict[Card, Phrase] = {}
    for point in points:
        for one in taken:
            if DECK.bit[one] & card_for(point, TRUMP):
                brings[one] = _brings(one, point)
    told = later("Their card points are {n} together.").filled(n=card_points(DECK.mask(taken)))
    named = [brings[one] for one in taken if one in brings]
    example = counted(DECK, WON, taken, DECK.mask(brings), *named, told, *more)
    return Example(example.groups, example.told, is_trump(TRUMP))


def _brings(one: Card, point: Point) -> Phrase:
    """What a card brings, as a sentence."""
    if point in FIVES:
        return later("The {card} brings {n} points.").filled(card=card_phrase(one), n=value_of(point))
    return later("The {card} brings {point}.").filled(card=card_phrase(one), point=NAMES[point])
