"""Cells to draw on: pictures of cards and faces are put together cell by cell, and end as lines of styled text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.cells import cell_len
from textual.content import Content

Cell = tuple[str, str]
"""What stands in a cell, and its style."""

_HALVES = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}


def blocks(picture: str, scale: int = 1) -> tuple[str, ...]:
    """The lines of a picture of `#`, two of its rows in one line of block characters."""
    drawn = picture.strip("\n").split("\n")
    width = max(len(row) for row in drawn)
    rows = [[mark == "#" for mark in row.ljust(width) for _ in range(scale)] for row in drawn for _ in range(scale)]
    dots = [*rows, [False] * len(rows[0])][: len(rows) + len(rows) % 2]
    return tuple(
        "".join(_HALVES[pair] for pair in zip(upper, lower, strict=True))
        for upper, lower in zip(dots[::2], dots[1::2], strict=True)
    )


class Canvas:
    """A field of cells, empty at first."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self.cells: list[list[Cell]] = [[(" ", "")] * columns for _ in range(rows)]

    def write(self, left: int, top: int, text: str, style: str) -> None:
        """Writes a text from a cell on; what takes no cell of its own (ZWNJ) goes with the letter before it."""
        x = left - 1
        for letter in text:
            if cell_len(letter):
                x += 1
                self.cells[top][x] = (letter, style)
            else:
                self.cells[top][x] = (self.cells[top][x][0] + letter, style)

    def paint(self, left: int, top: int, lines: Sequence[str], style: str) -> None:
        """Draws the lines of a picture; its blanks let through what is there."""
        for y, line in enumerate(lines, top):
            for x, letter in enumerate(line, left):
                if letter != " ":
                    self.cells[y][x] = (letter, style)

    def lines(self) -> Iterator[Content]:
        """The rows as styled text."""
        for row in self.cells:
            runs = groupby(row, key=lambda cell: cell[1])
            yield Content.assemble(*(("".join(text for text, _ in cells), style) for style, cells in runs))

    @property
    def content(self) -> Content:
        """The whole as styled text."""
        return Content("\n").join(self.lines())


def cells_of(text: str) -> int:
    """How many cells a text takes."""
    return cell_len(text)
