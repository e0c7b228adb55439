"""A text that grows at its end."""

from __future__ import annotations

from fa_cards.rtl import ColumnScroll


class NewestLast(ColumnScroll):
    """Scrolls so that its end stays in sight when lines are added, until somebody scrolls back."""

    def on_mount(self) -> None:
        """Keeps the end in sight from the first line on."""
        self.anchor()
