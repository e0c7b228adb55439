"""How a table of tricks is drawn: seats round a trick, one row of cards, what is chosen in the middle."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.play.match import Match
from fa_cards.rules.actions import Play
from fa_cards.rules.cards import Card
from fa_cards.rules.errors import Refusal
from fa_cards.rules.game import Event
from fa_cards.rules.phases import Phase
from fa_cards.rules.teka.pack import Cuts
from fa_cards.rules.tricks import Trick, TrickView, TrickWon
from fa_cards.tui import cutting, story
from fa_cards.tui.cards import cards_line
from fa_cards.tui.choices import Choices, Rows
from fa_cards.tui.hand import Hand, sorted_hand
from fa_cards.tui.keys import BY_NAME, Scope
from fa_cards.tui.nest import NestArea
from fa_cards.tui.room import FOUR, SEEN, Room, TrickArea
from fa_cards.tui.seats import in_one_line, place_of, places_of
from fa_cards.tui.side import MANY
from fa_cards.tui.sorting import strength_of
from fa_cards.tui.stock import Stock
from fa_cards.tui.table import TablePage
from fa_cards.tui.tricks.just_now import just_now
from fa_cards.tui.tricks.lookups import TrickLookups
from fa_cards.tui.tricks.presenter import AnyTrickPresenter, Draw, TrickChoosing, trick_presenter_of
from fa_cards.tui.tricks.story import badge_of, lying, trick_line, up_to_the_trick
from fa_cards.words import say
from fa_cards.words.events import event_lines
from fa_cards.words.prompts import prompt


class TrickFrame(TablePage, TrickLookups[None]):
    """The table of a match of a trick game: what is there, and how it is drawn."""

    ALWAYS = (Scope.TABLE, Scope.TRICKS, Scope.ANYWHERE)
    turn: TrickChoosing
    frozen: TrickView | None

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.lingering: Trick | None = None
        """The finished trick, while it still lies on the table."""
        self.undrawn: tuple[Draw, ...] = ()
        """The draws after a finished trick that were not shown yet."""
        self.had: tuple[Card, ...] = ()
        """The hand of the person who looks, before these draws."""

    # --- what is there -------------------------------------------------------------------------------------------

    def compose_room(self) -> ComposeResult:
        """The seats round the trick."""
        yield Room(places_of(self.match.game), stocked=self.presenter.stocked, id="room")

    def compose_hand(self) -> ComposeResult:
        """One row of cards."""
        yield Hand(id="hand")

    @property
    def side_class(self) -> str | None:
        """The last trick of many seats has more room beside the table."""
        return MANY if self.match.game.seats > len(FOUR) else None

    @property
    def view(self) -> TrickView:
        """What the person who looks knows; while the curtain is down, what everybody knows."""
        view = super().view
        assert isinstance(view, TrickView)
        return view

    def as_shown(self, view: Any) -> Any:
        """The view with cards still on the stock whose drawing is still to be shown."""
        return self.presenter.undrawn(view, self.had, self.undrawn) if self.undrawn else view

    @property
    def shows_past(self) -> bool:
        """Whether a finished trick still lies there, or the end of a deal is being shown."""
        return super().shows_past or self.lingering is not None

    def shown_events(self, events: Iterable[Event]) -> Iterable[Event]:
        """What is told of a step while its trick lies there: nothing that follows from it."""
        return up_to_the_trick(events)

    @property
    def presenter(self) -> AnyTrickPresenter:
        """What the table shows of its own for the family of the game."""
        return trick_presenter_of(self.match.game)

    def fresh_turn(self) -> TrickChoosing:
        """What the person has chosen when nothing is chosen yet."""
        return TrickChoosing()

    @property
    def choosing(self) -> TrickChoosing:
        """What the person has chosen in this turn and not yet done."""
        return replace(self.turn, card=self.chosen, wide=self.room.drawn)

    def scopes_of_turn(self) -> tuple[Scope, ...]:
        """The keys of the phase; while a raise is chosen, those of its numbers alone."""
        return (Scope.RAISE, Scope.LIST) if self.turn.raising else super().scopes_of_turn()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The person's cards as they are shown."""
        view, first = self.view, self.program.settings.sorting == "trump-first"
        return sorted_hand(view.hand, view.trump, strength_of(self.match.game), trump_first=first)

    @property
    def choices(self) -> Choices:
        """The choices that the arrows move in now."""
        pad = self.query_one("#pad", Choices)
        return pad if pad.display else super().choices

    @staticmethod
    def cuts_of(view: TrickView) -> Cuts | None:
        """The cuts that may be made now, or None."""
        return next((step for step in view.legal if isinstance(step, Cuts)), None)

    # --- drawing -------------------------------------------------------------------------------------------------

    def show_room(self, view: TrickView, names: tuple[str, ...]) -> None:
        """Draws the seats, the trick between them, and the stock."""
        room, known, game = self.query_one(Room), self.program.settings.known, self.match.game
        told = [self.presenter.held_openly(view, seat) for seat in range(game.seats)]
        room.set_class(known and any(cards is not None for cards in told), SEEN)
        for stock in room.query(Stock):
            stock.show(self.presenter.stock(view), self.room)
        if self.lingering is not None:
            plays, winner = self.lingering.plays, self.lingering.winner
        else:
            plays, winner = view.trick, None
        short = not self.room.framed
        for seat in range(game.seats):
            place = place_of(seat, self.me, game)
            facts = story.seat_facts(
                view,
                seat,
                names,
                game,
                on_move=seat == view.actor and self.lingering is None,
                one_line=in_one_line(place, room.places),
                short=short,
                # One's own seat has the whole width.
                roles_too=place == "me",
                whole_width=game.seats == 2,
                # There its card has no room for it.
                badge=badge_of(seat, plays, view, game) if short else "",
                known=known,
            )
            room.seat(place).show(facts)
        self.query_one(TrickArea).show(lying(plays, winner, self.me, game, view), self.room)

    def show_hand(self, view: TrickView) -> None:
        """Draws the hand, the chosen card higher, what may not be played dimmed."""
        cards = self.cards
        self.keep(place=min(self.turn.place, max(len(cards) - 1, 0)))
        choosing = self.my_turn and view.phase in (Phase.PLAY, Phase.NEST) and not self.turn.raising
        dimming = choosing and self.program.settings.dim
        dim = frozenset(cards) - self.presenter.markable(view) if dimming else frozenset()
        chosen, counters = self.turn.place if choosing else None, self.presenter.worth(view, self.match.game)
        self.query_one(Hand).show(cards, chosen, dim, self.room, marked=self.turn.nest, counters=counters)

    def below_log(self, view: TrickView, names: tuple[str, ...]) -> tuple[str, Content]:
        """The last trick; until there is one to look back at, what the nest held."""
        last = view.tricks[-1] if view.tricks else None
        found = self.presenter.found(view)
        if last is None and found:
            return say("From the nest"), cards_line(found)
        return say("Last trick"), trick_line(last, names, self.me)

    def show_acts(self, view: TrickView) -> None:
        """Draws what is to be chosen in the middle of the table and below the hand."""
        pad = self.query_one("#pad", Choices)
        middle = self.presenter.middle(view, self.choosing) if self.my_turn else ()
        nest = self.presenter.nest(view, self.choosing) if self.my_turn else None
        marked = [card for card in self.cards if card in self.turn.nest]
        self.query_one(NestArea).show(nest, marked, self.room, self.presenter.worth(view, self.match.game))
        self.query_one(TrickArea).display = not middle and nest is None
        pad.display = bool(middle)
        pad.offer(self.fitted(middle), marked=False)
        super().show_acts(view)
        if self.my_turn and view.phase in (Phase.DEALER_CUT, Phase.CUT):
            self.query_one("#acts", Choices).update(cutting.picture(self.turn.cut, cutting.PACK))

    def fitted(self, rows: Rows) -> Rows:
        """The choices in the middle of the table as its room takes them: all that is there has room for them."""
        return rows

    def marks_first(self, view: TrickView) -> bool:
        """Whether the chosen card may be played as it is marked."""
        return view.phase is Phase.PLAY and not self.turn.raising and self.chosen in self.presenter.markable(view)

    def told_of_past(self) -> str:
        """Who won the trick that still lies there."""
        if self.lingering is None:
            return ""
        won, *_ = event_lines(TrickWon(self.lingering), self.names, self.looker, self.match.game)
        return won

    def told_of_choice(self, view: TrickView) -> str:
        """What is said while a raise or a cut is chosen."""
        if self.turn.raising:
            return say("To how many tricks do you raise? {key} leaves it.", key=BY_NAME["back"].cap)
        if self.cuts_of(view) is not None:
            return " ".join((prompt(view, self.names), cutting.sentence(self.turn.cut)))
        return ""

    def why_not(self, view: TrickView) -> Refusal | None:
        """Why the chosen card may not be played, or put aside."""
        if view.phase is Phase.PLAY and self.chosen is not None:
            return self.match.why_not(self.me, Play(self.chosen))
        return super().why_not(view)

    def what_to_do(self, view: TrickView) -> str:
        """What the person is to do now, with the cards that he has marked."""
        return prompt(view, self.names, marked=self.turn.nest)

    def news(self, view: TrickView) -> tuple[str, ...]:
        """What was drawn or answered just now; nothing before it is seen."""
        if self.undrawn or self.lingering is not None:
            return ()
        return just_now(self.match, view, self.names, self.presenter, self.deal_so_far)

    def hints_of_turn(self) -> tuple[str, ...]:
        """The keys of a cut, of the nest, or of choices."""
        if Scope.CUT in self.scopes:
            return ("cut-less", "cut-more", "cut", *(("no-cut",) if self.view.phase is Phase.DEALER_CUT else ()))
        return ("mark", "bury") if Scope.NEST in self.scopes else super().hints_of_turn()

    def hints_beside(self) -> tuple[str, ...]:
        """The keys of what can be looked up."""
        # Before the first trick of a deal the tricks of the deal before are what one looks back at.
        looking_back = self.program.settings.last_deal and self.match.last_deal and not self.view.tricks
        before = "last-deal" if looking_back else "last-trick"
        # Where the last trick and the log do not stand beside the room, their keys come first.
        return ("sheet", "log", before) if self.room.side else (before, "log", "sheet")
