"""The glossary: a list of terms to search in, and below it what the marked one means."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePath
from typing import ClassVar

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.learn.glossary import TERMS, Term, answering, occurring
from fa_cards.rtl import Column, ColumnScroll, LineInput
from fa_cards.rules.catalog import GAMES
from fa_cards.tui.choices import Choice, Choices
from fa_cards.tui.keys import Scope
from fa_cards.tui.page import Hints, Page
from fa_cards.tui.static import Static
from fa_cards.tui.stylesheet import sheets
from fa_cards.words import say, say_in
from fa_cards.words.games import game_name
from fa_cards.words.lists import joined

TERM = "term-"
"""What stands before the key of a term in the name of its entry."""

LONGEST_QUERY = 40


class GlossaryPage(Page[None]):
    """All terms; those that a text uses, from which one came here, come first."""

    CSS_PATH: ClassVar[list[str | PurePath]] = sheets("frame", "glossary_page")
    SCOPES: ClassVar[tuple[Scope, ...]] = (Scope.LIST, Scope.PAGE, Scope.ANYWHERE)
    BROUGHT_BY = "words"
    AUTO_FOCUS = "LineInput"

    def __init__(self, text: str = "") -> None:
        """The glossary for who reads this text."""
        super().__init__()
        self._first = occurring(text)

    def compose_page(self) -> ComposeResult:
        """The field over the list, below it the marked term."""
        yield Static(classes="heading")
        yield LineInput(max_length=LONGEST_QUERY, classes="query")
        with ColumnScroll(classes="list", can_focus=False):
            yield Choices(classes="entries")
        with Column(classes="below"):
            yield Static(classes="term")
        yield Hints()

    @property
    def entries(self) -> Choices:
        """The list."""
        return self.query_one(Choices)

    @property
    def terms(self) -> tuple[Term, ...]:
        """The terms that answer what was typed; without that all of them, those of the text first."""
        query = self.query_one(LineInput).value
        if query.strip():
            return answering(query)
        return (*self._first, *(term for term in TERMS if term not in self._first))

    def show(self) -> None:
        """Writes everything in the language of the process; what was typed stays."""
        self.query_one(".heading", Static).update(Content(say("What the words mean")))
        self.query_one(LineInput).placeholder = say("Which word?")
        terms = self.terms
        self.entries.offer(tuple((Choice(TERM + term.key, term.word.said()),) for term in terms))
        self._show_marked()
        self.query_one(Hints).show(("up", "down", "page-up", "page-down", "back"))

    @property
    def marked(self) -> Term | None:
        """The marked term; None where nothing was found."""
        terms = self.terms
        return terms[self.entries.row] if terms else None

    def _show_marked(self) -> None:
        term = self.marked
        told = Content("\n").join(_entry(term)) if term is not None else Content(say("There is no such word here."))
        self.query_one(".term", Static).update(told)
        window = self.query_one(".list", ColumnScroll)
        window.scroll_to(y=max(self.entries.row - window.size.height // 2, 0), animate=False)

    def on_line_input_changed(self) -> None:
        """Shows the terms that answer the text, the best one marked."""
        self.entries.offer(())
        self.show()

    def _move(self, step: int) -> None:
        last = len(self.entries.rows) - 1
        if last >= 0:
            # A page at the end stays there; a line goes round.
            row = self.entries.row + step
            row = row % (last + 1) if abs(step) == 1 else min(max(row, 0), last)
            self.entries.mark(self.entries.rows[row][0].name)
            self._show_marked()

    def do_up(self) -> None:
        """Marks the term above."""
        self._move(-1)

    def do_down(self) -> None:
        """Marks the term below."""
        self._move(1)

    def do_page_up(self) -> None:
        """Turns a page back."""
        self._move(-max(self.query_one(".list").size.height - 1, 2))

    def do_page_down(self) -> None:
        """Turns a page on."""
        self._move(max(self.query_one(".list").size.height - 1, 2))

    def press(self, name: str) -> bool:
        """Marks the term that was clicked."""
        if not name.startswith(TERM):
            return super().press(name)
        self.entries.mark(name)
        self._show_marked()
        return True

    def do_back(self) -> None:
        """Goes back."""
        self.dismiss(None)


def _entry(term: Term) -> Iterator[Content]:
    """What the page tells of a term, line by line: what it means, what it is called, where it occurs."""
    yield Content.styled(term.meaning.said(), "bold $ink")
    persian, also = term.in_language("fa"), term.also_said()
    names = [
        say_in("glossary", "Persian: {word}", word=persian),
        say_in("glossary", "English: {word}", word=term.in_language("en")),
    ]
    if also:
        names.append(say_in("glossary", "also said in Persian: {words}", words=also))
    yield Content.styled(" · ".join(names), "$accent")
    where = say("In all games") if len(term.games) == len(GAMES) else joined([game_name(key) for key in term.games])
    yield Content.styled(where, "$faint")
