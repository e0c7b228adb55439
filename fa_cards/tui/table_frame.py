"""How the table of any game is drawn: a match as one person sees it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import PurePath
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.play.match import Match, Moment, Waits
from fa_cards.play.seats import only_person
from fa_cards.rtl import Row
from fa_cards.rules.actions import Action
from fa_cards.rules.cards import Card
from fa_cards.rules.errors import Refusal
from fa_cards.rules.game import Event, View
from fa_cards.tui import story
from fa_cards.tui.bar import Bar
from fa_cards.tui.choices import AIR, Choices
from fa_cards.tui.curtain import Curtain
from fa_cards.tui.games import AnyPresenter, presenter_of
from fa_cards.tui.games.presenter import Aids, Choosing
from fa_cards.tui.keys import BY_NAME, Scope, hidden
from fa_cards.tui.lookups import LookupsPage
from fa_cards.tui.page import Hints
from fa_cards.tui.room import height_of
from fa_cards.tui.side import Side
from fa_cards.tui.static import Static
from fa_cards.tui.stylesheet import sheets
from fa_cards.words import say
from fa_cards.words.prompts import prompt, waiting
from fa_cards.words.refusals import refusal

PROMPT = 2
"""Rows of the line that says what to do."""


class TableFrame(LookupsPage[None]):
    """The table of one match, seen from the seat of the person who looks: what is there, and how it is drawn.

    Where several persons share the keyboard the one whose turn it is looks, and goes on looking while bots move after
    his step. A curtain comes down before another person's turn, and who sits there lifts it. The program cannot know
    who it is that presses keys, so every seat of a person counts as another person's, also where one holds two seats.

    What lies in the middle of the table and how a hand is drawn is that of a kind of game: a subclass has it.
    """

    CSS_PATH: ClassVar[list[str | PurePath]] = sheets("cards", "table", "curtain")

    ALWAYS: ClassVar[tuple[Scope, ...]] = (Scope.TABLE, Scope.ANYWHERE)
    """The scopes whose keys count whoever is on move."""

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
        self.turn = self.fresh_turn()
        """What the person has chosen in this turn and not yet done; `choosing` has what follows from it, too."""
        self.frozen: View | None = None
        """What is seen of a deal that has ended, while that end is being shown."""
        self.key_awaited = False
        """Whether what was done is to be seen until a key is pressed."""
        self.refused: Refusal | None = None
        """Why the last attempt was refused, until the next key."""
        self.advice = ""
        """What the coach says to a person who asked him, until the next key."""
        self.busy = False
        """Whether moments are being shown; a person's step waits until they are."""

    # --- what is there -------------------------------------------------------------------------------------------

    def compose_page(self) -> ComposeResult:
        """Bar, room and side panel, hand, acts, prompt, hints."""
        yield Bar(id="bar")
        with Row(id="upper"):
            yield from self.compose_room()
            yield from self.compose_side()
        yield from self.compose_hand()
        yield Choices(id="acts")
        yield Static(id="prompt")
        yield Curtain()
        yield Hints(id="hints")

    @abstractmethod
    def compose_room(self) -> ComposeResult:
        """The seats, and what lies in the middle of the table."""

    def compose_side(self) -> ComposeResult:
        """What stands beside the room: log and last trick."""
        yield Side(id="side", classes=self.side_class)

    @property
    def side_class(self) -> str | None:
        """The class of the panel beside the room, where it has one of its own."""
        return None

    @abstractmethod
    def compose_hand(self) -> ComposeResult:
        """The cards of the person who looks."""

    @property
    def view(self) -> View:
        """What the person who looks knows, as far as it is shown; while the curtain is down, what everybody knows."""
        if self.frozen is not None:
            return self.frozen
        view: View = self.as_shown(self.match.view(self.me))
        return view.public if self.curtain else view

    def as_shown(self, view: Any) -> Any:
        """The view without what is still to be shown of the last step; the type is that of the game's views."""
        return view

    @property
    def looker(self) -> int | None:
        """The seat that reads what the table tells; None while nobody looks."""
        return None if self.curtain else self.me

    @property
    def shows_past(self) -> bool:
        """Whether something past is still being shown, so that the match on the table has not come as far as it is."""
        return self.frozen is not None

    def shown_events(self, events: Iterable[Event]) -> Iterable[Event]:
        """What is told of a step of which something is still being shown."""
        return story.before_the_score(events)

    @property
    def so_far(self) -> tuple[Moment, ...]:
        """What was done in the match, as far as it is shown: nothing runs ahead of what lies there."""
        moments = self.match.moments
        if not self.shows_past:
            return moments
        *before, last = moments
        return (*before, replace(last, events=tuple(self.shown_events(last.events))))

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
    def asked(self) -> bool:
        """Whether the person who looks is asked for something."""
        return self.my_turn

    @property
    def scopes(self) -> tuple[Scope, ...]:
        """The table's keys, and before them those of the phase while it is the person's turn."""
        if self.curtain:
            return (Scope.CURTAIN, *self.ALWAYS)
        return (*self.scopes_of_turn(), *self.ALWAYS) if self.my_turn else self.ALWAYS

    def scopes_of_turn(self) -> tuple[Scope, ...]:
        """The keys of the phase, while it is the person's turn."""
        return self.presenter.scopes(self.view)

    @property
    def presenter(self) -> AnyPresenter:
        """What the table shows of its own for the family of the game."""
        return presenter_of(self.match.game.family)

    def fresh_turn(self) -> Choosing:
        """What the person has chosen when nothing is chosen yet."""
        return Choosing()

    @property
    def choosing(self) -> Choosing:
        """What the person has chosen in this turn and not yet done."""
        return replace(self.turn, card=self.chosen, wide=self.room.drawn)

    def keep(self, **changes: Any) -> None:
        """Keeps what the person has chosen now, by the fields of what the table lets him choose."""
        self.turn = replace(self.turn, **changes)

    @property
    def steps(self) -> Mapping[str, Action]:
        """The legal steps by the name of the act that takes them; cards only as far as they play the chosen one."""
        return self.presenter.steps(self.view, self.choosing)

    @property
    @abstractmethod
    def cards(self) -> tuple[Card, ...]:
        """The person's cards as they are shown."""

    @property
    def chosen(self) -> Card | None:
        """The chosen card, or None without cards."""
        cards = self.cards
        return cards[min(self.turn.place, len(cards) - 1)] if cards else None

    @property
    def choices(self) -> Choices:
        """The choices that the arrows move in now."""
        return self.query_one("#acts", Choices)

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
        self.show_room(view, names)
        self.show_hand(view)
        self.query_one(Bar).show(view, names, self.match.game, self.aids)
        self.show_side(view, names)
        self.show_acts(view)
        self.show_prompt(view)
        self.query_one(Hints).show(self.hints())

    def _show_curtain(self, view: View) -> None:
        awaited = self.awaited if not self.busy else None
        about = refusal(self.refused) if self.refused is not None else ""
        self.query_one(Curtain).show(self.match, view.public, awaited, self.known.get(self.awaited or 0, 0), about)

    @abstractmethod
    def show_room(self, view: Any, names: tuple[str, ...]) -> None:
        """Draws the seats and the middle of the table."""

    @property
    def aids(self) -> Aids:
        """What the lines above the table reckon for the person."""
        settings = self.program.settings
        return Aids(settings.missing, settings.counters)

    def show_side(self, view: Any, names: tuple[str, ...]) -> None:
        """Draws what stands beside the room."""
        log = story.told(self.deal_so_far, names, self.me, self.match.game)
        self.query_one(Side).show(say("Log"), log, *self.below_log(view, names))

    @abstractmethod
    def show_hand(self, view: Any) -> None:
        """Draws the cards of the person who looks; nobody's while the curtain is down."""

    @abstractmethod
    def below_log(self, view: Any, names: tuple[str, ...]) -> tuple[str, Content]:
        """What stands below the log beside the room: its title, and what it says."""

    def show_acts(self, view: Any) -> None:
        """Draws what is to be done below the hand."""
        below = self.presenter.acts(view, self.steps, self.choosing) if self.my_turn else ()
        self.query_one("#acts", Choices).offer(below, marked=self.marks_first(view))

    def marks_first(self, view: Any) -> bool:
        """Whether the first of the acts below the hand is marked at once, so that one key does it."""
        return False

    def show_prompt(self, view: View) -> None:
        """Draws the line that says what to do."""
        line = self.query_one("#prompt", Static)
        line.set_class(self.asked, "-my-turn")
        line.set_class(self.refused is not None, "-refused")
        line.update(Content(self._sentence(view)))

    def _sentence(self, view: View) -> str:
        """What to do next, or why what was wished may not be done."""
        if self.refused is not None:
            return refusal(self.refused)
        if self.advice:
            return self.advice
        if self.turn.typed:
            return say("{n}…: type on, or {key} takes it.", n=int(self.turn.typed), key=BY_NAME["choose"].cap)
        if told := self.told_of_past():
            return say("{told}. Any key goes on.", told=told) if self.key_awaited else told
        if not self.my_turn:
            return self.with_news(view, waiting(view, self.names))
        if told := self.told_of_choice(view):
            return told
        if (reason := self.why_not(view)) is not None:
            return refusal(reason)
        marked = self.choices.marked
        if marked is not None and marked.note:
            return say("{choice}: {meaning}", choice=marked.label.strip(AIR), meaning=marked.note)
        return self.with_news(view, self.what_to_do(view))

    def told_of_past(self) -> str:
        """What is said while something past lies there to be seen; an empty text where nothing is."""
        if self.frozen is None or not self.so_far:
            return ""
        lines = story.told(self.so_far[-1:], self.names, self.looker, self.match.game)
        width = self.app.size.width - 2
        told = (" · ".join(lines[start:]) for start in range(len(lines)))
        return next((line for line in told if height_of(Content(line), width) <= PROMPT), lines[-1] if lines else "")

    def told_of_choice(self, view: Any) -> str:
        """What is said of a choice that was begun and hides all others; an empty text where none was."""
        return ""

    def why_not(self, view: Any) -> Refusal | None:
        """Why nothing may be done with the chosen card."""
        return self.presenter.why_not(view, self.choosing)

    def what_to_do(self, view: Any) -> str:
        """What the person is to do now."""
        return prompt(view, self.names)

    def news(self, view: Any) -> tuple[str, ...]:
        """What happened just now, told before what is to be done: at length first, then shorter, as there is room."""
        return ()

    def with_news(self, view: Any, sentence: str) -> str:
        """The sentence, after what happened just now as far as there is room for it."""
        if self.curtain:
            return sentence
        width = self.app.size.width - 2
        longer = (f"{news} {sentence}" for news in self.news(view))
        return next((line for line in longer if height_of(Content(line), width) <= PROMPT), sentence)

    def hints(self) -> tuple[str, ...]:
        """The keys that matter now, the most important first."""
        if self.curtain:
            now = ("lift",) if self.awaited is not None and not self.busy else ()
            wished = (*now, "help", "language", "seats", *self.hints_beside(), "back", "rules")
        else:
            back = (*(("undo",) if self.can_undo else ()), *(("redo",) if self.can_redo else ()))
            beside = self.hints_beside()
            advice = ("hint",) if self.my_turn else ()
            wished = (*self.hints_of_turn(), "help", *advice, *back, *beside, "language", "back", "seats", "rules")
        if self.refused is not None:
            # What forbids it can be read at one key.
            wished = ("rules", *(name for name in wished if name != "rules"))
        return tuple(name for name in wished if not hidden(BY_NAME[name], self.scopes))

    def hints_of_turn(self) -> tuple[str, ...]:
        """The keys of what is to be chosen now."""
        return ("choose",) if Scope.LIST in self.scopes else ()

    def hints_beside(self) -> tuple[str, ...]:
        """The keys of what can be looked up; those first that do not stand beside the room anyhow."""
        return ("sheet", "log") if self.room.side else ("log", "sheet")
