"""What a person does with his own cards at the table of contract rummy: choosing, sorting, putting melds together."""

from __future__ import annotations

from fa_cards.rules.actions import Down, FurtherMeld
from fa_cards.rules.errors import Refusal
from fa_cards.rules.melds import Meld
from fa_cards.rules.rummy.legality import Downs, FurtherMelds
from fa_cards.rules.rummy.solver import nearest
from fa_cards.tui.keys import BY_NAME
from fa_cards.tui.rummy.acts import RummyActs
from fa_cards.tui.rummy.order import Sorting
from fa_cards.tui.rummy.ways import ways_to_meld
from fa_cards.words import say


class OwnCards(RummyActs):
    """The table with what can be done with one's own cards."""

    def say_why(self, sentence: str) -> None:
        """Says where the prompt stands why something was not done, until the next key."""
        self.told = sentence
        self.show()

    # --- one's own cards -----------------------------------------------------------------------------------------

    def choose(self, place: int) -> None:
        """Chooses the card at a place of the hand, where there is one."""
        if 0 <= place < len(self.desk.shown):
            self.put(self.desk.choosing(place))

    def _along(self, cells: int) -> None:
        cards = len(self.desk.shown)
        if cards and self.desk.at is not None:
            self.choose((self.desk.at + self.along(cells)) % cards)

    def do_hand_left(self) -> None:
        """Chooses the next card to the left."""
        self._along(-1)

    def do_hand_right(self) -> None:
        """Chooses the next card to the right."""
        self._along(1)

    def _to_row(self, rows: int) -> None:
        if self.desk.at is not None:
            self.choose(self.hand_rows.beside(self.desk.at, rows))

    def do_hand_up(self) -> None:
        """Chooses a card in the row above."""
        self._to_row(-1)

    def do_hand_down(self) -> None:
        """Chooses a card in the row below."""
        self._to_row(1)

    def do_hand_first(self) -> None:
        """Chooses the first card."""
        self.choose(0)

    def do_hand_last(self) -> None:
        """Chooses the last card."""
        self.choose(len(self.desk.shown) - 1)

    def do_mark_card(self) -> None:
        """Marks the chosen card, or takes its mark away, or says that there are no further melds."""
        if self.arranging:
            self.put(self.desk.marking())
        else:
            self.refuse(Refusal("extra-melds-off"))

    def do_sort(self) -> None:
        """Sorts by colour, or if it is sorted so by number."""
        by_colour = self.desk.order.sorting is Sorting.COLOUR
        self.put(self.desk.sorted_by(Sorting.NUMBER if by_colour else Sorting.COLOUR, self.view.rules))

    def do_card_to_left(self) -> None:
        """Moves the chosen card one place to the left."""
        self.put(self.desk.moved(self.along(-1)))

    def do_card_to_right(self) -> None:
        """Moves the chosen card one place to the right."""
        self.put(self.desk.moved(self.along(1)))

    # --- melds of one's own --------------------------------------------------------------------------------------

    def do_put_together(self) -> None:
        """Makes a meld of the marked cards, or says why they are none; where they can be several, asks which."""
        if not self.arranging:
            self.refuse(Refusal("extra-melds-off"))
            return
        if not self.desk.marked_cards:
            key = BY_NAME["mark-card"].cap
            self.say_why(say("Mark the cards of a meld first: {key} marks the chosen card.", key=key))
            return
        melds = self.makes
        if not melds:
            self.refuse(self.why_none())
        elif len(melds) == 1:
            self._put(melds[0])
        else:
            self.keep(ways=ways_to_meld(melds, self.view.rules), asked=say("What are these cards to be?"))
            self.show()

    def _put(self, meld: Meld) -> None:
        """Lays a further meld, or puts the meld of the marked cards into the tray."""
        if self.view.is_down:
            self.gone = frozenset(self.desk.marked)
            self.take(FurtherMeld(meld))
        else:
            self.put(self.desk.putting(meld))

    def do_take_apart(self) -> None:
        """Takes the last meld out of the tray, or gives freed wilds back, or takes the marks away."""
        desk = self.desk
        if desk.marked:
            self.put(desk.marking_only(()))
        elif desk.tray.melds:
            self.put(desk.taking_out(len(desk.tray.melds) - 1))
        elif desk.tray.freed:
            self.put(desk.giving_back())

    def do_propose(self) -> None:
        """Fills the tray with the best way of going down, or with the melds that are there already."""
        if not self.melding:
            return
        view = self.view
        for step in view.legal:
            if isinstance(step, Downs):
                self.put(self.desk.proposed(step.best, view))
                return
            if isinstance(step, FurtherMelds):
                self.put(self.desk.marking_only(step.best.meld.cards))
                return
        if view.is_down:
            self.refuse(Refusal("already-down"))
            return
        found = nearest(view.hand, view.contract, view.rules)
        there = tuple(Meld(part.kind, part.cards) for part in found.melds if not part.short)
        self.desks[self.me] = self.desk.proposed(Down(there), view)
        if there:
            self.say_why(say("Your contract is not there yet; these melds of it are."))
        else:
            self.say_why(say("Your cards make no meld of your contract yet."))

    def do_go_down(self) -> None:
        """Lays the melds of the tray, or says why they cannot be laid."""
        if not self.melding:
            return
        self.gone = self.desk.tray.tags
        self.take(self.desk.tray.down())

    def do_choose_this(self) -> None:
        """Takes the typed number, makes a meld of the marked cards, or goes down with a whole contract."""
        if typed := self.turn.typed:
            self.keep(typed="")
            self._take_number(typed)
        elif self.desk.marked:
            self.do_put_together()
        elif self.melding and not self.view.is_down and self.desk.tray.whole(self.view.contract):
            self.do_go_down()
        elif self.melding and any(isinstance(one, Downs) for one in self.view.legal):
            self.say_why(say("Your contract is there: {key} puts it into the tray.", key=BY_NAME["propose"].cap))
        elif self.melding:
            self.say_why(
                say(
                    "{mark} marks a card for a meld, {throw} throws the chosen one away.",
                    mark=BY_NAME["mark-card"].cap,
                    throw=BY_NAME["discard"].cap,
                )
            )
