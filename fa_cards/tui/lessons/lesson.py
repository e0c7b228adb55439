"""A lesson at its table: how far one has come is kept, and at its end stands what was learnt."""

from __future__ import annotations

from fa_cards.learn.lessons.chapters import lesson
from fa_cards.learn.lessons.course import Course, scene_of
from fa_cards.play.seats import USUAL_LEVEL, BotSeat, Person
from fa_cards.play.store import Store
from fa_cards.rules.errors import Refusal
from fa_cards.tui.lessons.guided import GuidedTable, Sitting
from fa_cards.tui.lessons.over import LessonOverPage, Next
from fa_cards.tui.tables import guided_table


class LessonSitting(Sitting):
    """Somebody goes through a lesson."""

    def __init__(self, course: Course) -> None:
        self.course = course

    def kept(self, page: GuidedTable) -> None:
        """Keeps at which part the learner is; where that cannot be kept he learns on all the same."""
        try:
            page.program.store.progress.reached(self.course.lesson.key, self.course.at)
        except Refusal as reason:
            page.refused = reason

    def finish(self, page: GuidedTable) -> None:
        """Keeps that the lesson was finished, and shows what was learnt."""
        key = self.course.lesson.key
        try:
            page.program.store.progress.finished(key)
        except Refusal as reason:
            page.refuse(reason)

        over = LessonOverPage(self.course.lesson)

        def chosen(wish: Next | None) -> None:
            match wish:
                case Next.ON if over.after is not None:
                    page.program.show_lesson(over.after.key, in_place=True)
                case Next.AGAIN:
                    page.program.show_lesson(key, in_place=True)
                case Next.PLAY:
                    page.program.set_up(over.game, in_place=True)
                case _:
                    page.dismiss()

        page.app.push_screen(over, chosen)


def lesson_page(key: str, store: Store, name: str) -> GuidedTable:
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
    course = Course(one, (Person(name), *[BotSeat(USUAL_LEVEL)] * others), at)
    return guided_table(course, LessonSitting(course))
