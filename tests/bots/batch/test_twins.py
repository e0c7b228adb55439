"""The simulator plays as the rules do: the same worlds and policy give the same cards, tricks and score."""

from __future__ import annotations

from typing import Any

import pytest

from fa_cards.rules.catalog import game_class
from fa_cards.rules.chance import Dice
from tests.bots.batch.twins import positions, twin

USUAL = ("teka", "kentucky-rook", "kentucky-discard", "call-partner-rook", "standard-rook", "golden-ten")
FOURS = ("california-jack", "shasta-sam", "california-fives", "all-fours")
POSITIONS = 60
APART = 12
"""Cards from one position to the next, at most: every phase of a deal has its turn."""
OTHER_POSITIONS = 12
"""Of a game with an option away from its default."""

OTHERS: tuple[tuple[str, dict[str, Any], int | None], ...] = (
    ("teka", {"solo": "partner-plays"}, None),
    ("teka", {"lawreece": True}, None),
    ("kentucky-rook", {"rook": "low"}, None),
    ("kentucky-rook", {"bury-points": True, "first-leader": "bidder"}, None),
    ("call-partner-rook", {"call-own": False}, None),
    ("standard-rook", {"nest": 1, "last-trick": 20}, None),
    ("golden-ten", {"golden-negative": True}, 3),
    ("golden-ten", {}, 5),
    ("golden-ten", {}, 7),
    ("california-jack", {"void-must-trump": True}, None),
    ("california-jack", {"loose-discard": True}, None),
    ("shasta-sam", {"void-must-trump": True}, None),
    ("california-fives", {}, 4),
    ("california-fives", {"stock": "down", "void-must-trump": True}, 4),
)


@pytest.mark.parametrize("key", [*USUAL, *FOURS])
def test_worlds_end_in_the_simulator_as_by_the_rules(key: str) -> None:
    _agree(key, {}, None, POSITIONS)


@pytest.mark.parametrize(("key", "options", "seats"), OTHERS)
def test_options_are_played_in_the_simulator_as_by_the_rules(
    key: str, options: dict[str, Any], seats: int | None
) -> None:
    _agree(key, options, seats, OTHER_POSITIONS)


def _agree(key: str, options: dict[str, Any], seats: int | None, number: int) -> None:
    game = game_class(key)(options, seats)
    wrong = {}
    for place, state in enumerate(positions(game, f"{key} {options} {seats}", number, APART)):
        if told := twin(state, Dice(f"{key} {place}")).told:
            wrong[place] = told
    assert not wrong
