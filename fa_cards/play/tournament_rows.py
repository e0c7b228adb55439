"""The rows of tournaments in the store, and reading them back."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from datetime import datetime
from types import MappingProxyType
from typing import NamedTuple

from fa_cards.play import seats as written_seats
from fa_cards.play.rows import read_numbers, read_values
from fa_cards.play.tournament import Table, Tournament

_LAST = (
    "max(played_at, coalesce((SELECT max(matches.played_at) FROM tournament_tables JOIN matches ON match = matches.id"
    " WHERE tournament = tournaments.id), ''))"
)
"""When a step was done at one of its tables, or a round was begun."""


class StoredTournament(NamedTuple):
    """A tournament of the store, and when something was done in it last."""

    tournament: Tournament
    played_at: datetime


def read_tournaments(connection: sqlite3.Connection, id: str | None = None) -> Iterator[StoredTournament]:
    """All tournaments, the one played last first, or the one with that ID.

    Raises:
        ValueError: one of them cannot be read.
    """
    where, values = ("", ()) if id is None else ("WHERE id = ?", (id,))
    for key, options, entrants, seed, rounds, played_at in connection.execute(
        f"SELECT id, options, entrants, seed, rounds, {_LAST} AS last FROM tournaments {where}"
        " ORDER BY last DESC, created_at DESC, id",
        values,
    ).fetchall():
        if type(rounds) is not int:
            raise ValueError(rounds)
        tournament = Tournament(
            written_seats.read(json.loads(entrants)),
            MappingProxyType(read_values(options)),
            seed,
            _played(connection, key),
            rounds,
            key,
        )
        if not tournament.is_sound:
            raise ValueError(key)
        yield StoredTournament(tournament, datetime.fromisoformat(played_at))


def _played(connection: sqlite3.Connection, id: str) -> tuple[tuple[Table, ...], ...]:
    """The tables of each round of a tournament."""
    rounds: list[list[Table]] = []
    for number, table, entrants, scores, match in connection.execute(
        "SELECT round, number, entrants, scores, match FROM tournament_tables WHERE tournament = ?"
        " ORDER BY round, number",
        (id,),
    ):
        if number == len(rounds) + 1:
            rounds.append([])
        if (number, table) != (len(rounds), len(rounds[-1]) + 1 if rounds else 0):
            raise ValueError(id)
        rounds[-1].append(Table(read_numbers(entrants), None if scores is None else read_numbers(scores), match))
    return tuple(map(tuple, rounds))
