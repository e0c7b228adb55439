"""Texts of pages that are said anew each time that they are drawn."""

from __future__ import annotations

from collections.abc import Callable

from textual.content import Content

from fa_cards.tui.static import Static


class Told(Static):
    """A text that is said anew each time that the page is drawn."""

    def __init__(self, say: Callable[[], str], classes: str) -> None:
        super().__init__(classes=classes)
        self.say = say

    def show(self) -> None:
        """Writes the text in the language of the process."""
        self.update(Content(self.say()))
