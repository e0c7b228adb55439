"""The score sheet: one's own side, the contract, the other side; a line a deal (culture.md, 4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import PurePath
from typing import ClassVar, cast

from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from fa_cards.play.match import Match
from fa_cards.rtl import Column, ColumnScroll, Row
from fa_cards.rules.teka import TekaView
from fa_cards.rules.teka.events import TekaDeal
from fa_cards.tui.names import shown_names
from fa_cards.tui.page import Hints
from fa_cards.tui.reading import ScrollingPage
from fa_cards.words import later, say
from fa_cards.words.sheet import Sheet, SheetLine, sheet

AROUND = 4
"""Rows of the sheet that are no deals: air, the names above, the totals below."""
EMPTY = 3
"""Rows of the sentence that stands in place of deals."""

_COLUMNS: tuple[tuple[str, Callable[[SheetLine], tuple[str, str]]], ...] = (
    ("total", lambda line: (line.total_us, "bold $ink")),
    ("points", lambda line: (line.us, "$accent")),
    ("deal", lambda line: (line.deal, "$faint")),
    ("contract", lambda line: (line.contract, "$ink")),
    ("marks", lambda line: (line.marks, "$faint" if line.made else "bold $warning")),
    ("points", lambda line: (line.them, "$accent")),
    ("total", lambda line: (line.total_them, "bold $ink")),
)
"""The columns in reading order: the class, and text and style of a deal's line."""


class ScoreSheet(Column):
    """The sheet as a widget; its deals scroll where there is no room for all, the newest stays in sight."""

    _needed = EMPTY
    """Rows that the deals would fill."""

    def compose(self) -> ComposeResult:
        """The names of the columns, the deals with a widget a column, the totals."""
        with Row(classes="band"):
            yield Static(classes="side")
            yield Static(classes="middle")
            yield Static(classes="side")
        with ColumnScroll(classes="deals", can_focus=False):
            with Row(classes="columns"):
                for name, _ in _COLUMNS:
                    yield Static(classes=name)
            yield Static(classes="nothing")
        with Row(classes="band"):
            yield Static(classes="total")
            yield Static(classes="middle")
            yield Static(classes="total")

    @property
    def deals(self) -> ColumnScroll:
        """What scrolls."""
        return self.query_one(".deals", ColumnScroll)

    def show(
        self, deals: Sequence[TekaDeal], totals: Sequence[int], names: Sequence[str], me: int, view: TekaView
    ) -> None:
        """Writes the sheet as the seat `me` reads it.

        Args:
            deals: the scored deals, oldest first.
            totals: one number a seat.
            names: the players by seat.
            me: the seat that reads.
            view: what it knows; the options of the match are taken from it.
        """
        words = sheet(deals, totals, names, me, view.options)
        self._write_bands(words, say("The first team with {n} points wins", n=view.options.target))
        self.query_one(".columns").display = bool(words.lines)
        nothing = self.query_one(".nothing", Static)
        nothing.display = not words.lines
        nothing.update(Content(say("No deal has been scored yet.")))
        for widget, (_, cell) in zip(self.query(".columns > Static").results(Static), _COLUMNS, strict=True):
            widget.update(Content("\n").join(Content.styled(*cell(line)) for line in words.lines))
        self._needed = len(words.lines) or EMPTY
        self._fit()

    def _write_bands(self, words: Sheet, target: str) -> None:
        texts = (words.us, words.contract, words.them, words.total_us, target, words.total_them)
        for widget, text in zip(self.query(".band > Static").results(Static), texts, strict=True):
            widget.update(Content(text))

    def on_resize(self) -> None:
        """Gives the deals the room that there is now."""
        self._fit()

    def _fit(self) -> None:
        """Makes the deals no higher than they need, so that the totals stand right below them."""
        room = max(self.size.height + self.gutter.height - AROUND, 1)
        self.deals.styles.height = min(self._needed, room)
        self.deals.scroll_end(animate=False)


class SheetPage(ScrollingPage):
    """The score sheet of a match as the seat `me` reads it."""

    CSS_PATH: ClassVar[list[str | PurePath]] = ["frame.tcss", "sheet.tcss"]

    def __init__(self, match: Match, me: int) -> None:
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
        sheet_widget.show(deals, self.match.totals, shown_names(self.match), self.me, self.match.view(self.me))
