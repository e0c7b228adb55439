"""Plain text in lines: how many cells a text takes, and how it is broken between words.

The text is logical. An isolate that the end of a line cuts is closed there and opened again in the next line, because
each line is ordered by itself.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

from fa_cards.words.catalog import CLOSING_ISOLATE, OPENING_ISOLATES

_NO_CELL = frozenset({"Mn", "Me", "Cf"})
_TWO_CELLS = frozenset({"W", "F"})


def cells(text: str) -> int:
    """How many cells a text takes that is shown letter by letter.

    Marks and invisible signs take none, wide signs two (a name may hold any sign).
    """
    return sum(
        2 if unicodedata.east_asian_width(sign) in _TWO_CELLS else 1
        for sign in text
        if unicodedata.category(sign) not in _NO_CELL
    )


def wrapped(
    text: str, width: int | None, first: str = "", rest: str = "", *, measure: Callable[[str], int] = cells
) -> list[str]:
    """The lines of a text, broken between words; a word that is wider than a line stays whole.

    Args:
        text: one paragraph or several, a line break between them.
        width: in cells; None for lines without an end.
        first: what stands before the first line.
        rest: what stands before the others.
        measure: how many cells a text takes, where joining letters changes that.
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        before, line = rest if lines else first, ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and width is not None and measure(before + longer) > width:
                opened = _opened(line)
                lines.append(before + line + CLOSING_ISOLATE * len(opened))
                before, line = rest, opened + word
            else:
                line = longer
        lines.append(before + line)
    return lines


def _opened(text: str) -> str:
    """The isolates that are open at the end of the text."""
    opened: list[str] = []
    for sign in text:
        if sign in OPENING_ISOLATES:
            opened.append(sign)
        elif sign == CLOSING_ISOLATE and opened:
            opened.pop()
    return "".join(opened)
