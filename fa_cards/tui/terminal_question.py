"""Which of two lines reads right? Asked once, where nobody can know what a terminal does to Persian without looking.

The same line stands there twice: as it is sent to a terminal that shows cells as they come, and with the marks of
direction that keep other terminals from turning it. Both go through one driver, which changes nothing meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import PurePath
from typing import ClassVar

from rich.segment import Segment
from textual import events
from textual.app import ComposeResult
from textual.color import Color
from textual.content import Content
from textual.filter import LineFilter

from fa_cards.rtl import Column, ColumnGroup, LeftBased, RightToLeft, TerminalClass, switch_terminal
from fa_cards.rtl.rewrite import marked
from fa_cards.tui.caps import cap
from fa_cards.tui.choices import Choice, Choices
from fa_cards.tui.ink import isolated, key_cap, pressable
from fa_cards.tui.keys import BY_NAME, Scope
from fa_cards.tui.page import Hints, Page
from fa_cards.tui.program import Program
from fa_cards.tui.static import Static
from fa_cards.words import language, say

LINE = "سلام! این خط را بخوانید: ۱۲ کارت"
"""What stands there twice, in English too: letters that join, a lam-alef and a number of two digits."""

LATIN = "Boxes or question marks instead of letters? Press L for English; the font DejaVu Sans Mono has all letters."
"""In Latin letters in Persian too, and in no catalog: it is for who cannot see Persian letters."""

FIRST, SECOND, NEITHER = "first-line", "second-line", "no-line"
ANSWERS = (FIRST, SECOND, NEITHER)
LATIN_ACT, PERSIAN_ACT = "latin", "persian"


def ask_terminal(program: Program, found: TerminalClass, answered: Callable[[str | None], None]) -> None:
    """Asks what the person sees, and treats the terminal as his answer says from then on.

    Args:
        program: the app.
        found: the class that was found, without being certain.
        answered: gets the name of the class that the answer means, to be kept; None where there was no answer.
    """

    def answer(name: str | None) -> None:
        switch_terminal(program, TerminalClass(name) if name is not None else found)
        answered(name)

    program.push_screen(TerminalQuestionPage(found), answer)


@dataclass(frozen=True)
class Marked(LineFilter):
    """Puts a mark of direction behind each letter of an ordered line; marks take no cell."""

    enabled: bool = True
    """Whether the filter does anything; Textual asks for this."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The line with its marks.

        Args:
            segments: one finished line, ordered.
            background: not used: no colour changes.
        """
        del background
        return [Segment(marked(text), style, control) for text, style, control in segments]


class Latin(LeftBased, Static):
    """The line for who cannot see Persian letters."""


class Sample(Static):
    """One of the two lines in its box; a click on it is an answer."""

    def __init__(self, act: str, *, marked: bool) -> None:
        """The line that is answered with this act; marked, or as it comes."""
        super().__init__(id=act, classes="sample")
        self.act = act
        self.marked = marked

    def get_line_filters(self) -> Sequence[LineFilter]:
        """The filters of the app, from the right in every language, and the marks after the line is ordered."""
        filters: list[LineFilter] = []
        for one in super().get_line_filters():
            if isinstance(one, RightToLeft):
                filters.append(replace(one, base="rtl"))
                filters += [Marked()] if self.marked else []
            else:
                filters.append(one)
        return filters

    def show(self, chosen: bool) -> None:
        """Writes the line with its key."""
        self.set_class(chosen, "-chosen")
        self.update(
            pressable(
                Content.assemble(key_cap(cap(self.act)), "   ", isolated(Content.styled(LINE, "bold $ink"))), self.act
            )
        )

    def on_click(self, event: events.Click) -> None:
        """Answers."""
        event.stop()
        page = self.screen
        assert isinstance(page, TerminalQuestionPage)
        page.press(self.act)


class TerminalQuestionPage(Page[str | None]):
    """The question; gives the name of the class that the answer means, or None where it is left without an answer."""

    CSS_PATH: ClassVar[list[str | PurePath]] = ["terminal_question.tcss"]
    SCOPES: ClassVar[tuple[Scope, ...]] = (Scope.TWO_LINES, Scope.LIST, Scope.ANYWHERE)

    def __init__(self, found: TerminalClass) -> None:
        """A question about the terminal, which was found to be of this class without being certain."""
        super().__init__()
        self._found = found
        self._chosen = 0
        self._advising = False
        """Whether neither line reads right, and the person is told what he can do."""

    def compose_page(self) -> ComposeResult:
        """The line for who sees no letters, the question, the two lines, and the third answer."""
        with Column(classes="middle"), ColumnGroup(classes="ask"):
            yield Latin(LATIN, markup=False)
            yield Static(classes="question")
            yield Sample(FIRST, marked=False)
            yield Sample(SECOND, marked=True)
            yield Choices(classes="others")
        yield Hints()

    def on_mount(self) -> None:
        """Sends the lines as they are from now on."""
        switch_terminal(self.app, TerminalClass.NONE)

    def show(self) -> None:
        """Draws the page."""
        self.set_class(self._advising, "-advising")
        self.query_one(".question", Static).update(Content(self._sentence()))
        for number, act in enumerate((FIRST, SECOND)):
            self.query_one(f"#{act}", Sample).show(self._chosen == number)
        others = self.query_one(".others", Choices)
        if self._advising:
            others.offer(tuple((self._choice(act),) for act in (LATIN_ACT, PERSIAN_ACT)))
        else:
            others.marking = ANSWERS[self._chosen] == NEITHER
            others.offer(((self._choice(NEITHER),),), marked=others.marking)
        self.query_one(Hints).show(("up", "down", "choose", "language"))

    def _sentence(self) -> str:
        if self._advising:
            return say(
                "Then this terminal does something of its own to Persian. {command} says what can be done about it;"
                " the letters are all in the font {font}. Until then the program speaks English too.",
                command="fa-cards doctor",
                font="DejaVu Sans Mono",
            )
        return say("Which of these two lines reads right?")

    @staticmethod
    def _choice(act: str) -> Choice:
        return Choice(act, BY_NAME[act].label.said(), cap(act))

    def _move(self, step: int) -> None:
        if self._advising:
            self.query_one(".others", Choices).move(step, 0)
        else:
            self._chosen = (self._chosen + step) % len(ANSWERS)
            self.show()

    def do_up(self) -> None:
        """Marks the answer above."""
        self._move(-1)

    def do_down(self) -> None:
        """Marks the answer below."""
        self._move(1)

    do_left, do_right = do_up, do_down

    def do_choose(self) -> None:
        """Gives the marked answer."""
        marked = self.query_one(".others", Choices).marked if self._advising else None
        self.press(marked.name if marked is not None else ANSWERS[self._chosen])

    def do_first_line(self) -> None:
        """Answers that cells are shown as they are sent."""
        self.dismiss(str(TerminalClass.NONE))

    def do_second_line(self) -> None:
        """Answers that marks of direction help."""
        self.dismiss(str(TerminalClass.XTERMJS))

    def do_no_line(self) -> None:
        """Says what can be done where neither line reads right."""
        self._advising = True
        self.show()

    def do_latin(self) -> None:
        """Goes on in English; what was found counts, as far as it goes."""
        self._go_on("en")

    def do_persian(self) -> None:
        """Goes on in Persian all the same."""
        self._go_on("fa")

    def _go_on(self, code: str) -> None:
        if language().code != code:
            self.program.switch_language()
        self.dismiss(str(self._found))

    def do_back(self) -> None:
        """Goes back to the question, or leaves it without an answer."""
        if self._advising:
            self._advising = False
            self.show()
        else:
            self.dismiss(None)
