"""A deal of a lesson that is played freely: the coach says something to each step, and takes none of them back."""

from __future__ import annotations

import pytest
from textual.app import App
from textual.pilot import Pilot

from fa_cards.learn.lessons.chapters import chapters, lesson
from fa_cards.learn.lessons.parts import Free
from fa_cards.play.coach import advising
from fa_cards.play.store import Store
from fa_cards.rules.actions import Action
from fa_cards.tui.advice import remark, why_text
from fa_cards.tui.app import FaCards
from fa_cards.tui.lessons.coach import OTHERWISE, RIGHT, Coach
from fa_cards.tui.lessons.guided import GuidedTable
from fa_cards.tui.static import Static
from fa_cards.words import say
from tests.tui.learning import rested

FREE = [
    one.key for chapter in chapters() for one in chapter.lessons if any(isinstance(part, Free) for part in one.parts)
]
"""The lessons in which a deal is played freely."""


def table(app: App[int]) -> GuidedTable:
    page = app.screen
    assert isinstance(page, GuidedTable), page
    return page


def ways(page: GuidedTable) -> tuple[Action, ...]:
    """The steps among which the learner may choose now."""
    return tuple(step for step in page.view.legal if isinstance(step, Action)) if page.my_turn else ()


async def to_a_choice(app: FaCards, pilot: Pilot[int], store: Store, key: str) -> GuidedTable:
    """The learner plays freely, and has more than one way to go on."""
    part = next(place for place, one in enumerate(lesson(key).parts) if isinstance(one, Free))
    store.progress.reached(key, part)
    app.show_lesson(key)
    await rested(pilot)
    page = table(app)
    assert len(ways(page)) > 1
    return page


async def told(pilot: Pilot[int], page: GuidedTable) -> str:
    """What the coach shows once he has looked at the last step."""
    for _ in range(500):
        await rested(pilot)
        shown = page.query_one(Coach).query_one("#coach-text", Static).content
        if str(shown).startswith((RIGHT, OTHERWISE)):
            return str(shown)
    raise AssertionError("the coach says nothing")


@pytest.mark.parametrize("key", FREE)
async def test_who_does_as_the_coach_would_hears_it_with_the_reason(
    app: FaCards, store: Store, code: str, key: str
) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await rested(pilot)
        page = await to_a_choice(app, pilot, store, key)
        advice = advising(page.match.game, page.view, len(page.match.moments))()
        page.take(advice.action)
        said = await told(pilot, page)
        assert said.startswith(f"{RIGHT} {say('The coach would have done the same.')} ")
        why = why_text(advice, page.names, 0, page.match.game)
        assert why in said
        # What is to be done stays below it.
        assert said.endswith(page.course.part.text.said())


@pytest.mark.parametrize("key", FREE)
async def test_who_does_otherwise_hears_what_the_coach_would_do_and_may_take_it_back(
    app: FaCards, store: Store, code: str, key: str
) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await rested(pilot)
        page = await to_a_choice(app, pilot, store, key)
        advice = advising(page.match.game, page.view, len(page.match.moments))()
        other = next(step for step in ways(page) if step != advice.action)
        page.take(other)
        said = await told(pilot, page)
        assert said.startswith(f"{OTHERWISE} {remark(advice, other, page.names, 0, page.match.game)}")
        # What others bid after it cannot be taken back in Rook, where the coach bids first.
        assert page.can_undo or key != "T14"
        if not page.can_undo:
            return
        await pilot.press("u")
        await rested(pilot)
        assert OTHERWISE not in str(page.query_one(Coach).query_one("#coach-text", Static).content)
