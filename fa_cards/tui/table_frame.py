"""How the table is drawn: a match as one person sees it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import PurePath
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.play.match import Match, Moment, Waits
from fa_cards.play.seats import only_person
from fa_cards.rtl import Row
from fa_cards.rules.actions import Action, Play
from fa_cards.rules.cards import Card
from fa_cards.rules.errors import Refusal
from fa_cards.rules.phases import Phase
from fa_cards.rules.teka.pack import Cuts
from fa_cards.rules.tricks import Trick, TrickView, TrickWon
from fa_cards.tui import cutting, story
from fa_cards.tui.bar import Bar
from fa_cards.tui.cards import cards_line
from fa_cards.tui.choices import AIR, Choices
from fa_cards.tui.curtain import Curtain
from fa_cards.tui.games import AnyPresenter, presenter_of
from fa_cards.tui.games.presenter import Aids, Choosing, Draw
from fa_cards.tui.hand import Hand, sorted_hand
from fa_cards.tui.just_now import just_now
from fa_cards.tui.keys import BY_NAME, Scope, hidden
from fa_cards.tui.lookups import LookupsPage
from fa_cards.tui.nest import NestArea
from fa_cards.tui.page import Hints
from fa_cards.tui.room import FOUR, SEEN, Room, TrickArea, height_of
from fa_cards.tui.seats import in_one_line, place_of, places_of
from fa_cards.tui.side import MANY, Side
from fa_cards.tui.sorting import strength_of
from fa_cards.tui.static import Static
from fa_cards.tui.stock import Stock
from fa_cards.words import say
from fa_cards.words.events import event_lines
from fa_cards.words.prompts import prompt, waiting
from fa_cards.words.refusals import refusal

PROMPT = 2
"""Rows of the line that says what to do."""


class TableFrame(LookupsPage[None]):
    """The table of one match, seen from the seat of the person who looks: what is there, and how it is drawn.

    Where several persons share the keyboard the one whose turn it is looks, and goes on looking while bots move after
    his step. A curtain comes down before another person's turn, and who sits there lifts it. The program cannot know
    who it is that presses keys, so every seat of a person counts as another person's, also where one holds two seats.
    """

    CSS_PATH: ClassVar[list[str | PurePath]] = ["cards.tcss", "table.tcss", "curtain.tcss"]

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match
        people = match.person_seats
        self.me = people[0] if people else 0
        """The seat of the person who looks, or looked last."""
        self.curtain = len(people) != 1
        """Whether the curtain is down: then nobody looks, and the view is that of all."""
        self.known: dict[int, int] = {}
        """The number of steps that the person of each seat knew of when he looked last."""
        self.turn = Choosing()
        """What the person has chosen in this turn and not yet done; `choosing` has what follows from it, too."""
        self.frozen: TrickView | None = None
        """What the person saw before the step that ended a deal, while that end is being shown."""
        self.lingering: Trick | None = None
        """The finished trick, while it still lies on the table."""
        self.undrawn: tuple[Draw, ...] = ()
        """The draws after a finished trick that were not shown yet."""
        self.had: tuple[Card, ...] = ()
        """The hand of the person who looks, before these draws."""
        self.key_awaited = False
        """Whether a finished trick lies on the table until a key is pressed."""
        self.refused: Refusal | None = None
        """Why the last attempt was refused, until the next key."""
        self.busy = False
        """Whether moments are being shown; a person's step waits until they are."""

    # --- what is there -------------------------------------------------------------------------------------------

    def compose_page(self) -> ComposeResult:
        """Bar, room and side panel, hand, acts, prompt, hints."""
        yield Bar(id="bar")
        with Row(id="upper"):
            yield Room(places_of(self.match.game), stocked=self.presenter.stocked, id="room")
            yield Side(id="side", classes=MANY if self.match.game.seats > len(FOUR) else None)
        yield Hand(id="hand")
        yield Choices(id="acts")
        yield Static(id="prompt")
        yield Curtain()
        yield Hints(id="hints")

    @property
    def view(self) -> TrickView:
        """What the person who looks knows; while the curtain is down, what everybody knows."""
        if self.frozen is not None:
            return self.frozen
        view = self.match.view(self.me)
        assert isinstance(view, TrickView)
        if self.undrawn:
            before: TrickView = self.presenter.undrawn(view, self.had, self.undrawn)
            view = before
        return view.public if self.curtain else view

    @property
    def looker(self) -> int | None:
        """The seat that reads what the table tells; None while nobody looks."""
        return None if self.curtain else self.me

    @property
    def so_far(self) -> tuple[Moment, ...]:
        """What was done in the match, as far as it is shown: nothing runs ahead of a trick that lies there."""
        moments = self.match.moments
        if self.lingering is None and self.frozen is None:
            return moments
        *before, last = moments
        return (*before, replace(last, events=tuple(story.before_what_follows(last.events))))

    @property
    def reader(self) -> int | None:
        """The seat that reads pages on which the sides are «us» and «them»; None where several persons read."""
        return None if self.curtain else only_person(self.match.seats)

    @property
    def awaited(self) -> int | None:
        """The seat of the person on move, whether he looks yet or not; None where no person is."""
        return self.match.actor if self.match.waits_for is Waits.PERSON else None

    @property
    def my_turn(self) -> bool:
        """Whether the person who looks is to move and everything before was shown."""
        return not self.busy and not self.curtain and self.awaited == self.me

    @property
    def scopes(self) -> tuple[Scope, ...]:
        """The table's keys, and before them those of the phase while it is the person's turn."""
        always = (Scope.TABLE, Scope.ANYWHERE)
        if self.curtain:
            return (Scope.CURTAIN, *always)
        if not self.my_turn:
            return always
        if self.turn.raising:
            return (Scope.RAISE, Scope.LIST, *always)
        return (*self.presenter.scopes(self.view), *always)

    @property
    def presenter(self) -> AnyPresenter:
        """What the table shows of its own for the family of the game."""
        return presenter_of(self.match.game.family)

    @property
    def choosing(self) -> Choosing:
        """What the person has chosen in this turn and not yet done."""
        return replace(self.turn, card=self.chosen, wide=self.room.drawn)

    def keep(self, **changes: Any) -> None:
        """Keeps what the person has chosen now, by the fields of `Choosing`."""
        self.turn = replace(self.turn, **changes)

    @property
    def steps(self) -> Mapping[str, Action]:
        """The legal steps by the name of the act that takes them; cards only as far as they play the chosen one."""
        return self.presenter.steps(self.view, self.choosing)

    @property
    def can_undo(self) -> bool:
        """Whether the person who looks may take something back; nobody may while the curtain is down."""
        return not self.curtain and self.match.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether the person who looks may do something again; nobody may while the curtain is down."""
        return not self.curtain and self.match.can_redo

    # --- drawing -------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Draws the whole table from the match, or the curtain."""
        view, names = self.view, self.names
        self.set_class(self.curtain, "-curtain")
        if self.curtain:
            self._show_curtain(view)
        self._show_seats(view, names)
        self._show_hand(view)
        settings = self.program.settings
        self.query_one(Bar).show(view, names, self.match.game, Aids(settings.missing, settings.counters))
        self._show_side(view, names)
        self._show_acts(view)
        self._show_prompt(view)
        self.query_one(Hints).show(self._hints())

    def _show_curtain(self, view: TrickView) -> None:
        awaited = self.awaited if not self.busy else None
        about = refusal(self.refused) if self.refused is not None else ""
        self.query_one(Curtain).show(self.match, view.public, awaited, self.known.get(self.awaited or 0, 0), about)

    def _show_seats(self, view: TrickView, names: tuple[str, ...]) -> None:
        room, known = self.query_one(Room), self.program.settings.known
        told = [self.presenter.held_openly(view, seat) for seat in range(self.match.game.seats)]
        room.set_class(known and any(cards is not None for cards in told), SEEN)
        for stock in room.query(Stock):
            stock.show(self.presenter.stock(view), self.room)
        if self.lingering is not None:
            plays, winner = self.lingering.plays, self.lingering.winner
        else:
            plays, winner = view.trick, None
        for seat in range(self.match.game.seats):
            place = place_of(seat, self.me, self.match.game)
            facts = story.seat_facts(
                view,
                seat,
                names,
                self.match.game,
                on_move=seat == view.actor and self.lingering is None,
                one_line=in_one_line(place, room.places),
                short=not self.room.framed,
                # One's own seat has the whole width.
                roles_too=place == "me",
                whole_width=self.match.game.seats == 2,
                plays=plays,
                known=known,
            )
            room.seat(place).show(facts)
        cards = story.lying(plays, winner, self.me, self.match.game, view)
        self.query_one(TrickArea).show(cards, self.room)

    def _show_hand(self, view: TrickView) -> None:
        cards = self.cards
        self.keep(place=min(self.turn.place, max(len(cards) - 1, 0)))
        choosing = self.my_turn and view.phase in (Phase.PLAY, Phase.NEST) and not self.turn.raising
        dimming = choosing and self.program.settings.dim
        dim = frozenset(cards) - self.presenter.markable(view) if dimming else frozenset()
        chosen, counters = self.turn.place if choosing else None, self.presenter.worth(view, self.match.game)
        self.query_one(Hand).show(cards, chosen, dim, self.room, marked=self.turn.nest, counters=counters)

    def _show_side(self, view: TrickView, names: tuple[str, ...]) -> None:
        last = view.tricks[-1] if view.tricks else None
        log = story.told(self.deal_so_far, names, self.me, self.match.game)
        found = self.presenter.found(view)
        if last is None and found:
            # Until there is a trick to look back at, what the nest held.
            title, content = say("From the nest"), cards_line(found)
        else:
            title, content = say("Last trick"), story.trick_line(last, names, self.me)
        self.query_one(Side).show(say("Log"), log, title, content)

    def _show_acts(self, view: TrickView) -> None:
        pad, acts = self.query_one("#pad", Choices), self.query_one("#acts", Choices)
        middle = self.presenter.middle(view, self.choosing) if self.my_turn else ()
        nest = self.presenter.nest(view, self.choosing) if self.my_turn else None
        marked = [card for card in self.cards if card in self.turn.nest]
        self.query_one(NestArea).show(nest, marked, self.room, self.presenter.worth(view, self.match.game))
        self.query_one(TrickArea).display = not middle and nest is None
        pad.display = bool(middle)
        pad.offer(middle, marked=False)
        below = self.presenter.acts(view, self.steps, self.choosing) if self.my_turn else ()
        acts.offer(below, marked=self._may_play(view))
        if self.my_turn and view.phase in (Phase.DEALER_CUT, Phase.CUT):
            acts.update(cutting.picture(self.turn.cut, cutting.PACK))

    def _may_play(self, view: TrickView) -> bool:
        """Whether the chosen card may be played as it is marked."""
        return view.phase is Phase.PLAY and not self.turn.raising and self.chosen in self.presenter.markable(view)

    def _show_prompt(self, view: TrickView) -> None:
        line = self.query_one("#prompt", Static)
        line.set_class(self.my_turn, "-my-turn")
        line.set_class(self.refused is not None, "-refused")
        line.update(Content(self._sentence(view)))

    def _sentence(self, view: TrickView) -> str:
        """What to do next, or why the chosen card may not be played."""
        if self.refused is not None:
            return refusal(self.refused)
        if self.turn.typed:
            return say("{n}…: type on, or {key} takes it.", n=int(self.turn.typed), key=BY_NAME["choose"].cap)
        if self.lingering is not None:
            won, *_ = event_lines(TrickWon(self.lingering), self.names, self.looker, self.match.game)
            return say("{told}. Any key goes on.", told=won) if self.key_awaited else won
        if not self.my_turn:
            return self._with_news(view, waiting(view, self.names))
        if self.turn.raising:
            return say("To how many tricks do you raise? {key} leaves it.", key=BY_NAME["back"].cap)
        if self.cuts_of(view) is not None:
            return " ".join((prompt(view, self.names), cutting.sentence(self.turn.cut)))
        if (reason := self._why_not(view)) is not None:
            return refusal(reason)
        marked = self.choices.marked
        if marked is not None and marked.note:
            return say("{choice}: {meaning}", choice=marked.label.strip(AIR), meaning=marked.note)
        return self._with_news(view, prompt(view, self.names, marked=self.turn.nest))

    def _with_news(self, view: TrickView, sentence: str) -> str:
        """The sentence, after what happened just now as far as there is room for it."""
        if self.curtain or self.undrawn or self.lingering is not None:
            return sentence
        told = just_now(self.match, view, self.names, self.presenter, self.deal_so_far)
        width = self.app.size.width - 2
        longer = (f"{news} {sentence}" for news in told)
        return next((line for line in longer if height_of(Content(line), width) <= PROMPT), sentence)

    def _why_not(self, view: TrickView) -> Refusal | None:
        """Why the chosen card may not be played, or put aside."""
        if view.phase is Phase.PLAY and self.chosen is not None:
            return self.match.why_not(self.me, Play(self.chosen))
        return self.presenter.why_not(view, self.choosing)

    def _hints(self) -> tuple[str, ...]:
        """The keys that matter now, the most important first."""
        now: tuple[str, ...] = ()
        if self.curtain:
            now = ("lift",) if self.awaited is not None and not self.busy else ()
        elif Scope.CUT in self.scopes:
            now = ("cut-less", "cut-more", "cut", *(("no-cut",) if self.view.phase is Phase.DEALER_CUT else ()))
        elif Scope.NEST in self.scopes:
            now = ("mark", "bury")
        elif Scope.LIST in self.scopes:
            now = ("choose",)
        back = (*(("undo",) if self.can_undo else ()), *(("redo",) if self.can_redo else ()))
        # Before the first trick of a deal the tricks of the deal before are what one looks back at.
        looking_back = self.program.settings.last_deal and self.match.last_deal and not self.view.tricks
        before = "last-deal" if looking_back else "last-trick"
        # Where the last trick and the log do not stand beside the room, their keys come first.
        beside = ("sheet", "log", before) if self.room.side else (before, "log", "sheet")
        if self.curtain:
            wished = (*now, "help", "language", "seats", *beside, "back", "rules")
        else:
            wished = (*now, "help", *back, *beside, "language", "back", "seats", "rules")
        return tuple(name for name in wished if not hidden(BY_NAME[name], self.scopes))

    @property
    def cards(self) -> tuple[Card, ...]:
        """The person's cards as they are shown."""
        view, first = self.view, self.program.settings.sorting == "trump-first"
        return sorted_hand(view.hand, view.trump, strength_of(self.match.game), trump_first=first)

    @property
    def chosen(self) -> Card | None:
        """The chosen card, or None without cards."""
        cards = self.cards
        return cards[min(self.turn.place, len(cards) - 1)] if cards else None

    @staticmethod
    def cuts_of(view: TrickView) -> Cuts | None:
        """The cuts that may be made now, or None."""
        return next((step for step in view.legal if isinstance(step, Cuts)), None)

    @property
    def choices(self) -> Choices:
        """The choices that the arrows move in now."""
        pad = self.query_one("#pad", Choices)
        return pad if pad.display else self.query_one("#acts", Choices)
