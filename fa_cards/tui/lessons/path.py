"""The path through the lessons: the chapters, and the lessons of one of them with what is done of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from textual import events

from fa_cards.learn.lessons.chapters import chapters, next_of
from fa_cards.learn.lessons.length import minutes
from fa_cards.learn.lessons.parts import Chapter, Lesson
from fa_cards.learn.quiz import topics
from fa_cards.play.progress import Answers, Learnt
from fa_cards.rules.catalog import GAMES
from fa_cards.rules.errors import Refusal
from fa_cards.tui.choices import Choice, Rows
from fa_cards.tui.keys import BY_NAME, Scope
from fa_cards.tui.listing import ListingPage
from fa_cards.words import count, say, say_in
from fa_cards.words.games import GAMES as GAME_WORDS
from fa_cards.words.games import game_name

CHAPTER, LESSON, GAME, TOPIC, EVERY_TOPIC = "chapter-", "lesson-key-", "quiz-on-", "topic-", "every-topic"
"""What stands before the key of a chapter, lesson, game or topic in the name of its entry; all topics together."""

FINISHED, BEGUN, UNTOUCHED, SHORT = "✓", "…", "·", "★"


def finished(learnt: Mapping[str, Learnt]) -> frozenset[str]:
    """The keys of the lessons that are done."""
    return frozenset(key for key, one in learnt.items() if one.finished)


class PathPage(ListingPage):
    """A page of the path; what was learnt is asked of the store each time that it is drawn."""

    SCOPES: ClassVar[tuple[Scope, ...]] = (Scope.LIST, Scope.ANYWHERE)

    def learnt(self) -> Mapping[str, Learnt]:
        """How far the person has come; nothing where the store cannot be read, and then that is said."""
        try:
            return self.program.store.progress.lessons()
        except Refusal as reason:
            self.refuse(reason)
            return {}

    def answers(self, game: str) -> Mapping[str, Answers]:
        """How the person has answered on a game; nothing where the store cannot be read, and then that is said."""
        try:
            return self.program.store.progress.answers(game)
        except Refusal as reason:
            self.refuse(reason)
            return {}


class ChaptersPage(PathPage):
    """The chapters, with how many of their lessons are done, and what else there is to learn with."""

    def heading(self) -> str:
        """What one does here."""
        return say_in("menu", "Learn to play")

    def rows(self) -> Rows:
        """The chapters, quizzes, words."""
        learnt = self.learnt()
        entries = [self._chapter(one, learnt) for one in chapters()]
        entries.append(
            Choice("quizzes", say_in("menu", "Quizzes"), note=say("Questions on every game, as many as you like."))
        )
        entries.append(Choice("words", say("What the words mean"), note=BY_NAME["words"].help.said()))
        return tuple((one,) for one in entries)

    def _chapter(self, chapter: Chapter, learnt: Mapping[str, Learnt]) -> Choice:
        done = len(finished(learnt) & {one.key for one in chapter.lessons})
        every = len(chapter.lessons)
        label = say("{chapter}: {n} of {all}", chapter=chapter.title, n=done, all=every)
        next_one = next_of(chapter, finished(learnt))
        note = say("Next: {title}", title=next_one.title) if next_one is not None else say("All of it is done.")
        return Choice(CHAPTER + chapter.key, label, note=note)

    def hints(self) -> tuple[str, ...]:
        """The keys that matter."""
        return "up", "down", "choose", "help", "language", "back"

    def do_quizzes(self) -> None:
        """Shows the games on which there are questions."""
        self.app.push_screen(QuizzesPage())

    def press(self, name: str) -> bool:
        """Shows the chapter that was chosen."""
        if not name.startswith(CHAPTER):
            return super().press(name)
        key = name.removeprefix(CHAPTER)
        self.entries.mark(name)
        self.app.push_screen(LessonsPage(next(one for one in chapters() if one.key == key)))
        return True


class LessonsPage(PathPage):
    """The lessons of a chapter."""

    def __init__(self, chapter: Chapter) -> None:
        super().__init__()
        self.chapter = chapter
        self._placed = False

    def heading(self) -> str:
        """The chapter."""
        return self.chapter.title.said()

    def rows(self) -> Rows:
        """Its lessons."""
        learnt = self.learnt()
        return tuple((self._lesson(one, learnt.get(one.key)),) for one in self.chapter.lessons)

    def _lesson(self, lesson: Lesson, learnt: Learnt | None) -> Choice:
        sign = UNTOUCHED if learnt is None else FINISHED if learnt.finished else BEGUN
        short = SHORT if lesson.short else " "
        label = f"{sign} {short} {lesson.title.said()}"
        notes = [lesson.aim.said(), count("About {n} minute.", "About {n} minutes.", minutes(lesson))]
        if lesson.short:
            notes.append(say("{star} marks the short way to the game.", star=SHORT))
        if lesson.known:
            notes.append(say("Who knows Hokm or Shelem may leave it out."))
        return Choice(LESSON + lesson.key, label, note=" ".join(notes))

    def on_screen_resume(self, event: events.ScreenResume) -> None:
        """Marks the lesson to go on with, whenever one comes here."""
        self._placed = False
        super().on_screen_resume(event)

    def show(self) -> None:
        """Draws the page; the lesson to go on with is marked at first."""
        super().show()
        if not self._placed:
            self._placed = True
            self.entries.mark(LESSON + self._to_go_on_with().key)
            super().show()

    def _to_go_on_with(self) -> Lesson:
        """The last lesson that was left; else the next one on his way, or the first."""
        learnt, lessons = self.learnt(), self.chapter.lessons
        left = [one for one in lessons if one.key in learnt and learnt[one.key].part is not None]
        return left[-1] if left else next_of(self.chapter, finished(learnt)) or lessons[0]

    def hints(self) -> tuple[str, ...]:
        """The keys that matter."""
        return "up", "down", "choose", "help", "language", "back"

    def press(self, name: str) -> bool:
        """Begins the lesson that was chosen, or takes it up again."""
        if not name.startswith(LESSON):
            return super().press(name)
        self.entries.mark(name)
        self.program.show_lesson(name.removeprefix(LESSON))
        return True


class QuizzesPage(PathPage):
    """The games on which questions are asked."""

    def heading(self) -> str:
        """What one does here."""
        return say_in("menu", "Quizzes")

    def rows(self) -> Rows:
        """The games, with how the person has answered."""
        return tuple((self._game(key),) for key in GAMES)

    def _game(self, key: str) -> Choice:
        answers = self.answers(key).values()
        asked, correct = sum(one.asked for one in answers), sum(one.correct for one in answers)
        note = say("{n} of {all} answers were right at once.", n=correct, all=asked) if asked else say("Not asked yet.")
        return Choice(GAME + key, game_name(key), note=note)

    def hints(self) -> tuple[str, ...]:
        """The keys that matter."""
        return "up", "down", "choose", "help", "language", "back"

    def press(self, name: str) -> bool:
        """Shows the topics of the game that was chosen."""
        if not name.startswith(GAME):
            return super().press(name)
        self.entries.mark(name)
        self.app.push_screen(TopicsPage(name.removeprefix(GAME)))
        return True


class TopicsPage(PathPage):
    """The topics of a game on which questions are asked."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game

    def heading(self) -> str:
        """The game."""
        return say("Quiz: {game}", game=GAME_WORDS[self.game].name)

    def rows(self) -> Rows:
        """All topics together, and each alone, with how the person has answered."""
        answers = self.answers(self.game)
        entries = [Choice(EVERY_TOPIC, say_in("quiz", "All topics"), note=say("Questions on all topics in turn."))]
        for topic in topics(self.game):
            one = answers.get(topic.key)
            note = say("Not asked yet.")
            if one is not None:
                note = say("{n} of {all} answers were right at once.", n=one.correct, all=one.asked)
            entries.append(Choice(TOPIC + topic.key, topic.title.said(), note=note))
        return tuple((one,) for one in entries)

    def hints(self) -> tuple[str, ...]:
        """The keys that matter."""
        return "up", "down", "choose", "help", "language", "back"

    def press(self, name: str) -> bool:
        """Begins the quiz that was chosen."""
        if name != EVERY_TOPIC and not name.startswith(TOPIC):
            return super().press(name)
        self.entries.mark(name)
        self.program.show_quiz(self.game, None if name == EVERY_TOPIC else name.removeprefix(TOPIC))
        return True
