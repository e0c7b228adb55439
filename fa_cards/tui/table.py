"""The table of any game: what a person does at it, by keys and clicks."""

from __future__ import annotations

from textual import events

from fa_cards.play.coach import advising
from fa_cards.rules.actions import Play
from fa_cards.rules.errors import Refusal
from fa_cards.tui.advice import counsel
from fa_cards.tui.ask import AskPage
from fa_cards.tui.deeds import attempted
from fa_cards.tui.keys import Act, Scope, find
from fa_cards.tui.seats_page import SeatsPage
from fa_cards.tui.sheet import SheetPage
from fa_cards.tui.sideways import SidewaysPage
from fa_cards.tui.table_time import TableInTime
from fa_cards.words import later, say


class TablePage(TableInTime, SidewaysPage[None]):
    """The table of one match, seen from the seat of the person who looks; kinds of games make more of it."""

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
        """What anything does that the person does: it ends a motion, and what was said to the last one goes."""
        self.program.pace.skip()
        if self.advice:
            self.advice = ""
            self.show()
        if self.refused is None:
            return
        self.refused = None
        self.show()
        if not self.busy and self.goes_by_itself:
            # A step of theirs could not be kept; it is tried again.
            self.go_on()

    def offers(self, act: Act) -> bool:
        """Whether the act can be done now: going back where there is something to go back to, and so on."""
        match act.name:
            case "undo":
                return self.can_undo
            case "redo":
                return self.can_redo
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
        if (action := attempted(act.name)) is None:
            return False
        self.take(self.steps.get(act.name, action))
        return True

    def press(self, name: str) -> bool:
        """Takes the step of that name, or does the act."""
        if self.my_turn and (action := self.steps.get(name)):
            self.take(action)
            return True
        return super().press(name)

    # --- choosing ------------------------------------------------------------------------------------------------

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

    def move_mark(self, rows: int, places: int) -> None:
        """Moves the mark in the choices."""
        self.choices.move(rows, places)
        self.show_prompt(self.view)

    def do_up(self) -> None:
        """Moves up in the choices."""
        self.move_mark(-1, 0)

    def do_down(self) -> None:
        """Moves down in the choices."""
        self.move_mark(1, 0)

    def go_along(self, step: int) -> None:
        """Moves on in the choices."""
        self.move_mark(0, step)

    def do_choose(self) -> None:
        """Takes the marked choice, or says how one is marked: nothing is called by a key too many."""
        if typed := self.turn.typed:
            self.keep(typed="")
            self._take_number(typed)
        elif (marked := self.choices.marked) is not None:
            self.press(marked.name)
        elif self.choices.rows:
            self.refuse(Refusal("nothing-marked"))

    # --- the coach ------------------------------------------------------------------------------------------------

    def do_hint(self) -> None:
        """Asks the coach what to do now, and why."""
        if not self.my_turn:
            self.refuse(Refusal("not-your-turn"))
            return
        self.advice = say("The coach is thinking…")
        self.show()
        self.run_worker(self._be_advised(), group="hint", exclusive=True)

    async def _be_advised(self) -> None:
        """Shows what the coach advises, unless the person has moved on meanwhile."""
        match, number = self.match, len(self.match.moments)
        advice = await self.program.work(advising(match.game, match.view(self.me), number))
        if self.my_turn and self.advice and (match, number) == (self.match, len(self.match.moments)):
            self.advice = counsel(advice, self.names, self.me, match.game)
            if isinstance(advice.action, Play) and advice.action.card in self.cards:
                self.keep(place=self.cards.index(advice.action.card))
            self.show()

    # --- other pages ---------------------------------------------------------------------------------------------

    def do_back(self) -> None:
        """Asks whether to leave the match."""

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
        self.end_showing()
        self.go_on()
