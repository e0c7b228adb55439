"""The players as a question calls them: from the seat of the learner."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.learn.lessons.course import ME
from fa_cards.rules.catalog import AnyGame
from fa_cards.words import Phrase, later_in

YOU = later_in("quiz", "You")
PARTNER = later_in("quiz", "Your partner")
OPPONENT = later_in("quiz", "Your opponent")
LEFT = later_in("quiz", "The player on your left")
RIGHT = later_in("quiz", "The player on your right")
OPPOSITE = later_in("quiz", "The player opposite")
YOUR_TEAM, OTHER_TEAM = later_in("quiz", "Your team"), later_in("quiz", "The other team")

_WITHIN: Mapping[Phrase, Phrase] = MappingProxyType(
    {
        YOU: later_in("quiz within a sentence", "you"),
        PARTNER: later_in("quiz within a sentence", "your partner"),
        OPPONENT: later_in("quiz within a sentence", "your opponent"),
        LEFT: later_in("quiz within a sentence", "the player on your left"),
        RIGHT: later_in("quiz within a sentence", "the player on your right"),
        OPPOSITE: later_in("quiz within a sentence", "the player opposite"),
        YOUR_TEAM: later_in("quiz within a sentence", "your team"),
        OTHER_TEAM: later_in("quiz within a sentence", "the other team"),
    }
)


def within(who: Phrase) -> Phrase:
    """A player or team where it does not begin a sentence."""
    return _WITHIN[who]


def person(game: AnyGame, seat: int) -> Phrase:
    """The player at a seat, at a table for two or four."""
    if seat == ME:
        return YOU
    if game.seats == 2:
        return OPPONENT
    assert game.seats == 4, "questions are asked at tables for two and four"
    if seat == 2:
        return PARTNER if seat in game.partners(ME) else OPPOSITE
    return RIGHT if (seat == 1) is game.counter_clockwise else LEFT
