"""A quiz at the table: its answers are counted by topic, and its questions never end."""

from __future__ import annotations

from fa_cards.learn.quizzing import Quiz
from fa_cards.rules.errors import Refusal
from fa_cards.tui.lessons.guided import GuidedTable, Sitting
from fa_cards.tui.program import Program
from fa_cards.tui.tables import guided_table


class QuizSitting(Sitting):
    """Somebody answers questions."""

    def kept(self, page: GuidedTable) -> None:
        """Nothing: answers are kept as they are given."""

    def finish(self, page: GuidedTable) -> None:
        """Leaves the quiz; there is always another question, so it comes to no end by itself."""
        page.dismiss()


def quiz_page(program: Program, game: str, topic: str | None = None) -> GuidedTable:
    """The table of a quiz on a game, or on one of its topics, with questions that nobody can foresee."""
    store = program.store

    def told(of: str, right: bool) -> None:
        try:
            store.progress.answered(game, of, correct=right)
        except Refusal as reason:
            if isinstance(program.screen, GuidedTable):
                program.screen.refuse(reason)

    quiz = Quiz(game, topic, store.new_seed(), program.settings.name, told)
    return guided_table(quiz, QuizSitting())
