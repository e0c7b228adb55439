"""Plain text on standard output and standard error: wrapped, and ordered where the terminal does not do it itself.

Everything that the command line says goes through here. To a pipe the text is logical; to a terminal it is ordered and
joined, unless the terminal turns right-to-left text by itself, and well. Such a terminal takes every line for one that
runs from the left edge; where it knows isolates, the line is put into one that runs from the right edge.
"""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TextIO

from fa_cards.commands.streams import in_utf8
from fa_cards.environment import TERMINAL
from fa_cards.play.store import saved_settings
from fa_cards.rtl import TerminalClass, UnknownTerminalError, plain_terminal, turns_text, visual
from fa_cards.rtl.kinds import REWRITTEN
from fa_cards.words import isolate, language, language_isolates
from fa_cards.words.catalog import CLOSING_ISOLATE, OPENING_ISOLATES
from fa_cards.words.layout import cells, wrapped

NARROWEST = 20
PIPE_WIDTH = 80
GAP = 2
"""Blanks between two columns."""

_RIGHT_TO_LEFT_MARK = "\u200f"
_ISOLATES = re.compile(f"[{''.join(sorted(OPENING_ISOLATES))}{CLOSING_ISOLATE}]")

_CONTROLS = re.compile("[\x00-\x1f\x7f-\x9f]")

_KNOW_ISOLATES = frozenset({TerminalClass.VTE, TerminalClass.KONSOLE})
"""Terminals that order text themselves, by isolates too, and give them no cell; others would show a gap."""


class Output:
    """Where the command line speaks to."""

    def __init__(self, environ: Mapping[str, str], out: TextIO | None = None, err: TextIO | None = None) -> None:
        """An output on standard output and standard error as they are now, unless others are given."""
        self.environ = environ
        self.out = out or sys.stdout
        self.err = err or sys.stderr
        in_utf8(self.out, self.err)

    @cached_property
    def terminal(self) -> TerminalClass:
        """The class of the terminal, by what the person says, what was found last, or the environment; never asked."""
        saved = saved_settings()
        named = self.environ.get(TERMINAL) or saved.terminal or saved.terminal_found
        try:
            return plain_terminal(self.environ, named)
        except UnknownTerminalError:
            # Said by whoever needs the class for more than a line of text (`doctor`, the program).
            return plain_terminal(self.environ)

    @property
    def width(self) -> int:
        """The cells of a line of standard output."""
        return self._width(self.out)

    def cells(self, text: str) -> int:
        """How many cells the text takes on standard output; lam-alef takes one where we join it, else two."""
        if self.out.isatty() and not turns_text(self.terminal):
            return cells(visual(text, language().direction))
        return cells(text)

    # --- what is said -------------------------------------------------------------------------------------------

    def line(self, text: str = "", *, indent: int = 0) -> None:
        """Writes a paragraph, wrapped; further lines have its indent too."""
        self._paragraph(self.out, text, indent)

    def laid_out(self, text: str) -> None:
        """Writes lines that are wrapped already, for `width` cells."""
        for line in text.splitlines():
            self._finished_line(self.out, line)

    def rows(self, rows: Sequence[tuple[str, str]], *, indent: int = 2) -> None:
        """Writes terms and what is said of each, in two columns where there is room, else one below the other."""
        longest = max((self.cells(term) for term, _ in rows), default=0)
        column = indent + longest + GAP
        for term, text in rows:
            if column > self.width // 2:
                self.line(term, indent=indent)
                self.line(text, indent=indent + GAP)
                continue
            first, *more = wrapped(text, self.width - column, measure=self.cells)
            lines = [" " * indent + isolate(term) + " " * (column - indent - self.cells(term)) + first]
            for one in (*lines, *(" " * column + one for one in more)):
                self._finished_line(self.out, one.rstrip())

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Writes a table; where it is too wide, each row as a block with a line for each of its cells."""
        widths = [max(map(self.cells, column)) for column in zip(heads, *rows, strict=True)]
        if sum(widths) + GAP * (len(widths) - 1) > self.width:
            for row in rows:
                self.line()
                self.rows([(head, cell) for head, cell in zip(heads, row, strict=True) if cell], indent=0)
            return
        for row in (heads, *rows):
            cells = [isolate(cell) + " " * (width - self.cells(cell)) for cell, width in zip(row, widths, strict=True)]
            self._finished_line(self.out, (" " * GAP).join(cells).rstrip())

    def error(self, text: str) -> None:
        """Writes a sentence about what went wrong, on standard error: one line, unless a terminal is narrower."""
        self._paragraph(self.err, text, 0)

    def progress(self, text: str) -> None:
        """Shows how far something is, in one line of a terminal that is overwritten; nowhere else. "" takes it away."""
        if self.err.isatty():
            shown = self._shown(self.err, text, self._width(self.err) - 1) if text else ""
            self.err.write(f"\r\x1b[K{shown}")
            self.err.flush()

    def data(self, text: str) -> None:
        """Writes a line for other programs, as it is."""
        self.out.write(text + "\n")

    # --- how it is shown ----------------------------------------------------------------------------------------

    def _paragraph(self, stream: TextIO, text: str, indent: int) -> None:
        width = self._width(stream) if stream.isatty() or stream is self.out else None
        for line in wrapped(text, None if width is None else width - indent, measure=self.cells):
            self._finished_line(stream, " " * indent + line if line else "")

    def _finished_line(self, stream: TextIO, line: str) -> None:
        stream.write(self._shown(stream, line, self._width(stream)) + "\n")

    def _shown(self, stream: TextIO, line: str, width: int) -> str:
        # A file or a name may hold signs that a terminal would obey.
        line = _CONTROLS.sub("\ufffd", line)
        if not stream.isatty():
            return _ISOLATES.sub("", line)
        if not turns_text(self.terminal):
            return self._printed(visual(line, language().direction, width))
        if not self._isolating or not line:
            return line if self.terminal in _KNOW_ISOLATES else _ISOLATES.sub("", line)
        # A sign without a cell belongs to the cell before it, so the isolate needs one. The mark at the end keeps the
        # blanks inside, which would else stay at the right edge (both seen in VTE and konsole).
        start, end = language_isolates()
        return f" {start}{line}{' ' * (width - cells(line))}{_RIGHT_TO_LEFT_MARK}{end}"

    def _printed(self, line: str) -> str:
        """An ordered line as the terminal needs it."""
        if self.terminal not in REWRITTEN:
            return line
        from fa_cards.rtl import printed

        return printed(line, self.terminal)

    def _width(self, stream: TextIO) -> int:
        """The cells of a line of the stream that text may take."""
        if not stream.isatty():
            return PIPE_WIDTH
        return max(NARROWEST, shutil.get_terminal_size().columns) - self._isolating

    @property
    def _isolating(self) -> bool:
        """Whether lines go to a terminal that has to be told that they run from the right edge."""
        return self.terminal in _KNOW_ISOLATES and language().direction == "rtl"
