"""How a lesson begins: at which part, and who sits at its table."""

from __future__ import annotations

from fa_cards.learn.lessons.chapters import lesson
from fa_cards.learn.lessons.course import Course, scene_of
from fa_cards.play.seats import USUAL_LEVEL, BotSeat, Person
from fa_cards.play.store import Store
from fa_cards.tui.lessons.lesson import LessonPage
from fa_cards.tui.tables import lesson_table


def lesson_page(key: str, store: Store, name: str) -> LessonPage:
    """The table of a lesson, at the part where the person left it.

    Args:
        key: of the lesson.
        store: what keeps how far he has come.
        name: what he is called.

    Raises:
        Refusal: the store cannot be read.
    """
    one = lesson(key)
    left = store.progress.lessons().get(key)
    at = left.part if left is not None and left.part is not None and left.part < len(one.parts) else 0
    others = len(scene_of(one, 0)[0].hands) - 1
    return lesson_table(Course(one, (Person(name), *[BotSeat(USUAL_LEVEL)] * others), at))
