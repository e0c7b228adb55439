"""How large things are drawn, by the size of the window. All in cells."""

from __future__ import annotations

from typing import NamedTuple


class Geometry(NamedTuple):
    """The measures of one layout of the table."""

    name: str
    """The class that the screen wears (`-standard`), for the stylesheet."""
    least: tuple[int, int]
    """Columns and rows from which on it is used."""
    hand_card: tuple[int, int]
    trick_card: tuple[int, int]
    framed: bool = True
    """Whether cards have an edge above and below; the smallest only have one at each side."""
    drawn: bool = False
    """Whether cards are drawn with their pips, and court cards with their words and pictures."""
    side: bool = True
    """Whether log and last trick stand beside the room, or come at their keys."""
    like: tuple[str, ...] = ()
    """The classes of layouts whose rules count too."""

    @property
    def classes(self) -> frozenset[str]:
        """All classes that the screen wears."""
        return frozenset((self.name, *self.like))


COMPACT = Geometry("-compact", (60, 20), (4, 3), (4, 3), framed=False, side=False)
STANDARD = Geometry("-standard", (80, 24), (6, 4), (9, 4))
WIDE = Geometry("-wide", (118, 36), (9, 7), (13, 9), drawn=True)
LARGE = Geometry("-large", (146, 46), (11, 9), (15, 11), drawn=True, like=("-wide",))
LAYOUTS = (COMPACT, STANDARD, WIDE, LARGE)
"""The layouts, the smallest first."""
LEAST = COMPACT.least
"""The smallest window that shows the whole table."""


def geometry(columns: int, rows: int) -> Geometry:
    """The largest layout that the window has room for; COMPACT where it has room for none."""
    fitting = [one for one in LAYOUTS if columns >= one.least[0] and rows >= one.least[1]]
    return fitting[-1] if fitting else COMPACT


def too_small(columns: int, rows: int) -> bool:
    """Whether the window cannot show the table."""
    return columns < LEAST[0] or rows < LEAST[1]
