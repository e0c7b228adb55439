"""Quizzes at the table: question after question, counted by topic, chosen from the path."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle

import pytest
from textual.app import App
from textual.pilot import Pilot

from fa_cards.learn.lessons.course import Stage
from fa_cards.learn.lessons.parts import Choose
from fa_cards.learn.quiz import topics
from fa_cards.learn.quizzing import Quiz
from fa_cards.play.store import Store
from fa_cards.rules.catalog import GAMES
from fa_cards.tui.app import FaCards
from fa_cards.tui.lessons.guided import GuidedTable
from fa_cards.tui.lessons.path import ChaptersPage, QuizzesPage, TopicsPage
from tests.tui.learning import pressed, rested, to_answer

Shown = Callable[[App[int], str], bool]


def quiz(app: FaCards) -> tuple[GuidedTable, Quiz]:
    page = app.screen
    assert isinstance(page, GuidedTable), page
    assert isinstance(page.course, Quiz)
    return page, page.course


async def right(pilot: Pilot[int]) -> None:
    """The answer that is shown as right is given."""
    await pressed(pilot, "f3", "enter")


@pytest.mark.parametrize(("game", "code"), [*zip(GAMES, cycle(("fa", "en")))], indirect=["code"])
async def test_questions_follow_each_other_and_the_answers_are_counted_by_topic(
    app: FaCards, store: Store, *, game: str, code: str
) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.show_quiz(game)
        await rested(pilot)
        for number in range(1, 6):
            page, session = quiz(app)
            assert session.number == number and page.course.stage is Stage.ASKED
            await right(pilot)
            assert session.stage is Stage.ANSWERED and session.correct == number
            await pressed(pilot, "enter")
        answers = store.progress.answers(game).values()
        assert sum(one.asked for one in answers) == sum(one.correct for one in answers) == 5
        assert store.matches() == ()


async def test_only_the_first_answer_to_a_question_counts(app: FaCards, store: Store) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.show_quiz("teka", "winner")
        await rested(pilot)
        page, session = quiz(app)
        part = session.part
        assert isinstance(part, Choose)
        await to_answer(pilot, next(one.text.said() for one in part.answers if not one.right))
        await pressed(pilot, "enter")
        assert session.verdict is not None and not session.verdict.right
        await right(pilot)
        assert page.course.stage is Stage.ANSWERED
        (answers,) = store.progress.answers("teka").values()
        assert (answers.asked, answers.correct) == (1, 0)


async def test_a_game_for_two_or_four_is_asked_of_at_both_tables(app: FaCards) -> None:
    seen = set()
    async with app.run_test(size=(80, 24)) as pilot:
        app.show_quiz("california-fives")
        await rested(pilot)
        for _ in range(25):
            page, session = quiz(app)
            seen.add(page.match.game.seats)
            assert page.match is session.match
            await pressed(pilot, "f6")
    assert seen == {2, 4}


async def test_a_quiz_is_chosen_by_game_and_topic_from_the_path(app: FaCards, store: Store, code: str) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.show_path()
        await rested(pilot)
        path = app.screen
        assert isinstance(path, ChaptersPage)
        path.press("quizzes")
        await rested(pilot)
        assert isinstance(app.screen, QuizzesPage)
        await pressed(pilot, "enter")
        assert isinstance(app.screen, TopicsPage)
        await pressed(pilot, "down", "enter")
        _, session = quiz(app)
        assert session.topic == topics("teka")[0].key
        await right(pilot)
        await pressed(pilot, "escape")
        assert isinstance(app.screen, TopicsPage)
        marked = app.screen.entries.marked
        assert marked is not None and ("1" in marked.note or "۱" in marked.note)


async def test_while_a_quiz_asks_the_table_reckons_nothing_of_it(app: FaCards, code: str) -> None:
    """In rummy the line above the table says what the contract lacks: that is what the question asks."""
    async with app.run_test(size=(80, 24)) as pilot:
        app.show_quiz("toonerville", "down")
        await rested(pilot)
        page, _ = quiz(app)
        assert not page.aids.missing and not page.aids.counters
        before = str(page.query_one("#deal-line").render())
        await right(pilot)
        assert page.aids.missing
        assert str(page.query_one("#deal-line").render()) != before
