"""Pages with something that scrolls by keys."""

from __future__ import annotations

from abc import abstractmethod

from fa_cards.rtl import ColumnScroll
from fa_cards.tui.page import Page, ResultT


class ScrollsByKeys(Page[ResultT]):
    """A page whose keys for lines and pages go through its body."""

    @property
    @abstractmethod
    def body(self) -> ColumnScroll:
        """What scrolls."""

    def do_up(self) -> None:
        """Goes a line back."""
        self.body.scroll_up(animate=False)

    def do_down(self) -> None:
        """Goes a line on."""
        self.body.scroll_down(animate=False)

    def do_page_up(self) -> None:
        """Turns a page back."""
        self.body.scroll_page_up(animate=False)

    def do_page_down(self) -> None:
        """Turns a page on."""
        self.body.scroll_page_down(animate=False)

    def do_first(self) -> None:
        """Goes to the beginning."""
        self.body.scroll_home(animate=False)

    def do_last(self) -> None:
        """Goes to the end."""
        self.body.scroll_end(animate=False)
