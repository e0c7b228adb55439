"""The players as a question calls them: from the seat of the learner."""

from __future__ import annotations

from fa_cards.learn.lessons.course import ME
from fa_cards.rules.catalog import AnyGame
from fa_cards.words import Phrase, later_in

YOU = later_in("quiz", "You")
PARTNER = later_in("quiz", "Your partner")
OPPONENT = later_in("quiz", "Your opponent")
LEFT = later_in("quiz", "The player on your left")
RIGHT = later_in("quiz", "The player on your right")
OPPOSITE = later_in("quiz", "The player opposite")


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
