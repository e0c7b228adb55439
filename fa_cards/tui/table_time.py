"""How a match goes on at the table: bots and table act in their time, and what happened is shown."""

from __future__ import annotations

from functools import partial

from textual.worker import WorkType

from fa_cards.play.match import Moment, Waits
from fa_cards.rules.actions import Action
from fa_cards.rules.errors import Refusal
from fa_cards.rules.events import DealScored
from fa_cards.rules.game import DealScore, View
from fa_cards.tui.choices import Choices
from fa_cards.tui.deal_over import After
from fa_cards.tui.page import Page
from fa_cards.tui.table_frame import TableFrame
from fa_cards.tui.tables import deal_over_page

NOT_YET = "not-your-turn"
"""The code with which a key is refused that came before its time."""
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
        self.drop_choice()
        self.go_on(moment, before)

    def go_on(self, moment: Moment | None = None, before: View | None = None) -> None:
        """Shows a moment, and then everything that table and bots do until a person is to move."""
        self.busy = True
        # Not yet begun: the next one may take its place before its turn comes.
        work: WorkType[None] = partial(self._go_on, moment, before)
        self.run_worker(work, exclusive=True)

    async def _go_on(self, moment: Moment | None, before: View | None) -> None:
        moved = moment is not None
        try:
            going = moment is None or await self._present(moment, before)
            while going and self.goes_by_itself:
                self.show()
                before = self.view
                if (other := await self._others_step()) is not None:
                    moved = True
                    going = await self._present(other, before)
            if not going:
                return
        except Refusal as reason:
            # The store could not keep a step: the match stands as it was, and the next key tries again.
            self.end_showing()
            self.refused = reason
        if self.awaited not in (None, self.me) and not self.curtain:
            # A moment for who moved last to see what his step did.
            await self.program.pace.wait(self.program.pace.pauses.thinking)
            self.lower()
        if self.curtain:
            # Keys that were meant for the table must not lift it.
            await self.program.pace.rest(GUARD)
        self.busy = False
        if self.refused is not None and self.refused.code == NOT_YET and self.my_turn:
            # What was true while others moved is so no longer.
            self.refused = None
        self.prepare()
        self.show()
        if moved and self.awaited is not None:
            self.program.call_person()

    @property
    def goes_by_itself(self) -> bool:
        """Whether the match goes on without a person's key."""
        return self.match.waits_for in (Waits.TABLE, Waits.BOT) or self.wished is not None

    @property
    def wished(self) -> Action | None:
        """The step that the person on move wishes to be taken for him; None where there is none."""
        return None

    async def _others_step(self) -> Moment | None:
        """The step of the table, of the bot on move after its pause, or the one that a person wishes to be taken.

        None where others sit there meanwhile.
        """
        if self.match.waits_for is Waits.TABLE:
            return self.match.roll()
        seat, seats = self.match.actor, self.match.seats
        if (wished := self.wished) is not None:
            return self.match.do(seat, wished)
        action = await self.program.decide(self.match.decision())
        await self.program.pace.wait(self.pause_before(action))
        return self.match.do(seat, action) if self.match.seats is seats else None

    def pause_before(self, action: Action) -> float:
        """How long one sees whose turn it is before a bot does this."""
        return self.program.pace.pauses.thinking

    # --- what the person has chosen ------------------------------------------------------------------------------

    def prepare(self) -> None:
        """Begins with a person's turn as if nothing had been chosen in it."""
        self.forget()
        self.keep(place=self.first_playable())

    def forget(self) -> None:
        """Forgets what was chosen and not done, but for the place in the hand."""
        place, self.turn = self.turn.place, self.fresh_turn()
        self.keep(place=place)

    def drop_choice(self) -> None:
        """Leaves what was begun to be chosen for a step, which is done by now or void."""
        self.forget()

    def first_playable(self) -> int:
        """The place of the first card that may be played; where the choice is, if that card may be played."""
        cards, playable = self.cards, self.presenter.markable(self.view)
        place = self.turn.place
        if not playable or (place < len(cards) and cards[place] in playable):
            return place
        return next(place for place, card in enumerate(cards) if card in playable)

    # --- the curtain ---------------------------------------------------------------------------------------------

    def lower(self) -> None:
        """Lets the curtain down: nobody looks, and nothing of the person who looked is left on the page."""
        self.known[self.me] = len(self.match.moments)
        self.curtain = True
        self.end_showing()
        self.refused = None
        self.turn = self.fresh_turn()
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
        self.prepare()
        self.show()

    # --- showing what happened -----------------------------------------------------------------------------------

    async def _present(self, moment: Moment, before: View | None) -> bool:
        """Shows what happened; whether the match goes on here. The end of a deal has its page."""
        ended = next((event.deal for event in moment.events if isinstance(event, DealScored)), None)
        if self.curtain:
            self.show()
        else:
            await self.show_moment(moment, before, ends=ended is not None)
        going = ended is None or await self._after_deal(ended)
        self.frozen = None
        return going

    async def show_moment(self, moment: Moment, before: View | None, *, ends: bool) -> None:
        """Shows a step to who looks, for as long as it takes him to see it.

        Args:
            moment: the step.
            before: what he knew before it; None where nobody saw that.
            ends: whether it ended the deal, of which the person then goes on seeing what `frozen` has.
        """
        self.frozen = before if ends else None
        self.show()
        await self.let_see(moment)
        if ends:
            await self.let_lie()

    async def let_lie(self) -> None:
        """Lets what lies on the table stay there, as long as a finished trick does."""
        pace = self.program.pace
        self.key_awaited = pace.pauses.trick is None
        self.show()
        await pace.wait(pace.pauses.trick)
        self.key_awaited = False

    async def let_see(self, moment: Moment) -> None:
        """Lets what was said stand a while."""
        pace = self.program.pace
        for event in moment.events:
            if isinstance(event, self.presenter.spoken):
                await pace.wait(pace.pauses.call)

    def end_showing(self) -> None:
        """Shows nothing any more of what is past."""
        self.frozen = None
        self.key_awaited = False

    async def _after_deal(self, deal: DealScore) -> bool:
        """Shows the end of a deal, and does what the person then wants; whether the match goes on here.

        Several persons read it together, so behind it nobody looks.
        """
        if len(self.match.person_seats) > 1 and not self.curtain:
            self.lower()
        after = await self.app.push_screen_wait(deal_over_page(self.match, self.reader, deal))
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

    # --- going back ----------------------------------------------------------------------------------------------

    def do_undo(self) -> None:
        """Takes back the person's last decision."""
        if self.can_undo and self.go_back():
            self._back_in_time()
        else:
            self.refuse(Refusal(self.match.why_no_undo() or "past-curtain"))

    def do_redo(self) -> None:
        """Does again what was taken back."""
        if self.can_redo and self.go_forward():
            self._back_in_time()

    def go_back(self) -> bool:
        """Goes back to a decision of the person; whether there was one to go back to."""
        return self.match.undo()

    def go_forward(self) -> bool:
        """Goes forward to his next decision; whether there was anything to do again."""
        return self.match.redo()

    def _back_in_time(self) -> None:
        """Draws the moment to which the match has gone, and goes on from there."""
        self.end_showing()
        self.refused = None
        self.drop_choice()
        self.go_on()
