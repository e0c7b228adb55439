"""Pages to read: a heading, and a text that scrolls."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import PurePath
from typing import ClassVar

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.rtl import ColumnScroll
from fa_cards.tui.keys import Act, Scope
from fa_cards.tui.page import Hints
from fa_cards.tui.scrolls import ScrollsByKeys
from fa_cards.tui.static import Static


class ScrollingPage(ScrollsByKeys[None]):
    """A page with a heading and a body that scrolls by keys and wheel; `back` leaves it.

    Subclasses yield the body's widgets in `compose_body`, and call this `show` in theirs.
    """

    CSS_PATH: ClassVar[list[str | PurePath]] = ["frame.tcss", "reading.tcss"]
    SCOPES: ClassVar[tuple[Scope, ...]] = (Scope.PAGE, Scope.LIST, Scope.TABLE, Scope.TRICKS, Scope.ANYWHERE)

    def __init__(self, title: Callable[[], str], brought_by: str = "") -> None:
        """A page with a title; the key of the act `brought_by`, which showed it, also takes it away."""
        super().__init__()
        self._title = title
        self.brought_by = brought_by

    def compose_page(self) -> ComposeResult:
        """Heading, body, hints."""
        yield Static(classes="heading")
        yield from self.compose_above()
        with ColumnScroll(classes="body", can_focus=False):
            yield from self.compose_body()
        yield Hints()

    def compose_above(self) -> ComposeResult:
        """The widgets between heading and body."""
        yield from ()

    def compose_body(self) -> ComposeResult:
        """The widgets that scroll."""
        yield from ()

    @property
    def body(self) -> ColumnScroll:
        """What scrolls."""
        return self.query_one(".body", ColumnScroll)

    def show(self) -> None:
        """Writes the heading and the hints; the place in the text stays."""
        self.query_one(".heading", Static).update(Content(self._title()))
        self.query_one(Hints).show(("up", "down", "page-up", "page-down", "back"))

    def do_back(self) -> None:
        """Leaves the page."""
        self.dismiss(None)

    def do(self, act: Act) -> bool:
        """Leaves the page by the key that brought it."""
        if act.name != self.brought_by:
            return False
        self.do_back()
        return True


class ReadingPage(ScrollingPage):
    """A text to read: rules, the log, the last deal."""

    def __init__(
        self, title: Callable[[], str], text: Callable[[], Content], brought_by: str = "", *, at_end: bool = False
    ) -> None:
        """A page whose title and text are asked for each time that it is drawn, so that they follow the language.

        Args:
            title: of the page.
            text: all of it.
            brought_by: the act that showed the page, if its key is to take it away.
            at_end: whether the page opens at its end, where the newest is.
        """
        super().__init__(title, brought_by)
        self._text = text
        self._at_end = at_end

    def on_mount(self) -> None:
        """Draws the page, at its end where that is wanted."""
        super().on_mount()
        if self._at_end and self.drawn:
            self.do_last()

    def compose_body(self) -> ComposeResult:
        """The text."""
        yield Static(classes="text")

    def show(self) -> None:
        """Writes heading, text and hints."""
        super().show()
        self.query_one(".text", Static).update(self._text())
