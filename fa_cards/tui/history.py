"""The page of stored matches: the newest first, searched by what they say, and what can be done with each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import PurePath
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.content import Content

from fa_cards.play.history import result_of, sides_of
from fa_cards.play.match import Match
from fa_cards.play.review import Review
from fa_cards.play.rows import StoredMatch
from fa_cards.rtl import Column, Row
from fa_cards.rtl.input import LineInput
from fa_cards.rules.catalog import lowest_wins
from fa_cards.rules.errors import Refusal
from fa_cards.tui.ask import AskPage
from fa_cards.tui.choices import Choice, Choices, Rows
from fa_cards.tui.keys import BY_NAME, Act, Scope
from fa_cards.tui.match_list import MATCH, MatchLine, MatchList
from fa_cards.tui.names import names_of
from fa_cards.tui.new_match import game_of, new_matches
from fa_cards.tui.page import Hints
from fa_cards.tui.saving import folders_for_matches, save
from fa_cards.tui.sheet import SheetPage
from fa_cards.tui.sideways import SidewaysPage
from fa_cards.tui.static import Static
from fa_cards.tui.table import TablePage
from fa_cards.tui.tables import replay_page
from fa_cards.words import count, language, later, say, say_in
from fa_cards.words.dates import clock_words, day_words, moment_words
from fa_cards.words.digits import unified
from fa_cards.words.history import game_words, result_words
from fa_cards.words.refusals import refusal
from fa_cards.words.searching import folded, is_found
from fa_cards.words.seats import team_names
from fa_cards.words.tournament import table_words

LONGEST_SEARCH = 60


def match_line(one: StoredMatch) -> MatchLine:
    """The match as the list writes it, in the language of the process."""
    names, played = names_of(one.seats), one.played_at.astimezone()
    first, *others = sides_of(one)
    sides = [(team_names(first.seats, names), first.total)]
    if others:
        # Of more sides than two the second line names the best that played against the first.
        best = (min if lowest_wins(one.game) else max)(others, key=lambda side: side.total)
        told = team_names(best.seats, names)
        sides.append((told if len(others) == 1 else say("{name} and others", name=told), best.total))
    won = [any(seat in one.winners for seat in side.seats) for side in (first, *others)]
    return MatchLine(
        id=one.id,
        result=result_of(one),
        result_words=result_words(result_of(one).value),
        game=game_words(one.game),
        sides=tuple(sides),
        ahead=(0 if won[0] else 1) if any(won) else None,
        day=day_words(played.date()),
        time=clock_words(played),
        when=moment_words(played),
    )


def _searched(one: StoredMatch) -> str:
    """All that the list says of a match, folded for the search."""
    said = (game_words(one.game), result_words(result_of(one).value), moment_words(one.played_at.astimezone()))
    return folded(" ".join((one.id, *said, *names_of(one.seats))))


class HistoryPage(SidewaysPage[None]):
    """All stored matches; one is marked, and what can be done with it stands below."""

    CSS_PATH: ClassVar[list[str | PurePath]] = ["frame.tcss", "history.tcss"]
    AUTO_FOCUS = ""
    SCOPES: ClassVar[tuple[Scope, ...]] = (Scope.HISTORY, Scope.LIST, Scope.PAGE, Scope.ANYWHERE)

    def __init__(self) -> None:
        super().__init__()
        self.stored: tuple[StoredMatch, ...] = ()
        self.found: tuple[StoredMatch, ...] = ()
        """Those of the stored matches that the search finds."""
        self.refused: Refusal | None = None
        """Why something was not done, until something else is."""
        self.told: Callable[[], str] | None = None
        """What was done, until something else is."""
        self._texts: dict[tuple[str, str], str] = {}
        """What is searched of each match in each language, once it was."""

    # --- what is there -------------------------------------------------------------------------------------------

    def compose_page(self) -> ComposeResult:
        """Heading and field, the list, what can be done with the marked match, a sentence on it, hints."""
        with Row(classes="heading"):
            yield Static(classes="title")
            yield Static(classes="place")
        with Row(classes="search"):
            yield Static(classes="glass")
            yield LineInput(max_length=LONGEST_SEARCH, normalise=unified)
        with Column(classes="middle"):
            yield MatchList(classes="matches")
            yield Static(classes="nothing")
        yield Choices(classes="acts")
        yield Static(classes="about")
        yield Hints()

    @property
    def matches(self) -> MatchList:
        """The list."""
        return self.query_one(MatchList)

    @property
    def field(self) -> LineInput:
        """Where the search is typed."""
        return self.query_one(LineInput)

    @property
    def acts(self) -> Choices:
        """What can be done with the marked match."""
        return self.query_one(".acts", Choices)

    @property
    def marked(self) -> StoredMatch | None:
        """The marked match; None where none is found."""
        return self.found[self.matches.marked] if self.found else None

    # --- drawing -------------------------------------------------------------------------------------------------

    def on_mount(self) -> None:
        """Reads the store. Textual has the page drawn next: it calls the handler of every class."""
        if self.there:
            self._read()

    def on_screen_resume(self, event: events.ScreenResume) -> None:
        """Reads the store again: matches may have been played meanwhile."""
        if self.drawn:
            self._read()

    def _read(self) -> None:
        try:
            self.stored = self.program.store.matches()
        except Refusal as reason:
            self.refused = reason
        self._texts.clear()
        self._search(self.matches.marked)

    def _search(self, otherwise: int) -> None:
        """Finds what is searched; the mark stays on its match, or goes to a place where that one is not found."""
        marked, query = self.marked, self.field.value
        self.found = tuple(one for one in self.stored if not query or is_found(query, self._text(one)))
        places = (place for place, one in enumerate(self.found) if marked is not None and one.id == marked.id)
        self.matches.marked = next(places, otherwise)

    def _text(self, one: StoredMatch) -> str:
        key = (one.id, language().code)
        if key not in self._texts:
            self._texts[key] = _searched(one)
        return self._texts[key]

    def show(self) -> None:
        """Writes everything in the language of the process."""
        self.query_one(".title", Static).update(Content(say_in("menu", "Past matches")))
        self.query_one(".glass", Static).update(Content(say("Find:")))
        self.query_one(".search").display = bool(self.stored)
        self.field.placeholder = say("name, game, day or ID")
        self.matches.display = bool(self.found)
        self.matches.show(len(self.found), lambda place: match_line(self.found[place]), self.room)
        nothing = self.query_one(".nothing", Static)
        nothing.display = not self.found
        nothing.update(Content(self._nothing()))
        self._show_marked()

    def _nothing(self) -> str:
        """What is said where there is no match to show."""
        if self.stored:
            return say("No match is found. {key} shows all of them again.", key=BY_NAME["back"].cap)
        return say("No match is stored yet. Begin one: it is kept from its first step on, and stands here then.")

    def _show_marked(self) -> None:
        """Writes what belongs to the marked match."""
        number = self.matches.marked + 1 if self.found else 0
        place = say("{n} of {total}", n=number, total=len(self.found)) if self.found else ""
        self.query_one(".place", Static).update(Content(place))
        self.acts.offer(self._rows())
        about = self.query_one(".about", Static)
        about.set_class(self.refused is not None, "-refused")
        about.update(Content(self._about()))
        listing = ("up", "down", "choose", "find", "help", "back")
        self.query_one(Hints).show(("choose", "back") if self.field.has_focus else listing)

    def _rows(self) -> Rows:
        one = self.marked
        if one is None:
            if self.stored:
                return ()
            return tuple((one,) for one in new_matches())
        names: tuple[str, ...] = ("replay", "sheet-of", "export", "delete")
        if one.table is not None:
            names = (*names, "tournament-of")
        if not one.finished:
            names = ("go-on", *names)
        return (tuple(map(_choice, names)),)

    def _about(self) -> str:
        """A sentence: what was refused or done, else more about the marked match."""
        if self.refused is not None:
            return refusal(self.refused)
        if self.told is not None:
            return self.told()
        one = self.marked
        if one is None:
            return ""
        begun = day_words(one.created_at.astimezone().date())
        told = count("{n} step. Begun on {day}.", "{n} steps. Begun on {day}.", one.steps, day=begun)
        return told if one.table is None else f"{table_words(one.table.number, one.table.round)} {told}"

    # --- going through the list ----------------------------------------------------------------------------------

    def press(self, name: str) -> bool:
        """Does the act of that name; a match that is clicked is marked, and clicked again it is opened."""
        self.refused, self.told = None, None
        if (game := game_of(name)) is not None:
            self.program.set_up(game)
            return True
        if name.startswith(MATCH):
            place = int(name.removeprefix(MATCH))
            if place == self.matches.marked:
                self.do_choose()
            else:
                self._move(place - self.matches.marked)
            return True
        done = super().press(name)
        if self.is_current:
            self._show_marked()
        return done

    def refuse(self, reason: Refusal) -> None:
        """Says it where the sentence on the match stands."""
        self.refused = reason
        self._show_marked()

    def _move(self, by: int) -> None:
        self.matches.move(by)
        self._show_marked()

    def on_match_list_moved(self) -> None:
        """Says of another match what can be done with it."""
        if self.drawn:
            self._show_marked()

    def do_up(self) -> None:
        """Marks the match above."""
        self._move(-1)

    def do_down(self) -> None:
        """Marks the match below."""
        self._move(1)

    def do_page_up(self) -> None:
        """Turns a page back."""
        self._move(-self.matches.seen)

    def do_page_down(self) -> None:
        """Turns a page on."""
        self._move(self.matches.seen)

    def do_first(self) -> None:
        """Marks the newest match."""
        self._move(-len(self.found))

    def do_last(self) -> None:
        """Marks the oldest match."""
        self._move(len(self.found))

    def go_along(self, step: int) -> None:
        """Marks another act."""
        self.acts.move(0, step)

    # --- searching -----------------------------------------------------------------------------------------------

    def do_find(self) -> None:
        """Goes to the field in which one types what is to be found."""
        if self.stored:
            self.set_focus(self.field)
            self._show_marked()

    def on_descendant_blur(self) -> None:
        """Shows the keys of the list again."""
        self._show_marked()

    def on_line_input_changed(self) -> None:
        """Finds what is typed."""
        self.refused, self.told = None, None
        self._search(0)
        self.show()

    def on_line_input_submitted(self) -> None:
        """Goes back to the list, which shows what was found."""
        self._end_search()

    def _end_search(self) -> None:
        self.set_focus(None)
        self._show_marked()

    def do_back(self) -> None:
        """Leaves the search and shows all matches again; without a search, leaves the page."""
        if self.field.has_focus or self.field.value:
            self.field.value = ""
            self._end_search()
        else:
            self.dismiss(None)

    # --- what can be done with a match ---------------------------------------------------------------------------

    def offers(self, act: Act) -> bool:
        """Whether the act can be done with the marked match."""
        if act.scope is Scope.HISTORY and act.name != "find":
            return any(act.name == choice.name for row in self.acts.rows for choice in row)
        return super().offers(act)

    def do_choose(self) -> None:
        """Does the marked act with the marked match; while one types, goes back to the list."""
        if self.field.has_focus:
            self._end_search()
        elif (marked := self.acts.marked) is not None:
            self.press(marked.name)

    def do_go_on(self) -> None:
        """Opens the match at its table."""
        if (one := self.marked) is not None and not one.finished:
            self.program.open_match(self.program.store.load(one.id))

    def do_replay(self) -> None:
        """Goes through the match step by step."""
        if (match := self._loaded()) is not None:
            self.app.push_screen(replay_page(Review(match)))

    def do_sheet_of(self) -> None:
        """Shows the score sheet of the match."""
        if (match := self._loaded()) is not None:
            self.app.push_screen(SheetPage(match, Review(match).reader))

    def do_tournament_of(self) -> None:
        """Shows the tournament in which the match is a table."""
        if (one := self.marked) is not None and one.table is not None:
            self.program.show_tournament(self.program.store.tournaments.load(one.table.tournament))

    def _loaded(self) -> Match | None:
        """The marked match, read from the store."""
        return self.program.store.load(self.marked.id) if self.marked is not None else None

    def do_export(self) -> None:
        """Writes the match into a file, and says where that is."""
        if (one := self.marked) is None:
            return
        store = self.program.store
        data = store.export(one.id)
        path = save(folders_for_matches(store.path.parent), f"{one.game}-{one.id}", ".jsonl", data)
        if one.finished:
            self.told = lambda: say("The match {id} is written into {file}.", id=one.id, file=str(path))
        else:
            self.told = lambda: say(
                "The match {id} is written into {file}, up to its last finished deal.", id=one.id, file=str(path)
            )

    def do_delete(self) -> None:
        """Asks whether to delete the match for good, and does so; not while it lies on the table below."""
        if (one := self.marked) is None:
            return
        if any(isinstance(screen, TablePage) and screen.match.id == one.id for screen in self.app.screen_stack):
            self.told = later("This match lies on the table now. Leave it there before you delete it.").said
            return
        line = match_line(one)

        def asked() -> str:
            return say("Delete the match {id} ({game}, {time}) for good?", id=one.id, game=line.game, time=line.when)

        def answered(yes: bool | None) -> None:
            if yes:
                self.attempt(partial(self._delete, one))
                # Also where it was refused: it may be because the match is not there any more.
                self._read()
                self.redraw()

        self.app.push_screen(AskPage(asked), answered)

    def _delete(self, one: StoredMatch) -> None:
        self.program.store.delete(one.id)
        self.told = lambda: say("The match {id} is deleted.", id=one.id)


def _choice(name: str) -> Choice:
    """The act of that name as something to choose."""
    act = BY_NAME[name]
    return Choice(name, act.label.said(), "" if name == "go-on" else act.cap, note=act.help.said())
