"""How what happened at a table of tricks is shown: a card lands, a finished trick stays, cards are drawn."""

from __future__ import annotations

from fa_cards.play.match import Moment
from fa_cards.rules.game import View
from fa_cards.rules.tricks import Played, TrickView, TrickWon
from fa_cards.tui import cutting
from fa_cards.tui.room import TrickArea
from fa_cards.tui.seats import place_of
from fa_cards.tui.stock import DrawnCard, Stock
from fa_cards.tui.tricks.frame import TrickFrame
from fa_cards.tui.tricks.presenter import Draw


class TricksInTime(TrickFrame):
    """The table of tricks with its match going on."""

    def prepare(self) -> None:
        """Begins with a person's turn: the cut in the middle, and the cards marked that have to be buried."""
        super().prepare()
        cuts = self.cuts_of(self.view)
        cut = cutting.START if cuts is None else cutting.first_cut(cuts)
        self.keep(cut=cut, nest=self.presenter.marked_at_first(self.view))

    def end_showing(self) -> None:
        """Shows no finished trick any more, nor what is drawn after it."""
        super().end_showing()
        self.lingering = None
        self.undrawn = ()

    async def show_moment(self, moment: Moment, before: View | None, *, ends: bool) -> None:
        """Shows a step: the card lands, a finished trick stays a while, cards are drawn."""
        assert before is None or isinstance(before, TrickView)
        self.lingering = next((event.trick for event in moment.events if isinstance(event, TrickWon)), None)
        self.frozen = self._ended(before, moment) if ends else None
        if before is not None:
            self.undrawn, self.had = self.presenter.draws(moment.events), before.hand
        self.show()
        await self.let_see(moment)
        self.undrawn = ()

    def _ended(self, before: TrickView | None, moment: Moment) -> TrickView | None:
        """What the person sees while the end of a deal is shown: the deal after its last card."""
        played = next((event for event in moment.events if isinstance(event, Played)), None)
        if before is None or played is None or self.lingering is None:
            return before
        after: TrickView = self.presenter.ended(before, played, self.lingering)
        return after

    async def let_see(self, moment: Moment) -> None:
        """Lets a card land, a call stand, a finished trick stay a while."""
        pace = self.program.pace
        for event in moment.events:
            if isinstance(event, Played):
                place = place_of(event.seat, self.me, self.match.game)
                await self.query_one(TrickArea).land(place, event.manner, pace, self.room)
        await super().let_see(moment)
        trick = self.lingering
        if trick is not None:
            await self.let_lie()
            winner = place_of(trick.winner, self.me, self.match.game)
            await self.query_one(TrickArea).gather(winner, pace, self.room)
            self.lingering = None
        for draw in self.undrawn:
            await self._let_draw(draw)

    async def _let_draw(self, draw: Draw) -> None:
        """Lets a card go from the stock to who drew it; then it is in his hand, and the next one is seen."""
        place = place_of(draw.seat, self.me, self.match.game)
        self.undrawn, stock = self.undrawn[1:], self.query_one(Stock)
        # What lies below it is seen while it goes, and it is in no hand yet.
        stock.show(self.presenter.stock(self.view), self.room)
        await self.query_one(DrawnCard).go(draw.card, place, stock, self.program.pace, self.room)
        self.show()
