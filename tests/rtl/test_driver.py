"""The driver in a pseudo-terminal: what it sends at the start and at every way out, and how the process ends."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest
from textual.app import App
from textual.drivers.headless_driver import HeadlessDriver

import fa_cards
from fa_cards.rtl.driver import RewritingDriver, choose_driver, driver_for, switch_terminal
from fa_cards.rtl.kinds import OFF, ON, TerminalClass
from fa_cards.rtl.terminal import QUESTIONS

HERE: Final = Path(__file__).parent
ROOT: Final = Path(fa_cards.__file__).parent.parent
DEADLINE: Final = 60.0
# The terminals of the table of answers, by name.
ROWS: Final[dict[str, dict[str, Any]]] = {
    row["name"]: row for row in json.loads((HERE / "data" / "terminals.json").read_text(encoding="utf-8"))
}
SILENT: Final[dict[str, Any]] = {"name": "silent", "class": "none", "certain": False, "env": {"TERM": "xterm-256color"}}
# The line of Persian, «سلام ۱۳», in the order of its cells.
AS_IT_IS: Final = re.compile("۱۳ ﻡﻼﺳ")
TURNED: Final = re.compile("۳۱ ﺳﻼﻡ")
MARKED: Final = re.compile("۱\u200e۳\u200e ﻡ\u200eﻼ\u200eﺳ\u200e")
STYLES: Final = r"(?:\x1b\[[\d;]*m)+"
ALTERNATING: Final = re.compile(f"۱{STYLES}۳{STYLES} {STYLES}ﻡ{STYLES}ﻼ{STYLES}ﺳ")
SENT: Final = {
    TerminalClass.KITTY: TURNED,
    TerminalClass.TMUX_KITTY: TURNED,
    TerminalClass.QTERMINAL: ALTERNATING,
    TerminalClass.XTERMJS: MARKED,
    TerminalClass.TMUX_VTE: MARKED,
    TerminalClass.TMUX_KONSOLE: MARKED,
}
# What a terminal sends back, for every class of terminals, and for both states of tmux.
TERMINALS: Final = [
    "VTE 0.70",
    "konsole 22.12",
    "mlterm 3.9",
    "kitty 0.26.5",
    "kitty with force_ltr",
    "qterminal 1.2",
    "xterm.js 6.0",
    "pterm",
    "xterm 379",
    "foot 1.21",
    "alacritty 0.15",
    "tmux 3.3a in VTE",
    "tmux in VTE with passthrough",
    "tmux in konsole",
    "tmux in konsole with passthrough",
    "tmux in mlterm",
    "tmux in mlterm with passthrough",
    "tmux in kitty",
    "silent",
]
# Those that are switched, and one that is not.
SWITCHED: Final = ["xterm 379", "VTE 0.70", "konsole 22.12", "mlterm 3.9", "tmux in konsole with passthrough"]
ALTERNATE_SCREEN: Final = b"\x1b[?1049h"
MAIN_SCREEN: Final = b"\x1b[?1049l"
SHOW_CURSOR: Final = b"\x1b[?25h"
NO_MOUSE: Final = b"\x1b[?1003l"
NO_PASTE: Final = b"\x1b[?2004l"


def row_of(name: str) -> dict[str, Any]:
    """A terminal by its name: what it answers, what its environment is, and the class that it has."""
    if name == "silent":
        return SILENT
    if name == "kitty with force_ltr":
        return {**ROWS["kitty 0.41.1"], "class": "none"}
    return ROWS[name]


def answer_of(row: dict[str, Any]) -> bytes:
    if "primary" not in row:
        return b""
    parts = [f"\x1b[{row['bidi']}$y"] if "bidi" in row else []
    parts += [f"\x1bP>|{row['version']}\x1b\\"] if "version" in row else []
    parts += [f"\x1b[>{row['secondary']}c"] if "secondary" in row else []
    parts += [f"\x1bP1+r544e={row['terminfo'].encode().hex()}\x1b\\"] if "terminfo" in row else []
    return "".join([*parts, f"\x1b[?{row['primary']}c"]).encode()


def surroundings(name: str, row: dict[str, Any], folder: Path) -> dict[str, str]:
    """The environment of a terminal: kitty's settings, and a tmux that says what it says there."""
    environ = dict(row["env"])
    if name == "kitty with force_ltr":
        (folder / "kitty.conf").write_text("force_ltr yes\n")
        environ["KITTY_CONFIG_DIRECTORY"] = str(folder)
    if "TMUX" in environ:
        said = row.get("tmux", {})
        line = f"{int(said.get('passes', False))};{said.get('term', '')};{said.get('version', '')}"
        (folder / "tmux").write_text(f"#!/bin/sh\necho '{line}'\n")
        (folder / "tmux").chmod(0o755)
        environ["PATH"] = str(folder)
    return environ


class Terminal:
    """A terminal with the program in it."""

    def __init__(self, name: str, folder: Path, controls: bool = True) -> None:
        self.row = row_of(name)
        self.terminal = TerminalClass(self.row["class"])
        self.output = b""
        self.master, slave = pty.openpty()
        self.before = termios.tcgetattr(self.master)
        environ = {
            "PATH": os.environ.get("PATH", ""),
            "PYTHONPATH": str(ROOT),
            "LANG": "C.UTF-8",
            "COLUMNS": "40",
            "LINES": "10",
            "CONTROLS": "yes" if controls else "",
            **surroundings(name, self.row, folder),
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
            os.write(self.master, answer_of(self.row))
        return bool(data)

    def wait_for(self, marker: bytes, start: int = 0) -> int:
        """The index just after the marker in the output, whatever its styles; fails when it does not come."""
        pattern = re.compile(rb"(?:\x1b\[[\d;]*m)*".join(re.escape(bytes([byte])) for byte in marker))
        deadline = time.monotonic() + DEADLINE
        while (found := pattern.search(self.output, start)) is None:
            assert time.monotonic() < deadline, (marker, self.output[start:])
            assert self._read(1.0) or pattern.search(self.output, start), (marker, self.output[start:])
        return found.end()

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
        self.wait_for(f"CLASS {self.terminal} {'certain' if self.row.get('certain', True) else 'open'}".encode())
        return self.wait_for(b"READY")

    def wait_for_persian(self, sent: re.Pattern[str], start: int) -> None:
        """Waits until the line of Persian was sent in this way; fails when it does not come."""
        deadline = time.monotonic() + DEADLINE
        while not sent.search(self.output[start:].decode(errors="ignore")):
            assert time.monotonic() < deadline, self.output[start:]
            assert self._read(1.0), self.output[start:]

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
        rest = self.output
        for table in (ON, OFF):
            if self.terminal in table:
                rest = rest.replace(table[self.terminal].encode(), b"")
        for sequence in (*ON.values(), *OFF.values()):
            assert sequence.encode() not in rest


@pytest.fixture
def screen(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Terminal]:
    """The terminal whose name is the test's parameter."""
    terminal = Terminal(request.param, tmp_path)
    yield terminal
    terminal.close()


@pytest.fixture
def vte(tmp_path: Path) -> Iterator[Terminal]:
    terminal = Terminal("VTE 0.70", tmp_path)
    yield terminal
    terminal.close()


in_every_terminal = pytest.mark.parametrize("screen", TERMINALS, indirect=True)
in_switched_terminals = pytest.mark.parametrize("screen", SWITCHED, indirect=True)


def assert_started(screen: Terminal, since: int, until: int, drawn: bytes = b"READY") -> None:
    """Switched once, after the alternate screen and before the first thing drawn."""
    started = screen.output[since:until]
    if screen.terminal in ON:
        on = ON[screen.terminal].encode()
        assert started.count(on) == 1
        assert started.rindex(ALTERNATE_SCREEN) < started.index(on) < started.index(drawn)


@in_every_terminal
def test_quitting_takes_everything_back(screen: Terminal) -> None:
    ready = screen.start()
    assert_started(screen, 0, ready)
    screen.wait_for_persian(SENT.get(screen.terminal, AS_IT_IS), 0)
    # What was drawn meanwhile is drawn, so that it is not sent after the end.
    ready = screen.settle(ready)
    screen.type(b"q")
    after = screen.wait_for(b"AFTER", ready)
    assert screen.wait_for_end() == 0
    screen.assert_restored(ready)
    # What comes after the app stands in a terminal that is itself again.
    if screen.terminal in OFF:
        assert screen.output.index(OFF[screen.terminal].encode(), ready) < after
    assert termios.tcgetattr(screen.master) == screen.before


@in_switched_terminals
def test_ctrl_c_is_a_key_and_takes_everything_back(screen: Terminal) -> None:
    ready = screen.start()
    screen.type(b"\x03")
    screen.wait_for(b"AFTER", ready)
    assert screen.wait_for_end() == 0
    screen.assert_restored(ready)
    assert termios.tcgetattr(screen.master) == screen.before


@in_switched_terminals
def test_an_exception_takes_everything_back_before_it_is_told(screen: Terminal) -> None:
    ready = screen.start()
    screen.type(b"x")
    told = screen.wait_for(b"failed on purpose", ready)
    assert screen.wait_for_end() == 1
    screen.assert_restored(ready)
    if screen.terminal in OFF:
        assert screen.output.index(OFF[screen.terminal].encode(), ready) < told
    assert termios.tcgetattr(screen.master) == screen.before


@in_switched_terminals
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGHUP])
def test_a_signal_takes_everything_back_and_ends_the_process_by_itself(
    screen: Terminal, number: signal.Signals
) -> None:
    ends_by(screen, number)


@in_every_terminal
def test_being_asked_to_end_takes_everything_back_in_every_terminal(screen: Terminal) -> None:
    ends_by(screen, signal.SIGTERM)


def ends_by(screen: Terminal, number: signal.Signals) -> None:
    ready = screen.start()
    screen.process.send_signal(number)
    assert screen.wait_for_end() == -number
    screen.assert_restored(ready)
    assert b"AFTER" not in screen.output
    assert b"Traceback" not in screen.output
    assert termios.tcgetattr(screen.master) == screen.before


@in_switched_terminals
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


def test_a_program_outside_of_the_windows_session_ends_with_it_too(tmp_path: Path) -> None:
    """Nobody sends it SIGHUP; it would read an end of input that never ends."""
    screen = Terminal("xterm 379", tmp_path, controls=False)
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


def test_the_class_of_the_terminal_changes_while_the_program_runs(tmp_path: Path) -> None:
    """What was sent for the old class is taken back, and the screen drawn as the new one needs it."""
    screen = Terminal("xterm 379", tmp_path)
    try:
        place = screen.settle(screen.start())
        screen.wait_for_persian(AS_IT_IS, 0)
        for key, terminal in ((b"2", TerminalClass.KITTY), (b"4", TerminalClass.XTERMJS), (b"1", TerminalClass.NONE)):
            screen.type(key)
            screen.wait_for_persian(SENT.get(terminal, AS_IT_IS), place)
            place = len(screen.output)
        screen.type(b"3")
        switched = screen.wait_for(ON[TerminalClass.VTE].encode(), place)
        screen.wait_for_persian(AS_IT_IS, switched)
        screen.type(b"5")
        taken_back = screen.wait_for(OFF[TerminalClass.VTE].encode(), switched)
        place = screen.wait_for(ON[TerminalClass.KONSOLE].encode(), taken_back)
        screen.wait_for_persian(AS_IT_IS, place)
        screen.type(b"q")
        after = screen.wait_for(b"AFTER", place)
        assert screen.wait_for_end() == 0
        # At the end the last class counts, and no other.
        assert screen.output.count(OFF[TerminalClass.KONSOLE].encode(), place, after) == 1
        assert OFF[TerminalClass.VTE].encode() not in screen.output[taken_back:]
        assert termios.tcgetattr(screen.master) == screen.before
    finally:
        screen.close()


def test_a_signal_takes_back_what_was_switched_last(vte: Terminal) -> None:
    ready = vte.settle(vte.start())
    vte.type(b"5")
    switched = vte.wait_for(ON[TerminalClass.KONSOLE].encode(), ready)
    vte.process.send_signal(signal.SIGTERM)
    assert vte.wait_for_end() == -signal.SIGTERM
    assert vte.output.count(OFF[TerminalClass.KONSOLE].encode(), switched) == 1
    assert OFF[TerminalClass.VTE].encode() not in vte.output[switched:]


class Windows(HeadlessDriver):
    """Stands for the driver that Textual has on Windows: what is written is kept."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.written: list[str] = []

    def write(self, data: str) -> None:
        self.written.append(data)


async def test_on_windows_what_is_written_can_be_changed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "name", "nt")
    module = ModuleType("textual.drivers.windows_driver")
    monkeypatch.setattr(module, "WindowsDriver", Windows, raising=False)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    chosen = choose_driver(TerminalClass.WINDOWS, {}, True, True)
    assert chosen is not None
    monkeypatch.undo()
    app: App[None] = App()
    async with app.run_test():
        driver = chosen(app)
        assert isinstance(driver, Windows) and isinstance(driver, RewritingDriver)
        assert not switch_terminal(app, TerminalClass.XTERMJS)
        app._driver = driver
        driver.write("سلام")
        assert switch_terminal(app, TerminalClass.XTERMJS)
        # Textual cuts what it writes there into pieces.
        driver.write("\x1b[1;")
        driver.write("1Hسلام")
        assert switch_terminal(app, TerminalClass.WINDOWS)
        driver.write("سلام")
    assert driver.written[:4] == ["سلام", "", "\x1b[1;1Hس\u200eل\u200eا\u200eم\u200e", "سلام"]
