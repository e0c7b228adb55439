"""The driver in a pseudo-terminal: what it sends at the start and at every way out, and how the process ends."""

from __future__ import annotations

import json
import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import fa_cards
from fa_cards.rtl.driver import choose_driver, driver_for
from fa_cards.rtl.terminal import OFF, ON, QUESTIONS, TerminalClass

HERE: Final = Path(__file__).parent
ROOT: Final = Path(fa_cards.__file__).parent.parent
DEADLINE: Final = 60.0
CLASSES: Final = [TerminalClass.NONE, TerminalClass.VTE, TerminalClass.KONSOLE, TerminalClass.MLTERM]
# The first terminal of each class in the table of answers.
ROWS: Final[list[dict[str, Any]]] = json.loads((HERE / "data" / "terminals.json").read_text(encoding="utf-8"))
ALTERNATE_SCREEN: Final = b"\x1b[?1049h"
MAIN_SCREEN: Final = b"\x1b[?1049l"
SHOW_CURSOR: Final = b"\x1b[?25h"
NO_MOUSE: Final = b"\x1b[?1003l"
NO_PASTE: Final = b"\x1b[?2004l"


def answer_for(terminal: TerminalClass) -> bytes:
    row = next(row for row in ROWS if row["class"] == terminal and "secondary" in row)
    parts = [f"\x1b[{row['bidi']}$y"] if "bidi" in row else []
    parts += [f"\x1bP>|{row['version']}\x1b\\"] if "version" in row else []
    parts += [f"\x1b[>{row['secondary']}c"]
    parts += [f"\x1bP1+r544e={row['terminfo'].encode().hex()}\x1b\\"] if "terminfo" in row else []
    return "".join([*parts, f"\x1b[?{row['primary']}c"]).encode()


class Terminal:
    """A terminal of some class with the program in it."""

    def __init__(self, terminal: TerminalClass, controls: bool = True) -> None:
        self.terminal = terminal
        self.output = b""
        self.master, slave = pty.openpty()
        self.before = termios.tcgetattr(self.master)
        environ = {
            "PATH": os.environ.get("PATH", ""),
            "PYTHONPATH": str(ROOT),
            "TERM": "xterm-256color",
            "LANG": "C.UTF-8",
            "COLUMNS": "40",
            "LINES": "10",
            "CONTROLS": "yes" if controls else "",
        }
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "pty_program.py")],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environ,
            start_new_session=True,
        )
        os.close(slave)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)

    def _read(self, seconds: float) -> bool:
        """Reads what there is; False at the end of all output."""
        if not select.select([self.master], [], [], seconds)[0]:
            return True
        try:
            data = os.read(self.master, 65536)
        except OSError:
            # The program has left, and with it the other end.
            return False
        asked = self.output.endswith(QUESTIONS)
        self.output += data
        if not asked and self.output.endswith(QUESTIONS):
            os.write(self.master, answer_for(self.terminal))
        return bool(data)

    def wait_for(self, marker: bytes, start: int = 0) -> int:
        """The index just after the marker in the output; fails when it does not come."""
        deadline = time.monotonic() + DEADLINE
        while (found := self.output.find(marker, start)) < 0:
            assert time.monotonic() < deadline, (marker, self.output[start:])
            assert self._read(1.0) or self.output.find(marker, start) >= 0, (marker, self.output[start:])
        return found + len(marker)

    def wait_for_end(self) -> int:
        """The exit status of the process, all its output read."""
        deadline = time.monotonic() + DEADLINE
        while self._read(1.0):
            assert time.monotonic() < deadline, self.output
        return self.process.wait(DEADLINE)

    def wait_for_stop(self) -> None:
        deadline = time.monotonic() + DEADLINE
        while True:
            pid, status = os.waitpid(self.process.pid, os.WUNTRACED | os.WNOHANG)
            if pid:
                assert os.WIFSTOPPED(status), status
                return
            assert time.monotonic() < deadline, self.output
            self._read(0.05)

    def start(self) -> int:
        """Waits until the program has drawn; returns the length of the output so far."""
        self.wait_for(f"CLASS {self.terminal}".encode())
        return self.wait_for(b"READY")

    def settle(self, ready: int) -> int:
        """Has the program draw something else: what it drew while starting has then been sent."""
        self.type(b"d")
        return self.wait_for(b"DRAWN", ready)

    def type(self, keys: bytes) -> None:
        os.write(self.master, keys)

    def assert_restored(self, since: int) -> None:
        """The terminal is as it was before, and was switched back once, on the main screen."""
        left = self.output[since:]
        for sequence in (MAIN_SCREEN, SHOW_CURSOR, NO_MOUSE, NO_PASTE):
            assert sequence in left
        if self.terminal in OFF:
            off = OFF[self.terminal].encode()
            assert left.count(off) == 1
            assert left.rindex(off) > left.rindex(MAIN_SCREEN)
        self.assert_no_stranger_is_switched()

    def assert_no_stranger_is_switched(self) -> None:
        for table in (ON, OFF):
            for other, sequence in table.items():
                assert other is self.terminal or sequence.encode() not in self.output


@pytest.fixture(params=CLASSES, ids=[terminal.value for terminal in CLASSES])
def screen(request: pytest.FixtureRequest) -> Iterator[Terminal]:
    terminal = Terminal(request.param)
    yield terminal
    terminal.close()


@pytest.fixture
def vte() -> Iterator[Terminal]:
    terminal = Terminal(TerminalClass.VTE)
    yield terminal
    terminal.close()


def assert_started(screen: Terminal, since: int, until: int, drawn: bytes = b"READY") -> None:
    """Switched once, after the alternate screen and before the first thing drawn."""
    started = screen.output[since:until]
    if screen.terminal in ON:
        on = ON[screen.terminal].encode()
        assert started.count(on) == 1
        assert started.rindex(ALTERNATE_SCREEN) < started.index(on) < started.index(drawn)


def test_quitting_takes_everything_back(screen: Terminal) -> None:
    ready = screen.start()
    assert_started(screen, 0, ready)
    screen.type(b"q")
    after = screen.wait_for(b"AFTER", ready)
    assert screen.wait_for_end() == 0
    screen.assert_restored(ready)
    # What comes after the app stands in a terminal that is itself again.
    if screen.terminal in OFF:
        assert screen.output.index(OFF[screen.terminal].encode(), ready) < after
    assert termios.tcgetattr(screen.master) == screen.before


def test_ctrl_c_is_a_key_and_takes_everything_back(screen: Terminal) -> None:
    ready = screen.start()
    screen.type(b"\x03")
    screen.wait_for(b"AFTER", ready)
    assert screen.wait_for_end() == 0
    screen.assert_restored(ready)
    assert termios.tcgetattr(screen.master) == screen.before


def test_an_exception_takes_everything_back_before_it_is_told(screen: Terminal) -> None:
    ready = screen.start()
    screen.type(b"x")
    told = screen.wait_for(b"failed on purpose", ready)
    assert screen.wait_for_end() == 1
    screen.assert_restored(ready)
    if screen.terminal in OFF:
        assert screen.output.index(OFF[screen.terminal].encode(), ready) < told
    assert termios.tcgetattr(screen.master) == screen.before


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_takes_everything_back_and_ends_the_process_by_itself(
    screen: Terminal, number: signal.Signals
) -> None:
    ready = screen.start()
    screen.process.send_signal(number)
    assert screen.wait_for_end() == -number
    screen.assert_restored(ready)
    assert b"AFTER" not in screen.output
    assert b"Traceback" not in screen.output
    assert termios.tcgetattr(screen.master) == screen.before


def test_ctrl_z_gives_the_terminal_back_and_the_foreground_takes_it_again(screen: Terminal) -> None:
    ready = screen.settle(screen.start())
    screen.type(b"\x1a")
    screen.wait_for_stop()
    screen.assert_restored(ready)
    assert termios.tcgetattr(screen.master) == screen.before
    stopped = len(screen.output)
    screen.process.send_signal(signal.SIGCONT)
    again = screen.wait_for(b"DRAWN", stopped)
    assert_started(screen, stopped, again, b"DRAWN")
    screen.type(b"q")
    screen.wait_for(b"AFTER", again)
    assert screen.wait_for_end() == 0
    screen.assert_restored(again)
    assert termios.tcgetattr(screen.master) == screen.before


def test_a_stop_that_nobody_can_catch_is_followed_by_a_switch_and_a_fresh_screen(vte: Terminal) -> None:
    vte.settle(vte.start())
    vte.process.send_signal(signal.SIGSTOP)
    vte.wait_for_stop()
    stopped = len(vte.output)
    vte.process.send_signal(signal.SIGCONT)
    switched = vte.wait_for(ON[TerminalClass.VTE].encode(), stopped)
    drawn = vte.wait_for(b"DRAWN", switched)
    vte.type(b"q")
    vte.wait_for(b"AFTER", drawn)
    assert vte.wait_for_end() == 0
    vte.assert_restored(drawn)


def test_a_lent_terminal_is_itself_meanwhile(vte: Terminal) -> None:
    ready = vte.start()
    vte.type(b"s")
    lent = vte.wait_for(b"LENT", ready)
    assert OFF[TerminalClass.VTE].encode() in vte.output[ready:lent]
    vte.type(b"\n")
    again = vte.wait_for(b"READY", lent)
    assert_started(vte, lent, again)
    vte.type(b"q")
    vte.wait_for(b"AFTER", again)
    assert vte.wait_for_end() == 0
    vte.assert_restored(again)


def test_a_program_that_does_not_answer_obeys_the_second_signal(vte: Terminal) -> None:
    ready = vte.start()
    vte.type(b"l")
    looping = vte.wait_for(b"LOOPING", ready)
    vte.process.send_signal(signal.SIGTERM)
    # Nothing tells from outside that the first one has been taken: both are sent until the process has ended.
    deadline = time.monotonic() + DEADLINE
    while vte._read(0.05) and vte.process.poll() is None:
        assert time.monotonic() < deadline
        vte.process.send_signal(signal.SIGTERM)
    assert vte.wait_for_end() == -signal.SIGTERM
    left = vte.output[looping:]
    assert OFF[TerminalClass.VTE].encode() in left
    assert MAIN_SCREEN in left
    assert termios.tcgetattr(vte.master) == vte.before


def test_a_closed_window_ends_the_program(vte: Terminal) -> None:
    vte.start()
    master, vte.master = vte.master, os.open(os.devnull, os.O_RDWR)
    os.close(master)
    assert vte.process.wait(DEADLINE) == -signal.SIGHUP


def test_a_program_outside_of_the_windows_session_ends_with_it_too() -> None:
    """Nobody sends it SIGHUP; it would read an end of input that never ends."""
    screen = Terminal(TerminalClass.NONE, controls=False)
    try:
        screen.start()
        master, screen.master = screen.master, os.open(os.devnull, os.O_RDWR)
        os.close(master)
        assert screen.process.wait(DEADLINE) == -signal.SIGHUP
    finally:
        screen.close()


@pytest.mark.parametrize(
    ("environ", "stdin", "stdout", "chosen"),
    [
        ({}, True, True, True),
        ({"TEXTUAL_DRIVER": "textual.drivers.web_driver:WebDriver"}, True, True, False),
        ({}, False, True, False),
        ({}, True, False, False),
    ],
)
def test_a_driver_is_chosen_only_for_a_terminal_that_nobody_else_drives(
    environ: dict[str, str], stdin: bool, stdout: bool, chosen: bool
) -> None:
    driver = choose_driver(TerminalClass.NONE, environ, stdin, stdout)
    assert driver is (driver_for(TerminalClass.NONE) if chosen else None)


def test_windows_keeps_its_own_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "name", "nt")
    assert choose_driver(TerminalClass.VTE, {}, True, True) is None
