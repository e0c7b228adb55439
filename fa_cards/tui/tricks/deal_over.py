"""The end of a deal of a trick game: the tricks of the deal can be looked up."""

from __future__ import annotations

from textual.content import Content

from fa_cards.rules.tricks import TrickView, TrickWon
from fa_cards.tui.deal_over import After, DealOverPage
from fa_cards.tui.keys import Scope
from fa_cards.tui.tricks.lookups import TrickLookups
from fa_cards.words import later


class TrickDealOverPage(DealOverPage, TrickLookups[After]):
    """A scored deal of a trick game."""

    SCOPES = (*DealOverPage.SCOPES, Scope.TRICKS)
    looked_up = ("log", "last-trick")

    @property
    def view(self) -> TrickView:
        """What the one who reads knows now, when the deal is over; what all know where several read."""
        view = super().view
        assert isinstance(view, TrickView)
        return view

    def do_last_trick(self) -> None:
        """Shows the tricks of the deal, the last one first."""
        self.read("last-trick", later("Tricks of this deal"), self._tricks)

    def _tricks(self) -> Content:
        won = [event.trick for one in self.deal_so_far for event in one.events if isinstance(event, TrickWon)]
        return self.tricks(tuple(won), newest_first=True)
