"""A page to read, as data: sections of paragraphs, points, terms, tables and examples; and the page as plain text.

The text is logical: whoever prints it on a terminal that does not turn right-to-left text orders its lines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from fa_cards.rules.cards import Card
from fa_cards.words import Phrase, Said, say_in
from fa_cards.words.cards import card_phrase
from fa_cards.words.digits import number
from fa_cards.words.layout import cells, wrapped
from fa_cards.words.lists import listed

LEAST_WIDTH = 20
"""Narrower than this no page can be read; lines are then wider than asked for."""

BETWEEN_COLUMNS = "   "

INDENT = "  "
"""What stands before the lines of an example."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Sentences that belong together."""

    text: Phrase


@dataclass(frozen=True, slots=True)
class Points:
    """A list of points."""

    items: tuple[Phrase, ...]


@dataclass(frozen=True, slots=True)
class Terms:
    """Words and what each means."""

    items: tuple[tuple[Phrase, Phrase], ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Columns of short texts and numbers under a head."""

    head: tuple[Phrase, ...]
    rows: tuple[tuple[Phrase | int, ...], ...]


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that lie together in an example."""

    caption: Phrase
    """Where they lie, or what they are."""
    cards: tuple[Card, ...]
    marked: frozenset[int] = frozenset()
    """The places of those that the example is about, as the rules say: they may be played, they win, they count."""
    dims: bool = False
    """Whether the others may not be played."""


@dataclass(frozen=True, slots=True)
class Example:
    """What a rule says of some cards. The cards are drawn, and in plain text told."""

    groups: tuple[Group, ...]
    told: tuple[Phrase, ...] = ()
    """What is to be seen, sentence by sentence; every marked card is named."""
    given: Phrase | None = None
    """What has to be known before one looks at the cards."""


Block = Paragraph | Points | Terms | Table | Example


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a page."""

    key: str
    """Its name for links, the same in every language."""
    title: Phrase
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """A page to read."""

    key: str
    title: Phrase
    lead: Phrase
    """What it is about, in a sentence or two."""
    sections: tuple[Section, ...]


def cell_text(cell: Said) -> str:
    """What stands in a cell of a table."""
    if isinstance(cell, Phrase):
        return cell.said()
    return cell if isinstance(cell, str) else number(cell)


def term_text(word: Phrase, meaning: Phrase | int) -> str:
    """A word and its meaning in one line of text."""
    return say_in("glossary", "{word}: {meaning}", word=word, meaning=meaning)


def cards_phrase(some: Sequence[Card]) -> Phrase:
    """One card or several, with commas between them."""
    first, *others = map(card_phrase, some)
    return listed((first, *others)) if others else first


def group_text(group: Group) -> str:
    """The cards of an example in one line of text, after what they are."""
    return term_text(group.caption, cards_phrase(group.cards))


def told_text(example: Example) -> str:
    """What is said below the cards of an example; nothing where all was said before."""
    return " ".join(sentence.said() for sentence in example.told)


def as_text(page: Page, width: int = 80, measure: Callable[[str], int] = cells) -> str:
    """The page as lines of logical text no wider than `width` cells, in the language of the process.

    Args:
        page: what to write.
        width: in cells.
        measure: how many cells a text takes where it will be shown.
    """
    layout = _Layout(max(width, LEAST_WIDTH), measure)
    lines = [*layout.title(page.title.said(), "="), "", *layout.paragraph(page.lead.said())]
    for section in page.sections:
        lines += ["", *layout.title(section.title.said(), "-")]
        for block in section.blocks:
            lines += ["", *layout.block(block)]
    return "\n".join(lines) + "\n"


@dataclass(frozen=True, slots=True)
class _Layout:
    """Lays blocks out in lines for one width."""

    width: int
    measure: Callable[[str], int]

    def title(self, text: str, under: str) -> tuple[str, str]:
        return text, under * self.measure(text)

    def paragraph(self, text: str, first: str = "", rest: str = "") -> list[str]:
        return wrapped(text, self.width, first, rest, measure=self.measure)

    def block(self, block: Block) -> Iterator[str]:
        match block:
            case Paragraph(text):
                yield from self.paragraph(text.said())
            case Points(items):
                yield from self._list(one.said() for one in items)
            case Terms(items):
                yield from self._list(term_text(word, meaning) for word, meaning in items)
            case Table():
                yield from self._table(block)
            case Example():
                yield from self._example(block)

    def _example(self, example: Example) -> Iterator[str]:
        if example.given is not None:
            yield from self.paragraph(example.given.said(), INDENT, INDENT)
        for group in example.groups:
            yield from self.paragraph(group_text(group), INDENT, INDENT * 2)
        if example.told:
            yield from self.paragraph(told_text(example), INDENT, INDENT)

    def _list(self, items: Iterable[str]) -> Iterator[str]:
        for item in items:
            yield from self.paragraph(item, "• ", "  ")

    def _table(self, table: Table) -> Iterator[str]:
        rows = [tuple(map(cell_text, row)) for row in (table.head, *table.rows)]
        widths = [max(map(self.measure, column)) for column in zip(*rows, strict=True)]
        if sum(widths) + len(BETWEEN_COLUMNS) * (len(widths) - 1) > self.width:
            yield from self._rows_as_points(table)
            return
        for row in rows:
            padded = (text + " " * (width - self.measure(text)) for text, width in zip(row, widths, strict=True))
            yield BETWEEN_COLUMNS.join(padded).rstrip()

    def _rows_as_points(self, table: Table) -> Iterator[str]:
        """A table that is too wide: its rows one by one, every cell after the word of its column."""
        for row in table.rows:
            lines = [term_text(word, cell) for word, cell in zip(table.head, row, strict=True)]
            yield from self.paragraph(lines[0], "• ", "  ")
            for line in lines[1:]:
                yield from self.paragraph(line, "  ", "  ")
