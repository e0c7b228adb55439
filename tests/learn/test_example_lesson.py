"""The lesson that CONTRIBUTING.md shows is one."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent

from fa_cards.learn.lessons.course import Course
from fa_cards.learn.lessons.parts import Lesson
from tests.learn.answering import answer, seats, show

PAGE = Path(__file__).parents[2] / "CONTRIBUTING.md"


def example() -> str:
    page = PAGE.read_text(encoding="utf-8")
    (code,) = re.findall(
        r"^    from fa_cards\.learn\.lessons\.parts import .*?^    \)\n", page, re.DOTALL | re.MULTILINE
    )
    return dedent(code)


def test_the_example_is_under_forty_lines_and_is_played_as_every_lesson_is() -> None:
    code = example()
    assert len(code.splitlines()) < 40
    names: dict[str, object] = {}
    exec(code, names)
    lesson = names["LESSON"]
    assert isinstance(lesson, Lesson)
    course = Course(lesson, seats(lesson))
    for part in lesson.parts:
        show(course)
        answer(course, part)
        show(course)
        course.go_on()
