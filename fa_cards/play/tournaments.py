"""The tournaments of the store: each of its tables is a match of its own, and what it brought is kept beside it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from fa_cards.play import seats as written_seats
from fa_cards.play.ids import new_id, typed
from fa_cards.play.refusals import NoSuchTournament, TournamentMovedOn
from fa_cards.play.rows import any_tournament, written_time

# What a tournament is, is imported where there is one: a menu looks for them and starts fast.
if TYPE_CHECKING:
    from fa_cards.play.journal import Standing
    from fa_cards.play.match import Match
    from fa_cards.play.seats import Seat
    from fa_cards.play.store import Store
    from fa_cards.play.table_in_play import TableInPlay
    from fa_cards.play.tournament import Tournament
    from fa_cards.play.tournament_rows import StoredTournament
    from fa_cards.rules.options import Value
    from fa_cards.rules.records import Step


class Tournaments:
    """What the store keeps of tournaments: `Store.tournaments`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- what is there --------------------------------------------------------------------------------------------

    def all(self) -> tuple[StoredTournament, ...]:
        """All tournaments, the one played last first."""
        with self._store.transaction(writing=False) as connection:
            if not any_tournament(connection):
                return ()
            from fa_cards.play.tournament_rows import read_tournaments

            return tuple(read_tournaments(connection))

    def unfinished(self) -> tuple[StoredTournament, ...]:
        """The tournaments that can be taken up again, the one played last first."""
        return tuple(one for one in self.all() if not one.tournament.finished)

    def load(self, id: str) -> Tournament:
        """The tournament with that ID (capitals and Persian digits will do), as it stands.

        Raises:
            NoSuchTournament: there is none.
        """
        with self._store.transaction(writing=False) as connection:
            return _read(connection, typed(id))

    # --- playing --------------------------------------------------------------------------------------------------

    def create(
        self,
        entrants: Sequence[Seat],
        options: Mapping[str, Value],
        *,
        rounds: int | None = None,
        seed: str | None = None,
    ) -> Tournament:
        """A new tournament at its first round, kept from now on.

        Args:
            entrants: who takes part.
            options: those of the game, but for the round; what is left out is at its default.
            rounds: how many are played, all where it is None.
            seed: fixes all chance; a new one where it is None.

        Raises:
            WrongEntrants: too few take part, or too many.
            UnknownOption: an option or value that the game does not take.
            StoreRefusal: it cannot be kept.
        """
        from fa_cards.play.tournament import ROUNDS, Tournament

        begun = Tournament.begun(entrants, options, seed or self._store.new_seed(), rounds=rounds or ROUNDS)
        now = written_time(self._store.now())
        with self._store.transaction() as connection:
            id = new_id(
                lambda id: bool(connection.execute("SELECT 1 FROM tournaments WHERE id = ?", (id,)).fetchone()),
                self._store.below,
            )
            connection.execute(
                "INSERT INTO tournaments (id, options, entrants, seed, rounds, created_at, played_at)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (
                    id,
                    json.dumps(dict(begun.options)),
                    json.dumps(written_seats.written(begun.entrants)),
                    begun.seed,
                    begun.rounds,
                    now,
                    now,
                ),
            )
            _add_round(connection, id, begun)
            return _read(connection, id)

    def next_round(self, before: Tournament) -> Tournament:
        """The tournament with everybody at his table of the next round.

        Raises:
            Refusal: the round is not over, or it was the last one (`not-now`).
            TournamentMovedOn: another program was quicker.
        """
        with self._store.transaction() as connection:
            stands = _at(connection, before)
            _add_round(connection, before.id, stands.next_round())
            connection.execute(
                "UPDATE tournaments SET played_at = ? WHERE id = ?", (written_time(self._store.now()), before.id)
            )
            return _read(connection, before.id)

    def open_table(self, before: Tournament, number: int) -> Match:
        """The match of a table of the round that is being played: a new one, or as it was left.

        Raises:
            TournamentMovedOn: another program was quicker.
            Refusal: this version does not have its game, or an option or a level of it.
        """
        with self._store.transaction(writing=False) as connection:
            stands = _at(connection, before)
        id = stands.tables[number - 1].match
        if id is not None:
            return self._store.load(id)
        return self._begin(stands, number, stands.sitting(number).opening)

    def keep_table(self, before: Tournament, number: int, played: TableInPlay) -> Match:
        """The match of a table that bots have played, kept from now on.

        Raises:
            TournamentMovedOn: another program was quicker.
        """
        return self._begin(before, number, played.match().steps)

    def delete(self, id: str) -> None:
        """Removes a tournament for good; the matches of its tables stay.

        Raises:
            NoSuchTournament: there is none with that ID.
        """
        with self._store.transaction() as connection:
            if not connection.execute("DELETE FROM tournaments WHERE id = ?", (typed(id),)).rowcount:
                raise NoSuchTournament(typed(id))

    # --- inside ---------------------------------------------------------------------------------------------------

    def _begin(self, stands: Tournament, number: int, steps: Sequence[Step]) -> Match:
        """The match of a table that nobody has begun, with these steps."""
        sitting = stands.sitting(number)

        def placed(connection: sqlite3.Connection, match: str, standing: Standing) -> None:
            if not connection.execute(
                "UPDATE tournament_tables SET match = ? WHERE tournament = ? AND round = ? AND number = ?"
                " AND match IS NULL AND scores IS NULL",
                (match, stands.id, stands.round, number),
            ).rowcount:
                raise TournamentMovedOn(stands.id)
            if standing.finished:
                keep_scores(connection, match, standing)

        return self._store.create(sitting.game, sitting.seats, seed=sitting.seed, steps=steps, placed=placed)


def keep_scores(connection: sqlite3.Connection, match: str, standing: Standing) -> None:
    """Keeps what a match that is over has brought, if it is a table of a tournament."""
    connection.execute(
        "UPDATE tournament_tables SET scores = ? WHERE match = ? AND scores IS NULL",
        (json.dumps(standing.totals), match),
    )


def _read(connection: sqlite3.Connection, id: str) -> Tournament:
    from fa_cards.play.tournament_rows import read_tournaments

    one = next(read_tournaments(connection, id), None)
    if one is None:
        raise NoSuchTournament(id)
    return one.tournament


def _at(connection: sqlite3.Connection, before: Tournament) -> Tournament:
    """The tournament as it stands now, if it is still in the same round."""
    stands = _read(connection, before.id)
    if stands.round != before.round:
        raise TournamentMovedOn(before.id)
    return stands


def _add_round(connection: sqlite3.Connection, id: str, stands: Tournament) -> None:
    """Keeps who sits where in the newest round."""
    connection.executemany(
        "INSERT INTO tournament_tables (tournament, round, number, entrants) VALUES (?, ?, ?, ?)",
        [(id, stands.round, number, json.dumps(table.entrants)) for number, table in enumerate(stands.tables, 1)],
    )
