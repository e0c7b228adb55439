"""The score sheet: one's own side, the contract, the other side; a line a deal (culture.md, 4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import PurePath
from typing import ClassVar, cast

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.play.match import Match
from fa_cards.rtl import Column, ColumnScroll, Row, reads_right_to_left
from fa_cards.rules.teka import TekaView
from fa_cards.rules.teka.events import TekaDeal
from fa_cards.tui.canvas import cells_of
from fa_cards.tui.choices import AIR
from fa_cards.tui.geometry import geometry
from fa_cards.tui.names import shown_names
from fa_cards.tui.page import Hints
from fa_cards.tui.reading import ScrollingPage
from fa_cards.tui.static import Static
from fa_cards.words import later, say
from fa_cards.words.sheet import Sheet, SheetLine, sheet

AROUND = 4
"""Rows of the sheet that are no deals: air, the names above, the totals below."""
TOTAL = 6
"""Cells of a running total, as the stylesheet has it; a short name stands right over its numbers."""
EMPTY = 3
"""Rows of the sentence that stands in place of deals."""


def _marks(line: SheetLine) -> tuple[str, str]:
    """Made or not; in a narrow window it stands below the contract."""
    return line.marks, "$faint" if line.made else "bold $warning"


_COLUMNS: tuple[tuple[str, Callable[[SheetLine], tuple[str, str]]], ...] = (
    ("total", lambda line: (line.total_us, "bold $ink")),
    ("points", lambda line: (line.us, "$accent")),
    ("deal", lambda line: (line.deal, "$faint")),
    ("contract", lambda line: (line.contract, "$ink")),
    ("marks", _marks),
    ("points", lambda line: (line.them, "$accent")),
    ("total", lambda line: (line.total_them, "bold $ink")),
)
"""The columns in reading order: the class, and text and style of a deal's line."""


class ScoreSheet(Column):
    """The sheet as a widget; its deals scroll where there is no room for all, the newest stays in sight."""

    _needed = EMPTY
    """Rows that the deals would fill."""
    _rows = 1
    """Rows of a deal."""

    def compose(self) -> ComposeResult:
        """The names of the columns, the deals with a widget a column, the totals."""
        with Row(classes="band"):
            yield Static(classes="side")
            yield Static(classes="middle")
            yield Static(classes="side -other")
        with ColumnScroll(classes="deals", can_focus=False):
            with Row(classes="columns"):
                for name, _ in _COLUMNS:
                    yield Static(classes=name)
            yield Static(classes="nothing")
        with Row(classes="band -totals"):
            yield Static(classes="total")
            yield Static(classes="middle")
            yield Static(classes="total")

    @property
    def deals(self) -> ColumnScroll:
        """What scrolls."""
        return self.query_one(".deals", ColumnScroll)

    def show(
        self, deals: Sequence[TekaDeal], totals: Sequence[int], names: Sequence[str], me: int | None, view: TekaView
    ) -> None:
        """Writes the sheet as the seat `me` reads it.

        Args:
            deals: the scored deals, oldest first.
            totals: one number a seat.
            names: the players by seat.
            me: the seat that reads; None where several people do.
            view: what it knows; the options of the match are taken from it.
        """
        self.set_class(me is None, "-named")
        words = sheet(deals, totals, names, me, view.options)
        self._write_bands(words, say("The first team with {n} points wins", n=view.options.target))
        self.query_one(".columns").display = bool(words.lines)
        nothing = self.query_one(".nothing", Static)
        nothing.display = not words.lines
        nothing.update(Content(say("No deal has been scored yet.")))
        rows = 1 if geometry(*self.app.size).framed else 2
        for widget, (name, cell) in zip(self.query(".columns > Static").results(Static), _COLUMNS, strict=True):
            cells = [Content.styled(*cell(line)) for line in words.lines]
            if rows > 1:
                below = [Content.styled(*_marks(line)) if name == "contract" else Content("") for line in words.lines]
                cells = [Content("\n").join(pair) for pair in zip(cells, below, strict=True)]
            widget.update(Content("\n").join(cells))
        self._needed, self._rows = rows * len(words.lines) or EMPTY, rows
        self._fit()

    def _write_bands(self, words: Sheet, target: str) -> None:
        us, them = words.us, words.them
        if reads_right_to_left(self):
            them += AIR * (TOTAL - cells_of(them))
        else:
            us = AIR * (TOTAL - cells_of(us)) + us
        texts = (us, words.contract, them, words.total_us, target, words.total_them)
        for widget, text in zip(self.query(".band > Static").results(Static), texts, strict=True):
            widget.update(Content(text))

    def on_resize(self) -> None:
        """Gives the deals the room that there is now."""
        self._fit()

    def _fit(self) -> None:
        """Makes the deals no higher than they need, so that the totals stand right below them."""
        room = max(self.size.height + self.gutter.height - AROUND, 1)
        self.deals.styles.height = min(self._needed, max(room - room % self._rows, 1))
        self.deals.scroll_end(animate=False)


class SheetPage(ScrollingPage):
    """The score sheet of a match as the seat `me` reads it, or several persons where it is None."""

    CSS_PATH: ClassVar[list[str | PurePath]] = ["frame.tcss", "sheet.tcss"]

    def __init__(self, match: Match, me: int | None) -> None:
        super().__init__(later("Score sheet").said, "sheet")
        self.match = match
        self.me = me

    def compose_page(self) -> ComposeResult:
        """Heading, sheet, hints."""
        yield Static(classes="heading")
        yield ScoreSheet()
        yield Hints()

    @property
    def body(self) -> ColumnScroll:
        """What scrolls: the deals alone."""
        return self.query_one(ScoreSheet).deals

    def show(self) -> None:
        """Writes heading, sheet and hints."""
        super().show()
        deals = cast("tuple[TekaDeal, ...]", self.match.deals)
        sheet_widget = self.query_one(ScoreSheet)
        view = cast("TekaView", self.match.view(self.me or 0)).public
        sheet_widget.show(deals, self.match.totals, shown_names(self.match), self.me, view)
