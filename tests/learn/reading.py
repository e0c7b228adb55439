"""Reads pages as tests compare them: a section as one line of text, and its table cell by cell."""

from __future__ import annotations

from fa_cards.learn.pages import Example, Page, Section, Table, as_text
from fa_cards.rtl import strip_marks as bare
from fa_cards.rules.cards import Card
from fa_cards.words import Phrase


def section(page: Page, key: str) -> Section:
    """The section of the page with that key."""
    (found,) = [one for one in page.sections if one.key == key]
    return found


def text(page: Page, key: str) -> str:
    """A section as one line of text."""
    alone = Page(page.key, page.title, page.lead, (section(page, key),))
    return bare(" ".join(as_text(alone, 10_000).split("\n")[5:]))


def tables(page: Page, key: str) -> list[list[list[str | int]]]:
    """The tables of a section, each as its rows without the head."""
    return [
        [[bare(cell.said()) if isinstance(cell, Phrase) else cell for cell in row] for row in block.rows]
        for block in section(page, key).blocks
        if isinstance(block, Table)
    ]


def table(page: Page, key: str) -> list[list[str | int]]:
    """The rows of the only table of a section."""
    (rows,) = tables(page, key)
    return rows


def examples(page: Page, key: str) -> list[Example]:
    """The examples of a section."""
    return [block for block in section(page, key).blocks if isinstance(block, Example)]


def marked(example: Example) -> tuple[Card, ...]:
    """The cards that an example marks."""
    return tuple(one for group in example.groups for place, one in enumerate(group.cards) if place in group.marked)
