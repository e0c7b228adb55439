"""Cells to draw on: pictures of cards and faces are put together cell by cell, and end as lines of styled text."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter

from rich.cells import cell_len
from textual.content import Content, Span

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

    @property
    def content(self) -> Content:
        """The whole as styled text."""
        pieces: list[str] = []
        spans: list[Span] = []
        end = 0
        for row in self.cells:
            for style, cells in groupby(row, key=itemgetter(1)):
                piece = "".join([text for text, _ in cells])
                pieces.append(piece)
                start, end = end, end + len(piece)
                if style:
                    spans.append(Span(start, end, style))
            pieces.append("\n")
            end += 1
        return Content("".join(pieces[:-1]), spans)


def cells_of(text: str) -> int:
    """How many cells a text takes."""
    return cell_len(text)
