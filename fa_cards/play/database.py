"""The file of the store: where it lies, how it is opened, and what is done with a damaged one."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path

from fa_cards.environment import HOME
from fa_cards.play.migrations import APPLICATION, SCHEMA, is_whole, migrate, schema_of
from fa_cards.play.refusals import StoreRefusal
from fa_cards.rules.errors import Refusal

FILE = "matches.db"

PATIENCE = 5.0
"""Seconds that a step waits for another program to finish its own; a step takes about a thousandth of one."""

_REFUSED = {
    sqlite3.SQLITE_BUSY: "store-busy",
    sqlite3.SQLITE_LOCKED: "store-busy",
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_READONLY: "store-not-writable",
    sqlite3.SQLITE_CANTOPEN: "store-not-writable",
    sqlite3.SQLITE_PERM: "store-not-writable",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_NOTADB: "store-damaged",
}
"""The refusal for each of SQLite's primary error codes that has a sentence of its own."""

_NO_DAMAGE = frozenset({"store-busy", "store-full", "store-not-writable"})

_WAL_MAGIC = (0x377F0682, 0x377F0683)


class Damaged(Exception):
    """The file is no store, or none that can be read."""


def data_folder() -> Path:
    """The folder of the store: FA_CARDS_HOME, or the place that the system has for such data."""
    if home := os.environ.get(HOME):
        return Path(home).expanduser()
    import platformdirs

    return platformdirs.user_data_path("fa-cards", appauthor=False)


def refusal(error: sqlite3.Error, path: Path) -> StoreRefusal:
    """What the program says of an error of SQLite."""
    code = _REFUSED.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
    if code is None:
        return StoreRefusal("store-failed", path=str(path), why=str(error))
    return StoreRefusal(code, path=str(path))


@contextmanager
def refusing(path: Path) -> Iterator[None]:
    """Turns SQLite's errors, and values that cannot be read, into refusals.

    Raises:
        StoreRefusal: something inside failed.
    """
    try:
        yield
    except sqlite3.Error as error:
        raise refusal(error, path) from error
    except ValueError as error:
        if isinstance(error, Refusal):
            raise
        raise StoreRefusal("store-damaged", path=str(path)) from error


def open_database(
    path: Path, now: datetime, check: Callable[[sqlite3.Connection], None]
) -> tuple[sqlite3.Connection, Path | None]:
    """A connection to the store at `path`, made if it is not there, and where a damaged one was put.

    Args:
        path: the file.
        now: the time that the name of a damaged file gets.
        check: reads what must be readable; a ValueError says that the file is damaged.

    Raises:
        StoreRefusal: it cannot be used, and nothing was changed.
    """
    set_aside: Path | None = None
    for _ in range(3):
        judged = None
        try:
            _create(path, now)
            judged = _identity(path)
            set_aside = _copy_of_bad_log(path, now) or set_aside
            return _opened(path, check), set_aside
        except Damaged:
            # Another program may have set it aside just now: then a good one lies in its place.
            if judged == _identity(path):
                set_aside = _set_aside(path, now) or set_aside
        except OSError as error:
            raise StoreRefusal("store-not-writable", path=str(path)) from error
    # Only a disk that returns other bytes than it was given comes here.
    raise StoreRefusal("store-damaged", path=str(path))


def beside(path: Path, ending: str) -> Path:
    """The file with the same name and an ending, as SQLite and we name what belongs to a store."""
    return path.with_name(path.name + ending)


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    # A text that is no UTF-8 raises a ValueError, which tells it from SQLite's own troubles.
    connection.text_factory = lambda raw: raw.decode()
    return connection


def _create(path: Path, now: datetime) -> None:
    """Makes an empty store where none is. It appears whole, so that a file of no length is always a damaged one."""
    if path.exists():
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    # A log without its store would be read into the new one.
    for ending in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            beside(path, ending).rename(_free_name(path, now, ending))
    new = beside(path, f".new-{os.getpid()}")
    new.unlink(missing_ok=True)
    with refusing(path):
        connection = _connect(new)
        try:
            migrate(connection)
            connection.execute("PRAGMA journal_mode = WAL")
        finally:
            connection.close()
    try:
        # Unlike a rename this never replaces a store that another program has made in the meantime.
        os.link(new, path)
    except FileExistsError:
        pass
    except OSError:
        if not path.exists():
            new.rename(path)
    new.unlink(missing_ok=True)


def _opened(path: Path, check: Callable[[sqlite3.Connection], None]) -> sqlite3.Connection:
    _look_at_header(path)
    connection = _connect(path)
    try:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise Damaged(found)
        if schema_of(connection) > SCHEMA:
            raise StoreRefusal("store-newer", path=str(path))
        # The last commits may be lost where the machine loses its power, none where the program is killed.
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA foreign_keys = ON")
        migrate(connection)
        if not is_whole(connection):
            raise Damaged("a table is missing or another")
        check(connection)
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        connection.close()
        refused = refusal(error, path)
        if refused.code in _NO_DAMAGE:
            raise refused from error
        raise Damaged(str(error)) from error
    except ValueError as error:
        connection.close()
        if isinstance(error, Refusal):
            raise
        raise Damaged(str(error)) from error
    except BaseException:
        connection.close()
        raise
    return connection


def _look_at_header(path: Path) -> None:
    """Reads the first bytes without SQLite, which would already write beside a file that is not to be touched."""
    try:
        with path.open("rb") as file:
            header = file.read(100)
    except IsADirectoryError:
        raise Damaged(path) from None
    if len(header) < 100 or not header.startswith(b"SQLite format 3\0"):
        raise Damaged(path)
    application = int.from_bytes(header[68:72], "big")
    # SQLite opens a file with an unknown version of its form for reading alone; ours have 1 or 2.
    if application != APPLICATION or not {header[18], header[19]} <= {1, 2}:
        raise Damaged(path)
    if int.from_bytes(header[60:64], "big") > SCHEMA:
        raise StoreRefusal("store-newer", path=str(path))


def _copy_of_bad_log(path: Path, now: datetime) -> Path | None:
    """Copies a write-ahead log that SQLite would pass over without a word; where the copy is, or None.

    It is copied and not moved: another program that writes to it at this moment does not notice.
    """
    log = beside(path, "-wal")
    if _log_is_whole(log) or _log_is_whole(log):
        return None
    copy = _free_name(path, now, "-wal")
    shutil.copyfile(log, copy)
    return copy


def _log_is_whole(log: Path) -> bool:
    """Whether SQLite will read the log: the checksum of its head is right. One that is not there has lost nothing."""
    try:
        with log.open("rb") as file:
            head = file.read(32)
    except FileNotFoundError:
        return True
    if not head:
        return True
    magic = int.from_bytes(head[:4], "big")
    if len(head) < 32 or magic not in _WAL_MAGIC:
        return False
    order: str = "big" if magic & 1 else "little"
    one = two = 0
    for place in range(0, 24, 8):
        first, second = head[place : place + 4], head[place + 4 : place + 8]
        one = (one + _number(first, order) + two) & 0xFFFFFFFF
        two = (two + _number(second, order) + one) & 0xFFFFFFFF
    return one == _number(head[24:28], "big") and two == _number(head[28:32], "big")


def _number(raw: bytes, order: str) -> int:
    return int.from_bytes(raw, "big" if order == "big" else "little")


def _identity(path: Path) -> tuple[int, int] | None:
    """Which file has that name now; None where there is none."""
    with suppress(FileNotFoundError):
        found = path.stat()
        return found.st_dev, found.st_ino
    return None


def _set_aside(path: Path, now: datetime) -> Path | None:
    """Renames a damaged file and what belongs to it; the new name, or None where it is no longer there."""
    new = _free_name(path, now, "")
    for ending in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            beside(path, ending).rename(beside(new, ending))
    try:
        path.rename(new)
    except FileNotFoundError:
        return None
    return new


def _free_name(path: Path, now: datetime, ending: str) -> Path:
    """A name for something that is set aside, with the time and nothing there yet."""
    stem = f".damaged-{now:%Y%m%d-%H%M%S}"
    name = beside(path, stem + ending)
    number = 1
    while name.exists():
        number += 1
        name = beside(path, f"{stem}-{number}{ending}")
    return name
