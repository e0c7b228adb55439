"""Where seats are in the room. Places are never mirrored: a table is a table in both languages (culture.md, 1)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.game import Game

ROUNDS: Final[Mapping[int, tuple[str, ...]]] = MappingProxyType(
    {
        2: ("me", "across"),
        3: ("me", "right", "left"),
        4: ("me", "right", "across", "left"),
        5: ("me", "right", "across-right", "across-left", "left"),
        6: ("me", "right", "across-right", "across", "across-left", "left"),
        7: ("me", "right-low", "right-high", "across-right", "across-left", "left-high", "left-low"),
    }
)
"""The places round tables of so many seats, counter-clockwise from one's own."""


def places_of(game: AnyGame | type[AnyGame]) -> tuple[str, ...]:
    """The places round the table of a game, counter-clockwise from one's own."""
    return ROUNDS[game.seats if isinstance(game, Game) else game.usual_seats]


def place_of(seat: int, me: int, game: AnyGame | type[AnyGame]) -> str:
    """The place of a seat as `me` sees it; the next player sits at the right where the turn goes counter-clockwise."""
    places = places_of(game)
    steps = (seat - me) % len(places)
    return places[steps if game.counter_clockwise else -steps % len(places)]


def is_crowded(places: tuple[str, ...]) -> bool:
    """Whether so many sit across that what is told of each stands below its name."""
    return sum(side_of(place) == "across" for place in places) > 1


def in_one_line(place: str, places: tuple[str, ...]) -> bool:
    """Whether what is told at a seat stands in one line, because it is at the upper or the lower edge of the room."""
    side = side_of(place)
    return side == "me" or (side == "across" and not is_crowded(places))


def side_of(place: str) -> str:
    """The side of the room at which a place is: me, right, across or left."""
    return place.partition("-")[0]
