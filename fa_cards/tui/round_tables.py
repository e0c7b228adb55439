"""The tables of a round as a widget: who sits where, how each table stands, and what the round brought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.play.tournament_seating import LARGEST
from fa_cards.rtl import ColumnScroll, Row
from fa_cards.tui.canvas import cells_of
from fa_cards.tui.ink import isolated
from fa_cards.tui.names import shortened
from fa_cards.tui.signs import PERSON, TICK, TURN
from fa_cards.tui.static import Static
from fa_cards.words import Phrase, later_in, say
from fa_cards.words.digits import number


class TableState(Enum):
    """How a table stands; the value is its sign and its words."""

    OVER = (TICK, later_in("table", "over"))
    PLAYING = ("…", later_in("table", "playing"))
    QUEUED = ("·", later_in("table", "waiting"))
    YOURS = (TURN, later_in("table", "yours"))
    LEFT = (TURN, later_in("table", "unfinished"))
    """A person's table that was begun and left."""

    @property
    def words(self) -> str:
        """The sign and the words."""
        sign, phrase = self.value
        assert isinstance(sign, str) and isinstance(phrase, Phrase)
        return f"{sign} {phrase.said()}"


_INKS = {
    TableState.OVER: "$faint",
    TableState.PLAYING: "$ink",
    TableState.QUEUED: "$faint",
    TableState.YOURS: "bold $accent",
    TableState.LEFT: "bold $accent",
}


@dataclass(frozen=True, slots=True)
class EntrantAtTable:
    """Who sits at a seat, and what the round brought him."""

    name: str
    person: bool
    score: int | None


@dataclass(frozen=True, slots=True)
class RoundTable:
    """A table as it is shown."""

    state: TableState
    entrants: tuple[EntrantAtTable, ...]
    """By seat, which is the order of play."""


LINES = 3
"""The lines of a table."""
HEAD = 15
"""The cells of the number of a table and how it stands, which the stylesheet has too."""


class RoundTables(ColumnScroll, can_focus=False):
    """Two lines a table and a blank one: its number over how it stands, each name over its score."""

    def __init__(self) -> None:
        super().__init__(classes="body")
        self._tables: Sequence[RoundTable] = ()

    def compose(self) -> ComposeResult:
        """A widget a column."""
        with Row(classes="columns"):
            yield Static(classes="head")
            for _ in range(LARGEST):
                yield Static(classes="entrant")

    def show(self, tables: Sequence[RoundTable]) -> None:
        """Shows these tables, as many seats beside each other as the largest of them has."""
        self._tables = tables
        self._draw()

    def on_resize(self) -> None:
        """Gives names the room that there is now."""
        self._draw()

    def _draw(self) -> None:
        self.query_one(".head", Static).update(_in_lines([_head(*one) for one in enumerate(self._tables, 1)]))
        seats = max((len(table.entrants) for table in self._tables), default=0)
        room = (self.content_size.width - HEAD) // max(seats, 1) - 1
        for seat, column in enumerate(self.query(".entrant").results(Static)):
            column.display = seat < seats
            if column.display:
                column.update(_in_lines([_cell(table, seat, room) for table in self._tables]))


def _in_lines(pairs: Sequence[tuple[Content, Content]]) -> Content:
    return Content("\n").join(line for pair in pairs for line in (*map(isolated, pair), Content("")))


def _head(place: int, table: RoundTable) -> tuple[Content, Content]:
    return (
        Content.styled(say("Table {n}", n=place), "bold $ink"),
        Content.styled(table.state.words, _INKS[table.state]),
    )


def _cell(table: RoundTable, seat: int, room: int) -> tuple[Content, Content]:
    if seat >= len(table.entrants):
        return Content(""), Content("")
    one = table.entrants[seat]
    sign = f"{PERSON} " if one.person else ""
    name = Content.styled(sign + shortened(one.name, room - len(sign)), "bold $accent" if one.person else "$ink")
    if one.score is None:
        return name, Content("")
    lowest = min(other.score for other in table.entrants if other.score is not None)
    # Who went out holds nothing: in a dead round everybody has points.
    told = number(one.score)
    if one.score == 0 and cells_of(out := say("{n}, out", n=0)) <= room:
        told = out
    return name, Content.styled(told, "bold $ink" if one.score == lowest else "$faint")
