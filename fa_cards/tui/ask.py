"""Questions over the page that asks: two answers, the safe one marked; or a line of text to write."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.content import Content
from textual.screen import ModalScreen

from fa_cards.rtl import ColumnGroup, LineInput, OverOthers
from fa_cards.tui.choices import Choice, Choices
from fa_cards.tui.ink import hint, isolated, key_cap, pressable, spaced
from fa_cards.tui.keys import BY_NAME, Scope
from fa_cards.tui.page import Page
from fa_cards.tui.static import Static
from fa_cards.words import later, say_in

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


class LeavePage(AskPage):
    """The question whether to leave the program; asking for it a second time is the answer."""

    def __init__(self) -> None:
        super().__init__(later("Leave the program? The match is kept.").said)

    def do_quit(self) -> None:
        """Answers yes."""
        self.do_yes()


class AskTextPage(OverOthers, Page[str | None], ModalScreen[str | None]):
    """A box with a line to write in; gives the text, or None where the person leaves it as it was."""

    CSS_PATH = "ask.tcss"
    AUTO_FOCUS = "LineInput"
    SCOPES: ClassVar[tuple[Scope, ...]] = (Scope.LIST, Scope.ANYWHERE)

    def __init__(
        self, question: Callable[[], str], text: str, *, longest: int, placeholder: Callable[[], str] = str
    ) -> None:
        """A question and the text that stands there at first.

        Args:
            question: what is asked, in the language of the moment.
            text: the text at first.
            longest: how many characters may be written.
            placeholder: what an empty line means, in the language of the moment.
        """
        super().__init__()
        self._question = question
        self._placeholder = placeholder
        self._text = text
        self._longest = longest

    def compose_page(self) -> ComposeResult:
        """The box."""
        with ColumnGroup(classes="box"):
            yield Static(classes="question")
            yield LineInput(self._text, max_length=self._longest, classes="written")
            yield Static(classes="keys")

    def show(self) -> None:
        """Writes the question and the keys; what was written stays."""
        self.query_one(".question", Static).update(Content(self._question()))
        self.query_one(LineInput).placeholder = self._placeholder()
        taking = Content.assemble(key_cap(BY_NAME["choose"].cap), " ", (say_in("button", "OK"), "$ink"))
        taken = pressable(isolated(taking), "choose")
        self.query_one(".keys", Static).update(spaced((taken, hint(BY_NAME["back"]))))

    def on_line_input_submitted(self, event: LineInput.Submitted) -> None:
        """Gives the text."""
        self.dismiss(event.value)

    def do_choose(self) -> None:
        """Gives the text."""
        self.dismiss(self.query_one(LineInput).value)

    def do_back(self) -> None:
        """Leaves everything as it was."""
        self.dismiss(None)
