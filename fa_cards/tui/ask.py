"""A question with two answers, the safe one marked."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from fa_cards.rtl import ColumnGroup, OverOthers
from fa_cards.tui.choices import Choice, Choices
from fa_cards.tui.keys import BY_NAME, Scope
from fa_cards.tui.page import Page

YES, NO = BY_NAME["yes"], BY_NAME["no"]


class AskPage(OverOthers, Page[bool], ModalScreen[bool]):
    """A box over the page that asked; gives True for yes and False for no, also where it is left without an answer."""

    CSS_PATH = "ask.tcss"
    SCOPES: ClassVar[tuple[Scope, ...]] = (Scope.QUESTION, Scope.LIST, Scope.ANYWHERE)

    def __init__(
        self,
        question: Callable[[], str],
        yes: Callable[[], str] = YES.label.said,
        no: Callable[[], str] = NO.label.said,
    ) -> None:
        """A question and its answers, each asked for when it is drawn, so that they follow the language."""
        super().__init__()
        self._question = question
        self._yes = yes
        self._no = no

    def compose_page(self) -> ComposeResult:
        """The box."""
        with ColumnGroup(classes="box"):
            yield Static(classes="question")
            yield Choices(classes="answers")

    @property
    def _answers(self) -> Choices:
        return self.query_one(".answers", Choices)

    def show(self) -> None:
        """Writes the question and its answers."""
        self.query_one(".question", Static).update(Content(self._question()))
        asked_before = bool(self._answers.rows)
        self._answers.offer(((Choice("yes", self._yes(), YES.cap), Choice("no", self._no(), NO.cap)),))
        if not asked_before:
            self._answers.mark("no")

    def do_left(self) -> None:
        """Marks the other answer."""
        self._answers.move(0, 1)

    do_right = do_up = do_down = do_left

    def do_choose(self) -> None:
        """Gives the marked answer."""
        marked = self._answers.marked
        self.dismiss(marked is not None and marked.name == "yes")

    def do_yes(self) -> None:
        """Answers yes."""
        self.dismiss(True)

    def do_no(self) -> None:
        """Answers no."""
        self.dismiss(False)

    do_back = do_no
