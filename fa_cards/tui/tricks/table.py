"""The table of tricks: what a person does at it, by keys and clicks, and how what happened is shown."""

from __future__ import annotations

from textual.content import Content

from fa_cards.rules.actions import Bury, Cut, Play, Raise
from fa_cards.rules.cards import Suit
from fa_cards.rules.errors import Refusal
from fa_cards.rules.phases import Phase
from fa_cards.tui import cutting
from fa_cards.tui.deeds import MANNER_ACTS
from fa_cards.tui.keys import Act
from fa_cards.tui.nest import BACK
from fa_cards.tui.tricks.presenter import COLOUR
from fa_cards.tui.tricks.showing import TricksInTime
from fa_cards.words import later, say


class TrickTablePage(TricksInTime):
    """The table of one match of a trick game."""

    def offers(self, act: Act) -> bool:
        """Whether the act can be done now."""
        match act.name:
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
        """Plays the chosen card in the manner of the act, or does what every table does."""
        manner = next((manner for manner, name in MANNER_ACTS.items() if name == act.name), None)
        if self.my_turn and manner is not None and self.chosen is not None:
            self.take(Play(self.chosen, manner))
            return True
        return super().do(act)

    def press(self, name: str) -> bool:
        """A card that is clicked is chosen; clicked again it is played."""
        if name.startswith("take-"):
            return self._press_card(int(name[5:]))
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
        return super().press(name)

    def _press_card(self, place: int) -> bool:
        """Chooses the card that was clicked, or does with it what is to be done in this phase."""
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

    def drop_choice(self) -> None:
        """Leaves the choice of a raise."""
        self.keep(raising=False)

    # --- calling -------------------------------------------------------------------------------------------------

    def _choose_colour(self, colour: Suit) -> None:
        """Shows the numbers of a colour, the highest of them marked."""
        self.keep(colour=colour)
        self.show()
        _, numbers, *_ = self.choices.rows
        self.choices.mark(numbers[0].name)
        self.show_prompt(self.view)

    def do_bids_on(self) -> None:
        """Shows other bids."""
        self.keep(bids_page=self.turn.bids_page + 1)
        self.show()

    def do_raise(self) -> None:
        """Shows the numbers to which the contract may be raised, or says why it may not."""
        if not self.my_turn:
            return
        lowest = min(self.presenter.raises(self.view), default=0)
        self.refused = self.match.why_not(self.me, Raise(lowest))
        self.keep(raising=self.refused is None)
        self.show()

    def move_mark(self, rows: int, places: int) -> None:
        """Moves the mark in the choices; the numbers of a colour follow it."""
        self.choices.move(rows, places)
        marked = self.choices.marked
        if marked is not None and marked.name.startswith(COLOUR):
            # The numbers below are always those of the colour that the mark was on last.
            self.keep(colour=Suit(marked.name.removeprefix(COLOUR)))
            self.show()
            # Other numbers are other choices, in which nothing is marked yet.
            self.choices.mark(marked.name)
        self.show_prompt(self.view)

    # --- the nest ------------------------------------------------------------------------------------------------

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

    # --- playing a card ------------------------------------------------------------------------------------------

    def do_manner_before(self) -> None:
        """Marks the manner before."""
        self.move_mark(0, -1)

    def do_manner_after(self) -> None:
        """Marks the next manner."""
        self.move_mark(0, 1)

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

    # --- cutting -------------------------------------------------------------------------------------------------

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
        else:
            super().do_back()

    def do_last_deal(self) -> None:
        """Shows the tricks of the deal before."""
        self.read("last-deal", later("Tricks of the last deal"), self._last_deal)

    def _last_deal(self) -> Content | str:
        if not self.program.settings.last_deal:
            return say("This aid is switched off in the settings.")
        return self.tricks(self.match.last_deal)
