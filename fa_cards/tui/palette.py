"""Everything that can be done here and now, in one list to search in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePath
from typing import Any, ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.content import Content

from fa_cards.rtl import Column, ColumnScroll, LineInput, RowGroup
from fa_cards.tui.choices import Choice, Choices
from fa_cards.tui.fields import FieldsPage
from fa_cards.tui.ink import key_cap
from fa_cards.tui.keys import ACTS, BY_NAME, Act, Scope, hidden
from fa_cards.tui.page import Hints, Page
from fa_cards.tui.static import Static
from fa_cards.words import say
from fa_cards.words.searching import rank

MOVES: Final = frozenset({"up", "down", "left", "right", "home", "end", "pageup", "pagedown"})
"""Keys that only move a mark: what they do needs no name."""

LONGEST_QUERY: Final = 40


@dataclass(frozen=True)
class Doing:
    """One thing that can be done: on which page, by which name, and how it is written and found."""

    page: Page[Any]
    name: str
    label: str
    sentence: str
    cap: str = ""
    act: Act | None = None
    """The act that does the same, by whose words in any language it is found too."""

    def rank(self, query: str) -> int | None:
        """How well it answers a query, what it is called before what is told of it; None where it does not."""
        if self.act is None:
            return rank(query, self.label, self.sentence)
        called, told = self.act.label.in_every_language(), self.act.help.in_every_language()
        return rank(query, " ".join((self.label, *called)), " ".join((self.sentence, *told)))


def _of_choice(page: Page[Any], choice: Choice, scopes: tuple[Scope, ...]) -> Doing:
    act = BY_NAME.get(choice.name)
    if act is not None and act.scope not in page.scopes:
        # The page's own, which only bears the same name.
        act = None
    cap = choice.cap if choice.cap or act is None else _cap(act, scopes)
    return Doing(page, choice.name, choice.label, choice.note or (act.help.said() if act is not None else ""), cap, act)


def _of_act(page: Page[Any], act: Act) -> Doing:
    return Doing(page, act.name, act.label.said(), act.help.said(), _cap(act, page.scopes), act)


def _cap(act: Act, scopes: tuple[Scope, ...]) -> str:
    """The key that does it on a page with these scopes, if one does."""
    return act.cap if act.scope in scopes and not hidden(act, scopes) else ""


def _choices(page: Page[Any]) -> Iterator[Choice]:
    """What a page offers: on its pads, and in its lines."""
    for pad in page.query(Choices):
        if pad.display:
            for row in pad.rows:
                yield from row
    if isinstance(page, FieldsPage):
        yield from page.choices()
    yield from page.more_choices()


def doings(page: Page[Any], menu: Page[Any]) -> tuple[Doing, ...]:
    """All that can be done on a page, what it offers there first, and what the menu offers anywhere."""
    found = [_of_choice(page, choice, page.scopes) for choice in _choices(page)]
    found += [
        _of_act(page, act)
        for scope in page.scopes
        if scope not in (Scope.LIST, Scope.PAGE)
        for act in ACTS
        if act.scope is scope and act.keys[0] not in MOVES and act.name != "palette" and page.offers(act)
    ]
    if menu is not page:
        found += [
            _of_choice(menu, choice, page.scopes)
            for choice in _choices(menu)
            if choice.name not in ("continue", "resume-tournament", "leave")
        ]
    # The first of those that are called alike or do the same.
    by_name = {one.name: one for one in reversed(found)}
    by_label = {one.label: one for one in reversed(found) if by_name[one.name] is one}
    return tuple(one for one in found if by_label.get(one.label) is one)


class DoingLine(RowGroup):
    """A line of the list."""

    def __init__(self, place: int) -> None:
        super().__init__(classes="doing")
        self.place = place

    def compose(self) -> ComposeResult:
        """What it is called, what it does, its key."""
        yield Static(classes="name")
        yield Static(classes="sentence")
        yield Static(classes="cap")

    def show(self, doing: Doing) -> None:
        """Writes the line."""
        self.query_one(".name", Static).update(Content(doing.label))
        self.query_one(".sentence", Static).update(Content(doing.sentence))
        self.query_one(".cap", Static).update(key_cap(doing.cap))

    def on_click(self, event: events.Click) -> None:
        """Does it, wherever on the line the click is."""
        event.stop()
        page = self.screen
        assert isinstance(page, PalettePage)
        page.choose(self.place)


class PalettePage(Page[Doing | None]):
    """The list with its field; gives what is to be done, or None."""

    CSS_PATH: ClassVar[list[str | PurePath]] = ["frame.tcss", "palette.tcss"]
    SCOPES: ClassVar[tuple[Scope, ...]] = (Scope.LIST, Scope.PAGE, Scope.ANYWHERE)
    BROUGHT_BY = "palette"
    AUTO_FOCUS = "LineInput"

    def __init__(self, page: Page[Any], menu: Page[Any]) -> None:
        """A list of what can be done on this page, and of what the menu offers."""
        super().__init__()
        self._page = page
        self._menu = menu
        self.doings = self._doings()
        self.found: tuple[int, ...] = tuple(range(len(self.doings)))
        """The places of those that answer what was typed, as they are shown."""
        self.marked = 0
        """The place of the marked one."""

    def compose_page(self) -> ComposeResult:
        """The field over the list, below it the sentence on what is marked."""
        yield LineInput(max_length=LONGEST_QUERY, classes="query")
        with ColumnScroll(classes="list", can_focus=False):
            for place in range(len(self.doings)):
                yield DoingLine(place)
        with Column(classes="below"):
            yield Static(classes="about")
        yield Hints()

    @property
    def _field(self) -> LineInput:
        return self.query_one(LineInput)

    def show(self) -> None:
        """Writes everything in the language of the process; what was typed stays."""
        # The lines stay those of the moment in which the list was opened, whatever can be done since.
        now = {(one.page, one.name): one for one in self._doings()}
        self.doings = tuple(now.get((one.page, one.name), one) for one in self.doings)
        self._field.placeholder = say("What would you like to do?")
        self._search(self._field.value)
        self.query_one(Hints).show(("up", "down", "choose", "back"))

    def _doings(self) -> tuple[Doing, ...]:
        """What can be done now, in the words of now: what lies out of sight may have been drawn in others."""
        for page in (self._page, self._menu):
            page.keep_up()
        return doings(self._page, self._menu)

    def _search(self, query: str) -> None:
        ranks = {place: one.rank(query) for place, one in enumerate(self.doings)}
        self.found = tuple(place for place, found in ranks.items() if found is not None)
        if self.marked not in self.found or query:
            self.marked = min(self.found, key=lambda place: (ranks[place], place), default=0)
        self._show_found()

    def _show_found(self) -> None:
        for line in self.query(DoingLine):
            line.display = line.place in self.found
            line.set_class(line.place == self.marked, "-marked")
            if line.display:
                line.show(self.doings[line.place])
        self.set_class(not self.found, "-nothing")
        sentence = self.doings[self.marked].sentence if self.found else say("There is nothing of that name here.")
        self.query_one(".about", Static).update(Content(sentence))
        self.when_drawn(self._show_marked)

    def _show_marked(self) -> None:
        line = next(line for line in self.query(DoingLine) if line.place == self.marked)
        self.query_one(".list", ColumnScroll).scroll_to_widget(line, animate=False)

    def on_line_input_changed(self, event: LineInput.Changed) -> None:
        """Shows what answers the text."""
        self._search(event.value)

    def on_line_input_submitted(self) -> None:
        """Does what is marked."""
        self.do_choose()

    def _move(self, step: int) -> None:
        if self.found:
            place = self.found.index(self.marked) + step
            self.marked = self.found[place % len(self.found)]
            self._show_found()

    def do_up(self) -> None:
        """Marks the line above."""
        self._move(-1)

    def do_down(self) -> None:
        """Marks the line below."""
        self._move(1)

    def do_choose(self) -> None:
        """Does what is marked, where anything was found."""
        if self.found:
            self.choose(self.marked)

    def choose(self, place: int) -> None:
        """Leaves the list to do what stands at this place of it."""
        self.dismiss(self.doings[place])

    def do_back(self) -> None:
        """Leaves the list; nothing is done."""
        self.dismiss(None)

    def do_palette(self) -> None:
        """Leaves the list: the key that brought it takes it away."""
        self.do_back()
