"""Tournaments in the store: every table is a match of its own, and whatever happens nothing is lost."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fa_cards.play.match import Match, Waits
from fa_cards.play.migrations import MIGRATIONS, migrate
from fa_cards.play.refusals import NoSuchTournament, TournamentMovedOn
from fa_cards.play.rows import TableOf
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.store import Opened, Store
from fa_cards.play.table_in_play import TableInPlay, played_on
from fa_cards.play.tournament import ROUND_OPTION, Tournament
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import Refusal
from fa_cards.rules.game import pick
from fa_cards.rules.replay import replay

Opener = Callable[[], Opened]
FILE = "matches.db"


def entrants(number: int = 6, *persons: int) -> tuple[Seat, ...]:
    return tuple(Person("سارا") if one in persons else BotSeat("random", f"بات {one}") for one in range(number))


def begun(store: Store, number: int = 6, *persons: int, rounds: int = 11) -> Tournament:
    return store.tournaments.create(entrants(number, *persons), {"max-buys": 3}, rounds=rounds, seed="seed")


def by_bots(tournament: Tournament, number: int) -> TableInPlay:
    """A table as bots play it in the background."""
    return played_on(TableInPlay.of(tournament.sitting(number)), 100_000)


def play_round(store: Store, tournament: Tournament) -> Tournament:
    """Plays all tables of a round, as far as they were not played."""
    for number, table in enumerate(tournament.tables, 1):
        if table.scores is None and not tournament.persons_at(table):
            store.tournaments.keep_table(tournament, number, by_bots(tournament, number))
        elif table.scores is None:
            play_out(store.tournaments.open_table(tournament, number))
    return store.tournaments.load(tournament.id)


def play_out(match: Match, steps: int = 100_000) -> None:
    """Plays a match on; a person plays by chance."""
    for _ in range(steps):
        match_step(match)
        if match.finished:
            return


def match_step(match: Match) -> None:
    match match.waits_for:
        case Waits.TABLE:
            match.roll()
        case Waits.BOT:
            match.do(match.actor, match.think())
        case Waits.PERSON:
            assert match.actor is not None
            dice = Dice(f"person {len(match.moments)}")
            match.do(match.actor, pick(match.view(match.actor).legal, dice))
        case Waits.NOBODY:
            raise AssertionError("the match is over")


def test_a_new_tournament_is_kept_with_its_seating(store: Store, open_store: Opener) -> None:
    tournament = begun(store, 9, 0)
    with open_store().store as again:
        kept = again.tournaments.load(tournament.id.upper())
    assert kept == tournament
    assert kept.entrants == entrants(9, 0)
    assert kept.options == {"max-buys": 3}
    assert kept.tables == Tournament.begun(entrants(9, 0), {"max-buys": 3}, "seed").tables
    assert [one.tournament for one in store.tournaments.unfinished()] == [tournament]


def test_a_table_of_bots_is_kept_as_a_match_of_the_one_round(store: Store) -> None:
    tournament = begun(store)
    played = by_bots(tournament, 2)
    match = store.tournaments.keep_table(tournament, 2, played)
    assert match.game.options[ROUND_OPTION] == 1
    assert match.finished
    now = store.tournaments.load(tournament.id)
    assert now.tables[1].scores == match.totals
    assert now.tables[1].match == match.id
    assert now.tables[0].scores is None
    record = replay(store.export(match.id)).record
    assert record.game.options[ROUND_OPTION] == 1
    assert record.steps == match.steps
    assert store.find(match.id).table == TableOf(tournament.id, 1, 2)


def test_a_table_with_a_person_is_left_and_taken_up_again_in_the_middle(store: Store, open_store: Opener) -> None:
    tournament = begun(store, 6, 0)
    number = next(n for n, table in enumerate(tournament.tables, 1) if 0 in table.entrants)
    match = store.tournaments.open_table(tournament, number)
    play_out(match, 30)
    with open_store().store as again:
        left = again.tournaments.load(tournament.id)
        assert left.tables[number - 1].scores is None
        same = again.tournaments.open_table(left, number)
        assert same.id == match.id
        assert same.steps == match.steps
        play_out(same)
        assert again.tournaments.load(tournament.id).tables[number - 1].scores == same.totals


def test_the_scores_are_kept_with_the_last_step(store: Store) -> None:
    tournament = begun(store, 3, 0)
    match = store.tournaments.open_table(tournament, 1)
    while not match.finished:
        assert store.tournaments.load(tournament.id).tables[0].scores is None
        match_step(match)
    assert store.tournaments.load(tournament.id).tables[0].scores == match.totals


def test_a_resumed_tournament_goes_on_exactly_the_same(store: Store, open_store: Opener, tmp_path: Path) -> None:
    tournament = begun(store, 7, 0, 3, rounds=3)
    for _ in range(2):
        tournament = store.tournaments.next_round(play_round(store, tournament))
    tournament = play_round(store, tournament)

    with Store.open(tmp_path / "other").store as other:
        again = begun(other, 7, 0, 3, rounds=3)
    for number in range(1, 4):
        for table in range(2):
            # The program is closed and opened again before every table, and in the middle of it.
            with Store.open(tmp_path / "other").store as other:
                again = other.tournaments.load(again.id)
                if again.persons_at(again.tables[table]):
                    play_out(other.tournaments.open_table(again, table + 1), 25)
                else:
                    other.tournaments.keep_table(again, table + 1, by_bots(again, table + 1))
        with Store.open(tmp_path / "other").store as other:
            again = play_round(other, other.tournaments.load(again.id))
            if number < 3:
                again = other.tournaments.next_round(again)
    assert again.finished and tournament.finished
    assert again.sheet == tournament.sheet
    assert [[t.entrants for t in tables] for tables in again.played] == [
        [t.entrants for t in tables] for tables in tournament.played
    ]


def test_a_finished_tournament_is_not_taken_up_again_but_stays(store: Store) -> None:
    tournament = play_round(store, begun(store, 3, rounds=1))
    assert tournament.finished and tournament.winners
    assert store.tournaments.unfinished() == ()
    assert [one.tournament for one in store.tournaments.all()] == [tournament]
    with pytest.raises(Refusal) as refused:
        store.tournaments.next_round(tournament)
    assert refused.value.code == "not-now"


def test_the_one_played_last_comes_first(store: Store, clock: Any) -> None:
    first = begun(store, 3, 0)
    clock.advance(1)
    second = begun(store, 3, 0)
    assert [one.tournament.id for one in store.tournaments.all()] == [second.id, first.id]
    clock.advance(1)
    play_out(store.tournaments.open_table(first, 1), 3)
    assert [one.tournament.id for one in store.tournaments.all()] == [first.id, second.id]


def test_a_deleted_match_leaves_its_scores_and_a_deleted_running_one_is_begun_anew(store: Store) -> None:
    tournament = begun(store, 6, 0)
    person = next(n for n, table in enumerate(tournament.tables, 1) if 0 in table.entrants)
    bots = 3 - person
    over = store.tournaments.keep_table(tournament, bots, by_bots(tournament, bots))
    running = store.tournaments.open_table(tournament, person)
    play_out(running, 10)
    steps = running.steps
    store.delete(over.id)
    store.delete(running.id)
    tournament = store.tournaments.load(tournament.id)
    assert tournament.tables[bots - 1].scores == over.totals
    assert tournament.tables[bots - 1].match is None
    again = store.tournaments.open_table(tournament, person)
    play_out(again, 10)
    assert again.steps == steps


def test_a_deleted_tournament_leaves_its_matches(store: Store) -> None:
    tournament = begun(store)
    match = store.tournaments.keep_table(tournament, 1, by_bots(tournament, 1))
    store.tournaments.delete(tournament.id)
    assert store.tournaments.all() == ()
    assert store.find(match.id).table is None
    for gone in (store.tournaments.load, store.tournaments.delete):
        with pytest.raises(NoSuchTournament):
            gone(tournament.id)


def test_two_programs_do_not_play_a_table_twice_nor_a_round_ahead(store: Store, open_store: Opener) -> None:
    tournament = begun(store)
    other = open_store().store
    played = by_bots(tournament, 1)
    store.tournaments.keep_table(tournament, 1, played)
    with pytest.raises(TournamentMovedOn):
        other.tournaments.keep_table(tournament, 1, played)
    assert len(store.matches()) == 1
    over = play_round(store, store.tournaments.load(tournament.id))
    other.tournaments.next_round(over)
    with pytest.raises(TournamentMovedOn):
        store.tournaments.next_round(over)
    with pytest.raises(TournamentMovedOn):
        store.tournaments.open_table(over, 1)
    assert store.tournaments.load(tournament.id).round == 2


def test_both_programs_open_the_same_match_at_a_table(store: Store, open_store: Opener) -> None:
    tournament = begun(store, 3, 0)
    match = store.tournaments.open_table(tournament, 1)
    # The other program still knows the table as one that nobody has begun.
    assert open_store().store.tournaments.open_table(tournament, 1).id == match.id


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE tournaments SET entrants = '[1, 2]'",
        "UPDATE tournaments SET options = 'nonsense'",
        "UPDATE tournaments SET rounds = 'eleven'",
        "UPDATE tournaments SET played_at = 'yesterday'",
        "UPDATE tournament_tables SET entrants = '[0, 1, 2]'",
        "UPDATE tournament_tables SET scores = '[0]' WHERE number = 1",
        "UPDATE tournament_tables SET round = 2 WHERE number = 1",
        "DELETE FROM tournament_tables",
        "DROP TABLE tournament_tables",
    ],
)
def test_a_store_with_a_tournament_that_cannot_be_read_is_set_aside(
    change: str, folder: Path, store: Store, open_store: Opener
) -> None:
    begun(store)
    store.close()
    damaged = sqlite3.connect(folder / FILE)
    damaged.execute(change)
    damaged.commit()
    damaged.close()
    result = open_store()
    assert result.set_aside is not None
    assert begun(result.store).is_sound


def test_a_store_from_before_tournaments_keeps_its_matches_and_takes_tournaments(
    folder: Path, open_store: Opener
) -> None:
    folder.mkdir()
    connection = sqlite3.connect(folder / FILE, isolation_level=None)
    migrate(connection, MIGRATIONS[:3])
    connection.execute(
        "INSERT INTO matches (id, game, options, seats, seed, created_at, played_at, totals) VALUES ('acde', 'teka',"
        " '{}', ?, '7', '2026-11-30T20:15:00.000000+00:00', '2026-11-30T20:15:00.000000+00:00', '[0, 0, 0, 0]')",
        (json.dumps([{"level": "random", "name": ""}] * 4),),
    )
    connection.close()
    result = open_store()
    assert result.set_aside is None
    (one,) = result.store.matches()
    assert one.id == "acde" and one.table is None
    assert result.store.tournaments.all() == ()
    tournament = begun(result.store)
    assert result.store.tournaments.load(tournament.id) == tournament
