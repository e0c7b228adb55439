"""Whatever the coach tells and asks in any lesson is seen whole beside the table, also in the smallest window."""

from __future__ import annotations

import pytest
from textual.content import Content
from textual.css.styles import RulesMap

from fa_cards.learn.lessons.chapters import lessons
from fa_cards.learn.lessons.parts import Choose, Part
from fa_cards.tui.app import FaCards
from fa_cards.tui.choices import AIR
from fa_cards.tui.lessons.coach import Coach
from fa_cards.tui.lessons.guided import UNTICKED
from tests.tui.learning import rested


def rows(text: str, width: int) -> int:
    return Content(text).get_height(RulesMap(), width)


def needed(part: Part, width: int) -> int:
    """The rows that a part takes: its text, and the answers that one chooses from."""
    height = rows(part.text.said(), width)
    if isinstance(part, Choose):
        sign = f"{UNTICKED} " if part.several else ""
        height += sum(rows(f"{AIR}{sign}{one.text.said()}{AIR}", width) for one in part.answers) + part.several
    return height


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_every_part_of_every_lesson_has_room(app: FaCards, code: str, size: tuple[int, int]) -> None:
    async with app.run_test(size=size) as pilot:
        app.show_lesson("T1")
        await rested(pilot)
        coach = app.screen.query_one(Coach)
        width, height = coach.content_size
        # In the smallest window the title stands above the first part alone.
        title = coach.query_one("#coach-title").region.height
        high = [
            (lesson.key, number, needed(part, width), height)
            for lesson in lessons()
            for number, part in enumerate(lesson.parts, 1)
            if needed(part, width) > height - title * (number == 1)
        ]
        assert not high


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_every_title_has_room_in_the_frame(app: FaCards, code: str, size: tuple[int, int]) -> None:
    async with app.run_test(size=size) as pilot:
        app.show_lesson("T1")
        await rested(pilot)
        # Two corners, a line beside each, and a blank on either side of the title.
        room = app.screen.query_one(Coach).region.width - 6
        wide = [lesson.key for lesson in lessons() if Content(lesson.title.said()).cell_length > room]
        assert not wide
