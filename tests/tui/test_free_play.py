"""A deal of a lesson that is played freely: the coach says something to each step, and takes none of them back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from textual.pilot import Pilot

from fa_cards.bots.advice import Advice
from fa_cards.learn.lessons.chapters import chapters, lesson
from fa_cards.learn.lessons.parts import Free
from fa_cards.play.coach import advising
from fa_cards.play.store import Store
from fa_cards.rules.actions import Action
from fa_cards.tui.advice import SAME, otherwise, why_text
from fa_cards.tui.app import FaCards
from fa_cards.tui.lessons.coach import OTHERWISE, RIGHT, Coach
from fa_cards.tui.lessons.guided import GuidedTable
from fa_cards.tui.static import Static
from tests.tui.learning import rested

FREE = [
    one.key for chapter in chapters() for one in chapter.lessons if any(isinstance(part, Free) for part in one.parts)
]
"""The lessons in which a deal is played freely."""


def ways(page: GuidedTable) -> tuple[Action, ...]:
    """The steps among which the learner may choose now."""
    return tuple(step for step in page.view.legal if isinstance(step, Action)) if page.my_turn else ()


async def told(pilot: Pilot[int], page: GuidedTable) -> str:
    """What the coach shows once he has looked at the last step."""
    for _ in range(500):
        await rested(pilot)
        if (shown := shown_by_coach(page)).startswith((RIGHT, OTHERWISE)):
            return shown
    raise AssertionError("the coach says nothing")


def shown_by_coach(page: GuidedTable) -> str:
    return str(page.query_one(Coach).query_one("#coach-text", Static).content)


def advised(page: GuidedTable) -> Advice:
    """What the coach would do now."""
    return advising(page.match.game, page.view, len(page.match.moments))()


@asynccontextmanager
async def at_a_choice(app: FaCards, store: Store, key: str) -> AsyncIterator[tuple[Pilot[int], GuidedTable]]:
    """The learner plays freely in that lesson, and has more than one way to go on."""
    part = next(place for place, one in enumerate(lesson(key).parts) if isinstance(one, Free))
    async with app.run_test(size=(80, 24)) as pilot:
        await rested(pilot)
        store.progress.reached(key, part)
        app.show_lesson(key)
        await rested(pilot)
        page = app.screen
        assert isinstance(page, GuidedTable) and len(ways(page)) > 1
        yield pilot, page


@pytest.mark.parametrize("key", FREE)
async def test_who_does_as_the_coach_would_hears_it_with_the_reason(
    app: FaCards, store: Store, code: str, key: str
) -> None:
    async with at_a_choice(app, store, key) as (pilot, page):
        advice = advised(page)
        page.take(advice.action)
        said = await told(pilot, page)
        assert said.startswith(f"{RIGHT} {SAME.said()} ")
        assert why_text(advice, page.names, 0, page.match.game) in said
        # What is to be done stays below it.
        assert said.endswith(page.course.part.text.said())


@pytest.mark.parametrize("key", FREE)
async def test_who_does_otherwise_hears_what_the_coach_would_do(
    app: FaCards, store: Store, code: str, key: str
) -> None:
    async with at_a_choice(app, store, key) as (pilot, page):
        advice = advised(page)
        page.take(next(step for step in ways(page) if step != advice.action))
        said = await told(pilot, page)
        assert said.startswith(f"{OTHERWISE} {otherwise(advice, page.names, 0, page.match.game)}")


async def test_with_a_step_that_is_taken_back_goes_what_was_said_of_it(app: FaCards, store: Store) -> None:
    async with at_a_choice(app, store, "T14") as (pilot, page):
        advice = advised(page)
        page.take(next(step for step in ways(page) if step != advice.action))
        await told(pilot, page)
        await pilot.press("u")
        await rested(pilot)
        assert OTHERWISE not in shown_by_coach(page)
