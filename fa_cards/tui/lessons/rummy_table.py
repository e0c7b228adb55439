"""A lesson or a quiz at the table of contract rummy."""

from __future__ import annotations

from pathlib import PurePath
from typing import ClassVar

from fa_cards.rules.cards import Card
from fa_cards.rules.rummy import RummyView
from fa_cards.tui.keys import Scope
from fa_cards.tui.lessons.guided import GuidedTable
from fa_cards.tui.rummy.frame import LaidOut
from fa_cards.tui.rummy.hand import RummyHand
from fa_cards.tui.rummy.table import RummyTablePage
from fa_cards.tui.stylesheet import sheets


class RummyGuidedPage(GuidedTable, RummyTablePage):
    """The table of contract rummy, with the coach beside it."""

    CSS_PATH: ClassVar[list[str | PurePath]] = sheets("cards", "table", "curtain", "rummy/rummy", "lessons/lessons")

    @property
    def scope_of_hand(self) -> Scope:
        """The scope whose keys move among the cards of the hand."""
        return Scope.RUMMY_HAND

    def do_page_up(self) -> None:
        """Turns the coach's words a page back; while a step is asked for, the melds."""
        if self.my_turn:
            super().do_page_up()
        else:
            self.scroll_words(-1)

    def do_page_down(self) -> None:
        """Turns the coach's words a page on; while a step is asked for, the melds."""
        if self.my_turn:
            super().do_page_down()
        else:
            self.scroll_words(1)

    @property
    def card_at_mark(self) -> Card | None:
        """The card that is chosen in the hand."""
        return self.chosen

    def show_hand(self, view: RummyView) -> None:
        """Draws the hand; while cards are to be marked, with the marks of the answer."""
        super().show_hand(view)
        if self.marking:
            desk = self.desk
            marked = frozenset(one.tag for one in desk.shown if one.card in self.marked)
            self.query_one(RummyHand).show(
                desk.shown, desk.at, self.room, marked=marked, fresh=frozenset(), wilds=view.rules.wilds
            )

    def lay_out_anew(self) -> None:
        """Forgets what was laid out at the position before."""
        super().lay_out_anew()
        self.laid_out = LaidOut()
        self.laid_before = {}
        self.told = ""
