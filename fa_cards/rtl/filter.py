"""The line filter that lets every Textual widget hold plain logical text.

Textual hands each finished line of each widget (wrapped, styled, with its border and padding) to the filters of
`get_line_filters()`. This one splits the line at box-drawing and block characters, which stay where they are, and
shapes and orders what stands between them, each character taking its style along: colours, links (`@click` is part of
the style), the highlight of an option and the cursor of an input land on the right cells.

The order of a whole field turns, its blanks included. So `text-align`, `content-align` and padding become logical
under a right-to-left base: what the stylesheet calls left is where the line starts, which is at the right.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

from fa_cards.rtl.text import Cell, Direction, order

Styled: TypeAlias = tuple[str, Style | None]

_FIELDS: Final = re.compile("([\u2500-\u259f]+)")
_BLANK: Final = " "
# Only with one of these in it is a text not as wide as its characters together.
_JOINERS: Final = re.compile("[\u200d\ufe0f]")

_JOINED: Final = re.compile("\u200d(.)", re.DOTALL)


def _without_box(joined: re.Match[str]) -> str:
    """A joiner and what follows it, but for a box: Textual gives that one no cell, so it must not take one."""
    return "" if "\u2500" <= joined[1] <= "\u259f" else joined[0]


@lru_cache(1024)
def _padding(style: Style | None) -> Style | None:
    """The style of blanks beside a character of this style: its ground and its place, but no line, reversal or link."""
    if style is None:
        return None
    meta = {key: value for key, value in style.meta.items() if not key.startswith("@")}
    return Style(color=style.color, bgcolor=style.bgcolor, meta=meta or None)


@lru_cache(8192)
def _field(text: str, width: int, base: Direction, shaped: bool) -> tuple[tuple[Cell, ...], int]:
    """The cells of one field, and how many blanks bring it back to its width."""
    cells = list(order(text, base, shaped))
    spare = width - sum(cell_len(shown) for shown, _ in cells)
    while spare < 0:
        # Only where the text is measured narrower than it is drawn (a letter after a joiner): the end of the line
        # gives way, blanks first.
        end = 0 if base == "rtl" else len(cells) - 1
        blanks = [number for number, (shown, _) in enumerate(cells) if shown == _BLANK]
        gone = blanks[0 if base == "rtl" else -1] if blanks else end
        spare += cell_len(cells.pop(gone)[0])
    return tuple(cells), spare


@dataclass(frozen=True)
class RightToLeft(LineFilter):
    """Orders the lines of every widget; frozen, because Textual caches filtered lines by their filter.

    An app that changes its direction gives another filter and refreshes (`fa_cards.rtl.refresh_direction`).
    """

    base: Direction = "rtl"
    """The direction of the lines as wholes."""
    shaped: bool = True
    """Whether letters get their joined forms here; off for a terminal whose fonts join by themselves."""
    enabled: bool = True
    """Whether the filter does anything; Textual asks for this."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The same cells in the order in which they are read; exactly as many as there were.

        Args:
            segments: One finished line.
            background: Not used: no colour changes.
        """
        del background
        if not any(segment.text.strip(_BLANK) for segment in segments):
            return segments
        result: list[Segment] = []
        run: list[Segment] = []
        for segment in segments:
            if segment.control:
                # A control sequence takes no cell and keeps its place between the text around it.
                result += _run(self, tuple(run))
                result.append(segment)
                run = []
            else:
                run.append(segment)
        return [*result, *_run(self, tuple(run))]

    def _ordered(self, segments: Sequence[Segment]) -> Iterator[Styled]:
        text = "".join(segment.text for segment in segments)
        if _JOINERS.search(text):
            segments = [Segment(_JOINED.sub(_without_box, segment.text), segment.style) for segment in segments]
            text = "".join(segment.text for segment in segments)
        styles = [segment.style for segment in segments for _ in segment.text]
        start = 0
        for part in _FIELDS.split(text):
            end = start + len(part)
            if not part.strip(_BLANK) or "\u2500" <= part[0] <= "\u259f":
                yield from zip(part, styles[start:end], strict=True)
            else:
                width = _width(segments, start, end) if _JOINERS.search(part) else cell_len(part)
                yield from self._text(part, width, styles[start:end])
            start = end

    def _text(self, part: str, width: int, styles: list[Style | None]) -> Iterator[Styled]:
        cells, spare = _field(part, width, self.base, self.shaped)
        blanks = [(_BLANK, _padding(styles[-1]))] * spare
        if self.base == "rtl":
            yield from blanks
        for shown, index in cells:
            yield shown, styles[index]
        if self.base == "ltr":
            yield from blanks


@lru_cache(4096)
def _run(line_filter: RightToLeft, segments: tuple[Segment, ...]) -> tuple[Segment, ...]:
    """Text without control sequences, ordered by the filter; most lines are drawn again as they were."""
    return tuple(_merged(line_filter._ordered(segments)))


def _width(segments: Sequence[Segment], start: int, end: int) -> int:
    """The cells between two indices as Textual counts them: segment by segment."""
    total = position = 0
    for segment in segments:
        total += cell_len(segment.text[max(start - position, 0) : max(end - position, 0)])
        position += len(segment.text)
    return total


def _merged(cells: Iterable[Styled]) -> list[Segment]:
    """The cells as segments, neighbours of one style in one."""
    result: list[Segment] = []
    texts: list[str] = []
    current: Style | None = None
    for shown, style in cells:
        if texts and (style is current or style == current):
            texts.append(shown)
            continue
        if texts:
            result.append(Segment("".join(texts), current))
        texts, current = [shown], style
    if texts:
        result.append(Segment("".join(texts), current))
    return result
