"""The count of a deal as a table: what it is counted for, who has it, what it brings, and the totals after it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.rtl import Row
from fa_cards.tui.canvas import cells_of
from fa_cards.tui.names import shortened
from fa_cards.tui.static import Static
from fa_cards.words import say_in
from fa_cards.words.results import Count, Counted

GAP = 2
"""Blank cells between columns."""
LEAST_SIDE = 6
"""Cells of the heading of a side, where its name would take too many."""
ABOVE = 2
"""Lines above the first thing that is counted: the sides, and what they had before."""


class CountTable(Row):
    """The count with room for all of its lines from the beginning; they are written as far as the count has come."""

    def __init__(self, words: Count) -> None:
        """A table for a count of so many sides, which stay the same while it is shown; `show` writes it."""
        super().__init__()
        self._words = words
        self._told = 0

    def compose(self) -> ComposeResult:
        """A widget a column."""
        for name in ("what", "who", "brings", *["total"] * len(self._words.sides), "remark"):
            yield Static(classes=name)

    def show(self, words: Count, told: int) -> None:
        """Writes the first lines of the count.

        Args:
            words: the whole count.
            told: how many things of it are told.
        """
        self._words, self._told = words, told
        self._draw()

    def on_resize(self) -> None:
        """Shares out the room that there is now."""
        self._draw()

    def _draw(self) -> None:
        words = self._words
        self.styles.height = ABOVE + len(words.steps)
        columns = self._columns()
        widths = self._widths(columns)
        for widget, texts, width in zip(self.query(Static), columns, widths, strict=True):
            widget.styles.width = width
            told = texts[: ABOVE + self._told]
            widget.update(Content("\n").join(self._styled(widget, told, width)))

    def _columns(self) -> list[list[str]]:
        """The texts of each column, line by line."""
        words = self._words
        rows = [
            ["", "", "", *words.sides, ""],
            [say_in("count", "Before the deal"), "", "", *words.before, ""],
            *([one.what, one.who, one.brings, *self._totals(one), one.note] for one in words.steps),
        ]
        return [list(column) for column in zip(*rows, strict=True)]

    def _totals(self, step: Counted) -> Sequence[str]:
        return step.totals or [""] * len(self._words.sides)

    def _widths(self, columns: Sequence[Sequence[str]]) -> list[int]:
        """The cells of each column with the gap before it; names give way where there is too little room."""
        what, who, brings, *totals, remark = [max(map(cells_of, column)) for column in columns]
        numbers = [max(map(cells_of, column[1:])) for column in columns[3:-1]]
        fixed = what + brings + remark + GAP * (len(columns) - 1)
        room = self.size.width - fixed
        if who + sum(totals) > room:
            totals = [max(number, min(total, LEAST_SIDE)) for number, total in zip(numbers, totals, strict=True)]
            who = max(min(who, room - sum(totals)), 1)
        return [what, *(width + GAP for width in (who, brings, *totals, remark))]

    def _styled(self, widget: Static, texts: Iterable[str], width: int) -> list[Content]:
        """The lines of a column, in the ink of what they tell."""
        words, name = self._words, next(iter(widget.classes & set(_STYLES)))
        lines = []
        for place, text in enumerate(texts):
            shown = shortened(text, width - GAP) if name in ("who", "total") else text
            step = words.steps[place - ABOVE] if place >= ABOVE else None
            style = "bold $accent" if place == 0 else "$faint"
            if step is not None and step.entered:
                style = "bold $accent" if step.wins else _STYLES[name]
            lines.append(Content.styled(shown, style))
        return lines


_STYLES = {"what": "$ink", "who": "bold $ink", "brings": "$accent", "total": "bold $ink", "remark": "$faint"}
