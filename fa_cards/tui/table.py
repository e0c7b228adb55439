"""The table: what a person does at it, by keys and clicks."""

from __future__ import annotations

from textual import events
from textual.content import Content

from fa_cards.play.match import Waits
from fa_cards.rules.actions import Bury, Cut, Play, Raise
from fa_cards.rules.cards import Suit
from fa_cards.rules.errors import Refusal
from fa_cards.rules.phases import Phase
from fa_cards.tui import cutting
from fa_cards.tui.ask import AskPage
from fa_cards.tui.deeds import MANNER_ACTS, attempted
from fa_cards.tui.games.presenter import COLOUR
from fa_cards.tui.keys import Act, Scope, find
from fa_cards.tui.nest import BACK
from fa_cards.tui.seats_page import SeatsPage
from fa_cards.tui.sheet import SheetPage
from fa_cards.tui.sideways import SidewaysPage
from fa_cards.tui.table_time import TableInTime
from fa_cards.words import later, say


class TablePage(TableInTime, SidewaysPage[None]):
    """The table of one match, seen from the seat of the person who looks."""

    def on_key(self, event: events.Key) -> None:
        """Does what the key stands for; any key ends a motion."""
        if not self.listens:
            return
        self._attend()
        typed = self.turn.typed
        self.keep(typed="")
        act = find(event, self.scopes)
        if act is not None and act.name.startswith(("number-", "digit-", "choose")):
            self.keep(typed=typed)
        super().on_key(event)
        if typed or self.turn.typed:
            self.show()

    def on_mouse_down(self) -> None:
        """Ends a motion and takes an old refusal away, as any key does."""
        if self.listens:
            self._attend()

    def _attend(self) -> None:
        """What anything does that the person does: it ends a motion, and the reason for the last refusal goes."""
        self.program.pace.skip()
        if self.refused is None:
            return
        self.refused = None
        self.show()
        if not self.busy and self.match.waits_for in (Waits.TABLE, Waits.BOT):
            # A step of theirs could not be kept; it is tried again.
            self.go_on()

    def offers(self, act: Act) -> bool:
        """Whether the act can be done now: going back where there is something to go back to, and so on."""
        match act.name:
            case "undo":
                return self.can_undo
            case "redo":
                return self.can_redo
            case "raise":
                return any(isinstance(action, Raise) for action in self.view.legal)
            case "bids-on":
                return any(
                    one.name == act.name for row in self.presenter.middle(self.view, self.choosing) for one in row
                )
            case "no-cut":
                return self.view.phase is Phase.DEALER_CUT
            case "last-deal":
                return self.program.settings.last_deal and bool(self.match.last_deal)
            case _:
                return super().offers(act)

    def do(self, act: Act) -> bool:
        """Takes the step that the act stands for now, says why it may not be taken, or chooses."""
        if not self.my_turn:
            return False
        if act.name.startswith(("number-", "digit-")):
            self._type(act.name[-1])
            return True
        if act.scope is Scope.CARD and (place := act.name.removeprefix("card-")).isdigit():
            self.choose(int(place) - 1)
            return True
        manner = next((manner for manner, name in MANNER_ACTS.items() if name == act.name), None)
        action = attempted(act.name)
        if manner is not None and self.chosen is not None:
            action = Play(self.chosen, manner)
        if action is None:
            return False
        self.take(self.steps.get(act.name, action))
        return True

    def press(self, name: str) -> bool:
        """A card that is clicked is chosen; clicked again it is played."""
        if name.startswith("take-"):
            place = int(name[5:])
            if not self.my_turn or self.view.phase not in (Phase.PLAY, Phase.NEST):
                return False
            if self.view.phase is Phase.NEST:
                self.choose(place)
                self.do_mark()
            elif place == self.turn.place and self.chosen is not None:
                self.take(Play(self.chosen))
            else:
                self.choose(place)
            return True
        if name.startswith(cutting.CUT_AT) and self.my_turn and (cuts := self.cuts_of(self.view)) is not None:
            self.keep(cut=cutting.nearest(int(name.removeprefix(cutting.CUT_AT)), cuts))
            self.show()
            return True
        if name.startswith(BACK) and self.my_turn:
            self.choose([card.text for card in self.cards].index(name.removeprefix(BACK)))
            self.do_mark()
            return True
        if name.startswith(COLOUR) and self.my_turn:
            self._choose_colour(Suit(name.removeprefix(COLOUR)))
            return True
        if self.my_turn and (action := self.steps.get(name)):
            self.take(action)
            return True
        return super().press(name)

    def _type(self, digit: str) -> None:
        """Takes a digit of a number: the number at once where no longer one can begin with it.

        A first digit waits for another one where all numbers have more.
        """
        typed = self.turn.typed + digit
        self.keep(typed="")
        numbers = [str(number) for number in self.presenter.numbers(self.view, self.choosing)]
        longer = any(number.startswith(typed) and number != typed for number in numbers)
        if longer or len(typed) == 1 < min(map(len, numbers), default=1):
            self.keep(typed=typed)
        else:
            self._take_number(typed)

    def _take_number(self, typed: str) -> None:
        """Takes the step that the number stands for, or says why it may not be taken."""
        action = self.presenter.numbered(self.view, int(typed), self.choosing)
        if action is not None:
            self.take(action)
        else:
            self.refuse(Refusal("no-such-number", n=int(typed)))

    def _choose_colour(self, colour: Suit) -> None:
        """Shows the numbers of a colour, the highest of them marked."""
        self.keep(colour=colour)
        self.show()
        _, numbers, *_ = self.choices.rows
        self.choices.mark(numbers[0].name)
        self._show_prompt(self.view)

    def do_bids_on(self) -> None:
        """Shows other bids."""
        self.keep(bids_page=self.turn.bids_page + 1)
        self.show()

    def do_mark(self) -> None:
        """Marks the chosen card for the nest or takes the mark away, or says why it may not go there."""
        one = self.chosen
        if not self.my_turn or self.view.phase is not Phase.NEST or one is None:
            return
        reason = self.presenter.why_not(self.view, self.choosing)
        if reason is not None:
            self.refuse(reason)
            return
        facts = self.presenter.nest(self.view, self.choosing)
        if facts is not None and one not in self.turn.nest and len(self.turn.nest) == facts.size:
            self.refuse(Refusal("bury-count", n=facts.size))
            return
        bound = self.presenter.marked_at_first(self.view)
        self.keep(nest=bound | (self.turn.nest ^ {one}))
        self.show()

    def do_bury(self) -> None:
        """Buries the marked cards once they are enough; marks the chosen one before that."""
        marked = tuple(card for card in self.cards if card in self.turn.nest)
        if self.my_turn and self.match.why_not(self.me, Bury(marked)) is None:
            self.take(Bury(marked))
        else:
            self.do_mark()

    def choose(self, place: int) -> None:
        """Chooses the card at a place of the hand, where there is one."""
        if 0 <= place < len(self.cards):
            self.keep(place=place)
            self.show()

    def _step(self, cells: int) -> None:
        """Moves the choice by one card as the eye sees it: positive is to the right."""
        self.choose((self.turn.place + self.along(cells)) % max(len(self.cards), 1))

    def do_card_left(self) -> None:
        """Chooses the next card to the left."""
        self._step(-1)

    def do_card_right(self) -> None:
        """Chooses the next card to the right."""
        self._step(1)

    def do_card_first(self) -> None:
        """Chooses the first card."""
        self.choose(0)

    def do_card_last(self) -> None:
        """Chooses the last card."""
        self.choose(len(self.cards) - 1)

    def do_raise(self) -> None:
        """Shows the numbers to which the contract may be raised, or says why it may not."""
        if not self.my_turn:
            return
        lowest = min(self.presenter.raises(self.view), default=0)
        self.refused = self.match.why_not(self.me, Raise(lowest))
        self.keep(raising=self.refused is None)
        self.show()

    def _move_mark(self, rows: int, places: int) -> None:
        self.choices.move(rows, places)
        marked = self.choices.marked
        if marked is not None and marked.name.startswith(COLOUR):
            # The numbers below are always those of the colour that the mark was on last.
            self.keep(colour=Suit(marked.name.removeprefix(COLOUR)))
            self.show()
            # Other numbers are other choices, in which nothing is marked yet.
            self.choices.mark(marked.name)
        self._show_prompt(self.view)

    def do_manner_before(self) -> None:
        """Marks the manner before."""
        self._move_mark(0, -1)

    def do_manner_after(self) -> None:
        """Marks the next manner."""
        self._move_mark(0, 1)

    def do_plain(self) -> None:
        """Plays the chosen card in the marked manner, or says why it may not be played."""
        marked = self.choices.marked
        if self.chosen is None:
            return
        if marked is None or self.chosen not in self.presenter.markable(self.view):
            # Whatever else is offered now, the key is that of the card.
            self.take(Play(self.chosen))
        else:
            self.press(marked.name)

    def do_up(self) -> None:
        """Moves up in the choices."""
        self._move_mark(-1, 0)

    def do_down(self) -> None:
        """Moves down in the choices."""
        self._move_mark(1, 0)

    def go_along(self, step: int) -> None:
        """Moves on in the choices."""
        self._move_mark(0, step)

    def do_choose(self) -> None:
        """Takes the marked choice, or says how one is marked: nothing is called by a key too many."""
        if typed := self.turn.typed:
            self.keep(typed="")
            self._take_number(typed)
        elif (marked := self.choices.marked) is not None:
            self.press(marked.name)
        elif self.choices.rows:
            self.refuse(Refusal("nothing-marked"))

    def _move_cut(self, step: int) -> None:
        cuts = self.cuts_of(self.view)
        if cuts is not None:
            self.keep(cut=cutting.moved(self.turn.cut, step, cuts))
            self.show()

    def do_cut_less(self) -> None:
        """Moves the cut to the left as the eye sees it."""
        self._move_cut(self.along(-1))

    def do_cut_more(self) -> None:
        """Moves the cut to the right as the eye sees it."""
        self._move_cut(self.along(1))

    def do_cut(self) -> None:
        """Cuts at the mark."""
        self.take(Cut(self.turn.cut))

    def do_no_cut(self) -> None:
        """Leaves the pack as it is."""
        self.take(Cut(0))

    # --- other pages ---------------------------------------------------------------------------------------------

    def do_back(self) -> None:
        """Leaves the choice of a raise, or asks whether to leave the match."""
        if self.turn.raising:
            self.keep(raising=False)
            self.show()
            return
        self._ask_to_leave()

    def _ask_to_leave(self) -> None:
        def answered(yes: bool | None) -> None:
            if yes:
                self.dismiss()

        question = later("The match is kept and you can go on later. Leave it?")
        self.app.push_screen(AskPage(question.said), answered)

    def do_sheet(self) -> None:
        """Shows the score sheet."""
        self.app.push_screen(SheetPage(self.match, self.reader))

    def do_seats(self) -> None:
        """Shows who sits where, to change it."""
        # At the curtain he stands before it whose turn it is.
        here = self.awaited if self.curtain and self.awaited is not None else self.me
        self.app.push_screen(SeatsPage(self.match, here, self._seated))

    def _seated(self) -> None:
        """Goes on with those who sit there now; who has left his seat looks no longer."""
        deal_ends = self.frozen is not None
        if self.me not in self.match.person_seats and not self.curtain:
            self.lower()
        if deal_ends:
            # Its end is being shown, and after that the match goes on with them by itself.
            return
        # Anew, whatever is being shown: it may have ended with those who sat there before.
        self.lingering = None
        self.undrawn = ()
        self.key_awaited = False
        self.go_on()

    def do_last_deal(self) -> None:
        """Shows the tricks of the deal before."""
        self.read("last-deal", later("Tricks of the last deal"), self._last_deal)

    def _last_deal(self) -> Content | str:
        if not self.program.settings.last_deal:
            return say("This aid is switched off in the settings.")
        return self.tricks(self.match.last_deal)
