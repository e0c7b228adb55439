"""The inside of a card, to draw its face on.

A face is a picture, cell by cell: its lines are ordered from the left in both languages. What stands in a corner is
written from the side where lines start, at the right in Persian (culture.md, 5).
"""

from __future__ import annotations

from typing import NamedTuple

from textual.content import Content

from fa_cards.tui.canvas import Canvas, cells_of

_LEFT_TO_RIGHT_MARK = "\u200e"
"""After a letter that stands alone: without it two of them would turn round what is between them."""


class FaceSize(NamedTuple):
    """The inside of a card, in cells."""

    columns: int
    rows: int
    covered: int = 0
    """How many of the columns, from the end of lines, lie under the next card of a hand."""

    @property
    def roomy(self) -> bool:
        """Whether the index has a row of its own above the picture, and a turned one below."""
        return self.rows >= 7

    @property
    def seen(self) -> int:
        """The columns that are seen."""
        return self.columns - self.covered


class Face(Canvas):
    """The inside of a card. Columns count from the side where lines start."""

    def __init__(self, size: FaceSize, *, right_to_left: bool) -> None:
        super().__init__(size.columns, size.rows)
        self.size = size
        self.right_to_left = right_to_left

    def near(self, top: int, text: str, style: str, indent: int = 0) -> None:
        """Writes a text at the side where lines start."""
        left = self.columns - indent - cells_of(text) if self.right_to_left else indent
        self.write(left, top, text, style)

    def far(self, top: int, text: str, style: str, indent: int = 0) -> None:
        """Writes a text at the other side."""
        left = indent if self.right_to_left else self.columns - indent - cells_of(text)
        self.write(left, top, text, style)

    def corner(self, top: int, text: str, style: str) -> None:
        """Writes a sign into the last column that is seen."""
        self.near(top, text, style, self.size.seen - 1)

    def after(self, top: int, text: str, style: str) -> bool:
        """Writes a sign after what stands in a row from the side where lines start, if that cell is seen; whether."""
        row = self.cells[top][::-1] if self.right_to_left else self.cells[top]
        place = next((place for place, (letter, _) in enumerate(row) if letter == " "), self.columns)
        seen = place < self.size.seen
        if seen:
            self.near(top, text, style, place)
        return seen

    def sign(self, top: int, text: str, style: str, indent: int = 0, *, far: bool = False) -> None:
        """Writes a sign, or a shape and its letter, each in its cell from that side on."""
        for place, letter in enumerate(text, indent):
            alone = letter if letter.isascii() else letter + _LEFT_TO_RIGHT_MARK
            (self.far if far else self.near)(top, alone, style, place)

    def index(self, rank: str, sign: str, style: str) -> None:
        """The index: rank and suit, and where there is room turned in the other corner."""
        self.near(0, rank, style)
        if self.size.roomy:
            self.sign(0, sign, style, cells_of(rank))
            self.turned(rank, sign, style)

    def turned(self, rank: str, sign: str, style: str) -> None:
        """The index in the corner across, where that is seen."""
        if self.size.covered:
            return
        self.far(self.rows - 1, rank, style)
        self.sign(self.rows - 1, sign, style, cells_of(rank), far=True)

    def picture(self, lines: tuple[str, ...], style: str) -> None:
        """A picture below the index: in the middle of what is seen, or if it is too wide for that, from there on."""
        top = 1 + (self.rows - 1 - self.size.roomy - len(lines) + 1) // 2
        indent = max((self.size.seen - len(lines[0])) // 2, 0)
        left = self.columns - indent - len(lines[0]) if self.right_to_left else indent
        self.paint(left, top, lines, style)

    @property
    def content(self) -> Content:
        """What is seen of the face as styled text."""
        covered = self.size.covered
        if not covered:
            return super().content
        part = Canvas(self.size.seen, self.rows)
        part.cells = [row[covered:] if self.right_to_left else row[:-covered] for row in self.cells]
        return part.content
