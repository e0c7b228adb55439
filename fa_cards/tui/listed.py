"""Entries below each other in one widget: a column of caps, and beside it what they say.

A widget an entry looks the same and costs a hundred times as much: each has its styles, its place and its tasks.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from textual.content import Content
from textual.css.styles import RulesMap
from textual.strip import Strip
from textual.style import Style
from textual.visual import RenderOptions, Visual

EMPTY = Content("")


class Listed(Visual):
    """A heading, and below it entries in two columns; both columns wrap."""

    def __init__(self, heading: Content, entries: tuple[tuple[Content, Content], ...], column: int) -> None:
        """The entries as they are drawn at any width.

        Args:
            heading: the line above them.
            entries: what stands in the first column, and the sentence beside it.
            column: cells of the first column, with a blank on each of its sides.
        """
        self.heading = heading
        self.entries = entries
        self._column = column
        self._drawn: dict[int, Content] = {}

    def at(self, width: int) -> Content:
        """All lines for a width."""
        if width not in self._drawn:
            self._drawn[width] = Content("\n").join(self._lines(width))
        return self._drawn[width]

    def _lines(self, width: int) -> Iterator[Content]:
        yield from self.heading.wrap(width)
        for first, sentence in self.entries:
            firsts = first.wrap(max(self._column - 2, 1))
            sentences = sentence.wrap(max(width - self._column, 1))
            for one, other in zip_longest(firsts, sentences, fillvalue=EMPTY):
                blanks = " " * max(self._column - 1 - one.cell_length, 0)
                yield Content.assemble(" ", one, blanks, other)

    def get_optimal_width(self, rules: RulesMap, container_width: int) -> int:
        """All the width that there is."""
        return container_width

    def get_height(self, rules: RulesMap, width: int) -> int:
        """The rows for a width."""
        return self.at(width).plain.count("\n") + 1

    def render_strips(self, width: int, height: int | None, style: Style, options: RenderOptions) -> list[Strip]:
        """The lines as Textual draws them."""
        return self.at(width).render_strips(width, height, style, options)
