"""What can be done at the table of contract rummy now, and what is said of it."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from fa_cards.rules.actions import Swap
from fa_cards.rules.cards import Card
from fa_cards.rules.errors import Refusal
from fa_cards.rules.melds import SHORTEST, Kind, Meld
from fa_cards.rules.phases import Phase
from fa_cards.rules.rummy import RummyView
from fa_cards.tui.canvas import cells_of
from fa_cards.tui.choices import Choice, Choices, Rows
from fa_cards.tui.keys import BY_NAME
from fa_cards.tui.room import height_of
from fa_cards.tui.rummy.arranging import melds_of, why_no_meld
from fa_cards.tui.rummy.frame import RummyFrame
from fa_cards.tui.rummy.targets import ways_of
from fa_cards.words import say, say_in
from fa_cards.words.cards import card_words
from fa_cards.words.digits import number
from fa_cards.words.lists import either, joined
from fa_cards.words.prompts import prompt
from fa_cards.words.refusals import refusal
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
        acts = [Choice(name, self._label(name), BY_NAME[name].cap) for name in self.acts_now(view)]
        # What has no room in the first row stands among the hints.
        return self._in_rows(acts)[:1]

    def _label(self, name: str) -> str:
        """What the act of that name does now, where that is not always the same."""
        if name == "lay-off" and self.frees_alone:
            return say_in("act", "Free the {wild}", wild=wild_word(self.view.rules))
        if name == "buy-asking":
            return say_in("act", "Do not ask in this round")
        return BY_NAME[name].label.said()

    @property
    def frees_alone(self) -> bool:
        """Whether the key for laying off can do nothing but free a wild: the chosen card, or the next that fits."""
        ways = self.targets
        if not ways and (place := self.next_fitting()) is not None:
            ways = ways_of(self.desk.shown[place].card, self.desk.table(self.view), self.view)
        return bool(ways) and all(isinstance(one, Swap) for steps in ways.values() for one in steps)

    # --- marked cards --------------------------------------------------------------------------------------------

    @property
    def kinds_asked(self) -> frozenset[Kind]:
        """The kinds of melds that the contract still asks for; any for who may lay further ones."""
        return frozenset(Kind) if self.view.is_down else self.desk.tray.open_kinds(self.view.contract)

    @property
    def makes(self) -> tuple[Meld, ...]:
        """The melds of the kinds that are asked for which the marked cards make."""
        cards = [one.card for one in self.desk.marked_cards]
        if not cards or not self.arranging:
            return ()
        kinds = self.kinds_asked
        return tuple(one for one in melds_of(cards, self.view.rules, kinds) if one.kind in kinds)

    def why_none(self) -> Refusal:
        """What the marked cards lack to be a meld that is asked for."""
        cards, kinds = [one.card for one in self.desk.marked_cards], self.kinds_asked
        if len(kinds) == len(Kind) and len(cards) < min(SHORTEST.values()):
            return Refusal("meld-short")
        if melds_of(cards, self.view.rules, kinds):
            return Refusal("meld-unasked")
        return why_no_meld(cards, self.view.rules, kinds)

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
        together = ("put-together",) if self.makes else ()
        if not self.my_turn:
            return together
        match view.phase:
            case Phase.TAKE:
                return ("take", "draw") if view.pile else ("draw",)
            case Phase.BUY:
                return ("buy", "let", "buy-asking")
            case Phase.MELD:
                words = {one.word for one in view.legal}
                down = ("go-down",) if desk.tray.whole(view.contract) and not view.is_down else ()
                proposed = ("propose",) if words & {"down", "meld"} and not down else ()
                # Before one is down a wild is freed for the contract alone.
                fits = self.targets if view.is_down else desk.card in self.freeing
                lay = ("lay-off",) if fits or self.next_fitting() is not None else ()
                # All cards may lie in the tray.
                throw = ("discard",) if "discard" in words and desk.card is not None else ()
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
        if self.melding and not view.is_down and desk.tray.whole(view.contract):
            return say("Your contract lies in the tray: {key} lays it down.", key=BY_NAME["go-down"].cap)
        if self.melding and self.arranging and marked:
            return self._told_of_marked(marked)
        return self._told_of_freeing(view) or prompt(view, self.names, desk.card, marked)

    def _told_of_marked(self, marked: Sequence[Card]) -> str:
        """Which cards are marked, and what can be made of them or why nothing can."""
        cards = joined([card_words(one, words=False) for one in marked])
        if self.makes:
            key = BY_NAME["put-together"].cap
            return say("Marked: {cards}. {key} makes a meld of them.", cards=cards, key=key)
        return say("Marked: {cards}. {why}.", cards=cards, why=refusal(self.why_none()))

    def _told_of_freeing(self, view: RummyView) -> str:
        """What the chosen card frees, where it can do nothing else; an empty text where it cannot."""
        card, ways = self.chosen, self.targets
        if card is None or not ways or not self.frees_alone or not (view.is_down or card in self.freeing):
            return ""
        return say(
            "{card} in place of the {wild} of meld {n}: {key} frees it, and it is laid in this turn.",
            card=card_words(card),
            wild=wild_word(view.rules),
            n=either([number(one) for one in ways]),
            key=BY_NAME["lay-off"].cap,
        )

    def with_news(self, view: RummyView, sentence: str) -> str:
        """The sentence, and where the person's turn begins, that he is not asked whether he buys, if the line has room.

        The key that asks again stands among the hints all the time.
        """
        told = super().with_news(view, sentence)
        if not self.unasked or not self.my_turn or view.phase is not Phase.TAKE:
            return told
        more = say("{told} (No questions about buying: {key} asks again.)", told=told, key=BY_NAME["buy-asking"].cap)
        width = self.app.size.width - 2
        return more if height_of(Content(more), width) == height_of(Content(told), width) else told

    def hints_of_turn(self) -> tuple[str, ...]:
        """The keys of one's own cards, and of what is chosen now."""
        if self.turn.ways or self.turn.targets:
            return ("choose", "left", "right", "back")
        mark = ("mark-card",) if self.arranging else ()
        apart = ("take-apart",) if self.arranging and (self.desk.tray.tags or self.desk.marked) else ()
        undo = ("undo",) if self.can_undo else ()
        asking = ("buy-asking",) if self.unasked else ()
        # Help and what takes a step back have room in every window; who wants to sort finds the key in the help.
        return (*mark, *apart, "help", *undo, *asking, "sort")

    def hints_beside(self) -> tuple[str, ...]:
        """The log first where it does not stand beside the table."""
        return ("sheet", "log") if self.room.drawn else ("log", "sheet")
