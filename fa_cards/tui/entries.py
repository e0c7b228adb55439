"""A page with a list of entries to choose from, one below the other."""

from __future__ import annotations

from fa_cards.tui.choices import Choices
from fa_cards.tui.page import Page


class EntriesPage(Page[None]):
    """A page whose arrows go through its list, the widget of the class `entries`."""

    @property
    def entries(self) -> Choices:
        """The list."""
        return self.query_one(".entries", Choices)

    def do_up(self) -> None:
        """Marks the entry above."""
        self.entries.move(-1, 0)
        self.show()

    def do_down(self) -> None:
        """Marks the entry below."""
        self.entries.move(1, 0)
        self.show()
