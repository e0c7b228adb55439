"""Which games can be played at a table on the screen."""

from __future__ import annotations

from fa_cards.rules.catalog import GAMES, family_of

FAMILIES_WITH_TABLE = ("teka", "rook", "golden-ten")
"""The families whose games can be played at a table."""


def games_with_table() -> tuple[str, ...]:
    """The keys of the games that can be played at a table, in the order of the catalog."""
    return tuple(key for key in GAMES if family_of(key) in FAMILIES_WITH_TABLE)
