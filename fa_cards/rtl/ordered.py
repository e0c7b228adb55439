"""The line filter for a widget that orders some of its cells itself.

Apart from the filter of all the others: most screens of an app have no such widget.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.segment import Segment
from textual.color import Color

from fa_cards.rtl.filter import RightToLeft

# A neutral character of one cell that no text of a screen holds: it stands for what is ordered already.
_STAND_IN: Final = "\ufffc"

PLACE: Final = "rtl-place"
"""The key in the meta of a style by which a widget says that it has ordered these cells, and what each one is to it."""


@dataclass(frozen=True)
class AroundOrdered(RightToLeft):
    """Leaves cells alone that their widget has ordered (`PLACE`), and turns the padding and the titles around them.

    For a widget that has to know its cells before the line is finished: one that scrolls sideways, or has a cursor.
    """

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The same cells, those that are ordered already as they are.

        Args:
            segments: One finished line.
            background: Not used: no colour changes.
        """
        ordered = [number for number, segment in enumerate(segments) if segment.style and PLACE in segment.style.meta]
        if not ordered:
            return super().apply(segments, background)
        first, end = ordered[0], ordered[-1] + 1
        stand_in = Segment(_STAND_IN, segments[first].style)
        result: list[Segment] = []
        for segment in super().apply([*segments[:first], stand_in, *segments[end:]], background):
            result += segments[first:end] if segment.text == _STAND_IN else [segment]
        return result
