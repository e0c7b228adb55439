"""The panel beside the room: what happened, newest below, and the last trick."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.rtl import Column
from fa_cards.tui.newest import NewestLast
from fa_cards.tui.static import Static

MANY = "-many"
"""The class of the panel where tricks have more than four cards."""


class Side(Column):
    """Log and last trick."""

    def compose(self) -> ComposeResult:
        """The log, and below it the last trick."""
        with NewestLast(id="log", can_focus=False):
            yield Static(id="log-text")
        yield Static(id="last-trick")

    def show(self, log_title: str, lines: tuple[str, ...], trick_title: str, trick: Content) -> None:
        """Draws the log and the last trick."""
        log = self.query_one("#log", NewestLast)
        log.border_title = log_title
        self.query_one("#log-text", Static).update(Content("\n".join(lines)))
        last = self.query_one("#last-trick", Static)
        last.border_title = trick_title
        last.update(trick)
