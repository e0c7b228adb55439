"""What can be done at the table of contract rummy now, and what is said of it."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.rules.actions import Swap
from fa_cards.rules.phases import Phase
from fa_cards.rules.rummy import RummyView
from fa_cards.tui.canvas import cells_of
from fa_cards.tui.choices import Choice, Choices, Rows
from fa_cards.tui.keys import BY_NAME
from fa_cards.tui.rummy.frame import RummyFrame
from fa_cards.words import say
from fa_cards.words.cards import card_words
from fa_cards.words.digits import number
from fa_cards.words.lists import joined
from fa_cards.words.prompts import prompt
from fa_cards.words.rummy.contract import wild_word

AROUND = 3
"""Blanks at both sides of an act, and between its key and what it does."""


class RummyActs(RummyFrame):
    """The table with what can be done now below the hand, and the line that says what to do."""

    def show_acts(self, view: RummyView) -> None:
        """Draws what is to be done below the hand."""
        acts = self.query_one("#acts", Choices)
        acts.set_class(bool(self.turn.ways), "-ways")
        acts.offer(self.acts(view), marked=bool(self.turn.ways))

    def acts(self, view: RummyView) -> Rows:
        """What can be done now, with its keys."""
        if self.turn.ways:
            ways = enumerate(self.turn.ways, 1)
            return self._in_rows([Choice(f"way-{place}", one.label, number(place)) for place, one in ways])
        acts = [Choice(name, BY_NAME[name].label.said(), BY_NAME[name].cap) for name in self.acts_now(view)]
        # What has no room in the first row stands among the hints.
        return self._in_rows(acts)[:1]

    def _in_rows(self, choices: Sequence[Choice]) -> Rows:
        """The choices in rows that have room in the window."""
        rows: list[list[Choice]] = []
        room = 0
        for one in choices:
            cells = cells_of(one.label) + cells_of(one.cap) + AROUND
            if cells > room:
                rows.append([])
                room = self.app.size.width
            rows[-1].append(one)
            room -= cells
        return tuple(map(tuple, rows))

    def acts_now(self, view: RummyView) -> tuple[str, ...]:
        """The acts that are of use now, by their names."""
        if self.turn.targets:
            return ("choose", "back")
        desk = self.desk
        together = ("put-together",) if len(desk.marked) > 1 and self.arranging else ()
        if not self.my_turn:
            return together
        match view.phase:
            case Phase.TAKE:
                return ("take", "draw") if view.pile else ("draw",)
            case Phase.BUY:
                return ("buy", "let")
            case Phase.MELD:
                words = {one.word for one in view.legal}
                down = ("go-down",) if desk.tray.whole(view.contract) and not view.is_down else ()
                proposed = ("propose",) if words & {"down", "meld"} and not down else ()
                lay = ("lay-off",) if self.targets or self.next_fitting() is not None else ()
                throw = ("discard",) if "discard" in words else ()
                return (*together, *down, *lay, *proposed, *throw)
            case _:
                return ()

    # --- what is said --------------------------------------------------------------------------------------------

    def told_of_choice(self, view: RummyView) -> str:
        """What is asked, or why something that is no step could not be done."""
        if self.told:
            return self.told
        if self.turn.ways:
            return self.turn.asked
        if self.turn.targets:
            return self._told_of_target(view)
        return ""

    def _told_of_target(self, view: RummyView) -> str:
        """Which meld is marked for the chosen card."""
        assert self.chosen is not None
        at, card = self.turn.targets[self.turn.target], card_words(self.chosen)
        if any(isinstance(one, Swap) for one in self.targets.get(at, ())):
            return say("{card} in place of the {wild} of meld {n}?", card=card, wild=wild_word(view.rules), n=at)
        return say("{card} on meld {n}? The arrows go to another one.", card=card, n=at)

    def what_to_do(self, view: RummyView) -> str:
        """What the person is to do now."""
        desk = self.desk
        marked = [one.card for one in desk.marked_cards]
        if self.melding and not view.is_down:
            if desk.tray.whole(view.contract):
                return say("Your contract lies in the tray: {key} lays it down.", key=BY_NAME["go-down"].cap)
            if marked:
                return say(
                    "Marked: {cards}. {key} makes a meld of them.",
                    cards=joined([card_words(one, words=False) for one in marked]),
                    key=BY_NAME["put-together"].cap,
                )
        return prompt(view, self.names, desk.card, marked)

    def hints_of_turn(self) -> tuple[str, ...]:
        """The keys of one's own cards, and of what is chosen now."""
        if self.turn.ways or self.turn.targets:
            return ("choose", "left", "right", "back")
        apart = ("take-apart",) if self.desk.tray.tags else ()
        return ("mark-card", *apart, "sort") if self.arranging else ("sort",)

    def hints_beside(self) -> tuple[str, ...]:
        """The log first where it does not stand beside the table."""
        return ("sheet", "log") if self.room.drawn else ("log", "sheet")
