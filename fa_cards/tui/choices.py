"""Things to choose from: a pad of lines with key caps, used for menus, calls, suits and the acts of a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from textual.content import Content

from fa_cards.tui.ink import isolated, key_cap, pressable
from fa_cards.tui.static import Static
from fa_cards.words.layout import cells, wrapped


class Choice(NamedTuple):
    """One thing to choose: the act that it does and how it is written."""

    name: str
    """The name of its act in the table of keys, or of the page's own."""
    label: str
    cap: str = ""
    """Its key, if it has one of its own."""
    note: str = ""
    """What it means, for who is new: the page says it of the marked choice."""
    open: bool = False
    """Whether what stands below belongs to it."""


AIR = "\u00a0"
"""The blank round a choice: a line does not lose it at its end."""

Rows = tuple[tuple[Choice, ...], ...]


def even(labels: Sequence[str]) -> tuple[str, ...]:
    """The labels, blanks before the shorter ones, so that they stand right under each other in rows."""
    widths = [cell_len(label) for label in labels]
    return tuple(AIR * (max(widths) - width) + label for label, width in zip(labels, widths, strict=True))


def within(rows: Rows, width: int) -> Rows:
    """The rows, those that are wider than so many cells broken into several between two choices.

    The blank after the last one may hang beyond the end.
    """
    broken: list[tuple[Choice, ...]] = []
    for row in rows:
        line: list[Choice] = []
        for choice in row:
            if line and sum(map(_width, (*line, choice))) - len(AIR) > width:
                broken.append(tuple(line))
                line = []
            line.append(choice)
        broken.append(tuple(line))
    return tuple(broken)


def _width(choice: Choice) -> int:
    """How many cells a choice takes, the blanks round it included."""
    return cell_len(choice.label) + 2 * len(AIR) + (cell_len(choice.cap) + 1 if choice.cap else 0)


class Choices(Static):
    """A pad of choices in rows, one of them marked."""

    DEFAULT_CSS = ""

    def __init__(self, *, id: str | None = None, classes: str | None = None, hanging: int = 0) -> None:
        """A pad without choices.

        Args:
            id: of the widget.
            classes: of the widget.
            hanging: by so many cells the further lines of a long choice are moved in, each choice in rows of its own;
                0 where choices stand beside each other and have one line.
        """
        super().__init__(id=id, classes=classes)
        self.hanging = hanging
        self.rows: Rows = ()
        self.row = 0
        self.place = 0
        self.marking = False

    @property
    def marked(self) -> Choice | None:
        """The choice that is marked, or None where none is."""
        return self.rows[self.row][self.place] if self.rows and self.marking else None

    def offer(self, rows: Rows, *, marked: bool = True) -> None:
        """Shows these choices; the mark stays where it was if the same things can be chosen.

        Args:
            rows: the choices.
            marked: whether the first one is marked at once. Where a key too many would do harm, none is until a
                person moves the mark.
        """
        names = [[one.name for one in row] for row in self.rows]
        rows = tuple(row for row in rows if row)
        if [[one.name for one in row] for row in rows] != names:
            self.row = self.place = 0
            self.marking = marked
        self.rows = rows
        self._draw()

    def mark(self, name: str) -> None:
        """Marks the choice of that name, where it is offered."""
        for row, choices in enumerate(self.rows):
            for place, choice in enumerate(choices):
                if choice.name == name:
                    self.row, self.place, self.marking = row, place, True
        self._draw()

    def move(self, rows: int, places: int) -> None:
        """Moves the mark by rows down and places on in reading direction; it goes round at the ends."""
        if not self.rows:
            return
        if not self.marking:
            self.marking = True
            self._draw()
            return
        if rows:
            self.row = (self.row + rows) % len(self.rows)
            self.place = min(self.place, len(self.rows[self.row]) - 1)
        self.place = (self.place + places) % len(self.rows[self.row])
        self._draw()

    def _draw(self) -> None:
        lines = [self._line(row, choices) for row, choices in enumerate(self.rows)]
        self.update(Content("\n").join(lines))

    def _line(self, row: int, choices: tuple[Choice, ...]) -> Content:
        parts = [
            self._choice(choice, self.marking and (row, place) == (self.row, self.place))
            for place, choice in enumerate(choices)
        ]
        return Content("").join(parts)

    def _choice(self, choice: Choice, marked: bool) -> Content:
        cap = Content.assemble(key_cap(choice.cap), " ") if choice.cap else Content("")
        label = Content.styled(choice.label, "bold underline $accent" if choice.open else "$ink")
        content = Content.assemble(AIR, isolated(Content.assemble(cap, label)), AIR)
        if self.hanging and 0 < self.content_size.width < content.cell_length:
            content = self._broken(choice)
        if marked:
            content = Content.styled(content.plain, "$table on $accent")
        return pressable(content, choice.name)

    def _broken(self, choice: Choice) -> Content:
        """A long choice in several lines of one width, the further ones moved in, so that it is seen to be one."""
        width = self.content_size.width - 2 * len(AIR)
        lines = wrapped(choice.label, width, rest=AIR * self.hanging)
        longest = max(map(cells, lines))
        filled = (Content.assemble(AIR, isolated(Content(one)), AIR * (longest - cells(one) + 1)) for one in lines)
        return Content("\n").join(filled).stylize("$ink")
