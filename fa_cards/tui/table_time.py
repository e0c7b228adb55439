"""How a match goes on at the table: bots and table act in their time, and what happened is shown."""

from __future__ import annotations

from functools import partial

from textual.worker import WorkType

from fa_cards.play.match import Moment, Waits
from fa_cards.rules.actions import Action
from fa_cards.rules.errors import Refusal
from fa_cards.rules.events import DealScored
from fa_cards.rules.game import DealScore
from fa_cards.rules.tricks import Played, TrickView, TrickWon
from fa_cards.tui import cutting
from fa_cards.tui.choices import Choices
from fa_cards.tui.deal_over import After, DealOverPage
from fa_cards.tui.games.presenter import Choosing, Draw
from fa_cards.tui.page import Page
from fa_cards.tui.room import TrickArea
from fa_cards.tui.seats import place_of
from fa_cards.tui.spoken import SPOKEN
from fa_cards.tui.stock import DrawnCard, Stock
from fa_cards.tui.table_frame import TableFrame

GUARD = 0.4
"""Seconds for which a curtain that has come down takes no key."""


class TableInTime(TableFrame):
    """The table with its match going on."""

    def on_mount(self) -> None:
        """Draws the table and lets the match go on."""
        super().on_mount()
        if self.drawn:
            self.go_on()

    def take(self, action: Action) -> None:
        """Takes a step of the person, or says why it may not be taken."""
        if not self.my_turn:
            return
        before = self.view
        try:
            moment = self.match.do(self.me, action)
        except Refusal as reason:
            self.refuse(reason)
            return
        self.keep(raising=False)
        self.go_on(moment, before)

    def go_on(self, moment: Moment | None = None, before: TrickView | None = None) -> None:
        """Shows a moment, and then everything that table and bots do until a person is to move."""
        self.busy = True
        # Not yet begun: the next one may take its place before its turn comes.
        work: WorkType[None] = partial(self._go_on, moment, before)
        self.run_worker(work, exclusive=True)

    async def _go_on(self, moment: Moment | None, before: TrickView | None) -> None:
        moved = moment is not None
        try:
            going = moment is None or await self._present(moment, before)
            while going and self.match.waits_for in (Waits.TABLE, Waits.BOT):
                self.show()
                before = self.view
                if (other := await self._others_step()) is not None:
                    moved = True
                    going = await self._present(other, before)
            if not going:
                return
        except Refusal as reason:
            # The store could not keep a step: the match stands as it was, and the next key tries again.
            self.lingering = self.frozen = None
            self.undrawn = ()
            self.refused = reason
        if self.awaited not in (None, self.me) and not self.curtain:
            # A moment for who moved last to see what his step did.
            await self.program.pace.wait(self.program.pace.pauses.thinking)
            self.lower()
        if self.curtain:
            # Keys that were meant for the table must not lift it.
            await self.program.pace.rest(GUARD)
        self.busy = False
        self._prepare()
        self.show()
        if moved and self.awaited is not None:
            self.program.call_person()

    async def _others_step(self) -> Moment | None:
        """The step of the table or of the bot on move, after its pause; None where others sit there meanwhile."""
        if self.match.waits_for is Waits.TABLE:
            return self.match.roll()
        seat, seats = self.match.actor, self.match.seats
        action = await self.program.decide(self.match.decision())
        await self.program.pace.wait(self.program.pace.pauses.thinking)
        return self.match.do(seat, action) if self.match.seats is seats else None

    def _prepare(self) -> None:
        """Begins with a person's turn as if nothing had been chosen in it."""
        self._forget()
        cuts = self.cuts_of(self.view)
        cut = cutting.START if cuts is None else cutting.first_cut(cuts)
        self.keep(cut=cut, nest=self.presenter.marked_at_first(self.view), place=self.first_playable())

    def _forget(self) -> None:
        """Forgets what was chosen and not done."""
        self.turn = Choosing(place=self.turn.place)

    def lower(self) -> None:
        """Lets the curtain down: nobody looks, and nothing of the person who looked is left on the page."""
        self.known[self.me] = len(self.match.moments)
        self.curtain = True
        self.lingering = self.refused = self.frozen = None
        self.undrawn = ()
        self.turn = Choosing()
        self.key_awaited = False
        for choices in self.query(Choices):
            choices.offer((), marked=False)
        self.show()
        for screen in self.app.screen_stack:
            # A page that is open speaks to nobody in particular from now on.
            if isinstance(screen, Page) and screen is not self:
                screen.redraw()

    def do_lift(self) -> None:
        """Lifts the curtain for the person on move, who looks from now on."""
        seat = self.awaited
        if not self.curtain or self.busy or seat is None:
            return
        self.me, self.curtain = seat, False
        self._prepare()
        self.show()

    def first_playable(self) -> int:
        """The place of the first card that may be played; where the choice is, if that card may be played."""
        cards, playable = self.cards, self.presenter.markable(self.view)
        place = self.turn.place
        if not playable or (place < len(cards) and cards[place] in playable):
            return place
        return next(place for place, card in enumerate(cards) if card in playable)

    async def _present(self, moment: Moment, before: TrickView | None) -> bool:
        """Shows what happened; whether the match goes on here.

        The card lands, a finished trick stays a while, the end of a deal has its page.
        """
        ended = next((event.deal for event in moment.events if isinstance(event, DealScored)), None)
        if self.curtain:
            self.show()
        else:
            self.lingering = next((event.trick for event in moment.events if isinstance(event, TrickWon)), None)
            self.frozen = self._ended(before, moment) if ended is not None else None
            if before is not None:
                self.undrawn, self.had = self.presenter.draws(moment.events), before.hand
            self.show()
            await self._let_see(moment)
            self.undrawn = ()
        going = ended is None or await self._after_deal(ended)
        self.frozen = None
        return going

    def _ended(self, before: TrickView | None, moment: Moment) -> TrickView | None:
        """What the person sees while the end of a deal is shown: the deal after its last card."""
        played = next((event for event in moment.events if isinstance(event, Played)), None)
        if before is None or played is None or self.lingering is None:
            return before
        after: TrickView = self.presenter.ended(before, played, self.lingering)
        return after

    async def _let_see(self, moment: Moment) -> None:
        """Lets a card land, a call stand, a finished trick stay a while."""
        pace = self.program.pace
        for event in moment.events:
            if isinstance(event, Played):
                place = place_of(event.seat, self.me, self.match.game)
                await self.query_one(TrickArea).land(place, event.manner, pace, self.room)
            elif isinstance(event, SPOKEN):
                await pace.wait(pace.pauses.call)
        trick = self.lingering
        if trick is not None:
            self.key_awaited = pace.pauses.trick is None
            self.show()
            await pace.wait(pace.pauses.trick)
            self.key_awaited = False
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

    async def _after_deal(self, deal: DealScore) -> bool:
        """Shows the end of a deal, and does what the person then wants; whether the match goes on here.

        Several persons read it together, so behind it nobody looks.
        """
        if len(self.match.person_seats) > 1 and not self.curtain:
            self.lower()
        after = await self.app.push_screen_wait(DealOverPage(self.match, self.reader, deal))
        if after is After.REMATCH:
            self.program.rematch(self.match)
        elif after is After.MENU:
            # A page that was open when the deal ended lies over the table.
            while self in self.app.screen_stack and not self.is_active:
                self.app.pop_screen()
            self.dismiss()
        return after is After.CONTINUE

    def refuse(self, reason: Refusal) -> None:
        """Says it where the prompt stands, until the next key."""
        self.refused = reason
        self.show()

    def do_undo(self) -> None:
        """Takes back the person's last decision."""
        if self.can_undo and self.match.undo():
            self._back_in_time()
        else:
            self.refuse(Refusal(self.match.why_no_undo() or "past-curtain"))

    def do_redo(self) -> None:
        """Does again what was taken back."""
        if self.can_redo and self.match.redo():
            self._back_in_time()

    def _back_in_time(self) -> None:
        """Draws the moment to which the match has gone, and goes on from there."""
        self.lingering = self.refused = self.frozen = None
        self.undrawn = ()
        self.key_awaited = False
        self.keep(raising=False)
        self.go_on()
