"""A lesson at its table: how far one has come is kept, and at its end stands what was learnt."""

from __future__ import annotations

from fa_cards.learn.lessons.chapters import after
from fa_cards.learn.lessons.course import Course
from fa_cards.rules.errors import Refusal
from fa_cards.tui.lessons.guided import GuidedTable
from fa_cards.tui.lessons.over import LessonOverPage, Next


class LessonPage(GuidedTable):
    """A table at which a lesson goes on."""

    course: Course

    def __init__(self, course: Course) -> None:
        super().__init__(course)

    def on_mount(self) -> None:
        """Keeps that the lesson was begun."""
        super().on_mount()
        self.kept()

    def kept(self) -> None:
        """Keeps at which part the learner is; where that cannot be kept he learns on all the same."""
        try:
            self.program.store.progress.reached(self.course.lesson.key, self.course.at)
        except Refusal as reason:
            self.refused = reason

    def finish(self) -> None:
        """Keeps that the lesson was finished, and shows what was learnt."""
        lesson = self.course.lesson
        following = after(lesson.key)
        try:
            self.program.store.progress.finished(lesson.key)
        except Refusal as reason:
            self.refuse(reason)

        def chosen(wish: Next | None) -> None:
            match wish:
                case Next.ON:
                    self.program.show_lesson(following.key if following is not None else lesson.key, in_place=True)
                case Next.AGAIN:
                    self.program.show_lesson(lesson.key, in_place=True)
                case _:
                    self.dismiss()

        self.app.push_screen(LessonOverPage(lesson), chosen)
