"""The end of a lesson: what was learnt, in one screen, and what comes next."""

from __future__ import annotations

from enum import Enum, auto
from pathlib import PurePath
from typing import ClassVar

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.learn.lessons.chapters import after, after_short
from fa_cards.learn.lessons.course import scene_of
from fa_cards.learn.lessons.parts import Lesson
from fa_cards.rtl import Column, ColumnGroup, RowGroup
from fa_cards.tui.choices import Choice, Choices
from fa_cards.tui.keys import Scope
from fa_cards.tui.page import Hints
from fa_cards.tui.sideways import SidewaysPage
from fa_cards.tui.static import Static
from fa_cards.tui.stylesheet import sheets
from fa_cards.words import say, say_in
from fa_cards.words.games import GAMES


class Next(Enum):
    """What somebody wants after a lesson."""

    ON = auto()
    AGAIN = auto()
    PATH = auto()
    PLAY = auto()


class LessonOverPage(SidewaysPage[Next]):
    """What was learnt, and what comes next."""

    CSS_PATH: ClassVar[list[str | PurePath]] = sheets("frame", "lessons/over")
    AWAITED = True
    SCOPES: ClassVar[tuple[Scope, ...]] = (Scope.LIST, Scope.ANYWHERE)

    def __init__(self, lesson: Lesson) -> None:
        super().__init__()
        self.lesson = lesson
        further = after_short(lesson.key)
        self.way_ends = lesson.short and further is None
        """Whether the short way to the game of the lesson is done with it."""
        self.after = further or after(lesson.key)
        """What comes next: on the short way the next lesson of it."""
        self.game = scene_of(lesson, 0)[0].game
        """At whose table the lesson was."""

    def compose_page(self) -> ComposeResult:
        """Heading, the points, what comes next, hints."""
        yield Static(classes="heading")
        with Column(classes="body"):
            yield Static(classes="done")
            with ColumnGroup(classes="points"):
                for _ in self.lesson.learnt:
                    yield RowGroup(Static("✓", classes="bullet"), Static(classes="point"))
            yield Static(classes="then")
            yield Choices(classes="next")
        yield Hints()

    def show(self) -> None:
        """Writes everything in the language of the process."""
        lesson = self.lesson
        self.query_one(".heading", Static).update(Content(lesson.title.said()))
        self.query_one(".done", Static).update(Content(say("The lesson is over. This is what you know now:")))
        for widget, point in zip(self.query(".point").results(Static), lesson.learnt, strict=True):
            widget.update(Content(point.said()))
        told = say("Next lesson: {title}", title=self.after.title) if self.after is not None else ""
        if self.way_ends:
            game = GAMES[self.game].name
            told = say("The short way to {game} is done: play a match now, or learn the rest of it.", game=game)
        self.query_one(".then", Static).update(Content(told))
        play = (Choice("play-now", say_in("button", "Play")),) if self.way_ends else ()
        on = (Choice("next-lesson", say_in("button", "Next lesson")),) if self.after is not None else ()
        again, path = say_in("button", "Once more"), say_in("button", "To the lessons")
        self.choices.offer(((*play, *on, Choice("once-more", again), Choice("to-path", path)),))
        self.query_one(Hints).show(("left", "right", "choose", "help", "language", "back"))

    @property
    def choices(self) -> Choices:
        """What can be done next."""
        return self.query_one(Choices)

    def go_along(self, step: int) -> None:
        """Marks another thing to do."""
        self.choices.move(0, step)

    def do_choose(self) -> None:
        """Does what is marked."""
        if (marked := self.choices.marked) is not None:
            self.press(marked.name)

    def do_next_lesson(self) -> None:
        """Goes on to the next lesson."""
        self.dismiss(Next.ON)

    def do_play_now(self) -> None:
        """Sets up a match of the game."""
        self.dismiss(Next.PLAY)

    def do_once_more(self) -> None:
        """Begins the lesson anew."""
        self.dismiss(Next.AGAIN)

    def do_to_path(self) -> None:
        """Goes back to the lessons."""
        self.dismiss(Next.PATH)

    def do_back(self) -> None:
        """Goes back to the lessons."""
        self.dismiss(Next.PATH)
