"""Which terminal it is: from the answers of real ones, kept as data."""

from __future__ import annotations

import json
import os
import pty
import select
import subprocess
import sys
import termios
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any, Final

import pytest

from fa_cards.rtl.kinds import (
    MARKED,
    OFF,
    ON,
    REWRITTEN,
    TROUBLES,
    TerminalClass,
    Trouble,
    reset_sequence,
    restore_line_mode,
    trouble,
    turns_text,
)
from fa_cards.rtl.surroundings import Tmux
from fa_cards.rtl.terminal import (
    QUESTIONS,
    Found,
    UnknownTerminalError,
    ask,
    classify,
    find_out,
    find_terminal,
    guess,
    plain_terminal,
)

ROWS: Final[list[dict[str, Any]]] = json.loads(
    (Path(__file__).parent / "data" / "terminals.json").read_text(encoding="utf-8")
)
SWITCHED: Final = [TerminalClass.VTE, TerminalClass.KONSOLE, TerminalClass.MLTERM]
NOBODY: Final = Tmux()


def saying(said: Tmux, environ: Mapping[str, str]) -> Tmux:
    """A tmux that says this in every environment."""
    del environ
    return said


def by_row(answer: bytes, row: dict[str, Any]) -> Found:
    """What is found with the answer of a row, in its environment; tmux says what the row says."""
    return classify(answer, row["env"], partial(saying, Tmux(**row.get("tmux", {}))))


def answer_of(row: dict[str, Any]) -> bytes:
    """What the terminal of this row sends back to the questions."""
    parts = []
    if "bidi" in row:
        parts.append(f"\x1b[{row['bidi']}$y")
    if "version" in row:
        parts.append(f"\x1bP>|{row['version']}\x1b\\")
    if "secondary" in row:
        parts.append(f"\x1b[>{row['secondary']}c")
    if "terminfo" in row:
        parts.append(f"\x1bP1+r544e={row['terminfo'].encode().hex().upper()}\x1b\\")
    parts.append(f"\x1b[?{row['primary']}c")
    return "".join(parts).encode()


@pytest.mark.parametrize("row", ROWS, ids=[row["name"] for row in ROWS])
def test_every_terminal_is_known_by_its_answer(row: dict[str, Any]) -> None:
    found = by_row(answer_of(row), row)
    assert found.terminal == row["class"]
    assert found.certain == row.get("certain", True)


@pytest.mark.parametrize("row", ROWS, ids=[row["name"] for row in ROWS])
def test_what_a_person_types_meanwhile_changes_nothing(row: dict[str, Any]) -> None:
    assert by_row(b"ls\x1b[A" + answer_of(row) + b"\r", row).terminal == row["class"]


def test_the_answer_counts_more_than_inherited_variables() -> None:
    xterm = next(row for row in ROWS if row["name"] == "xterm 379")
    inherited = {"VTE_VERSION": "7006", "KONSOLE_VERSION": "221203", "KITTY_WINDOW_ID": "1", "MLTERM": "3.9.0"}
    assert classify(answer_of(xterm), inherited) == Found(TerminalClass.NONE)


def test_an_answer_that_breaks_off_is_no_answer() -> None:
    assert classify(b"\x1b[8;1$y\x1bP>|VTE", {}) == Found(TerminalClass.NONE, certain=False)
    assert classify(b"", {"TERM": "xterm-256color", "VTE_VERSION": "7006"}) == Found(TerminalClass.VTE)


@pytest.mark.parametrize(
    ("environ", "found"),
    [
        # nothing to go by
        ({"TERM": "xterm-256color"}, Found(TerminalClass.NONE, certain=False)),
        ({}, Found(TerminalClass.NONE, certain=False)),
        # names that only one terminal has
        ({"TERM": "st-256color"}, Found(TerminalClass.NONE)),
        ({"TERM": "foot"}, Found(TerminalClass.NONE)),
        ({"TERM": "xterm", "XTERM_VERSION": "XTerm(379)"}, Found(TerminalClass.NONE)),
        # terminals that nobody has tried
        ({"TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"}, Found(TerminalClass.NONE, certain=False)),
        ({"TERM": "xterm-ghostty", "TERM_PROGRAM": "ghostty"}, Found(TerminalClass.NONE, certain=False)),
        ({"TERM": "xterm-256color", "TERM_PROGRAM": "vscode"}, Found(TerminalClass.XTERMJS, certain=False)),
        ({"TERM": "xterm-256color", "WT_SESSION": "1"}, Found(TerminalClass.WINDOWS, certain=False)),
        # a multiplexer without a clue
        ({"TERM": "screen", "STY": "1.pts"}, Found(TerminalClass.NONE, certain=False)),
    ],
)
def test_a_silent_terminal_is_known_by_its_environment_or_a_person_is_asked(
    environ: dict[str, str], found: Found
) -> None:
    assert classify(b"", environ, partial(saying, NOBODY)) == found


def test_what_answers_and_calls_itself_nothing_shows_cells_as_they_are_sent() -> None:
    assert classify(b"\x1b[?62;c", {"TERM": "xterm-256color"}) == Found(TerminalClass.NONE)
    # One that calls itself something that nobody has tried has to be looked at.
    assert classify(b"\x1bP>|Strange 1.0\x1b\\\x1b[?62;c", {}) == Found(TerminalClass.NONE, certain=False)


def test_what_tmux_says_counts_more_than_the_variables_of_its_first_day() -> None:
    answer = b"\x1bP>|tmux 3.3a\x1b\\\x1b[?1;2c"
    environ = {"TERM": "tmux-256color", "TMUX": "x", "VTE_VERSION": "7006"}
    for said, found in [
        (Tmux(), Found(TerminalClass.TMUX_VTE)),
        (Tmux(passes=True), Found(TerminalClass.TMUX_VTE)),
        (Tmux(term="xterm-256color", version="Konsole 22.12.3"), Found(TerminalClass.TMUX_KONSOLE)),
        (Tmux(True, "xterm-256color", "Konsole 22.12.3"), Found(TerminalClass.TMUX_KONSOLE_PASSTHROUGH)),
        (Tmux(True, "mlterm"), Found(TerminalClass.TMUX_MLTERM_PASSTHROUGH)),
        (Tmux(True, "xterm-kitty"), Found(TerminalClass.TMUX_KITTY)),
        (Tmux(True, "alacritty"), Found(TerminalClass.NONE)),
        (Tmux(True, "xterm", "XTerm(379)"), Found(TerminalClass.NONE)),
    ]:
        assert classify(answer, environ, partial(saying, said)) == found


def test_windows_is_not_asked_and_not_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "name", "nt")
    assert find_out({}) == Found(TerminalClass.WINDOWS, certain=False)
    assert trouble(find_terminal({})) is Trouble.WINDOWS_UNTRIED
    assert find_out({}, "none") == Found(TerminalClass.NONE)


@pytest.mark.parametrize(
    ("environ", "terminal"),
    [
        ({}, "none"),
        ({"TERM": "xterm-256color"}, "none"),
        ({"TERM": "xterm-256color", "VTE_VERSION": "7006"}, "vte"),
        ({"TERM": "xterm-256color", "KONSOLE_VERSION": "221203"}, "konsole"),
        ({"TERM": "xterm-kitty", "VTE_VERSION": "7006"}, "kitty"),
        ({"TERM": "mlterm", "MLTERM": "3.9.0"}, "mlterm"),
        ({"TERM": "foot", "VTE_VERSION": "7006"}, "none"),
        ({"TERM": "st-256color", "VTE_VERSION": "7006"}, "none"),
        ({"TERM": "rxvt-unicode-256color", "KONSOLE_VERSION": "221203"}, "none"),
        ({"TERM": "xterm", "XTERM_VERSION": "XTerm(379)", "VTE_VERSION": "7006"}, "none"),
        ({"TERM": "linux", "VTE_VERSION": "7006"}, "none"),
        ({"TERM": "xterm-256color", "TERM_PROGRAM": "vscode", "VTE_VERSION": "7006"}, "xtermjs"),
        ({"TERM": "screen", "STY": "1.pts", "VTE_VERSION": "7006"}, "tmux-vte"),
        ({"TERM": "tmux-256color", "TMUX": "x"}, "none"),
    ],
)
def test_plain_output_goes_by_the_environment_alone(environ: dict[str, str], terminal: str) -> None:
    assert guess(environ) == terminal
    assert plain_terminal(environ) == terminal


def test_a_person_overrules_detection_and_a_wrong_name_is_told() -> None:
    environ = {"VTE_VERSION": "7006"}
    assert find_terminal(environ, "none") is TerminalClass.NONE
    assert find_terminal(environ, " KONSOLE ") is TerminalClass.KONSOLE
    assert plain_terminal(environ, "mlterm") is TerminalClass.MLTERM
    assert plain_terminal(environ, "") is TerminalClass.VTE
    with pytest.raises(UnknownTerminalError) as caught:
        find_terminal(environ, "gnome")
    assert caught.value.name == "gnome"


def test_each_class_is_switched_or_rewritten_or_right_or_says_why_not() -> None:
    assert set(TROUBLES) | set(ON) | REWRITTEN | {TerminalClass.NONE} == set(TerminalClass)
    assert not set(TROUBLES) & {*ON, TerminalClass.NONE}
    assert set(TROUBLES.values()) == set(Trouble)
    assert trouble(TerminalClass.PUTTY) is Trouble.PUTTY_SETTING
    assert trouble(TerminalClass.NONE) is None


def test_what_is_switched_on_is_switched_off() -> None:
    konsole, mlterm = "\x1b]50;BidiRenderingEnabled={}\x07", "\x1b]5379;use_ctl={}\x07"
    # Inside of tmux the escape is doubled, and the whole is wrapped.
    in_tmux = "\x1bPtmux;\x1b{}\x1b\\"
    assert dict(ON) == {
        "vte": "\x1b[8l",
        "konsole": konsole.format("false"),
        "mlterm": mlterm.format("false"),
        "tmux-konsole-passthrough": in_tmux.format(konsole.format("false")),
        "tmux-mlterm-passthrough": in_tmux.format(mlterm.format("false")),
    }
    assert dict(OFF) == {
        "vte": "\x1b[8h",
        "konsole": konsole.format("true"),
        "mlterm": mlterm.format("true"),
        "tmux-konsole-passthrough": in_tmux.format(konsole.format("true")),
        "tmux-mlterm-passthrough": in_tmux.format(mlterm.format("true")),
    }


def test_terminals_that_turn_text_well_get_logical_plain_output() -> None:
    assert not turns_text(TerminalClass.NONE)
    # kitty turns words and digits, but not the line.
    assert not turns_text(TerminalClass.KITTY)
    assert all(turns_text(terminal) for terminal in [*SWITCHED, TerminalClass.QTERMINAL, TerminalClass.PUTTY])
    # What is marked reads right in VTE behind tmux, and stands at the right edge; konsole takes marked letters apart.
    assert not turns_text(TerminalClass.TMUX_VTE)
    assert turns_text(TerminalClass.TMUX_KONSOLE)
    assert {TerminalClass.TMUX_VTE, TerminalClass.TMUX_KONSOLE} < MARKED


def test_a_reset_takes_everything_back() -> None:
    sequence = reset_sequence()
    assert all(off in sequence for off in OFF.values())
    for wanted in ("\x1b[?1049l", "\x1b[?25h", "\x1b[?1000l", "\x1b[?1003l", "\x1b[?1006l", "\x1b[?2004l", "\x1b[?7h"):
        assert wanted in sequence
    assert OFF[TerminalClass.VTE] in reset_sequence(TerminalClass.VTE)
    assert "\x1b]" not in reset_sequence(TerminalClass.VTE)
    assert "\x1b]" not in reset_sequence(TerminalClass.NONE)


class FakeTerminal:
    """A pseudo-terminal whose other end is in our hand."""

    def __init__(self) -> None:
        self.master, self.slave = pty.openpty()

    def __enter__(self) -> FakeTerminal:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self.master)
        os.close(self.slave)

    def answering(self, answer: bytes, heard: list[bytes]) -> Thread:
        """A thread that waits for the questions and answers them."""

        def run() -> None:
            data = b""
            # The asker may have given up meanwhile, and written what takes it back.
            while QUESTIONS not in data:
                data += os.read(self.master, 1000)
            heard.append(data)
            if answer:
                os.write(self.master, answer)

        thread = Thread(target=run)
        thread.start()
        return thread


def test_asking_leaves_the_terminal_as_it_was() -> None:
    row = ROWS[0]
    heard: list[bytes] = []
    with FakeTerminal() as terminal:
        before = termios.tcgetattr(terminal.slave)
        thread = terminal.answering(answer_of(row), heard)
        answer = ask(terminal.slave, timeout=60)
        thread.join()
        assert answer == answer_of(row)
        assert termios.tcgetattr(terminal.slave) == before
        # On the alternate screen, wiped and left; the answer was not echoed.
        assert heard == [b"\x1b[?1049h" + QUESTIONS]
        assert os.read(terminal.master, 1000) == b"\x1b[2J\x1b[?1049l"


def test_what_is_typed_after_the_answer_is_still_there_to_read() -> None:
    heard: list[bytes] = []
    with FakeTerminal() as terminal:
        thread = terminal.answering(answer_of(ROWS[0]) + b"play\n", heard)
        assert ask(terminal.slave, timeout=60) == answer_of(ROWS[0])
        thread.join()
        assert select.select([terminal.slave], [], [], 0)[0]
        assert os.read(terminal.slave, 100) == b"play\n"


def test_silence_is_waited_for_no_longer_than_said_and_harms_nothing() -> None:
    heard: list[bytes] = []
    with FakeTerminal() as terminal:
        before = termios.tcgetattr(terminal.slave)
        thread = terminal.answering(b"", heard)
        assert ask(terminal.slave, timeout=0.01) == b""
        thread.join()
        assert termios.tcgetattr(terminal.slave) == before


def test_the_line_mode_of_a_killed_program_is_given_back() -> None:
    with FakeTerminal() as terminal:
        sane = termios.tcgetattr(terminal.slave)
        raw = termios.tcgetattr(terminal.slave)
        raw[0] &= ~(termios.ICRNL | termios.IXON)
        raw[1] &= ~termios.OPOST
        raw[3] &= ~(termios.ECHO | termios.ICANON | termios.ISIG | termios.IEXTEN)
        termios.tcsetattr(terminal.slave, termios.TCSANOW, raw)
        restore_line_mode(terminal.slave)
        now = termios.tcgetattr(terminal.slave)
        for field in (0, 1, 3):
            assert now[field] & sane[field] == sane[field]


def test_the_modules_can_be_imported_where_there_is_no_termios() -> None:
    code = (
        "import sys\n"
        "for name in ('termios', 'tty', 'fcntl', 'pty'): sys.modules[name] = None\n"
        "import fa_cards.rtl.terminal as t, fa_cards.rtl.driver as d\n"
        "assert d.choose_driver(t.TerminalClass.NONE, {}, False, False) is None\n"
        "print('textual' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
