"""The rules page of a game: its sections as the data of fa_cards.learn has them, drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import PurePath
from typing import ClassVar

from textual.app import ComposeResult
from textual.widget import Widget

from fa_cards.learn.pages import Block, Example, Paragraph, Points, Table, Terms, cell_text, term_text
from fa_cards.learn.rules_pages import as_text, rules_page, section_for
from fa_cards.rtl import ColumnGroup, LineInput, RowGroup
from fa_cards.rules.game import View
from fa_cards.rules.options import Value
from fa_cards.tui.examples import ExampleBlock, ExampleCard
from fa_cards.tui.keys import Scope
from fa_cards.tui.page import Hints
from fa_cards.tui.reading import ScrollingPage
from fa_cards.tui.static import Static
from fa_cards.tui.told import Told
from fa_cards.words import Phrase, say
from fa_cards.words.searching import folded, is_found

BULLET = "•"
LONGEST_QUERY = 40


class RulesPage(ScrollingPage):
    """The rules of a game to read, and to search in."""

    CSS_PATH: ClassVar[list[str | PurePath]] = ["frame.tcss", "cards.tcss", "rules_page.tcss"]
    SCOPES: ClassVar[tuple[Scope, ...]] = (Scope.RULES, *ScrollingPage.SCOPES)
    AUTO_FOCUS = ""

    def __init__(
        self,
        game: str,
        options: Mapping[str, Value] | None = None,
        seats: int | None = None,
        view: View | None = None,
    ) -> None:
        """The page of that game as it is usually played, or with these options and by so many players.

        Args:
            game: its key.
            options: those away from their defaults.
            seats: how many play.
            view: where the match of who reads stands: the page opens at what it says of that.

        Raises:
            UnknownGame: there is no such game.
        """
        self.page = rules_page(game, options, seats)
        self.section = section_for(self.page, view) if view is not None else None
        """The key of the section at which the page opens; None where it opens at its beginning."""
        super().__init__(self.page.title.said, "rules")

    def compose_above(self) -> ComposeResult:
        """The field of the search, which is seen while there is one."""
        yield LineInput(max_length=LONGEST_QUERY, classes="query")

    def compose_body(self) -> ComposeResult:
        """What the page is about, and its sections."""
        with ColumnGroup(classes="text"):
            yield Told(self.page.lead.said, "lead")
            for section in self.page.sections:
                yield Told(section.title.said, f"title section-{section.key}")
                for block in section.blocks:
                    yield from _widgets(block)

    def on_mount(self) -> None:
        """Opens the page at its place."""
        super().on_mount()
        if self.section is not None:
            self.when_drawn(self._go_to_section)

    def _go_to_section(self) -> None:
        self.body.scroll_to_widget(self.query_one(f".section-{self.section}"), top=True, animate=False)

    def show(self) -> None:
        """Writes everything in the language of the process."""
        super().show()
        for told in self.query(Told):
            told.show()
        for card in self.query(ExampleCard):
            card.show(self.room)
        self._field.placeholder = say("What are you looking for?")
        self.query_one(Hints).show(("find-in", "up", "down", "page-up", "page-down", "words", "back"))

    def reads(self) -> str:
        """All of the page."""
        return as_text(self.page)

    # --- searching ------------------------------------------------------------------------------------------------

    @property
    def _field(self) -> LineInput:
        return self.query_one(LineInput)

    @property
    def _found(self) -> tuple[Told, ...]:
        """The texts that hold every word of what was typed; none while nothing was."""
        query = self._field.value
        return tuple(told for told in self.query(Told) if query.strip() and is_found(query, folded(told.say())))

    def do_find_in(self) -> None:
        """Shows the field of the search."""
        self.add_class("-searching")
        self._field.focus()

    def on_line_input_changed(self) -> None:
        """Marks what was found, and goes to the first of it."""
        found = self._found
        for told in self.query(Told):
            told.remove_class("-here")
            told.set_class(told in found, "-found")
        self._at = -1
        self._go_to_next()

    def on_line_input_submitted(self) -> None:
        """Goes to the next place that was found."""
        self._go_to_next()

    _at = -1
    """Which of the places that were found one looks at."""

    def _go_to_next(self) -> None:
        found = self._found
        self.set_class(bool(self._field.value.strip()) and not found, "-nothing")
        if found:
            self._at = (self._at + 1) % len(found)
            for told in found:
                told.set_class(told is found[self._at], "-here")
            self.body.scroll_to_widget(_seen_with(found[self._at]), animate=False)

    def do_back(self) -> None:
        """Ends the search, or leaves the page."""
        if not self.has_class("-searching"):
            super().do_back()
            return
        self.remove_class("-searching", "-nothing")
        self._field.value = ""
        self.set_focus(None)


def _seen_with(told: Told) -> Widget:
    """What is to be seen with a text: the example of which it is a part, or the text alone."""
    return next((one for one in told.ancestors if isinstance(one, ExampleBlock)), told)


def _widgets(block: Block) -> Iterator[Widget]:
    """The widgets of a block."""
    match block:
        case Paragraph(text):
            yield Told(text.said, "paragraph")
        case Points(items):
            yield ColumnGroup(*map(_point, (item.said for item in items)), classes="points")
        case Terms(items):
            yield ColumnGroup(*(_point(_term(word, meaning)) for word, meaning in items), classes="points")
        case Table(head, rows):
            columns = zip(head, zip(*rows, strict=True), strict=True)
            yield RowGroup(*(_column(title, cells) for title, cells in columns), classes="table")
        case Example():
            yield ExampleBlock(block)


def _term(word: Phrase, meaning: Phrase) -> Callable[[], str]:
    return lambda: term_text(word, meaning)


def _point(say: Callable[[], str]) -> Widget:
    """A point whose lines stand under each other, beside its bullet."""
    return RowGroup(Static(BULLET, classes="bullet"), Told(say, "point"))


def _column(title: Phrase, cells: Iterable[Phrase | int]) -> Widget:
    """A column of a table, a widget for all its cells, so that they stand under each other in both directions."""
    some = tuple(cells)
    return ColumnGroup(Told(title.said, "head"), Told(lambda: "\n".join(map(cell_text, some)), "cells"))
