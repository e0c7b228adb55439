"""A question: the safe answer is marked, and every way to answer."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from textual.app import App
from textual.pilot import Pilot

from fa_cards.tui.app import FaCards
from fa_cards.tui.ask import NO, YES, AskPage
from fa_cards.tui.keys import BY_NAME
from fa_cards.words import later

Shown = Callable[[App[int], str], bool]
Cell = Callable[[App[int], str], tuple[int, int]]
QUESTION = later("The match is kept and you can go on later. Leave it?")


@asynccontextmanager
async def asked(
    app: FaCards, answers: list[bool | None], size: tuple[int, int] = (80, 24)
) -> AsyncIterator[Pilot[int]]:
    """The question over the menu; what is answered goes into the list."""
    async with app.run_test(size=size) as pilot:
        app.push_screen(AskPage(QUESTION.said), answers.append)
        await pilot.pause()
        yield pilot


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_question_and_answers_are_seen_in_the_middle(
    app: FaCards, code: str, shown: Shown, size: tuple[int, int]
) -> None:
    async with asked(app, [], size):
        assert shown(app, QUESTION.said())
        assert shown(app, YES.label.said())
        assert shown(app, NO.label.said())
        box = app.screen.query_one(".box").region
        assert abs(box.x - (size[0] - box.right)) <= 1
        assert abs(box.y - (size[1] - box.bottom)) <= 1


@pytest.mark.parametrize(
    ("keys", "answer"),
    [
        (("enter",), False),
        (("space",), False),
        (("escape",), False),
        (("q",), False),
        (("n",), False),
        (("د",), False),
        (("y",), True),
        (("غ",), True),
        (("left", "enter"), True),
        (("right", "enter"), True),
        (("up", "enter"), True),
        (("down", "down", "enter"), False),
    ],
)
async def test_no_is_marked_and_every_key_answers(app: FaCards, code: str, keys: tuple[str, ...], answer: bool) -> None:
    answers: list[bool | None] = []
    async with asked(app, answers) as pilot:
        await pilot.press(*keys)
        await pilot.pause()
    assert answers == [answer]


@pytest.mark.parametrize(("name", "answer"), [("yes", True), ("no", False)])
async def test_an_answer_can_be_clicked(app: FaCards, code: str, *, cell: Cell, name: str, answer: bool) -> None:
    answers: list[bool | None] = []
    async with asked(app, answers) as pilot:
        await pilot.click(offset=cell(app, name))
        await pilot.pause()
    assert answers == [answer]


async def test_what_stands_behind_the_question_still_reads_right(app: FaCards, code: str, shown: Shown) -> None:
    async with asked(app, []):
        assert shown(app, BY_NAME["help"].label.said())
        assert shown(app, BY_NAME["choose"].label.said())


@pytest.mark.usefixtures("persian_again")
async def test_the_question_changes_its_language_and_the_mark_stays(app: FaCards, shown: Shown) -> None:
    answers: list[bool | None] = []
    async with asked(app, answers) as pilot:
        await pilot.press("left", "e")
        assert shown(app, "Leave it?")
        assert shown(app, "Yes")
        await pilot.press("enter")
        await pilot.pause()
    assert answers == [True]


async def test_other_words_may_stand_for_yes_and_no(app: FaCards, english: None, shown: Shown) -> None:
    async with app.run_test() as pilot:
        app.push_screen(AskPage(lambda: "Which?", lambda: "This one", lambda: "That one"))
        await pilot.pause()
        assert shown(app, "This one")
        assert shown(app, "That one")
