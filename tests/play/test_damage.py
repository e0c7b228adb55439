"""A store that was damaged, cannot be written or is newer than the program."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fa_cards.bots import RandomBot
from fa_cards.play import database
from fa_cards.play.match import Match
from fa_cards.play.migrations import MIGRATIONS, SCHEMA, migrate, schema_of
from fa_cards.play.refusals import StoreRefusal
from fa_cards.play.seats import BotSeat
from fa_cards.play.settings import Settings
from fa_cards.play.store import Opened, Store, saved_settings
from fa_cards.rules.catalog import game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import pick

FILE = "matches.db"
Opener = Callable[[], Opened]


def killed(store: Store, folder: Path, to: Path) -> Path:
    """The files as they lie there when the program is killed at this moment."""
    to.mkdir()
    for ending in ("", "-wal", "-shm"):
        shutil.copyfile(folder / (FILE + ending), to / (FILE + ending))
    return to


def new_match(store: Store) -> Match:
    match = store.create(game_class("teka")(), (BotSeat("random"),) * 4, seed="1")
    for _ in range(2):
        match.roll()
    for _ in range(8):
        match.do(match.actor, match.think())
    return match


def opened(folder: Path, clock: Any) -> Opened:
    return Store.open(folder, clock=clock, bots=lambda game, level: RandomBot())


def works(store: Store) -> bool:
    match = new_match(store)
    return store.load(match.id).moments == match.moments


def test_the_first_start_makes_folder_and_store_and_sets_nothing_aside(folder: Path, open_store: Opener) -> None:
    first = open_store()
    assert first.set_aside is None
    assert works(first.store)
    assert open_store().set_aside is None
    assert {one.name for one in folder.iterdir()} == {FILE, FILE + "-wal", FILE + "-shm"}


def test_a_program_that_was_killed_left_nothing_to_set_aside(
    folder: Path, store: Store, tmp_path: Path, clock: Any
) -> None:
    match = new_match(store)
    with opened(killed(store, folder, tmp_path / "killed"), clock).store as again:
        assert again.load(match.id).moments == match.moments


@pytest.mark.parametrize("content", [b"", b"no store at all", b"SQLite format 3\0" + b"\xff" * 5000, b"\0" * 4096])
def test_an_overwritten_store_is_set_aside_with_the_time_and_the_program_starts(
    content: bytes, folder: Path, clock: Any
) -> None:
    folder.mkdir()
    (folder / FILE).write_bytes(content)
    result = opened(folder, clock)
    assert result.set_aside == folder / "matches.db.damaged-20261130-201500"
    assert result.set_aside.read_bytes() == content
    assert result.store.matches() == ()
    assert works(result.store)
    result.store.close()


@pytest.mark.parametrize("length", [0, 1, 99, 100, 1000, 4096, 5000, 8192])
def test_a_truncated_store_is_set_aside_whole_with_its_log(
    length: int, folder: Path, store: Store, tmp_path: Path, clock: Any
) -> None:
    for _ in range(20):
        new_match(store)
    store.close()
    data = (folder / FILE).read_bytes()[:length]
    (folder / FILE).write_bytes(data)
    result = opened(folder, clock)
    assert result.set_aside is not None
    assert result.set_aside.read_bytes() == data
    assert works(result.store)
    result.store.close()


def test_a_second_damage_in_the_same_second_keeps_the_first_file(folder: Path, clock: Any) -> None:
    folder.mkdir()
    for number in (1, 2, 3):
        (folder / FILE).write_text(f"damage {number}")
        result = opened(folder, clock)
        result.store.close()
    kept = sorted(one.read_text() for one in folder.glob("*.damaged-*"))
    assert kept == ["damage 1", "damage 2", "damage 3"]


def test_a_good_store_that_another_program_has_put_in_the_place_of_a_damaged_one_stays(
    folder: Path, store: Store, clock: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match(store)
    store.close()
    good = folder / FILE
    moved = good.rename(folder / "made by the other program")
    good.write_text("damaged")
    look = database._look_at_header

    def slow(path: Path) -> None:
        """Judges the damaged file, while the other program sets it aside and makes a new one."""
        try:
            look(path)
        finally:
            if moved.exists():
                path.rename(folder / "set aside by the other program")
                moved.rename(path)

    monkeypatch.setattr(database, "_look_at_header", slow)
    result = opened(folder, clock)
    assert result.set_aside is None
    assert result.store.load(match.id).moments == match.moments
    result.store.close()


def test_a_file_of_another_program_is_not_taken_for_the_store(folder: Path, clock: Any) -> None:
    folder.mkdir()
    foreign = sqlite3.connect(folder / FILE)
    foreign.execute("CREATE TABLE notes (text TEXT)")
    foreign.commit()
    foreign.close()
    result = opened(folder, clock)
    assert result.set_aside is not None
    assert works(result.store)
    result.store.close()


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE matches SET options = 'nonsense'",
        "UPDATE matches SET seats = '[1, 2]'",
        "UPDATE matches SET totals = '{}'",
        "UPDATE matches SET played_at = 'yesterday'",
        "UPDATE matches SET game = CAST(x'ff' AS TEXT)",
        "INSERT INTO settings VALUES ('language', '7')",
        "INSERT INTO settings VALUES ('language', 'fa')",
        "DROP TABLE steps",
    ],
)
def test_a_store_with_values_that_cannot_be_read_is_set_aside(
    change: str, folder: Path, store: Store, clock: Any
) -> None:
    new_match(store)
    store.close()
    other = sqlite3.connect(folder / FILE)
    other.execute(change)
    other.commit()
    other.close()
    result = opened(folder, clock)
    assert result.set_aside is not None
    assert works(result.store)
    result.store.close()


def test_an_overwritten_log_is_kept_aside_and_said_so(folder: Path, store: Store, tmp_path: Path, clock: Any) -> None:
    new_match(store)
    home = killed(store, folder, tmp_path / "killed")
    (home / "matches.db-wal").write_bytes(b"\xaa" * 20_000)
    result = opened(home, clock)
    assert result.set_aside == home / "matches.db.damaged-20261130-201500-wal"
    assert result.set_aside.read_bytes() == b"\xaa" * 20_000
    assert works(result.store)
    result.store.close()


def test_a_log_without_its_store_is_kept_aside_and_not_read_into_a_new_one(
    folder: Path, store: Store, tmp_path: Path, clock: Any
) -> None:
    new_match(store)
    home = killed(store, folder, tmp_path / "killed")
    (home / FILE).unlink()
    result = opened(home, clock)
    assert result.store.matches() == ()
    assert works(result.store)
    assert (home / "matches.db.damaged-20261130-201500-wal").is_file()
    result.store.close()


def test_a_damaged_index_of_the_log_costs_nothing(folder: Path, store: Store, tmp_path: Path, clock: Any) -> None:
    match = new_match(store)
    for number, content in enumerate((b"", b"x", b"\xff" * 40_000)):
        home = killed(store, folder, tmp_path / str(number))
        (home / "matches.db-shm").write_bytes(content)
        result = opened(home, clock)
        assert result.set_aside is None
        assert result.store.load(match.id).moments == match.moments
        result.store.close()


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    in_log=st.booleans(),
    ending=st.sampled_from(["", "", "-wal", "-wal", "-shm"]),
    place=st.floats(0, 1, exclude_max=True),
    filling=st.none() | st.tuples(st.binary(min_size=1, max_size=40), st.sampled_from([1, 100])),
    matches=st.integers(1, 3),
)
def test_whatever_happens_to_its_files_the_program_starts_with_a_store_that_works(
    *,
    in_log: bool,
    ending: str,
    place: float,
    filling: tuple[bytes, int] | None,
    matches: int,
    tmp_path_factory: pytest.TempPathFactory,
    clock: Any,
) -> None:
    folder = tmp_path_factory.mktemp("damage")
    with opened(folder / "running", clock).store as store:
        for _ in range(matches):
            new_match(store)
        if not in_log:
            store._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        home = killed(store, folder / "running", folder / "home")
    content = bytearray((home / (FILE + ending)).read_bytes())
    at = int(place * len(content))
    if filling is None:
        del content[at:]
    else:
        some, times = filling
        content[at : at + len(some) * times] = some * times
    (home / (FILE + ending)).write_bytes(content)
    result = opened(home, clock)
    assert works(result.store)
    result.store.close()
    again = opened(home, clock)
    assert again.set_aside is None
    assert len(again.store.matches()) >= 1
    again.store.close()


def test_a_folder_that_cannot_be_made_is_refused_with_its_path(tmp_path: Path, clock: Any) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreRefusal) as refused:
        opened(tmp_path / "file" / "home", clock)
    assert refused.value.code == "store-not-writable"
    assert refused.value.details["path"] == str(tmp_path / "file" / "home" / FILE)


def test_a_folder_in_which_nothing_can_be_made_is_refused(clock: Any) -> None:
    proc = Path("/proc/self")
    if not proc.is_dir():
        proc = Path("/dev/null")
    with pytest.raises(StoreRefusal) as refused:
        opened(proc, clock)
    assert refused.value.code == "store-not-writable"


def test_a_store_of_a_newer_version_is_refused_and_not_touched(folder: Path, store: Store, clock: Any) -> None:
    new_match(store)
    store.close()
    other = sqlite3.connect(folder / FILE)
    other.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    other.close()
    before = {one.name: one.read_bytes() for one in folder.iterdir()}
    with pytest.raises(StoreRefusal) as refused:
        opened(folder, clock)
    assert refused.value.code == "store-newer"
    assert {one.name: one.read_bytes() for one in folder.iterdir()} == before


def test_a_migration_is_done_once_and_whole(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "old.db", isolation_level=None)
    migrate(connection)
    assert schema_of(connection) == SCHEMA
    more = (*MIGRATIONS, ("CREATE TABLE more (x)", "CREATE TABLE more (x)"))
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection, more)
    assert schema_of(connection) == SCHEMA
    assert connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'more'").fetchone() == (0,)
    good = (*MIGRATIONS, ("CREATE TABLE more (x)",))
    migrate(connection, good)
    migrate(connection, good)
    assert schema_of(connection) == SCHEMA + 1
    connection.close()


def test_a_store_of_an_older_version_keeps_its_matches_and_lets_everything_be_taken_back(
    folder: Path, clock: Any
) -> None:
    folder.mkdir()
    connection = sqlite3.connect(folder / FILE, isolation_level=None)
    migrate(connection, MIGRATIONS[:2])
    connection.execute(
        "INSERT INTO matches (id, game, options, seats, seed, created_at, played_at, totals) VALUES ('acde', 'teka',"
        " '{}', ?, '7', '2026-11-30T20:15:00.000000+00:00', '2026-11-30T20:15:00.000000+00:00', '[0, 0, 0, 0]')",
        (json.dumps([{"level": "person", "name": "سارا"}, *[{"level": "easy", "name": ""}] * 3]),),
    )
    connection.close()
    opened = Store.open(folder, clock=clock)
    assert opened.set_aside is None
    with opened.store as store:
        match = store.load("acde")
        match.advance()
        assert match.actor is not None
        match.do(match.actor, pick(match.view(match.actor).legal, Dice("any")))
        assert match.can_undo


def test_a_damaged_store_has_no_saved_settings(folder: Path) -> None:
    folder.mkdir()
    (folder / FILE).write_text("no store")
    assert saved_settings(folder) == Settings()
    assert (folder / FILE).read_text() == "no store"


def test_the_folder_is_that_of_the_environment_or_the_systems_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Any
) -> None:
    monkeypatch.setenv("FA_CARDS_HOME", str(tmp_path / "elsewhere"))
    with Store.open(clock=clock).store as store:
        assert store.path == tmp_path / "elsewhere" / FILE
    monkeypatch.delenv("FA_CARDS_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "data"))
    with Store.open(clock=clock).store as store:
        assert tmp_path in store.path.parents
        assert store.path.parent.name == "fa-cards"
