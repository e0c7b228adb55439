"""The rows of the store: what is written in its columns, and reading it back."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping
from datetime import datetime
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from fa_cards.play import seats as written_seats
from fa_cards.play.journal import Standing
from fa_cards.play.seats import Seat
from fa_cards.play.settings import Settings

if TYPE_CHECKING:
    from fa_cards.rules.options import Value


class TableOf(NamedTuple):
    """Of which tournament a match is a table."""

    tournament: str
    round: int
    number: int


class StoredMatch(NamedTuple):
    """What a list of matches shows of one."""

    id: str
    game: str
    options: Mapping[str, Value]
    seats: tuple[Seat, ...]
    created_at: datetime
    played_at: datetime
    steps: int
    finished: bool
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    table: TableOf | None = None
    """Where it belongs, if it is a table of a tournament."""


def read_all(connection: sqlite3.Connection) -> None:
    """Reads every match, tournament and setting; a ValueError says that one of them cannot be read."""
    for _ in read_matches(connection):
        pass
    if any_tournament(connection):
        from fa_cards.play.tournament_rows import read_tournaments

        for _ in read_tournaments(connection):
            pass
    read_settings(connection)


def any_tournament(connection: sqlite3.Connection) -> bool:
    """Whether a tournament is kept: what reads them is imported where there is one."""
    return connection.execute("SELECT 1 FROM tournaments LIMIT 1").fetchone() is not None


def read_settings(connection: sqlite3.Connection) -> Settings:
    """The settings.

    Raises:
        ValueError: one of them cannot be read.
    """
    return Settings.read(dict(connection.execute("SELECT key, value FROM settings")))


_COLUMNS = (
    "id, game, options, seats, created_at, played_at, cursor, finished, totals, winners, tournament, round, number"
)


def read_matches(connection: sqlite3.Connection, id: str | None = None) -> Iterator[StoredMatch]:
    """All matches, the one played last first, or the one with that ID.

    Raises:
        ValueError: one of them cannot be read.
    """
    where, values = ("", ()) if id is None else ("WHERE id = ?", (id,))
    for row in connection.execute(
        f"SELECT {_COLUMNS} FROM matches LEFT JOIN tournament_tables ON match = id {where}"
        " ORDER BY played_at DESC, created_at DESC, id",
        values,
    ):
        key, game, options, seats, created_at, played_at, cursor, finished, totals, winners, *table = row
        yield StoredMatch(
            id=key,
            game=game,
            options=MappingProxyType(read_values(options)),
            seats=written_seats.read(json.loads(seats)),
            created_at=datetime.fromisoformat(created_at),
            played_at=datetime.fromisoformat(played_at),
            steps=cursor,
            finished=bool(finished),
            totals=read_numbers(totals),
            winners=read_numbers(winners),
            table=TableOf(*table) if table[0] is not None else None,
        )


def standing_row(standing: Standing) -> tuple[int, str, str]:
    """A standing as the columns `finished`, `totals` and `winners`."""
    return int(standing.finished), json.dumps(standing.totals), json.dumps(standing.winners)


def read_values(text: str) -> dict[str, Value]:
    """Options as a column has them.

    Raises:
        ValueError: it is none.
    """
    value = json.loads(text)
    if not isinstance(value, dict) or not all(
        one is None or isinstance(one, bool | int | str) for one in value.values()
    ):
        raise ValueError(text)
    return value


def read_numbers(text: str) -> tuple[int, ...]:
    """Whole numbers as a column has them.

    Raises:
        ValueError: it is none.
    """
    value = json.loads(text)
    if not isinstance(value, list) or not all(type(one) is int for one in value):
        raise ValueError(text)
    return tuple(value)


def written_time(time: datetime) -> str:
    """A time as text that sorts as times do."""
    return time.isoformat(timespec="microseconds")
