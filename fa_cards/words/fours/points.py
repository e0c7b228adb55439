"""The names of what a deal is counted for: High, Low, Jack, the fives and Game (california_jack.md, section 0)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.rules.cards import Card, card
from fa_cards.rules.fours.counting import FIVES, Point
from fa_cards.words.cards import card_words
from fa_cards.words.catalog import Phrase, later_in, say_in

NAMES: Mapping[Point, Phrase] = MappingProxyType(
    {
        Point.HIGH: later_in("point", "High"),
        Point.LOW: later_in("point", "Low"),
        Point.JACK: later_in("point", "Jack"),
        Point.GAME: later_in("point", "Game"),
    }
)
"""The names of the points; a five is its card."""

_WITH_CARD: Mapping[Point, Phrase] = MappingProxyType(
    {
        Point.HIGH: later_in("point", "High ({card})"),
        Point.LOW: later_in("point", "Low ({card})"),
        Point.JACK: later_in("point", "Jack ({card})"),
    }
)

_LETTERS: Mapping[Point, Phrase] = MappingProxyType(
    {
        Point.HIGH: later_in("point letter", "H"),
        Point.LOW: later_in("point letter", "L"),
        Point.JACK: later_in("point letter", "J"),
        Point.GAME: later_in("point letter", "G"),
    }
)


def point_name(point: Point) -> str:
    """The name of a point, «بالا»; a five is its card."""
    return card_words(card(point.value)) if point in FIVES else NAMES[point].said()


def point_with_card(point: Point, one: Card | None) -> str:
    """The name of a point with the card that it is for, «بالا (آس♥)»; without it where none is known.

    Args:
        point: any but Game, which is for no card.
        one: High is the ace and Low the two of trump where the whole pack is played, and may be others in All Fours.
    """
    if one is None or point in FIVES:
        return point_name(point)
    return _WITH_CARD[point].said(card=card_words(one))


def game_with_points(own: int, others: int) -> str:
    """Game with the card points of both sides, «گیم (۴۷ به ۳۳)»."""
    return say_in("point", "Game ({a} to {b})", a=own, b=others)


def point_letter(point: Point) -> str:
    """The letter of a point on a score sheet; the fives have their suits there."""
    return _LETTERS[point].said()
