"""A lesson or a quiz at the table of a trick game."""

from __future__ import annotations

from fa_cards.rules.cards import Card
from fa_cards.rules.tricks import TrickView
from fa_cards.tui.choices import Rows, within
from fa_cards.tui.hand import Hand
from fa_cards.tui.keys import Scope
from fa_cards.tui.lessons.guided import GuidedTable
from fa_cards.tui.tricks.table import TrickTablePage

FRAME = 4
"""Cells that the frame of the choices in the middle takes, with the blanks in it."""


class TrickGuidedPage(GuidedTable, TrickTablePage):
    """The table of tricks, with the coach beside it."""

    @property
    def scope_of_hand(self) -> Scope:
        """The scope whose keys move among the cards of the hand."""
        return Scope.CARD

    @property
    def scopes(self) -> tuple[Scope, ...]:
        """The keys of what the learner is asked for; there is nothing to scroll but the coach's words."""
        return (*super().scopes, Scope.PAGE)

    def do_page_up(self) -> None:
        """Turns the coach's words a page back."""
        self.scroll_words(-1)

    def do_page_down(self) -> None:
        """Turns the coach's words a page on."""
        self.scroll_words(1)

    @property
    def card_at_mark(self) -> Card | None:
        """The card that is chosen in the hand."""
        return self.chosen

    def fitted(self, rows: Rows) -> Rows:
        """The choices in the middle of the table, broken where the coach leaves no room for a row."""
        width = self.query_one("#stage").size.width - (FRAME if self.room.framed else 0)
        return within(rows, width) if width > 0 else rows

    def show_hand(self, view: TrickView) -> None:
        """Draws the hand; while cards are to be marked, all alike but for the marks."""
        if not self.marking:
            super().show_hand(view)
            return
        cards = self.cards
        self.keep(place=min(self.turn.place, max(len(cards) - 1, 0)))
        worth = self.presenter.worth(view, self.match.game)
        self.query_one(Hand).show(cards, self.turn.place, frozenset(), self.room, marked=self.marked, counters=worth)
