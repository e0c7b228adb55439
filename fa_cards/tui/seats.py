"""Where seats are in the room. Places are never mirrored: a table is a table in both languages (culture.md, 1)."""

from __future__ import annotations

from fa_cards.rules.catalog import AnyGame

PLACES = ("me", "right", "across", "left")
"""The four places, counter-clockwise from one's own."""


def place_of(seat: int, me: int, game: AnyGame | type[AnyGame]) -> str:
    """The place of a seat as `me` sees it; the next player sits at the right where the turn goes counter-clockwise."""
    steps = (seat - me) % len(PLACES)
    return PLACES[steps if game.counter_clockwise else -steps % len(PLACES)]
