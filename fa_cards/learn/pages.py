"""A page to read, as data: sections of paragraphs, points, terms and tables; and the page as plain text.

The text is logical: whoever prints it on a terminal that does not turn right-to-left text orders its lines.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from fa_cards.words import Phrase, Said, say_in
from fa_cards.words.digits import number

LEAST_WIDTH = 20
"""Narrower than this no page can be read; lines are then wider than asked for."""

BETWEEN_COLUMNS = "   "


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


Block = Paragraph | Points | Terms | Table


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


def as_text(page: Page, width: int = 80) -> str:
    """The page as lines of logical text no wider than `width` cells, in the language of the process."""
    width = max(width, LEAST_WIDTH)
    lines = [*_title(page.title.said(), "="), "", *wrapped(page.lead.said(), width)]
    for section in page.sections:
        lines += ["", *_title(section.title.said(), "-")]
        for block in section.blocks:
            lines += ["", *_block(block, width)]
    return "\n".join(lines) + "\n"


def cells(text: str) -> int:
    """How many cells a text takes: marks and invisible characters take none."""
    return sum(unicodedata.category(letter) not in ("Mn", "Cf") for letter in text)


def wrapped(text: str, width: int, first: str = "", rest: str = "") -> Iterator[str]:
    """The lines of a text, broken between words.

    Args:
        text: one paragraph.
        width: in cells.
        first: what stands before the first line.
        rest: what stands before the others.
    """
    line, used = first, cells(first)
    empty = True
    for word in text.split():
        size = cells(word)
        if not empty and used + 1 + size > width:
            yield line
            line, used, empty = rest, cells(rest), True
        line, used = (line + word, used + size) if empty else (f"{line} {word}", used + 1 + size)
        empty = False
    yield line


def _title(text: str, under: str) -> tuple[str, str]:
    return text, under * cells(text)


def _block(block: Block, width: int) -> Iterator[str]:
    match block:
        case Paragraph(text):
            yield from wrapped(text.said(), width)
        case Points(items):
            yield from _list((one.said() for one in items), width)
        case Terms(items):
            yield from _list((term_text(word, meaning) for word, meaning in items), width)
        case Table():
            yield from _table(block, width)


def _list(items: Iterable[str], width: int) -> Iterator[str]:
    for item in items:
        yield from wrapped(item, width, "• ", "  ")


def _table(table: Table, width: int) -> Iterator[str]:
    rows = [tuple(map(cell_text, row)) for row in (table.head, *table.rows)]
    widths = [max(map(cells, column)) for column in zip(*rows, strict=True)]
    if sum(widths) + len(BETWEEN_COLUMNS) * (len(widths) - 1) > width:
        yield from _rows_as_points(table, width)
        return
    for row in rows:
        padded = (text + " " * (width - cells(text)) for text, width in zip(row, widths, strict=True))
        yield BETWEEN_COLUMNS.join(padded).rstrip()


def _rows_as_points(table: Table, width: int) -> Iterator[str]:
    """A table that is too wide: its rows one by one, every cell after the word of its column."""
    for row in table.rows:
        lines = [term_text(word, cell) for word, cell in zip(table.head, row, strict=True)]
        yield from wrapped(lines[0], width, "• ", "  ")
        for line in lines[1:]:
            yield from wrapped(line, width, "  ", "  ")
