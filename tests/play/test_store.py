from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Protocol

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fa_cards.play.ids import ALPHABET, new_id, typed
from fa_cards.play.match import Match
from fa_cards.play.refusals import MatchMovedOn, NoSuchMatch, UnreadableMatch
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.settings import Settings
from fa_cards.play.store import Opened, Store, saved_settings
from fa_cards.rules.catalog import game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import IllegalAction, Refusal
from fa_cards.rules.game import pick
from fa_cards.rules.records import RecordError
from fa_cards.rules.replay import replay

TEKA = game_class("teka")
SARA_AND_BOTS: tuple[Seat, ...] = (Person("سارا"), *[BotSeat("easy")] * 3)
FOUR_BOTS: tuple[Seat, ...] = (BotSeat("random"),) * 4


class Clock(Protocol):
    def advance(self, minutes: int) -> None: ...


Opener = Callable[[], Opened]


def decide(match: Match, dice: Dice) -> None:
    """The person on move, if the match is not over, does something legal, and then table and bots go on."""
    match.advance()
    seat = match.actor
    if seat is not None:
        match.do(seat, pick(match.view(seat).legal, dice))
        match.advance()


def texts(match: Match) -> list[str]:
    return [f"{step.seat} {step.action.text}" for step in match.steps]


# --- going on where one stopped -------------------------------------------------------------------------------------


def test_a_match_is_taken_up_again_as_it_was_left(match: Match, open_store: Opener) -> None:
    dice = Dice("evening")
    for _ in range(10):
        decide(match, dice)
    again = open_store().store.load(match.id)
    assert again.moments == match.moments
    assert again.view(0) == match.view(0)
    assert (again.seats, again.names, again.seed, again.id) == (match.seats, match.names, match.seed, match.id)
    assert again.game.options == match.game.options


def test_every_step_is_in_the_store_before_its_moment_is_returned(match: Match, folder: Path) -> None:
    with sqlite3.connect(folder / "matches.db") as other:
        for _ in range(30):
            match.advance()
            seat = match.actor
            if seat is None:
                break
            moment = match.do(seat, pick(match.view(seat).legal, Dice(str(len(match.moments)))))
            kept = other.execute("SELECT seat, step FROM steps WHERE number = ?", (moment.number,)).fetchone()
            assert kept == (moment.seat, moment.action.text)
    other.close()


def test_undo_and_redo_work_after_the_match_was_taken_up_again(match: Match, open_store: Opener) -> None:
    dice = Dice("evening")
    for _ in range(6):
        decide(match, dice)
    whole = texts(match)
    match.undo()
    match.undo()
    shorter = texts(match)
    again = open_store().store.load(match.id)
    assert texts(again) == shorter
    assert again.can_redo
    again.redo()
    again.redo()
    assert texts(again) == whole
    while again.undo():
        pass
    once_more = open_store().store.load(match.id)
    assert not once_more.can_undo
    assert once_more.can_redo


def test_a_new_choice_drops_the_undone_future_from_the_store_too(match: Match, open_store: Opener) -> None:
    dice = Dice("evening")
    for _ in range(6):
        decide(match, dice)
    for _ in range(4):
        match.undo()
    decide(match, Dice("otherwise"))
    again = open_store().store.load(match.id)
    assert texts(again) == texts(match)
    assert not again.can_redo


def test_options_seats_and_names_come_back(store: Store, open_store: Opener) -> None:
    game = TEKA({"target": 100, "shuffle": "light", "raises": False})
    seats = (Person("سارا"), BotSeat("random", "رایان"), Person("مریم"), BotSeat("easy", "بابک"))
    match = store.create(game, seats)
    again = open_store().store.load(match.id)
    assert again.game.options == game.options
    assert again.seats == seats
    assert again.person_seats == (0, 2)


def test_each_new_match_has_a_seed_of_its_own_unless_one_is_given(store: Store) -> None:
    one, other = store.create(TEKA(), SARA_AND_BOTS), store.create(TEKA(), SARA_AND_BOTS)
    assert one.seed != other.seed
    assert store.create(TEKA(), SARA_AND_BOTS, seed="7").seed == "7"


def test_seats_that_change_hands_are_kept_at_once_and_nothing_is_taken_back_past_that(
    match: Match, open_store: Opener
) -> None:
    dice = Dice("evening")
    for _ in range(4):
        decide(match, dice)
    match.undo()
    match.change_seats((SARA_AND_BOTS[0], BotSeat("random", "رایان"), Person("مریم"), SARA_AND_BOTS[3]))
    again = open_store().store.load(match.id)
    assert (again.seats, texts(again)) == (match.seats, texts(match))
    assert again.person_seats == (0, 2)
    assert not again.can_undo
    assert not again.can_redo
    assert open_store().store.find(match.id).seats == match.seats


def test_other_names_leave_what_was_undone_where_it_was(match: Match, open_store: Opener) -> None:
    decide(match, Dice("evening"))
    match.undo()
    match.change_seat(0, Person("مریم"))
    again = open_store().store.load(match.id)
    assert again.names[0] == "مریم"
    assert again.can_redo


def test_a_record_says_who_sits_there_now(store: Store) -> None:
    match = store.create(TEKA({"shuffle": "full"}), SARA_AND_BOTS)
    match.change_seat(2, Person("مریم"))
    header = json.loads(store.export(match.id).splitlines()[0])
    assert header["players"] == ["person", "easy", "person", "easy"]
    assert header["names"][2] == "مریم"


# --- the list of matches --------------------------------------------------------------------------------------------


def test_matches_are_listed_with_times_totals_and_end_the_one_played_last_first(store: Store, clock: Clock) -> None:
    first = store.create(TEKA(), FOUR_BOTS, seed="1")
    clock.advance(minutes=5)
    second = store.create(TEKA({"target": 100}), SARA_AND_BOTS, seed="2")
    clock.advance(minutes=5)
    first.advance()
    done, running = store.matches()
    assert [done.id, running.id] == [first.id, second.id]
    assert done.played_at - done.created_at == timedelta(minutes=10)
    assert running.played_at == running.created_at
    assert (done.finished, done.totals, done.winners) == (True, first.totals, first.winners)
    assert (running.finished, running.totals, running.winners) == (False, (0, 0, 0, 0), ())
    assert done.steps == len(first.moments)
    assert (running.game, running.options["target"]) == ("teka", 100)
    assert store.unfinished() == (running,)


def test_a_finished_match_that_is_taken_back_can_be_resumed(store: Store) -> None:
    match = store.create(TEKA({"target": 1}), SARA_AND_BOTS, seed="3")
    dice = Dice("to the end")
    while not match.finished:
        decide(match, dice)
    assert store.unfinished() == ()
    match.undo()
    (one,) = store.unfinished()
    assert (one.id, one.winners) == (match.id, ())


def test_a_deleted_match_is_gone_with_its_steps(store: Store, match: Match, folder: Path) -> None:
    match.advance()
    store.delete(match.id.upper())
    assert store.matches() == ()
    with pytest.raises(NoSuchMatch):
        store.load(match.id)
    with pytest.raises(NoSuchMatch):
        store.delete(match.id)
    other = sqlite3.connect(folder / "matches.db")
    assert other.execute("SELECT count(*) FROM steps").fetchone() == (0,)
    other.close()


# --- IDs ------------------------------------------------------------------------------------------------------------


def test_an_id_has_four_signs_and_none_that_looks_like_another(match: Match) -> None:
    assert len(match.id) == 4
    assert set(match.id) <= set(ALPHABET)
    for look_alikes in ("b86", "il1", "o0", "qg9", "s5", "uv", "z2"):
        assert len(set(look_alikes) & set(ALPHABET)) <= 1


def test_an_id_may_be_typed_in_capitals_and_with_persian_digits(store: Store) -> None:
    assert typed(" K۷T۳ ") == "k7t3"
    match = store.create(TEKA(), SARA_AND_BOTS)
    assert store.load(match.id.upper()).id == match.id


def test_ids_never_collide_and_grow_where_the_short_ones_are_used_up() -> None:
    dice = Dice("ids")
    taken: set[str] = set()
    for _ in range(500):
        one = new_id(taken.__contains__, dice.below)
        assert one not in taken
        taken.add(one)
    assert len(new_id(lambda one: len(one) < 6, dice.below)) == 6


# --- settings -------------------------------------------------------------------------------------------------------


def test_settings_are_kept_and_one_changed_elsewhere_stays(store: Store, open_store: Opener, folder: Path) -> None:
    assert store.settings == Settings()
    assert saved_settings(folder) == Settings()
    other = open_store().store
    store.change_settings(language="en")
    other.change_settings(terminal="vte")
    assert store.settings == other.settings == Settings(language="en", terminal="vte")
    assert saved_settings(folder) == Settings(language="en", terminal="vte")
    store.change_settings(language=None)
    assert saved_settings(folder) == Settings(terminal="vte")


def test_asking_for_the_saved_settings_makes_no_folder(folder: Path) -> None:
    assert saved_settings(folder) == Settings()
    assert not folder.exists()


# --- two programs ---------------------------------------------------------------------------------------------------


def test_a_match_that_another_program_has_played_on_is_not_overwritten(match: Match, open_store: Opener) -> None:
    decide(match, Dice("here"))
    elsewhere = open_store().store.load(match.id)
    decide(elsewhere, Dice("there"))
    before = texts(match)
    seat = match.actor
    assert seat is not None
    with pytest.raises(MatchMovedOn) as refused:
        match.do(seat, pick(match.view(seat).legal, Dice("late")))
    assert refused.value.code == "match-moved-on"
    assert texts(match) == before
    with pytest.raises(MatchMovedOn):
        match.undo()
    seats = match.seats
    with pytest.raises(MatchMovedOn):
        match.change_seat(0, BotSeat("easy"))
    assert match.seats == seats
    assert texts(open_store().store.load(match.id)) == texts(elsewhere)


def test_a_match_that_another_program_took_back_or_deleted_is_not_overwritten(
    match: Match, store: Store, open_store: Opener
) -> None:
    decide(match, Dice("here"))
    other = open_store().store
    other.load(match.id).undo()
    with pytest.raises(MatchMovedOn):
        decide(match, Dice("late"))
    match = store.load(match.id)
    other.delete(match.id)
    with pytest.raises(MatchMovedOn):
        decide(match, Dice("later"))
    assert store.matches() == ()


def test_two_programs_play_two_matches_in_one_store(store: Store, open_store: Opener) -> None:
    other = open_store().store
    here, there = store.create(TEKA(), SARA_AND_BOTS, seed="1"), other.create(TEKA(), SARA_AND_BOTS, seed="2")
    dice = Dice("both")
    for _ in range(15):
        decide(here, dice)
        decide(there, dice)
    third = open_store().store
    assert texts(third.load(here.id)) == texts(here)
    assert texts(third.load(there.id)) == texts(there)


def test_a_store_that_another_program_does_not_let_go_of_is_refused_as_busy(
    match: Match, folder: Path, monkeypatch: pytest.MonkeyPatch, store: Store
) -> None:
    store._connection.execute("PRAGMA busy_timeout = 0")
    other = sqlite3.connect(folder / "matches.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Refusal) as refused:
        match.roll()
    assert refused.value.code == "store-busy"
    other.execute("ROLLBACK")
    assert match.roll().number == 1
    other.close()


def test_a_store_that_a_newer_program_has_changed_meanwhile_is_left_alone(
    match: Match, folder: Path, store: Store
) -> None:
    other = sqlite3.connect(folder / "matches.db")
    other.execute("PRAGMA user_version = 99")
    other.close()
    with pytest.raises(Refusal) as refused:
        match.roll()
    assert refused.value.code == "store-newer"


# --- records --------------------------------------------------------------------------------------------------------


def test_a_finished_match_goes_out_as_a_record_and_comes_in_again(store: Store) -> None:
    match = store.create(TEKA(), (Person("سارا"), *[BotSeat("random", "رایان")] * 3), seed="5")
    while not match.finished:
        decide(match, Dice("to the end"))
    data = store.export(match.id)
    replayed = replay(data)
    assert (replayed.state.totals, replayed.state.winners) == (match.totals, match.winners)
    assert replayed.record.names == match.names
    again = store.import_record(data)
    assert again.id != match.id
    assert (again.steps, again.seats, again.game.options) == (match.steps, match.seats, match.game.options)
    assert store.export(again.id) == data
    assert {one.id for one in store.matches()} == {match.id, again.id}


def test_a_running_match_of_unshuffled_packs_is_not_given_out(store: Store, match: Match) -> None:
    decide(match, Dice("x"))
    with pytest.raises(Refusal) as refused:
        store.export(match.id)
    assert refused.value.code == "export-running"


def test_a_running_match_of_shuffled_packs_is_given_out_to_the_last_finished_deal(store: Store) -> None:
    match = store.create(TEKA({"shuffle": "full"}), SARA_AND_BOTS, seed="1")
    dice = Dice("x")
    while not match.deals:
        decide(match, dice)
    replayed = replay(store.export(match.id))
    assert replayed.state.deals == match.deals
    assert replayed.summary["next"] == {"seat": None, "legal": ["pack"]}
    assert len(replayed.record.steps) < len(match.steps)


def test_an_unfinished_record_is_played_on_by_a_person_in_the_first_seat(store: Store) -> None:
    record = b'{"format": "fa-cards-match 1", "game": "teka"}\n{"do": "dealer 3"}\n'
    match = store.import_record(record)
    assert match.seats == (Person(""), *[BotSeat("easy")] * 3)
    match.advance()
    assert len(match.moments) > 2


def test_names_from_a_record_cannot_disturb_the_screen_or_the_store(store: Store) -> None:
    names = json.dumps(["\x1b[2J", "\ud800", "علی\n", "x" * 100])
    record = f'{{"format": "fa-cards-match 1", "game": "teka", "names": {names}}}\n'
    assert store.import_record(record.encode()).names == ("[2J", "", "علی", "x" * 24)


def test_players_that_nobody_knows_are_not_guessed(store: Store) -> None:
    for players in ('["person"]', '"person"', "[1, 2, 3, 4]", '["person", "easy", "easy", "wizard"]', "[[], {}, 1, 2]"):
        record = f'{{"format": "fa-cards-match 1", "game": "teka", "players": {players}}}\n'
        assert store.import_record(record.encode()).seats == (Person(""), *[BotSeat("easy")] * 3)


def test_a_record_that_cannot_stand_leaves_no_match_behind(store: Store) -> None:
    record = b'{"format": "fa-cards-match 1", "game": "teka"}\n{"do": "dealer 4"}\n'
    with pytest.raises(RecordError) as refused:
        store.import_record(record)
    assert (refused.value.line, refused.value.code) == (2, "no-such-seat")
    assert store.matches() == ()


def test_nothing_that_is_stored_is_ever_unpickled_or_evaluated(folder: Path, match: Match) -> None:
    match.advance()
    other = sqlite3.connect(folder / "matches.db")
    rows = other.execute("SELECT * FROM matches").fetchall() + other.execute("SELECT * FROM steps").fetchall()
    assert {type(value) for row in rows for value in row} <= {str, int, type(None)}
    other.close()


# --- a stored match that the rules do not accept --------------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE steps SET step = 'play AS' WHERE number = 3",
        "UPDATE steps SET step = 'nonsense' WHERE number = 3",
        "DELETE FROM steps WHERE number = 3",
        "DELETE FROM steps WHERE number >= 3",
        "UPDATE steps SET seat = NULL WHERE number = 3",
    ],
)
def test_a_match_that_cannot_be_read_is_refused_by_its_step_and_the_others_stay(
    change: str, store: Store, match: Match, folder: Path
) -> None:
    decide(match, Dice("x"))
    other = sqlite3.connect(folder / "matches.db")
    other.execute(change)
    other.commit()
    other.close()
    with pytest.raises(UnreadableMatch) as refused:
        store.load(match.id)
    assert refused.value.details == {"id": match.id, "n": 3}
    later = store.create(TEKA(), SARA_AND_BOTS)
    assert store.load(later.id).id == later.id


# --- any order of do, undo, redo and taking up again, against a plain list ------------------------------------------


@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.sampled_from(["decide", "decide", "undo", "redo", "again", "illegal"]), max_size=25))
def test_the_store_keeps_what_a_plain_list_keeps(store: Store, open_store: Opener, commands: list[str]) -> None:
    match = store.create(TEKA(), SARA_AND_BOTS, seed="plain")
    match.advance()
    start = texts(match)
    done: list[list[str]] = []
    undone: list[list[str]] = []
    for number, command in enumerate(commands):
        if command == "decide" and not match.finished:
            before = len(match.moments)
            decide(match, Dice(str(number)))
            done.append(texts(match)[before:])
            undone = []
        elif command == "undo":
            assert match.undo() is bool(done)
            if done:
                undone.append(done.pop())
        elif command == "redo":
            assert match.redo() is bool(undone)
            if undone:
                done.append(undone.pop())
        elif command == "again":
            match = store.load(match.id)
        elif command == "illegal":
            with pytest.raises(IllegalAction):
                match.do(1, match.game.parse("bid 9"))
        expected = start + [text for part in done for text in part]
        assert texts(match) == expected
        kept = store.load(match.id)
        assert texts(kept) == expected
        assert (kept.can_undo, kept.can_redo) == (bool(done), bool(undone))
