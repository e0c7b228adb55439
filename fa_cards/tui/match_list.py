"""The list of stored matches as a widget: aligned columns, one of the matches marked, only what is seen is written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.message import Message

from fa_cards.play.history import Result
from fa_cards.rtl import Row, reads_right_to_left
from fa_cards.tui import geometry
from fa_cards.tui.choices import AIR
from fa_cards.tui.geometry import Geometry
from fa_cards.tui.ink import isolated, pressable
from fa_cards.tui.static import Static
from fa_cards.words import say_in
from fa_cards.words.digits import number
from fa_cards.words.seats import them, us

MATCH = "match-"
"""What stands before the place of a match in the names of what a click on it does."""

SIGNS = {Result.WON: "✓", Result.LOST: "✗", Result.OVER: "•", Result.UNFINISHED: "…"}
"""What tells results apart without colours, beside their words."""

_INKS = {Result.WON: "$accent", Result.LOST: "$warning", Result.OVER: "$faint", Result.UNFINISHED: "bold $ink"}


@dataclass(frozen=True)
class MatchLine:
    """A match as the list writes it, in the words of the language."""

    id: str
    result: Result
    result_words: str
    game: str
    sides: tuple[tuple[str, int], ...]
    """Names and score of the two sides, the reader's own first; only one where nobody played against him."""
    ahead: int | None
    """Which of them has won; None while nobody has."""
    day: str
    time: str
    when: str
    """Both together."""


@dataclass(frozen=True)
class _Column:
    """A column of the list."""

    width: int
    """In cells, with the air behind it; 0 takes what is left."""
    cells: Callable[[MatchLine], tuple[Content, ...]]
    """What stands in it, from one to as many lines as a match has."""
    head: Callable[[], str] = str
    is_number: bool = False
    """Whether its cells are numbers, which stand right under each other."""


def _result(one: MatchLine) -> Content:
    return Content.styled(f"{SIGNS[one.result]} {one.result_words}", _INKS[one.result])


def _names(one: MatchLine, side: int) -> Content:
    if side >= len(one.sides):
        return Content("")
    names, _ = one.sides[side]
    return Content.styled(names, "bold $ink" if one.ahead == side else "$ink")


def _score(one: MatchLine, side: int) -> Content:
    if side >= len(one.sides):
        return Content("")
    _, score = one.sides[side]
    return Content.styled(number(score), "bold $accent" if one.ahead == side else "$ink")


def _faint(text: str) -> Content:
    return Content.styled(text, "$faint")


_COMPACT = (
    _Column(13, lambda one: (_result(one), _faint(f"  {one.id}"))),
    _Column(18, lambda one: (_names(one, 0), _names(one, 1))),
    _Column(7, lambda one: (_score(one, 0), _score(one, 1)), is_number=True),
    _Column(0, lambda one: (_faint(one.game), _faint(one.day))),
)
_STANDARD = (
    _Column(15, lambda one: (_result(one), _faint(f"  {one.id}"))),
    _Column(22, lambda one: (_names(one, 0), _names(one, 1))),
    _Column(7, lambda one: (_score(one, 0), _score(one, 1)), is_number=True),
    _Column(0, lambda one: (_faint(one.game), _faint(one.when))),
)
_WIDE = (
    _Column(14, lambda one: (_result(one),), lambda: say_in("matches", "State")),
    _Column(0, lambda one: (_faint(one.game),), lambda: say_in("matches", "Game")),
    _Column(23, lambda one: (_names(one, 0),), us),
    _Column(7, lambda one: (_score(one, 0),), is_number=True),
    _Column(23, lambda one: (_names(one, 1),), them),
    _Column(7, lambda one: (_score(one, 1),), is_number=True),
    _Column(18, lambda one: (_faint(one.day),), lambda: say_in("matches", "Last played")),
    _Column(6, lambda one: (_faint(one.time),)),
    _Column(7, lambda one: (_faint(one.id),), lambda: say_in("matches", "ID")),
)
_MOST_COLUMNS = max(len(columns) for columns in (_COMPACT, _STANDARD, _WIDE))
_ARROW = 2
"""The cells before a match, in which the mark stands."""


class MatchList(Row):
    """Matches, the newest first: a line each and heads above them where there is room, else two lines each."""

    class Moved(Message):
        """The wheel has moved the list, and perhaps the mark."""

    def __init__(self, *, classes: str) -> None:
        super().__init__(classes=classes)
        self.count = 0
        self.first = 0
        """The place of the first match that is seen."""
        self.marked = 0
        """The place of the marked one."""
        self._line: Callable[[int], MatchLine] | None = None
        self._room: Geometry = geometry.STANDARD

    def compose(self) -> ComposeResult:
        """A widget a column; those that a layout does not have are hidden."""
        yield Static(classes="arrow")
        for _ in range(_MOST_COLUMNS):
            yield Static(classes="column")

    @property
    def _columns(self) -> tuple[_Column, ...]:
        if self._room is geometry.COMPACT:
            return _COMPACT
        return _STANDARD if self._room is geometry.STANDARD else _WIDE

    @property
    def _heads(self) -> int:
        """The lines above the matches."""
        return 1 if self._columns is _WIDE else 0

    @property
    def _lines_each(self) -> int:
        return 1 if self._columns is _WIDE else 2

    @property
    def seen(self) -> int:
        """How many matches are seen at once."""
        return max((self.size.height - self._heads) // self._lines_each, 1)

    def show(self, count: int, line: Callable[[int], MatchLine], room: Geometry) -> None:
        """Shows so many matches; `line` is asked for those alone that are seen."""
        self.count, self._line, self._room = count, line, room
        self.move(0)

    def move(self, by: int) -> None:
        """Moves the mark down by so many matches, or up, as far as there are any, and keeps it in sight."""
        self.marked = max(0, min(self.marked + by, self.count - 1))
        self.first = max(min(self.first, self.marked), self.marked - self.seen + 1)
        self._draw()

    def scroll(self, by: int) -> None:
        """Moves what is seen down by so many matches, or up; the mark comes along where it would be out of sight."""
        self.first += by
        self._keep_full()
        self.marked = max(self.first, min(self.marked, self.first + self.seen - 1, self.count - 1))
        self._draw()
        self.post_message(self.Moved())

    def _keep_full(self) -> None:
        self.first = max(0, min(self.first, self.count - self.seen))

    def on_resize(self) -> None:
        """Shows as many matches as there is room for now."""
        self.move(0)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Goes on in the list."""
        event.stop()
        self.scroll(1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Goes back in the list."""
        event.stop()
        self.scroll(-1)

    # --- drawing -------------------------------------------------------------------------------------------------

    def _draw(self) -> None:
        if self._line is None:
            return
        self._keep_full()
        shown = [(place, self._line(place)) for place in range(self.first, min(self.first + self.seen, self.count))]
        columns = self._columns
        left = self.size.width - _ARROW - sum(column.width for column in columns)
        widgets = self.query(".column").results(Static)
        for place, widget in enumerate(widgets):
            widget.display = place < len(columns)
            if widget.display:
                width = columns[place].width or max(left, 0)
                widget.styles.width = width
                widget.update(self._written(columns[place], width, shown))
        self.query_one(".arrow", Static).update(self._arrows([place for place, _ in shown]))

    def _written(self, column: _Column, width: int, shown: list[tuple[int, MatchLine]]) -> Content:
        lines = [self._cell(_faint(column.head()), width, is_number=column.is_number)] * self._heads
        for place, one in shown:
            cells = [*column.cells(one), *[Content("")] * self._lines_each][: self._lines_each]
            lines += [self._in_place(self._cell(cell, width, is_number=column.is_number), place) for cell in cells]
        return Content("\n").join(lines)

    def _arrows(self, places: list[int]) -> Content:
        lines = [Content("")] * self._heads
        for place in places:
            arrow = Content.styled(f"›{AIR}" if place == self.marked else AIR * _ARROW, "bold $accent")
            rest = [Content(AIR * _ARROW)] * (self._lines_each - 1)
            lines += [self._in_place(one, place) for one in (arrow, *rest)]
        return Content("\n").join(lines)

    def _in_place(self, cell: Content, place: int) -> Content:
        """The cell of the match at a place: it can be clicked, and has a ground where the match is marked."""
        if place == self.marked:
            cell = cell.stylize("on $felt")
        return pressable(cell, f"{MATCH}{place}")

    def _cell(self, content: Content, width: int, *, is_number: bool) -> Content:
        """The content in so many cells, with air behind it; a number ends at the same cell in both directions."""
        room = max(width - 1, 0)
        if not is_number:
            shown = isolated(content.truncate(room, ellipsis=True))
            return Content.assemble(shown, AIR * (width - shown.cell_length))
        before = max(room - 2 - content.cell_length, 0)
        blanks = (1, before + 2) if reads_right_to_left(self) else (before, 3)
        return Content.assemble(AIR * blanks[0], isolated(content), AIR * blanks[1])
