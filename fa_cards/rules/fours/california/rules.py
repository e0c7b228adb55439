"""What one game of the family with a stock is (california_jack.md, sections 1 and 2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from fa_cards.rules.fours.counting import FIVES, Point
from fa_cards.rules.options import Value

HAND: Final = 6
"""Cards of each seat."""


@dataclass(frozen=True, slots=True)
class CaliforniaRules:
    """A game with its options fixed. A field that is an option in some game is named as the option."""

    target: int
    packet: int = 1
    """Cards dealt at a time: 1 or 3."""
    void_must_trump: bool = False
    """Whether who is void in the led suit has to trump."""
    loose_discard: bool = False
    """Whether any card may be played to any lead."""
    stock: str = "up"
    """How the stock lies: face "up", or "down"; then a card shown before the deal fixes trump."""
    fives: bool = False
    """Whether the fives count."""

    @property
    def face_up(self) -> bool:
        """Whether the top card of the stock is seen by all, and so is what is drawn."""
        return self.stock == "up"

    @property
    def points(self) -> tuple[Point, ...]:
        """What is counted, in order."""
        fives = FIVES if self.fives else ()
        return (Point.HIGH, Point.LOW, Point.JACK, *fives, Point.GAME)

    def with_options(self, values: Mapping[str, Value]) -> CaliforniaRules:
        """The same game with the values of its options, by key."""
        changes: dict[str, Any] = {key.replace("-", "_"): value for key, value in values.items()}
        return replace(self, **changes)
