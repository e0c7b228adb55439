"""How a match goes on at the table: bots and table act in their time, and what happened is shown."""

from __future__ import annotations

import asyncio

from fa_cards.play.match import Moment, Waits
from fa_cards.rules.actions import Action
from fa_cards.rules.errors import Refusal
from fa_cards.rules.teka import TekaView
from fa_cards.rules.teka.auction import Called
from fa_cards.rules.teka.events import DealScored, RaiseAnswered, RaiseOffered, TekaDeal
from fa_cards.rules.tricks import Played, TrickWon
from fa_cards.tui import cutting
from fa_cards.tui.deal_over import After, DealOverPage
from fa_cards.tui.deeds import playable_cards
from fa_cards.tui.room import TrickArea
from fa_cards.tui.seats import place_of
from fa_cards.tui.table_frame import TableFrame


class TableInTime(TableFrame):
    """The table with its match going on."""

    def on_mount(self) -> None:
        """Draws the table and lets the match go on."""
        super().on_mount()
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
        self.raising = False
        self.go_on(moment, before)

    def go_on(self, moment: Moment | None = None, before: TekaView | None = None) -> None:
        """Shows a moment, and then everything that table and bots do until a person is to move."""
        self.busy = True
        self.run_worker(self._go_on(moment, before), exclusive=True)

    async def _go_on(self, moment: Moment | None, before: TekaView | None) -> None:
        try:
            going = moment is None or await self._present(moment, before)
            while going and self.match.waits_for in (Waits.TABLE, Waits.BOT):
                self.show()
                before = self.view
                going = await self._present(await self._others_step(), before)
            if not going:
                return
        except Refusal as reason:
            # The store could not keep a step: the match stands as it was, and the next key tries again.
            self.lingering = self.frozen = None
            self.refused = reason
        self.busy = False
        self.cut_at = cutting.START if (cuts := self.cuts_of(self.view)) is None else cutting.first_cut(cuts)
        self.place = self.first_playable()
        self.show()

    async def _others_step(self) -> Moment:
        """The step of the table or of the bot on move, after its pause."""
        if self.match.waits_for is Waits.TABLE:
            return self.match.roll()
        seat = self.match.actor
        action = await asyncio.to_thread(self.match.think)
        await self.program.pace.wait(self.program.pace.pauses.thinking)
        return self.match.do(seat, action)

    def first_playable(self) -> int:
        """The place of the first card that may be played; where the choice is, if that card may be played."""
        cards, playable = self.cards, playable_cards(self.view)
        if not playable or (self.place < len(cards) and cards[self.place] in playable):
            return self.place
        return next(place for place, card in enumerate(cards) if card in playable)

    async def _present(self, moment: Moment, before: TekaView | None) -> bool:
        """Shows what happened; whether the match goes on here.

        The card lands, a finished trick stays a while, the end of a deal has its page.
        """
        pace = self.program.pace
        self.lingering = next((event.trick for event in moment.events if isinstance(event, TrickWon)), None)
        ended = next((event.deal for event in moment.events if isinstance(event, DealScored)), None)
        self.frozen = before if ended is not None else None
        self.show()
        for event in moment.events:
            if isinstance(event, Played):
                place = place_of(event.seat, self.me, self.match.game)
                await self.query_one(TrickArea).land(place, event.manner, pace, self.room)
            elif isinstance(event, Called | RaiseOffered | RaiseAnswered):
                await pace.wait(pace.pauses.call)
        if self.lingering is not None:
            await pace.wait(pace.pauses.trick)
            self.lingering = None
        going = ended is None or await self._after_deal(ended)
        self.frozen = None
        return going

    async def _after_deal(self, deal: TekaDeal) -> bool:
        """Shows the end of a deal, and does what the person then wants; whether the match goes on here."""
        after = await self.app.push_screen_wait(DealOverPage(self.match, self.me, deal))
        if after is After.REMATCH:
            self.program.rematch(self.match)
        elif after is After.MENU:
            self.dismiss()
        return after is After.CONTINUE

    def refuse(self, reason: Refusal) -> None:
        """Says it where the prompt stands, until the next key."""
        self.refused = reason
        self.show()

    def do_undo(self) -> None:
        """Takes back the person's last decision."""
        if self.match.undo():
            self._back_in_time()

    def do_redo(self) -> None:
        """Does again what was taken back."""
        if self.match.redo():
            self._back_in_time()

    def _back_in_time(self) -> None:
        """Draws the moment to which the match has gone, and goes on from there."""
        self.lingering = self.refused = self.frozen = None
        self.raising = False
        self.go_on()
