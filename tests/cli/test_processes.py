"""The command line as a process of its own: its start, pipes, signals, and a terminal."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import fa_cards
from fa_cards import __version__

ROOT = Path(fa_cards.__file__).parent.parent


def environment(home: Path, **more: str) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("FA_CARDS", "LC_", "LANG"))}
    return kept | {"FA_CARDS_HOME": str(home), "PYTHONPATH": str(ROOT), "TERM": "xterm-256color"} | more


def fa_cards_process(home: Path, *words: str, **more: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "fa_cards", *words],
        env=environment(home, **more),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )


def test_version_is_printed_without_textual_babel_and_numpy(tmp_path: Path) -> None:
    code = (
        "import sys; from fa_cards.cli import main; status = main(['--version'])\n"
        "print(status, sorted({'textual', 'babel', 'numpy', 'rich'} & sys.modules.keys()))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment(tmp_path), capture_output=True, text=True, check=True
    )
    assert done.stdout == f"fa-cards {__version__}\n0 []\n"


def test_commands_that_print_import_no_textual_and_no_babel(tmp_path: Path) -> None:
    code = (
        "import sys; from fa_cards.cli import main; status = main(['matches'])\n"
        "print(status, sorted({'textual', 'babel', 'numpy'} & sys.modules.keys()))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment(tmp_path), capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "0 []"


@pytest.mark.parametrize("locale", [{}, {"LC_ALL": "C"}, {"LC_ALL": "POSIX"}, {"PYTHONIOENCODING": "ascii"}])
def test_persian_is_written_whatever_the_locale_says(tmp_path: Path, locale: dict[str, str]) -> None:
    done = fa_cards_process(tmp_path, "--help", **locale)
    assert (done.returncode, done.stderr) == (0, b"")
    assert "فارسی" in done.stdout.decode()


def test_a_mistake_is_one_line_without_a_traceback(tmp_path: Path) -> None:
    done = fa_cards_process(tmp_path, "matches", "--nonsense")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().count("\n") == 1
    assert b"Traceback" not in done.stderr


def test_words_that_are_no_utf8_are_refused_quietly(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable.encode(), b"-m", b"fa_cards", b"\xff\xfe"],
        env=environment(tmp_path),
        capture_output=True,
        check=False,
    )
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr


def test_a_reader_that_goes_away_is_not_complained_about(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "fa_cards", "rules", "teka"],
        env=environment(tmp_path),
        stdout=writing,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


def test_ctrl_c_ends_a_simulation_with_130_and_whole_records(tmp_path: Path) -> None:
    words = ["simulate", "teka", "--matches", "1000000", "--seed", "1", "--records", str(tmp_path / "records")]
    words += ["--seats", "random,random,random,random"]
    terminal, inside = pty.openpty()
    child = subprocess.Popen(
        [sys.executable, "-m", "fa_cards", *words],
        env=environment(tmp_path, FA_CARDS_TERMINAL="none"),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=inside,
    )
    os.close(inside)
    # Progress on the terminal says that the first matches are over.
    assert os.read(terminal, 1000)
    child.send_signal(signal.SIGINT)
    out, _ = child.communicate()
    os.close(terminal)
    assert (child.returncode, out) == (130, b"")
    records = [one.name for one in (tmp_path / "records").iterdir()]
    assert "teka-1-1.jsonl" in records
    assert all(name.endswith(".jsonl") and not name.startswith(".") for name in records)


def on_terminal(home: Path, *words: str, **more: str) -> tuple[int, str]:
    """What the process wrote to a terminal of 80 columns, and its exit status."""
    terminal, inside = pty.openpty()
    child = subprocess.Popen(
        [sys.executable, "-m", "fa_cards", *words],
        env=environment(home, COLUMNS="80", LINES="24", **more),
        stdin=inside,
        stdout=inside,
        stderr=inside,
        start_new_session=True,
    )
    os.close(inside)
    written = b""
    while True:
        try:
            data = os.read(terminal, 65536)
        except OSError:
            # Linux says so when the last writer has gone.
            break
        if not data:
            break
        written += data
    os.close(terminal)
    return child.wait(), written.decode().replace("\r\n", "\n")


def test_a_terminal_that_shows_cells_as_sent_gets_persian_in_cells(tmp_path: Path) -> None:
    status, written = on_terminal(tmp_path, "matches", FA_CARDS_TERMINAL="none")
    assert status == 0
    (line,) = written.splitlines()
    assert line.startswith("  ")
    assert any("\ufb50" <= sign <= "\ufeff" for sign in line)
    assert not any("\u0621" <= sign <= "\u064a" for sign in line)


def test_a_terminal_that_turns_text_gets_it_as_it_is_written(tmp_path: Path) -> None:
    _, written = on_terminal(tmp_path, "matches", FA_CARDS_TERMINAL="vte")
    logical = fa_cards_process(tmp_path, "matches").stdout.decode()
    assert "".join(sign for sign in written if sign not in "\u2067\u2069\u200f").strip() == logical.strip()


def test_reset_sends_what_puts_the_terminal_right(tmp_path: Path) -> None:
    status, written = on_terminal(tmp_path, "doctor", "--reset", "--lang", "en", FA_CARDS_TERMINAL="vte")
    assert status == 0
    assert "\x1b[8h" in written
    assert "\x1b[?1049l" in written
    assert "\x1b[?25h" in written
    assert written.endswith("The terminal is put right again.\n")
    status, written = on_terminal(tmp_path, "doctor", "--reset", "--lang", "en", FA_CARDS_TERMINAL="wrong")
    assert status == 0
    assert "\x1b[8h" in written


def test_delete_asks_on_a_terminal(tmp_path: Path) -> None:
    record = tmp_path / "record"
    record.write_text('{"format": "fa-cards-match 1", "game": "teka"}\n')
    stored = fa_cards_process(tmp_path, "import", str(record), "--lang", "en").stdout.decode()
    id = stored.rstrip(".\n").split()[-1]
    terminal, inside = pty.openpty()
    child = subprocess.Popen(
        [sys.executable, "-m", "fa_cards", "delete", id, "--lang", "en"],
        env=environment(tmp_path, COLUMNS="80", FA_CARDS_TERMINAL="none"),
        stdin=inside,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    os.write(terminal, b"yes\n")
    out, err = child.communicate()
    os.close(inside)
    os.close(terminal)
    assert (child.returncode, err) == (0, b"")
    assert out.decode().splitlines()[-1] == f"The match {id} is deleted."
