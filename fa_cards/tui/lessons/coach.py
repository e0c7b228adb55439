"""The coach beside the table: what he tells and asks, what he says to answers, and what can be answered."""

from __future__ import annotations

from typing import NamedTuple

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.rtl import Column, ColumnScroll
from fa_cards.tui.choices import Choices, Rows
from fa_cards.tui.static import Static

RIGHT, WRONG, OTHERWISE = "✓", "✗", "•"
HANGING = 2
"""By so many cells the further lines of an answer are moved in."""
_LOOKS = {True: (RIGHT, "$winner"), False: (WRONG, "$warning"), None: (OTHERWISE, "$accent")}
"""Sign and colour of a remark."""


class Told(NamedTuple):
    """What the coach says now."""

    title: str
    where: str
    """Which part it is, of how many."""
    shows_title: bool
    """Whether the title is seen also where it takes a row from the words."""
    text: str
    remark: str = ""
    """What he says of the last answer; empty before there is one."""
    right: bool | None = False
    """Whether it was right; None where it may be, and the coach would have done otherwise."""
    done: bool = False
    """Whether the part is done, and what it asked for need not be read any more."""
    answers: Rows = ()


class Coach(Column):
    """The coach: his words, and the answers to choose from; the heading stands in the frame, where there is one."""

    def compose(self) -> ComposeResult:
        """Heading, words, answers."""
        yield Static(id="coach-title")
        with ColumnScroll(id="coach-words", can_focus=False):
            yield Static(id="coach-text")
        yield Choices(id="answers", hanging=HANGING)

    @property
    def answers(self) -> Choices:
        """The answers that can be chosen."""
        return self.query_one("#answers", Choices)

    @property
    def words(self) -> ColumnScroll:
        """What scrolls."""
        return self.query_one("#coach-words", ColumnScroll)

    def show(self, told: Told) -> None:
        """Says it."""
        self.border_title, self.border_subtitle = told.title, told.where
        title = self.query_one("#coach-title", Static)
        title.update(Content.styled(told.title, "bold $accent"))
        # Without a frame it takes a row from the words.
        title.set_class(not told.shows_title, "-away")
        words = self.query_one("#coach-text", Static)
        before = words.content
        words.update(_words(told))
        if words.content is not before:
            self.words.scroll_home(animate=False)
        self.answers.offer(told.answers, marked=False)
        self.answers.display = bool(told.answers)


def _words(told: Told) -> Content:
    """The text, or what is said of the answer; what is still to be done stays below it."""
    if not told.remark:
        return Content(told.text)
    sign, style = _LOOKS[told.right]
    remark = Content.assemble((f"{sign} ", f"bold {style}"), (told.remark, style))
    return remark if told.done else Content.assemble(remark, "\n\n", told.text)
