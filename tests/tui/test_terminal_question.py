"""Which of two lines reads right: what is sent, every way to answer, and what an answer does at once."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest
from textual.app import App
from textual.pilot import Pilot

import fa_cards
from fa_cards.rtl import TerminalClass, visual
from fa_cards.rtl.rewrite import marked
from fa_cards.tui.app import FaCards
from fa_cards.tui.keys import BY_NAME
from fa_cards.tui.terminal_question import LATIN, LINE, TerminalQuestionPage, ask_terminal
from fa_cards.words import language, say

Shown = Callable[[App[int], str], bool]
Cell = Callable[[App[int], str], tuple[int, int]]

WINDOWS: Final = TerminalClass.WINDOWS
AS_IT_COMES: Final = visual(LINE, "rtl")


@asynccontextmanager
async def asked(app: FaCards, answers: list[str | None], size: tuple[int, int] = (80, 24)) -> AsyncIterator[Pilot[int]]:
    """The question over the menu, in a terminal of which little is known; what is answered goes into the list."""
    async with app.run_test(size=size) as pilot:
        ask_terminal(app, WINDOWS, answers.append)
        await pilot.pause()
        yield pilot


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_the_two_lines_differ_in_their_marks_alone(
    app: FaCards, code: str, rows: Callable[[App[int]], list[str]], shown: Shown, size: tuple[int, int]
) -> None:
    async with asked(app, [], size):
        screen = rows(app)
        lines = [row for row in screen if AS_IT_COMES in row or marked(AS_IT_COMES) in row]
        assert len(lines) == 2
        assert AS_IT_COMES in lines[0] and "\u200e" not in lines[0]
        assert marked(AS_IT_COMES) in lines[1]
        # The same for the eye, in the same place.
        assert lines[1].replace("\u200e", "").replace("│", "┃").index(AS_IT_COMES) == lines[0].index(AS_IT_COMES)
        assert shown(app, say("Which of these two lines reads right?"))
        assert shown(app, BY_NAME["no-line"].label.said())


async def test_a_latin_line_stands_there_in_both_languages(
    app: FaCards, code: str, rows: Callable[[App[int]], list[str]]
) -> None:
    assert LATIN.isascii()
    assert f"Press {BY_NAME['latin'].cap} for English" in LATIN
    async with asked(app, []):
        words = " ".join(rows(app)).split()
        assert " ".join(LATIN.split()) in " ".join(words)


@pytest.mark.parametrize(
    ("keys", "answer"),
    [
        (("1",), "none"),
        (("۱",), "none"),
        (("enter",), "none"),
        (("2",), "xtermjs"),
        (("۲",), "xtermjs"),
        (("down", "enter"), "xtermjs"),
        (("right", "space"), "xtermjs"),
        (("up", "up", "enter"), "xtermjs"),
        (("down", "down", "down", "enter"), "none"),
        # Left without an answer: it may be asked again.
        (("escape",), None),
        (("q",), None),
        # Neither: what was found counts, in the language that is wanted.
        (("0", "enter"), "windows"),
        (("down", "down", "enter", "enter"), "windows"),
        (("0", "down", "enter"), "windows"),
        (("0", "escape", "2"), "xtermjs"),
        (("l",), "windows"),
        (("م",), "windows"),
    ],
)
async def test_every_answer_is_given_by_keys(app: FaCards, keys: tuple[str, ...], answer: str | None) -> None:
    answers: list[str | None] = []
    async with asked(app, answers) as pilot:
        await pilot.press(*keys)
        await pilot.pause()
        assert answers == [answer]
        assert not isinstance(app.screen, TerminalQuestionPage)


@pytest.mark.parametrize(("act", "answer"), [("first-line", "none"), ("second-line", "xtermjs")])
@pytest.mark.parametrize("where", [(3, 1), (40, 1), (0, 0)])
async def test_a_click_on_a_line_or_into_its_box_answers(
    app: FaCards, code: str, act: str, answer: str, where: tuple[int, int]
) -> None:
    answers: list[str | None] = []
    async with asked(app, answers) as pilot:
        await pilot.click(f"#{act}", offset=where)
        await pilot.pause()
        assert answers == [answer]


async def test_a_click_on_neither_brings_the_advice(app: FaCards, code: str, cell: Cell, shown: Shown) -> None:
    answers: list[str | None] = []
    async with asked(app, answers) as pilot:
        await pilot.click(offset=cell(app, "no-line"))
        await pilot.pause()
        assert not answers
        assert shown(app, "fa-cards doctor")
        assert shown(app, BY_NAME["latin"].label.said())
        await pilot.click(offset=cell(app, "persian"))
        await pilot.pause()
        assert answers == [str(WINDOWS)]


@pytest.mark.parametrize("keys", [("l",), ("0", "l"), ("0", "enter")])
async def test_who_sees_no_letters_goes_on_in_english(app: FaCards, persian_again: None, keys: tuple[str, ...]) -> None:
    assert language().code == "fa"
    async with asked(app, []) as pilot:
        await pilot.press(*keys)
        await pilot.pause()
        assert language().code == "en"
        assert app.store.settings.language == "en"


async def test_the_language_can_be_changed_meanwhile(
    app: FaCards, persian_again: None, rows: Callable[[App[int]], list[str]], shown: Shown
) -> None:
    async with asked(app, []) as pilot:
        await pilot.press("e")
        await pilot.pause()
        assert shown(app, "Which of these two lines reads right?")
        assert sum(AS_IT_COMES in row.replace("\u200e", "") for row in rows(app)) == 2


# --- through a pseudo-terminal --------------------------------------------------------------------------------------

HERE: Final = Path(__file__).parent
DEADLINE: Final = 60.0


class Window:
    """A terminal with the program that opens on the question."""

    def __init__(self, home: Path, found: str, code: str = "fa") -> None:
        self.output = ""
        self.master, slave = pty.openpty()
        environ = {
            "PATH": os.environ.get("PATH", ""),
            "PYTHONPATH": str(Path(fa_cards.__file__).parent.parent),
            "TERM": "xterm-256color",
            "LANG": "C.UTF-8",
            "COLUMNS": "80",
            "LINES": "24",
            "FA_CARDS_HOME": str(home),
            "FOUND": found,
            "SPEAKS": code,
        }
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "pty_question.py")],
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

    def wait_for(self, text: str, start: int = 0) -> int:
        """The index just after the text in what was sent; fails when it does not come."""
        deadline = time.monotonic() + DEADLINE
        while (found := self.output.find(text, start)) < 0:
            assert time.monotonic() < deadline, (text, self.output[start:])
            if select.select([self.master], [], [], 1.0)[0]:
                self.output += os.read(self.master, 65536).decode(errors="ignore")
        return found + len(text)

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())


@pytest.fixture
def open_window(tmp_path: Path) -> Iterator[Callable[[str], Window]]:
    windows: list[Window] = []

    def opened(found: str) -> Window:
        windows.append(Window(tmp_path, found))
        return windows[-1]

    yield opened
    for window in windows:
        window.close()


TAGLINE: Final = "میز کارتی که فارسی حرف می‌زند"


@pytest.mark.parametrize(
    ("found", "keys", "answer", "marks"),
    [
        ("none", "2", "xtermjs", True),
        ("none", "1", "none", False),
        # A class that changes what is sent is laid aside while the question stands.
        ("xtermjs", "1", "none", False),
        ("xtermjs", "2", "xtermjs", True),
        ("kitty", "\x1b", "None", False),
    ],
)
def test_both_lines_are_sent_as_they_have_to_be_and_the_answer_counts_at_once(
    open_window: Callable[[str], Window], found: str, keys: str, answer: str, marks: bool
) -> None:
    window = open_window(found)
    window.wait_for(AS_IT_COMES)
    asked = window.wait_for(marked(AS_IT_COMES))
    window.type(keys)
    line = visual(TAGLINE, "rtl")
    if found == "kitty":
        # Nothing was answered: what was found counts again.
        window.wait_for(" ".join(word[::-1] for word in line.split()), asked)
    else:
        window.wait_for(marked(line) if marks else line, asked)
    window.type("q")
    window.wait_for(f"ANSWER {answer}", asked)
