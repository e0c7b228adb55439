"""The table of contract rummy: what a person does at it, by keys and clicks."""

from __future__ import annotations

from textual import events

from fa_cards.play.match import Moment
from fa_cards.rules.actions import Action, Buy, Discard, Draw, Lay, Let, Swap, Take
from fa_cards.rules.errors import Refusal
from fa_cards.rules.game import View
from fa_cards.rules.melds import Meld
from fa_cards.rules.phases import Phase
from fa_cards.rules.rummy import RummyState, RummyView
from fa_cards.tui.deeds import attempted
from fa_cards.tui.keys import BY_NAME, Act, Scope, find
from fa_cards.tui.rummy import telling
from fa_cards.tui.rummy.melds import MELD, MeldsArea
from fa_cards.tui.rummy.order import Held
from fa_cards.tui.rummy.own_cards import OwnCards
from fa_cards.tui.rummy.piles import PILE, STOCK
from fa_cards.tui.rummy.tray import FREEING, IN_TRAY
from fa_cards.tui.rummy.ways import Way, ways_on
from fa_cards.words import say
from fa_cards.words.rummy.contract import wild_word

UNBOUGHT = 0.3
"""So much of the usual pause a bot takes that does not buy."""
_OF_TURN = (Scope.RUMMY_TAKE, Scope.RUMMY_BUY, Scope.RUMMY_MELD)
"""The scopes of a turn: a key of one that cannot be used now says why."""
_OF_PHASE = {Scope.RUMMY_TAKE: Phase.TAKE, Scope.RUMMY_BUY: Phase.BUY, Scope.RUMMY_MELD: Phase.MELD}


class RummyTablePage(OwnCards):
    """The table of one match of contract rummy, seen from the seat of the person who looks."""

    sure_of: int | None = None
    """The tag of the card of which the person was told why he might not want to throw it away, until another key."""

    def on_key(self, event: events.Key) -> None:
        """Does what the key stands for, or says why it cannot be used now; what was said of the last one goes."""
        if self.listens and not self.too_small:
            if self.told:
                self.told = ""
                self.show()
            act = find(event, self.scopes)
            if act is None or act.name != "discard":
                self.sure_of = None
            if act is None and (meant := find(event, (*_OF_TURN, Scope.RUMMY_HAND))) is not None and self._explains:
                event.stop()
                event.prevent_default()
                self._attend()
                self._say_why_not(meant)
                return
        super().on_key(event)

    @property
    def _explains(self) -> bool:
        """Whether a key that cannot be used now is meant for the turn: nothing past is shown, and somebody looks."""
        return not self.curtain and not self.key_awaited and self.frozen is None and not self.match.state.finished

    def _say_why_not(self, meant: Act) -> None:
        """Why an act of a turn cannot be done now, and which can."""
        if not self.my_turn:
            self.refuse(Refusal("not-your-turn"))
        elif self.turn.ways or self.turn.targets:
            self.say_why(say("Choose one of these first; {key} leaves them.", key=BY_NAME["back"].cap))
        elif self.view.phase is Phase.TAKE:
            first, second = BY_NAME["take"].cap, BY_NAME["draw"].cap
            self.say_why(say("First you get a card: {take} takes the open one, {draw} draws.", take=first, draw=second))
        elif self.view.phase is Phase.BUY:
            yes, no = BY_NAME["buy"].cap, BY_NAME["let"].cap
            self.say_why(say("First say whether you buy: {buy} buys, {let} does not.", buy=yes, let=no))
        elif isinstance(step := attempted(meant.name), Take) and (why := self.match.why_not(self.me, step)) is not None:
            self.refuse(why if why.code != "not-now" else Refusal("card-there", key=BY_NAME["discard"].cap))
        else:
            self.refuse(Refusal("card-there", key=BY_NAME["discard"].cap))

    def on_mouse_down(self) -> None:
        """What was said of the last attempt goes, as with any key."""
        if self.listens:
            self.told = ""
        super().on_mouse_down()

    def offers(self, act: Act) -> bool:
        """Whether the act can be done now: those of a turn in their part of it."""
        if act.scope in _OF_PHASE:
            return self.my_turn and self.view.phase is _OF_PHASE[act.scope] and super().offers(act)
        if act.scope in (Scope.RUMMY_HAND, Scope.RUMMY_CHOICE):
            return not self.curtain and act.scope in self.scopes and super().offers(act)
        return super().offers(act)

    def do(self, act: Act) -> bool:
        """Takes one of several ways; the rest is that of every table."""
        if act.scope is Scope.RUMMY_CHOICE:
            return self._take_way(int(act.name[-1]))
        return super().do(act)

    def press(self, name: str) -> bool:
        """Does what was clicked: a card, a meld, the discards, the stock, a meld of the tray."""
        if name.startswith("take-") and name[5:].isdigit():
            return self._click_card(int(name[5:]))
        if name.startswith(MELD):
            self.lay_on(int(name.removeprefix(MELD)))
            return True
        if name.startswith(IN_TRAY):
            self.put(self.desk.taking_out(int(name.removeprefix(IN_TRAY))))
            return True
        if name.startswith(FREEING):
            self.put(self.desk.giving_back())
            return True
        if name == PILE:
            return self._click_pile()
        if name == STOCK:
            return self.do_draw() if self.my_turn and self.view.phase is Phase.TAKE else False
        return super().press(name)

    def _click_card(self, place: int) -> bool:
        """Chooses the card; before one is down it is marked too, or its mark is taken away."""
        desk = self.desk
        if not 0 <= place < len(desk.shown):
            return False
        self._leave_choice()
        desk = desk.choosing(place)
        self.put(desk.marking() if self.arranging else desk)
        return True

    def _click_pile(self) -> bool:
        """Takes the top card, or throws the chosen card on it."""
        if not self.my_turn:
            return False
        if self.view.phase is Phase.TAKE:
            return self.do_take()
        if self.view.phase is Phase.BUY:
            return self.do_buy()
        if len(self.desk.marked) > 1:
            self.say_why(say("Several cards are marked: {key} throws the chosen one away.", key=BY_NAME["discard"].cap))
            return True
        return self.do_discard()

    # --- steps ---------------------------------------------------------------------------------------------------

    def take(self, action: Action) -> None:
        """Takes a step, and keeps what lay there before it for when it is taken back."""
        if self.my_turn:
            self.laid_before[self.me, len(self.match.moments)] = self.desk
        super().take(action)

    def _take(self, step: Action) -> bool:
        """Whether it was the person's turn; the step is taken, or he is told why not."""
        if not self.my_turn:
            return False
        self.take(step)
        return True

    def do_take(self) -> bool:
        """Takes the top discard."""
        return self._take(Take())

    def do_draw(self) -> bool:
        """Draws from the stock."""
        return self._take(Draw())

    def do_buy(self) -> bool:
        """Buys the top discard."""
        return self._take(Buy())

    def do_let(self) -> bool:
        """Leaves the top discard to others."""
        return self._take(Let())

    def do_discard(self) -> bool:
        """Throws the chosen card away."""
        one = self.desk.one
        if one is None or not self.my_turn:
            return False
        if self.sure_of != one.tag and (why := self._why_keep(one)):
            self.sure_of = one.tag
            self.say_why(why)
            return True
        self.gone = frozenset([one.tag])
        return self._take(Discard(one.card))

    def _why_keep(self, one: Held) -> str:
        """What is lost by throwing this card away now, before melds that were put together are laid; else nothing."""
        desk, key = self.desk, BY_NAME["discard"].cap
        if desk.tray.whole(self.view.contract) and not self.view.is_down:
            return say("Your contract lies in the tray: lay it, or {key} again throws this card away.", key=key)
        if desk.marked_cards and one.tag not in desk.marked:
            return say("Other cards are marked, this one is not: {key} again throws it away.", key=key)
        return ""

    def do_buy_asking(self) -> None:
        """The person is not asked any more in this round whether he buys, or is asked again."""
        unasked = self.laid_out.unasked
        if self.unasked:
            del unasked[self.me]
            self.say_why(say("You are asked again whether you buy."))
            return
        unasked[self.me] = len(self.match.deals)
        if self.my_turn and self.view.phase is Phase.BUY:
            self.take(Let())
        else:
            self.show()

    # --- taking back ---------------------------------------------------------------------------------------------

    @property
    def wished(self) -> Action | None:
        """That a card is not bought, for who wishes not to be asked."""
        seat, state = self.awaited, self.match.state
        assert isinstance(state, RummyState)
        return Let() if seat is not None and state.phase is Phase.BUY and self.lets_all(seat) else None

    def go_back(self) -> bool:
        """Goes back to a decision that the person took himself; what he wished not to be asked was none.

        Where there is nothing else to go back to it goes to the last such question, and he is asked again.
        """
        steps = 0
        while self.match.undo():
            steps += 1
            if self.wished is None:
                self._lay_out_again()
                return True
        for _ in range(steps - 1):
            self.match.redo()
        self.laid_out.unasked.pop(self.me, None)
        return steps > 0

    def go_forward(self) -> bool:
        """Goes forward to the next such decision."""
        moved = self.match.redo()
        while moved and self.wished is not None and self.match.can_redo:
            self.match.redo()
        return moved

    def _lay_out_again(self) -> None:
        """Lays out what lay there, and chooses what was chosen, when the person took the step that was taken back."""
        desk = self.laid_before.get((self.me, len(self.match.moments)))
        if desk is not None:
            self.desks[self.me] = desk

    # --- laying off ----------------------------------------------------------------------------------------------

    def do_lay_off(self) -> None:
        """Lays the chosen card where it fits; where it fits several melds, lets one be chosen."""
        if not self.melding or self.chosen is None:
            return
        targets = tuple(self.targets)
        if len(targets) == 1:
            self.lay_on(targets[0])
        elif targets:
            self.keep(targets=targets, target=0)
            self.show()
        elif (place := self.next_fitting()) is not None:
            self.desks[self.me] = self.desk.choosing(place)
            if self.frees_alone:
                # What it frees is told where the prompt stands.
                self.show()
            else:
                self.say_why(say("This card fits: {key} again lays it off.", key=BY_NAME["lay-off"].cap))
        else:
            self.refuse(Refusal("no-fit" if self.view.is_down else "down-first"))

    def lay_on(self, number: int) -> None:
        """Lays the chosen card on a meld, or puts it in the place of a wild there; or says why it cannot go there."""
        card = self.chosen
        if not self.melding or card is None:
            return
        self._leave_choice()
        steps = self.targets.get(number, ())
        if len(steps) > 1:
            meld = self.desk.table(self.view)[number - 1]
            self.keep(ways=ways_on(meld, steps, self.view.rules), asked=say("At which end?"))
            self.show()
            return
        self._lay(steps[0] if steps else Lay(card, number))

    def _lay(self, step: Lay | Swap) -> None:
        one = self.desk.one
        if isinstance(step, Swap) and not self.view.is_down:
            self.desks[self.me] = self.desk.freeing(step, self.desk.wild_freed(step, self.view))
            wild = wild_word(self.view.rules)
            self.say_why(
                say("The {wild} of meld {n} is in your hand: lay it now with your contract.", wild=wild, n=step.number)
            )
            return
        self.gone = frozenset() if one is None else frozenset([one.tag])
        self.take(step)

    def _take_number(self, typed: str) -> None:
        """Lays the chosen card on the meld of that number."""
        number = int(typed)
        if 1 <= number <= len(self.view.table):
            self.lay_on(number)
        else:
            self.refuse(Refusal("no-such-meld", n=number))

    # --- one of several ------------------------------------------------------------------------------------------

    def _take_way(self, place: int) -> bool:
        """Does what the way at a place does; with melds to choose from the number is that of a meld."""
        if self.turn.targets:
            self._take_number(str(place))
            return True
        if not 1 <= place <= len(self.turn.ways):
            return False
        way: Way = self.turn.ways[place - 1]
        self._leave_choice()
        if isinstance(way.does, Meld):
            self._put(way.does)
        else:
            self._lay(way.does)
        return True

    def _leave_choice(self) -> None:
        self.keep(ways=(), asked="", targets=(), target=0)

    def _move_target(self, step: int) -> None:
        self.keep(target=(self.turn.target + step) % len(self.turn.targets))
        self.show()
        self.query_one(MeldsArea).keep_in_sight()

    def move_mark(self, rows: int, places: int) -> None:
        """Goes to another meld that the card fits, or to another way."""
        if self.turn.targets:
            self._move_target(rows or places)
        else:
            super().move_mark(rows, places)

    def do_choose(self) -> None:
        """Takes what is marked."""
        if self.turn.targets:
            self.lay_on(self.turn.targets[self.turn.target])
        else:
            super().do_choose()

    def do_back(self) -> None:
        """Leaves what is being chosen, or asks whether to leave the match."""
        if self.turn.ways or self.turn.targets:
            self._leave_choice()
            self.show()
        else:
            super().do_back()

    # --- what goes on --------------------------------------------------------------------------------------------

    def prepare(self) -> None:
        """Begins with a person's turn as if nothing had been chosen in it; his cards lie as he has laid them out."""
        self.forget()
        self.gone, self.sure_of = frozenset(), None
        if self.refused is not None and self.refused.code == "not-your-turn":
            # By now it may be.
            self.refused = None

    async def show_moment(self, moment: Moment, before: View | None, *, ends: bool) -> None:
        """Shows a step to who looks; of one that ended the deal, what then lay on the table."""
        after = telling.ended(before, moment.events) if ends and isinstance(before, RummyView) else before
        await super().show_moment(moment, after, ends=ends)

    def pause_before(self, action: Action) -> float:
        """How long one sees who is asked: up to five do not buy, one after the other, and nothing happens by it."""
        thinking = super().pause_before(action)
        return thinking * UNBOUGHT if isinstance(action, Let) else thinking

    def lower(self) -> None:
        """Lets the curtain down: nothing of the person who looked is left on the page."""
        self.told, self.gone, self.sure_of = "", frozenset(), None
        super().lower()

    def do_page_up(self) -> None:
        """Scrolls the melds up."""
        self.query_one(MeldsArea).scroll_page_up(animate=False)

    def do_page_down(self) -> None:
        """Scrolls the melds down."""
        self.query_one(MeldsArea).scroll_page_down(animate=False)
