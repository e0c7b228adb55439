"""The rules page of a game: its sections as the data of fa_cards.learn has them, drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import PurePath
from typing import ClassVar

from textual.app import ComposeResult
from textual.content import Content
from textual.widget import Widget

from fa_cards.learn.pages import Block, Paragraph, Points, Table, Terms, cell_text, term_text
from fa_cards.learn.rules_pages import rules_page
from fa_cards.rtl import ColumnGroup, RowGroup
from fa_cards.rules.options import Value
from fa_cards.tui.reading import ScrollingPage
from fa_cards.tui.static import Static
from fa_cards.words import Phrase

BULLET = "•"


class Told(Static):
    """A text that is said anew each time that the page is drawn."""

    def __init__(self, say: Callable[[], str], classes: str) -> None:
        super().__init__(classes=classes)
        self.say = say

    def show(self) -> None:
        """Writes the text in the language of the process."""
        self.update(Content(self.say()))


class RulesPage(ScrollingPage):
    """The rules of a game to read."""

    CSS_PATH: ClassVar[list[str | PurePath]] = ["frame.tcss", "rules_page.tcss"]

    def __init__(self, game: str, options: Mapping[str, Value] | None = None, seats: int | None = None) -> None:
        """The page of that game as it is usually played, or with these options and by so many players.

        Raises:
            UnknownGame: there is no such game.
        """
        self.page = rules_page(game, options, seats)
        super().__init__(self.page.title.said, "rules")

    def compose_body(self) -> ComposeResult:
        """What the page is about, and its sections."""
        with ColumnGroup(classes="text"):
            yield Told(self.page.lead.said, "lead")
            for section in self.page.sections:
                yield Told(section.title.said, "title")
                for block in section.blocks:
                    yield from _widgets(block)

    def show(self) -> None:
        """Writes everything in the language of the process."""
        super().show()
        for told in self.query(Told):
            told.show()


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


def _term(word: Phrase, meaning: Phrase) -> Callable[[], str]:
    return lambda: term_text(word, meaning)


def _point(say: Callable[[], str]) -> Widget:
    """A point whose lines stand under each other, beside its bullet."""
    return RowGroup(Static(BULLET, classes="bullet"), Told(say, "point"))


def _column(title: Phrase, cells: Iterable[Phrase | int]) -> Widget:
    """A column of a table, a widget for all its cells, so that they stand under each other in both directions."""
    some = tuple(cells)
    return ColumnGroup(Told(title.said, "head"), Told(lambda: "\n".join(map(cell_text, some)), "cells"))
