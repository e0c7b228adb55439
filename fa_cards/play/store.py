"""The store of matches: every step is in it before anybody sees it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Self

from fa_cards.play import seats as written_seats
from fa_cards.play.clock import Clock, SystemClock
from fa_cards.play.database import FILE, data_folder, open_database, refusing
from fa_cards.play.ids import new_id, typed
from fa_cards.play.journal import Standing
from fa_cards.play.migrations import SCHEMA, schema_of
from fa_cards.play.progress import Progress
from fa_cards.play.refusals import MatchMovedOn, NoSuchMatch, StoreRefusal, UnreadableMatch
from fa_cards.play.rows import StoredMatch, read_all, read_matches, read_settings, standing_row, written_time
from fa_cards.play.seats import PERSON, PLAYERS, USUAL_LEVEL, Seat, levels_of, seats_of
from fa_cards.play.settings import Settings, SettingValue
from fa_cards.play.tournaments import Tournaments, keep_scores
from fa_cards.rules.catalog import AnyGame, game_class
from fa_cards.rules.errors import IllegalAction, NotAStep

# What plays is imported where a match is made, read or written, and not before: a menu lists matches and starts fast.
if TYPE_CHECKING:
    from fa_cards.play.match import BotMaker, Match
    from fa_cards.rules.records import Record, Step

Placed = Callable[[sqlite3.Connection, str, Standing], None]
"""Is told of a new match its ID and how it stands, within the transaction that keeps it."""

Chance = Callable[[int], int]
"""Gives a whole number from 0 to below its argument: for IDs and the seeds of new matches."""


def _system_chance(bound: int) -> int:
    """Chance that nobody can foresee."""
    import secrets

    return secrets.randbelow(bound)


class Opened(NamedTuple):
    """A store that is ready, and where a damaged file was put, if there was one."""

    store: Store
    set_aside: Path | None


class Store:
    """The matches and settings of a person, in one file. For one thread; other programs may use the file too."""

    def __init__(
        self, connection: sqlite3.Connection, path: Path, clock: Clock, bots: BotMaker | None, chance: Chance
    ) -> None:
        """A store on an open connection: use `Store.open`."""
        self._connection = connection
        self.path = path
        self._clock = clock
        self._bots = bots
        self._chance = chance

    @classmethod
    def open(
        cls,
        folder: Path | None = None,
        *,
        clock: Clock | None = None,
        bots: BotMaker | None = None,
        chance: Chance = _system_chance,
    ) -> Opened:
        """The store in the folder (the person's own, if it is None); a damaged file is set aside.

        Raises:
            StoreRefusal: it cannot be used.
        """
        clock = clock or SystemClock()
        path = (folder or data_folder()) / FILE
        connection, set_aside = open_database(path, clock.now(), read_all)
        return Opened(cls(connection, path, clock, bots, chance), set_aside)

    def close(self) -> None:
        """Lets go of the file."""
        self._connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # --- matches ------------------------------------------------------------------------------------------------

    def create(
        self,
        game: AnyGame,
        seats: Sequence[Seat],
        *,
        seed: str | None = None,
        steps: Sequence[Step] = (),
        placed: Placed | None = None,
    ) -> Match:
        """A new match, kept from now on.

        Args:
            game: what is played.
            seats: who sits where.
            seed: fixes all chance; a new one where it is None.
            steps: what has been done already.
            placed: keeps together with it what belongs to it.

        Raises:
            WrongSeats: not one seat for each of the game.
            StoreRefusal: it cannot be kept.
        """
        return self._create(game, seats, seed or self.new_seed(), steps, placed)

    def rematch(self, before: Match, *, seed: str | None = None) -> Match:
        """A new match with the game and the people of another one, kept from now on.

        Raises:
            StoreRefusal: it cannot be kept.
        """
        from fa_cards.play.rematch import opening

        return self._create(before.game, before.seats, seed or self.new_seed(), opening(before))

    def matches(self) -> tuple[StoredMatch, ...]:
        """All matches, the one played last first."""
        with refusing(self.path):
            return tuple(read_matches(self._connection))

    def unfinished(self) -> tuple[StoredMatch, ...]:
        """The matches that can be taken up again, the one played last first."""
        return tuple(one for one in self.matches() if not one.finished)

    def find(self, id: str) -> StoredMatch:
        """What the list shows of the match with that ID.

        Raises:
            NoSuchMatch: there is none.
        """
        with refusing(self.path):
            one = next(read_matches(self._connection, typed(id)), None)
        if one is None:
            raise NoSuchMatch(typed(id))
        return one

    def load(self, id: str) -> Match:
        """The match with that ID (capitals and Persian digits will do), as it was left.

        Raises:
            NoSuchMatch: there is none.
            UnreadableMatch: the rules do not accept what is stored.
            Refusal: this version does not have its game, an option or a level of it.
        """
        from fa_cards.play.match import Match
        from fa_cards.rules.records import Step

        id = typed(id)
        with self.transaction(writing=False):
            one = self.find(id)
            (seed, revision, undo_from) = self._connection.execute(
                "SELECT seed, revision, undo_from FROM matches WHERE id = ?", (id,)
            ).fetchone()
            rows = self._connection.execute(
                "SELECT number, seat, step FROM steps WHERE match = ? ORDER BY number", (id,)
            ).fetchall()
            if type(undo_from) is not int or undo_from < 0:
                raise ValueError(undo_from)
        game = game_class(one.game)(one.options, len(one.seats))
        reading = 0

        def steps() -> Iterator[Step]:
            nonlocal reading
            for number, seat, text in rows:
                reading += 1
                if number != reading:
                    raise NotAStep(text)
                yield Step(seat, game.parse(text))
            if reading < one.steps:
                reading += 1
                raise NotAStep("")

        try:
            return Match(
                game,
                one.seats,
                seed,
                id=id,
                steps=steps(),
                cursor=one.steps,
                undo_from=undo_from,
                journal=_Journal(self, id, revision),
                bots=self._bots,
            )
        except (IllegalAction, NotAStep) as error:
            raise UnreadableMatch(id, reading) from error

    def delete(self, id: str) -> None:
        """Removes a match for good.

        Raises:
            NoSuchMatch: there is none with that ID.
        """
        with self.transaction():
            if not self._connection.execute("DELETE FROM matches WHERE id = ?", (typed(id),)).rowcount:
                raise NoSuchMatch(typed(id))

    @property
    def tournaments(self) -> Tournaments:
        """The tournaments in the same file."""
        return Tournaments(self)

    @property
    def progress(self) -> Progress:
        """What the person has learnt, in the same file."""
        return Progress(self)

    # --- records ------------------------------------------------------------------------------------------------

    def export(self, id: str) -> bytes:
        """The record of a match; of a running one as much as may be given out (rules/README.md).

        Raises:
            NoSuchMatch: there is none with that ID.
            Refusal: `export-running`, where nothing may be given out before the match is over.
        """
        from fa_cards.rules.records import write_record
        from fa_cards.rules.replay import exportable

        match = self.load(id)
        players = {PLAYERS: list(levels_of(match.seats))}
        return write_record(match.game, exportable(match.game, match.steps), match.names, players)

    def import_record(self, data: bytes) -> Match:
        """The match of a record, kept from now on. Where the record names no players, a person sits first.

        Raises:
            RecordError: the record cannot stand; nothing is kept.
        """
        from fa_cards.rules.replay import replay

        record = replay(data).record
        return self._create(record.game, _seats_in(record), self.new_seed(), record.steps)

    # --- settings -----------------------------------------------------------------------------------------------

    @property
    def settings(self) -> Settings:
        """The settings as they are now; another program may have changed them."""
        with refusing(self.path):
            return read_settings(self._connection)

    def change_settings(self, **changes: SettingValue) -> Settings:
        """Sets what is given and leaves the rest as it is; the settings afterwards."""
        with self.transaction():
            settings = read_settings(self._connection).changed(changes)
            texts = settings.written()
            self._connection.executemany(
                "INSERT OR REPLACE INTO settings VALUES (?, ?)", [(key, texts[key]) for key in changes]
            )
        return settings

    # --- for what else is kept in the file --------------------------------------------------------------------------

    def now(self) -> datetime:
        """The time."""
        return self._clock.now()

    def below(self, bound: int) -> int:
        """A whole number from 0 to below `bound`."""
        return self._chance(bound)

    def new_seed(self) -> str:
        """A seed that nobody can foresee."""
        return str(self._chance(1 << 63))

    @contextmanager
    def transaction(self, *, writing: bool = True) -> Iterator[sqlite3.Connection]:
        """All of it is kept or nothing, and all is read at one moment; for what else is kept in this file.

        Raises:
            StoreRefusal: it cannot be kept, or a newer version has changed the form of the store meanwhile.
        """
        with refusing(self.path), self._connection:
            self._connection.execute("BEGIN IMMEDIATE" if writing else "BEGIN")
            if schema_of(self._connection) > SCHEMA:
                raise StoreRefusal("store-newer", path=str(self.path))
            yield self._connection

    # --- inside -------------------------------------------------------------------------------------------------

    def _create(
        self,
        game: AnyGame,
        seats: Sequence[Seat],
        seed: str,
        steps: Sequence[Step],
        placed: Placed | None = None,
    ) -> Match:
        from fa_cards.play.match import Match

        # Whatever cannot be played is refused here, before anything of it is kept.
        standing = Standing.of(Match(game, seats, seed, steps=steps, bots=self._bots).state)
        now = written_time(self._clock.now())
        with self.transaction() as connection:
            id = new_id(self._is_taken, self._chance)
            self._connection.execute(
                "INSERT INTO matches (id, game, options, seats, seed, created_at, played_at, cursor, finished, totals,"
                " winners) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    id,
                    game.key,
                    json.dumps(dict(game.options)),
                    _seats_row(seats),
                    seed,
                    now,
                    now,
                    len(steps),
                    *standing_row(standing),
                ),
            )
            self._connection.executemany(
                "INSERT INTO steps VALUES (?, ?, ?, ?)",
                [(id, number, step.seat, step.action.text) for number, step in enumerate(steps, 1)],
            )
            if placed is not None:
                placed(connection, id, standing)
        return self.load(id)

    def _is_taken(self, id: str) -> bool:
        return self._connection.execute("SELECT 1 FROM matches WHERE id = ?", (id,)).fetchone() is not None

    def _change(self, id: str, revision: int, cursor: int, standing: Standing, added: Step | None) -> None:
        """Keeps one change of a match, if nobody has changed it since `revision`."""
        with self.transaction() as connection:
            changed = connection.execute(
                "UPDATE matches SET revision = revision + 1, cursor = ?, finished = ?, totals = ?, winners = ?,"
                " played_at = ? WHERE id = ? AND revision = ?",
                (cursor, *standing_row(standing), written_time(self._clock.now()), id, revision),
            ).rowcount
            if not changed:
                raise MatchMovedOn(id)
            if standing.finished:
                keep_scores(connection, id, standing)
            if added is not None:
                self._connection.execute("DELETE FROM steps WHERE match = ? AND number >= ?", (id, cursor))
                self._connection.execute(
                    "INSERT INTO steps VALUES (?, ?, ?, ?)", (id, cursor, added.seat, added.action.text)
                )

    def _change_seats(self, id: str, revision: int, seats: Sequence[Seat], undo_from: int, steps: int) -> None:
        """Keeps who sits where, if nobody has changed the match since `revision`."""
        with self.transaction():
            changed = self._connection.execute(
                "UPDATE matches SET revision = revision + 1, seats = ?, undo_from = ?, played_at = ?"
                " WHERE id = ? AND revision = ?",
                (_seats_row(seats), undo_from, written_time(self._clock.now()), id, revision),
            ).rowcount
            if not changed:
                raise MatchMovedOn(id)
            self._connection.execute("DELETE FROM steps WHERE match = ? AND number > ?", (id, steps))


class _Journal:
    """Keeps the steps of one match in a store."""

    def __init__(self, store: Store, id: str, revision: int) -> None:
        self._store = store
        self._id = id
        self._revision = revision

    def add(self, number: int, step: Step, standing: Standing) -> None:
        self._store._change(self._id, self._revision, number, standing, step)
        self._revision += 1

    def move(self, number: int, standing: Standing) -> None:
        self._store._change(self._id, self._revision, number, standing, None)
        self._revision += 1

    def sit(self, seats: Sequence[Seat], undo_from: int, steps: int) -> None:
        self._store._change_seats(self._id, self._revision, seats, undo_from, steps)
        self._revision += 1


def saved_settings(folder: Path | None = None) -> Settings:
    """The saved settings, read without making, mending or changing anything; none where there are none to read.

    For what must be said before the store is opened: a store in trouble is reported when it is opened.
    """
    path = (folder or data_folder()) / FILE
    try:
        if not path.is_file():
            return Settings()
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    except (OSError, sqlite3.Error):
        return Settings()
    try:
        return read_settings(connection)
    except (sqlite3.Error, ValueError):
        return Settings()
    finally:
        connection.close()


def _seats_row(seats: Sequence[Seat]) -> str:
    """The seats as the column `seats`."""
    return json.dumps(written_seats.written(seats))


def _seats_in(record: Record) -> tuple[Seat, ...]:
    """Who sits where in a match that is read from a record."""
    from fa_cards.bots import levels

    known = (PERSON, *levels(record.game.key))
    players = record.extra.get(PLAYERS)
    number = record.game.seats
    if not isinstance(players, list) or len(players) != number or not all(one in known for one in players):
        players = [PERSON, *[USUAL_LEVEL] * (number - 1)]
    return seats_of(players, record.names or ("",) * number)
