"""How large things are drawn, by the size of the window. All in cells."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Geometry:
    """The measures of one layout of the table."""

    name: str
    """The class that the screen wears (`-standard`), for the stylesheet."""
    least: tuple[int, int]
    """Columns and rows from which on it is used."""
    hand_card: tuple[int, int]
    trick_card: tuple[int, int]
    words_on_hand: bool
    """Whether court cards of the hand carry their words, or one letter."""
    side: int
    """Columns of log and last trick."""


STANDARD = Geometry("-standard", (80, 24), (6, 4), (9, 4), words_on_hand=False, side=24)
WIDE = Geometry("-wide", (112, 34), (8, 6), (11, 6), words_on_hand=True, side=36)
LEAST = STANDARD.least
"""The smallest window that shows the whole table."""


def geometry(columns: int, rows: int) -> Geometry:
    """The largest layout that the window has room for; STANDARD where it has room for none."""
    fits = columns >= WIDE.least[0] and rows >= WIDE.least[1]
    return WIDE if fits else STANDARD


def too_small(columns: int, rows: int) -> bool:
    """Whether the window cannot show the table."""
    return columns < LEAST[0] or rows < LEAST[1]
