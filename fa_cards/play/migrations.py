"""The form of the store, from its first day on: each migration makes the next schema number of the one before."""

from __future__ import annotations

import sqlite3

APPLICATION = 0x66616364
"""SQLite's `application_id` of our files («facd»), so that another program's file is not taken for ours."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        # `revision` counts the changes: a program that knows an older number has missed one.
        """CREATE TABLE matches (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            options TEXT NOT NULL,
            seats TEXT NOT NULL,
            seed TEXT NOT NULL,
            created_at TEXT NOT NULL,
            played_at TEXT NOT NULL,
            cursor INTEGER NOT NULL DEFAULT 0,
            revision INTEGER NOT NULL DEFAULT 0,
            finished INTEGER NOT NULL DEFAULT 0,
            totals TEXT NOT NULL,
            winners TEXT NOT NULL DEFAULT '[]'
        ) WITHOUT ROWID""",
        # Steps beyond the cursor were undone and wait to be done again. `seat` is null for the table.
        """CREATE TABLE steps (
            match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            seat INTEGER,
            step TEXT NOT NULL,
            PRIMARY KEY (match, number)
        ) WITHOUT ROWID""",
        "CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    ),
    (
        # What was found by itself makes room for what a person says.
        "UPDATE settings SET key = 'terminal_found' WHERE key = 'terminal'",
    ),
    (
        # Seats can change hands in the middle of a match; steps up to this one are then not taken back any more.
        "ALTER TABLE matches ADD COLUMN undo_from INTEGER NOT NULL DEFAULT 0",
    ),
    (
        """CREATE TABLE tournaments (
            id TEXT PRIMARY KEY,
            options TEXT NOT NULL,
            entrants TEXT NOT NULL,
            seed TEXT NOT NULL,
            rounds INTEGER NOT NULL,
            created_at TEXT NOT NULL,
            played_at TEXT NOT NULL
        ) WITHOUT ROWID""",
        # A table of a round. Its scores outlive its match: a person may delete that.
        """CREATE TABLE tournament_tables (
            tournament TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
            round INTEGER NOT NULL,
            number INTEGER NOT NULL,
            entrants TEXT NOT NULL,
            scores TEXT,
            match TEXT REFERENCES matches (id) ON DELETE SET NULL,
            PRIMARY KEY (tournament, round, number)
        ) WITHOUT ROWID""",
        "CREATE UNIQUE INDEX tournament_matches ON tournament_tables (match)",
    ),
    (
        # `part` is the one at which a lesson was left, from 0; null where none was left since it was finished.
        "CREATE TABLE lessons (key TEXT PRIMARY KEY, part INTEGER, finished_at TEXT) WITHOUT ROWID",
        """CREATE TABLE quiz (
            game TEXT NOT NULL,
            topic TEXT NOT NULL,
            asked INTEGER NOT NULL,
            correct INTEGER NOT NULL,
            PRIMARY KEY (game, topic)
        ) WITHOUT ROWID""",
    ),
)

SCHEMA = len(MIGRATIONS)
"""The schema number that this version writes."""


def schema_of(connection: sqlite3.Connection) -> int:
    """The schema number of the file."""
    (number,) = connection.execute("PRAGMA user_version").fetchone()
    return int(number)


def migrate(connection: sqlite3.Connection, migrations: tuple[tuple[str, ...], ...] = MIGRATIONS) -> None:
    """Brings the file to the newest schema, each number in one transaction; a newer file stays as it is.

    The number is read again inside the transaction: another program may have been quicker.
    """
    while schema_of(connection) < len(migrations):
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            number = schema_of(connection)
            if number < len(migrations):
                for statement in migrations[number]:
                    connection.execute(statement)
                connection.execute(f"PRAGMA application_id = {APPLICATION}")
                connection.execute(f"PRAGMA user_version = {number + 1}")


def is_whole(connection: sqlite3.Connection) -> bool:
    """Whether the file has the tables of the newest schema, as the migrations make them."""
    fresh = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrate(fresh)
        return _tables(fresh) == _tables(connection)
    finally:
        fresh.close()


def _tables(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    return connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name").fetchall()
