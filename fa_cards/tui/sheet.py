"""The score sheet: a line a deal, with the columns that the words of the game's family have made (culture.md, 4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import PurePath
from typing import ClassVar

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.play.match import Match
from fa_cards.rtl import Column, ColumnScroll, Row, reads_right_to_left
from fa_cards.tui.canvas import cells_of
from fa_cards.tui.choices import AIR
from fa_cards.tui.geometry import geometry
from fa_cards.tui.names import shortened, shown_names
from fa_cards.tui.page import Hints
from fa_cards.tui.reading import ScrollingPage
from fa_cards.tui.static import Static
from fa_cards.words import later, say
from fa_cards.words.results import is_tied, match_result
from fa_cards.words.sheet import Cell, Kind, Sheet, SheetColumn, sheet

AROUND = 4
"""Rows of the sheet that are no deals: air, the names above, the totals below."""
BANDS = 2
"""Those of them that hold something: the names and the totals."""
HEADS = 1
"""The row with the headings of the columns of two sides."""
EMPTY = 3
"""Rows of the sentence that stands in place of deals."""

# Measures that the stylesheet has too, in cells.
TOTAL = 6
"""A running total; a short name stands right over its numbers."""
DEAL = 5
"""The number of a deal between the players and the contract."""
BETWEEN = 4
"""That number between two sides."""
SCORE = 7
"""What a deal brought to a side, with its heading."""
EDGES = 2
"""What stands at both sides of the columns: air, and the place of the scrollbar."""
PLAYER = range(6, 13)
"""The column of a player, from its narrowest to its roomy."""
AIRED = 2
"""The air before the contract, and before its marks."""

_STYLES = {
    Kind.TOTAL: "bold $ink",
    Kind.POINTS: "$accent",
    Kind.DEAL: "$faint",
    Kind.CONTRACT: "$ink",
    Kind.MARKS: "$faint",
    Kind.WON: "$ink",
}
FAILED = "bold $warning"
"""The marks of a contract that failed."""


class ScoreSheet(Column):
    """The sheet as a widget; its deals scroll where there is no room for all, the newest stays in sight."""

    _needed = EMPTY
    """Rows that the deals would fill."""
    _rows = 1
    """Rows of a deal: where the marks have no room beside the contract they stand below it."""
    _player = PLAYER[0]
    """The cells of a player's column."""
    _narrow = False
    """Whether what both sides won, or the contracts without marks, have too little room at length."""

    def __init__(self, words: Sheet) -> None:
        """A sheet with these columns, which stay the same while it is shown; `show` writes what they say."""
        super().__init__(classes="-of-teams" if words.of_teams else "-of-players")
        self._words = words

    def compose(self) -> ComposeResult:
        """The names of the columns, the deals with a widget a column, the totals, and what decides the match."""
        kinds = [column.kind.value for column in self._words.columns]
        teams = self._words.of_teams
        if teams:
            # What the other side has stands at the other end of its column.
            kinds = [f"{kind} -other" if place > len(kinds) // 2 else kind for place, kind in enumerate(kinds)]
            with Row(classes="band"):
                yield Static(classes="side")
                yield Static(classes="side -other")
        with Row(classes="band -heads" if teams else "band"):
            for name in kinds:
                yield Static(classes=name)
        with ColumnScroll(classes="deals", can_focus=False):
            with Row(classes="columns"):
                for name in kinds:
                    yield Static(classes=name)
            yield Static(classes="nothing")
        with Row(classes="band -totals"):
            for name in ("total", "middle", "total") if teams else kinds:
                yield Static(classes=name)
        yield Static(classes="note")

    @property
    def deals(self) -> ColumnScroll:
        """What scrolls."""
        return self.query_one(".deals", ColumnScroll)

    def show(self, words: Sheet) -> None:
        """Writes what the sheet says, in the columns for which the widget was made."""
        self._words = words
        self._draw()

    def on_resize(self) -> None:
        """Gives columns and deals the room that there is now."""
        self._draw()

    # --- what is drawn -------------------------------------------------------------------------------------------

    def _draw(self) -> None:
        words = self._words
        self._rows = 1
        if words.of(Kind.MARKS):
            self._rows = 1 if geometry(*self.app.size).framed else 2
        if words.of_teams:
            self._share()
            texts = self._team_bands()
        else:
            self._measure()
            texts = self._player_bands()
        self.set_class(self._rows > 1, "-stacked")
        for widget, text in zip(self.query(".band > Static").results(Static), texts, strict=True):
            widget.update(Content(text))
        lines = len(words.failed)
        self.query_one(".columns").display = bool(lines)
        nothing = self.query_one(".nothing", Static)
        nothing.display = not lines
        nothing.update(Content(say("No deal has been scored yet.")))
        for widget, column in zip(self.query(".columns > Static").results(Static), words.columns, strict=True):
            widget.update(Content("\n").join(self._lines(column)))
        self._needed = self._rows * lines or EMPTY
        self._fit()

    def _lines(self, column: SheetColumn) -> Iterator[Content]:
        """What stands in a column, line by line."""
        marks = self._words.of(Kind.MARKS)
        sign = self._sign if column.kind is Kind.POINTS else 0
        for place, cell in enumerate(column.cells):
            failed = self._words.failed[place]
            style = FAILED if failed and column.kind is Kind.MARKS else _STYLES[column.kind]
            yield Content.styled(_signed(self._fitting(cell), sign), style)
            if self._rows > 1:
                below = marks[0].texts[place] if column.kind is Kind.CONTRACT else ""
                yield Content.styled(below, FAILED if failed else _STYLES[Kind.MARKS])

    def _fitting(self, cell: Cell) -> Cell:
        return cell._replace(text=cell.short) if self._narrow and cell.short else cell

    def _fitted(self, column: SheetColumn) -> SheetColumn:
        return replace(column, cells=tuple(self._fitting(cell) for cell in column.cells))

    @property
    def _sign(self) -> int:
        """The cells of a sign and the air before it; 0 on a sheet without signs."""
        cells = [cells_of(cell.sign) for column in self._words.columns for cell in column.cells if cell.sign]
        return 1 + max(cells) if cells else 0

    def _team_bands(self) -> tuple[str, ...]:
        """The texts of all bands: both sides, the headings of their columns, and the totals with what decides."""
        words = self._words
        own, other = words.of(Kind.TOTAL)
        us, them = own.side, other.side
        if reads_right_to_left(self):
            them += AIR * (TOTAL - cells_of(them))
        else:
            us = AIR * (TOTAL - cells_of(us)) + us
        return us, them, *(one.heading for one in words.columns), own.total, words.goal, other.total

    def _player_bands(self) -> tuple[str, ...]:
        """The texts of both bands: the names of the players with the other headings, and the totals."""
        columns, air = self._words.columns, AIR * self._sign
        headings = [
            shortened(one.heading, self._player - 1) if one.kind is Kind.POINTS else one.heading for one in columns
        ]
        return (*headings, *(one.total + air if one.total else "" for one in columns))

    def _share(self) -> None:
        """Shares the width between what both sides won, by what they have to say."""
        columns = self._words.of(Kind.WON)
        if not columns:
            return
        room = self.size.width - 2 * (TOTAL + SCORE) - BETWEEN - EDGES
        self._narrow = sum(_longest((column,)) + AIRED for column in columns) > room
        columns = tuple(map(self._fitted, columns))
        for name, column in zip((".won", ".won.-other"), columns, strict=True):
            share = f"{_longest((column,)) + AIRED}fr"
            for widget in self.query(name):
                widget.styles.width = share

    def _measure(self) -> None:
        """Shares the width among the players' columns, the contract and its marks, and takes no more than they need."""
        words = self._words
        room = self.size.width - EDGES - DEAL
        players = len(words.of(Kind.POINTS))
        contract, marks = (_longest(words.of(kind)) for kind in (Kind.CONTRACT, Kind.MARKS))
        roomy = PLAYER[0] + 1
        if words.of(Kind.MARKS):
            beside = contract + marks + 2 * AIRED
            if self._rows > 1 or room - beside < players * roomy:
                self._rows, beside = 2, max(contract, marks) + AIRED
        elif contract:
            beside = contract + AIRED
            self._narrow = room - beside < players * roomy
            if self._narrow:
                beside = _longest(tuple(map(self._fitted, words.of(Kind.CONTRACT)))) + AIRED
        else:
            beside = 0
        self._player = max(PLAYER[0], min(PLAYER[-1], (room - beside) // players))
        for widget in self.query(".points"):
            widget.styles.width = self._player
        for widget in self.query(".marks"):
            widget.styles.width = marks + AIRED
        for child in self.children:
            child.styles.max_width = players * self._player + DEAL + beside + EDGES

    def _fit(self) -> None:
        """Makes the deals no higher than they need, so that the totals stand right below them."""
        words = self._words
        notes = words.meanings if words.of_teams else words.notes
        heads = HEADS if words.of_teams else 0
        rows = self.size.height + self.gutter.height
        # What the signs mean can be read on the page of the sheet; where that has no room either, headings go too.
        needs = (AROUND + heads + len(notes), AROUND + heads, BANDS + self.gutter.height)
        taken = next((need for need in needs if rows - need >= self._rows), needs[-1])
        note = self.query_one(".note", Static)
        note.update(Content("\n".join(notes)))
        note.display = bool(notes) and taken == needs[0]
        for band in self.query(".-heads"):
            band.display = taken != needs[-1]
        room = max(rows - taken, 1)
        self.deals.styles.height = min(self._needed, max(room - room % self._rows, 1))
        self.deals.scroll_end(animate=False)


def _signed(cell: Cell, width: int) -> str:
    """A number with its sign, or with as much air where other numbers have one.

    Args:
        cell: what is said.
        width: the cells of a sign and the air before it; 0 where there are no signs.
    """
    return cell.text + AIR + (cell.sign or AIR * (width - 1)) if width else cell.text


def _longest(columns: tuple[SheetColumn, ...]) -> int:
    return max((cells_of(text) for column in columns for text in (column.heading, *column.texts)), default=0)


class SheetPage(ScrollingPage):
    """The score sheet of a match as the seat `me` reads it, or several persons where it is None."""

    CSS_PATH: ClassVar[list[str | PurePath]] = ["frame.tcss", "sheet.tcss"]

    def __init__(self, match: Match, me: int | None) -> None:
        super().__init__(later("Score sheet").said, "sheet")
        self.match = match
        self.me = me

    def compose_page(self) -> ComposeResult:
        """Heading, who won once the match is over, sheet, hints."""
        yield Static(classes="heading")
        if self.match.finished:
            yield Static(classes="winner")
        yield ScoreSheet(self._words)
        yield Hints()

    @property
    def _words(self) -> Sheet:
        match = self.match
        return sheet(match.deals, match.totals, shown_names(match), self.me, match.game, decided=match.finished)

    @property
    def body(self) -> ColumnScroll:
        """What scrolls: the deals alone."""
        return self.query_one(ScoreSheet).deals

    def show(self) -> None:
        """Writes heading, sheet and hints."""
        super().show()
        match = self.match
        for winner in self.query(".winner").results(Static):
            tied = is_tied(match.winners, match.game)
            winner.set_class(self.me in match.winners, "-won")
            winner.update(Content(match_result(match.winners, shown_names(match), self.me, tied=tied)))
        self.query_one(ScoreSheet).show(self._words)
