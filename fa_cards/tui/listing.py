"""A page with a list in its middle and a sentence below on what is marked."""

from __future__ import annotations

from abc import abstractmethod
from pathlib import PurePath
from typing import ClassVar

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.rtl import Column, ColumnScroll
from fa_cards.tui.choices import Choices, Rows
from fa_cards.tui.entries import EntriesPage
from fa_cards.tui.page import Hints
from fa_cards.tui.static import Static
from fa_cards.tui.stylesheet import sheets


class ListingPage(EntriesPage):
    """Entries, each with a note: what it is about."""

    CSS_PATH: ClassVar[list[str | PurePath]] = sheets("frame", "listing")

    def compose_page(self) -> ComposeResult:
        """Heading, the entries, the sentence on the marked one, hints."""
        yield Static(classes="heading")
        with ColumnScroll(classes="body", can_focus=False):
            yield Choices(classes="entries")
        with Column(classes="below"):
            yield Static(classes="about")
        yield Hints()

    @abstractmethod
    def heading(self) -> str:
        """What stands above."""

    @abstractmethod
    def rows(self) -> Rows:
        """The entries."""

    @abstractmethod
    def hints(self) -> tuple[str, ...]:
        """The keys that matter."""

    def show(self) -> None:
        """Writes the page in the language of the process."""
        self.query_one(".heading", Static).update(Content(self.heading()))
        self.entries.offer(self.rows())
        marked = self.entries.marked
        self.query_one(".about", Static).update(Content(marked.note if marked is not None else ""))
        self.query_one(Hints).show(self.hints())
        self.query_one(".body", ColumnScroll).scroll_to(y=max(self.entries.row - 2, 0), animate=False)

    def do_choose(self) -> None:
        """Does what is marked."""
        if (marked := self.entries.marked) is not None:
            self.press(marked.name)

    def do_back(self) -> None:
        """Goes back."""
        self.dismiss(None)
