"""Lines of parts that give way to each other: the same thing said at length and shorter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from textual.content import Content

from fa_cards.tui.ink import spaced


@dataclass(frozen=True)
class Part:
    """A part of a line: the same thing said at length and shorter; an empty text is a part left out."""

    style: str
    texts: tuple[str, ...]
    weight: int
    """The parts of the least weight give way first."""


GAP = 3
"""Blanks between parts."""


def fitted(parts: Sequence[Part], width: int, gap: int = GAP) -> Content:
    """The parts in one line with so many blanks between them, said as long as the width allows."""
    chosen = [0] * len(parts)
    shrinking = [
        place
        for place in sorted(range(len(parts)), key=lambda place: parts[place].weight)
        for _ in parts[place].texts[1:]
    ]
    line = _line(parts, chosen, gap)
    for place in shrinking:
        if line.cell_length <= width:
            break
        chosen[place] += 1
        line = _line(parts, chosen, gap)
    return line


def _line(parts: Sequence[Part], chosen: Sequence[int], gap: int) -> Content:
    texts = ((part.texts[number], part.style) for part, number in zip(parts, chosen, strict=True))
    return spaced((Content.styled(text, style) for text, style in texts if text), gap)
