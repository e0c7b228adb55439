"""What is written to a terminal, as cells: tokens of the stream, the style of a cell, and the screen that they make.

Only what a program draws with is understood: moving the cursor to a place, styles, links, text. After anything else
that may move or erase, nothing is taken for known any more. No Textual here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import takewhile
from typing import Final, NamedTuple

from rich.cells import cell_len

# A sequence with parameters, a string up to its end, another escape, what is broken off by a sign that cannot follow,
# a control, text; and an escape without an end, which the next write has to bring.
_TOKEN: Final = re.compile(
    r"""
    \x1b\[[0-?]*+[\x20-/]*+[@-~]
    | \x1b[]PX^_](?:[^\x07\x1b]|\x1b(?!\\))*+(?:\x07|\x1b\\)
    | \x1b[\x20-/]*+[0-OQ-WYZ\\`-~]
    | \x1b\[[0-?]*+[\x20-/]*+(?=[^@-~])
    | \x1b[\x20-/]*+(?=[^\x20-~])
    | [\x00-\x1a\x1c-\x1f\x7f]
    | [^\x00-\x1f\x7f]++
    | (?P<unfinished>\x1b.*+)
    """,
    re.DOTALL | re.VERBOSE,
)
_STYLE: Final = re.compile(r"\x1b\[([\d;:]*)m")
_PLACE: Final = re.compile(r"\x1b\[(\d*)(?:;(\d*))?[Hf]")
_LINK: Final = re.compile(r"\x1b\]8;[^;]*;([^\x07\x1b]*)(?:\x07|\x1b\\)")
# What neither moves the cursor nor touches a cell: strings, modes but for those that change the screen, questions, the
# bell, and the way in which keys are sent.
_HARMLESS: Final = re.compile(
    r"\x1b[]PX^_]|\x1b\[\?(?!(?:47|1047|1048|1049)[hl])[\d;]*[hlnu]|\x1b\[[<=>][\d;]*[a-z]"
    r"|\x1b\[\??\d*\$p|\x1b\[[\d;]*[cnq]|\x07"
)
_END_OF_LINK: Final = "\x1b]8;;\x1b\\"


class Tokens:
    """Cuts what is written into escapes, controls and text; an escape that is cut by the end of a write is kept."""

    def __init__(self) -> None:
        self.kept = ""
        """The beginning of an escape whose end has not come yet."""

    def cut(self, data: str) -> Iterator[str]:
        """The tokens of what was kept and of this, in turn."""
        data, self.kept = self.kept + data, ""
        for found in _TOKEN.finditer(data):
            if found["unfinished"]:
                self.kept = found["unfinished"]
            else:
                yield found[0]

    def rest(self) -> str:
        """What was kept; it is not kept any longer."""
        kept, self.kept = self.kept, ""
        return kept


_SLOTS: Final = {
    **dict.fromkeys([*range(30, 38), 38, *range(90, 98)], "foreground"),
    **dict.fromkeys([*range(40, 48), 48, *range(100, 108)], "background"),
    58: "line",
    1: "bold",
    2: "faint",
    3: "italic",
    **dict.fromkeys([4, 21], "underline"),
    **dict.fromkeys([5, 6], "blink"),
    7: "reverse",
    8: "conceal",
    9: "strike",
    **dict.fromkeys([51, 52], "frame"),
    53: "overline",
}
_ENDS: Final = {
    22: ("bold", "faint"),
    23: ("italic",),
    24: ("underline",),
    25: ("blink",),
    27: ("reverse",),
    28: ("conceal",),
    29: ("strike",),
    39: ("foreground",),
    49: ("background",),
    54: ("frame",),
    55: ("overline",),
    59: ("line",),
}
_NUMBERS_OF_A_COLOUR: Final = {"2": 4, "5": 2}


@dataclass(frozen=True, slots=True)
class Pen:
    """The style in which cells are written."""

    slots: tuple[tuple[str, str], ...] = ()
    """What is set, by name, each with the parameters that set it; sorted."""
    link: str = ""
    """The sequence that starts the link, if the cells are one."""

    def get(self, slot: str) -> str | None:
        """The parameters by which a slot is set, or None where it is not."""
        return next((parameters for name, parameters in self.slots if name == slot), None)

    def having(self, slot: str, parameters: str | None) -> Pen:
        """The same pen with a slot set otherwise, or not set."""
        rest = [(name, value) for name, value in self.slots if name != slot]
        return replace(self, slots=tuple(sorted([*rest, *([(slot, parameters)] if parameters is not None else [])])))

    def after(self, parameters: str) -> Pen:
        """The pen after a sequence of styles with these parameters."""
        return _styled(self, parameters)

    def sequence(self, before: Pen) -> str:
        """What has to be sent for this pen where the terminal's is another one."""
        return _sequence(self, before)


PLAIN: Final = Pen()


@lru_cache(4096)
def _styled(pen: Pen, parameters: str) -> Pen:
    slots = dict(pen.slots)
    parts = parameters.split(";")
    while parts:
        part = parts.pop(0)
        number = int(part.partition(":")[0] or 0)
        if number == 0:
            slots.clear()
        for ended in _ENDS.get(number, ()):
            slots.pop(ended, None)
        if number in (38, 48, 58) and ":" not in part:
            more = _NUMBERS_OF_A_COLOUR.get(parts[0], 1) if parts else 0
            part = ";".join([part, *parts[:more]])
            del parts[:more]
        if part == "4:0":
            slots.pop("underline", None)
        elif number in _SLOTS:
            slots[_SLOTS[number]] = part
    return Pen(tuple(sorted(slots.items())), pen.link)


@lru_cache(16384)
def _sequence(pen: Pen, before: Pen) -> str:
    link = "" if pen.link == before.link else pen.link or _END_OF_LINK
    if pen.slots == before.slots:
        return link
    if {name for name, _ in before.slots} <= {name for name, _ in pen.slots}:
        parts = [value for (name, value) in pen.slots if (name, value) not in before.slots]
    else:
        parts = ["0", *(value for _, value in pen.slots)]
    return f"\x1b[{';'.join(parts)}m{link}"


class Cell(NamedTuple):
    """A cell of the screen. The second cell of a wide character has no text."""

    text: str
    pen: Pen


@lru_cache(4096)
def _width(char: str) -> int:
    return cell_len(char)


def cells_of(text: str, pen: Pen) -> list[Cell]:
    """The cells that a text takes, each character with the marks that stand on it; without `leading_marks`."""
    if text.isascii():
        return [Cell(char, pen) for char in text]
    cells: list[Cell] = []
    for char in text:
        width = _width(char)
        if width:
            cells.append(Cell(char, pen))
            cells += [Cell("", pen)] * (width - 1)
        elif cells:
            last = next(number for number in range(len(cells) - 1, -1, -1) if cells[number].text)
            cells[last] = Cell(cells[last].text + char, cells[last].pen)
    return cells


def leading_marks(text: str) -> str:
    """The marks at the beginning of a text, which stand on the cell before it: what is drawn may be cut there."""
    return "" if text.isascii() else "".join(takewhile(lambda char: not _width(char), text))


Interval = tuple[int, int]


class Painting:
    """The cells of a screen as far as they are known, what was painted since it was last taken, and the cursor."""

    def __init__(self) -> None:
        self.pen = PLAIN
        self.place: tuple[int, int] | None = None
        """Row and column of the cursor, from 0; None where it is not known."""
        self._rows: dict[int, list[Cell | None]] = {}
        self._painted: dict[int, list[Interval]] = {}

    def forget(self) -> None:
        """Takes nothing for known any more but the pen."""
        self._rows.clear()
        self._painted.clear()
        self.place = None

    def obey(self, token: str) -> bool:
        """Whether the token was understood as style, link or place; then the pen and the cursor are as it says."""
        if found := _STYLE.fullmatch(token):
            self.pen = self.pen.after(found[1])
        elif found := _PLACE.fullmatch(token):
            row, column = found.groups()
            self.place = (max(int(row or 1), 1) - 1, max(int(column or 1), 1) - 1)
        elif found := _LINK.fullmatch(token):
            self.pen = replace(self.pen, link=token if found[1] else "")
        else:
            return False
        return True

    def suffer(self, token: str) -> None:
        """Takes into account what another token does to the screen."""
        if token in ("\n", "\r", "\b", "\t"):
            self.place = None
        elif not _HARMLESS.match(token):
            self.forget()

    def mark(self, marks: str) -> bool:
        """Puts marks on the cell before the cursor, where it is known; False where nobody knows where the cursor is."""
        if self.place is None:
            return False
        row, column = self.place
        line = self._rows.get(row, [])
        place = column - 1
        while 0 < place < len(line) and (cell := line[place]) is not None and not cell.text:
            # The second cell of a wide character.
            place -= 1
        before = line[place] if 0 <= place < len(line) else None
        if before is not None and not before.text.endswith(marks):
            line[place] = Cell(before.text + marks, before.pen)
            self._painted.setdefault(row, []).append((place, column))
        return True

    def paint(self, cells: list[Cell]) -> bool:
        """Puts cells where the cursor is, and the cursor behind them; False where nobody knows where it is."""
        if self.place is None:
            return False
        row, column = self.place
        end = column + len(cells)
        line = self._rows.setdefault(row, [])
        line += [None] * (column - len(line))
        line[column:end] = cells
        # Half of a wide character that was painted over is gone.
        if column and (before := line[column - 1]) is not None and cells and _width(before.text[:1]) > 1:
            line[column - 1] = Cell(" ", before.pen)
        if end < len(line) and (behind := line[end]) is not None and not behind.text:
            line[end] = Cell(" ", behind.pen)
        self._painted.setdefault(row, []).append((column, end))
        self.place = (row, end)
        return True

    def taken(self, breaks: re.Pattern[str]) -> Iterator[tuple[int, int, list[Cell]]]:
        """What was painted since the last time, extended to whole words: row, column, and cells of each piece.

        Args:
            breaks: the cells between words; so are those that are not known.
        """
        for row in sorted(self._painted):
            line = self._rows[row]
            for start, end in _united(_extended(line, painted, breaks) for painted in sorted(self._painted[row])):
                yield row, start, [cell for cell in line[start:end] if cell is not None]
        self._painted.clear()


def _extended(line: list[Cell | None], painted: Interval, breaks: re.Pattern[str]) -> Interval:
    """An interval of a line, with the rest of the words at its ends.

    Also of those at whose end a break was painted now: a word that was cut is another word.
    """
    start, end = painted
    while start > 0 and _in_word(line[start - 1], breaks):
        start -= 1
    while end < len(line) and _in_word(line[end], breaks):
        end += 1
    return start, end


def _united(intervals: Iterable[Interval]) -> list[Interval]:
    """The intervals without those that overlap or touch: they are one."""
    united: list[Interval] = []
    for start, end in intervals:
        if united and start <= united[-1][1]:
            united[-1] = (united[-1][0], max(end, united[-1][1]))
        elif start < end:
            united.append((start, end))
    return united


def _in_word(cell: Cell | None, breaks: re.Pattern[str]) -> bool:
    return cell is not None and not breaks.match(cell.text)
