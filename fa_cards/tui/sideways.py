"""Pages on which keys go to the left and to the right, which is on or back as the language reads."""

from __future__ import annotations

from abc import abstractmethod

from fa_cards.tui.page import Page, ResultT


class SidewaysPage(Page[ResultT]):
    """A page on which something is marked in a line: the arrows go as the eye sees, the page as one reads."""

    @abstractmethod
    def go_along(self, step: int) -> None:
        """Goes so many places on in reading direction; back where it is less than nothing."""

    def do_left(self) -> None:
        """Marks what stands to the left."""
        self.go_along(self.along(-1))

    def do_right(self) -> None:
        """Marks what stands to the right."""
        self.go_along(self.along(1))
