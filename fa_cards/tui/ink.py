"""Pieces of styled text that several widgets draw: key caps, things to press, suits in their colours."""

from __future__ import annotations

from collections.abc import Iterable

from textual.content import Content
from textual.style import Style

from fa_cards.rules.cards import COLOURS, SUITS, Suit
from fa_cards.tui.keys import Act
from fa_cards.words import language_isolates

PRESS = "press"
"""The meta key of a cell that can be clicked; its value is the name of an act."""


def pressable(content: Content, name: str) -> Content:
    """The content, which when clicked does the act of that name."""
    return content.stylize(Style.from_meta({PRESS: name}))


def isolated(content: Content) -> Content:
    """The content as a piece of its own in a line: it reads as the language does, and touches nothing around it."""
    opening, closing = language_isolates()
    return Content.assemble(opening, content, closing)


def key_cap(cap: str) -> Content:
    """A key as hints and choices show it."""
    return isolated(Content.styled(cap, "bold $accent"))


def hint(act: Act) -> Content:
    """A key cap and what it does, to press."""
    return pressable(isolated(Content.assemble(key_cap(act.cap), " ", (act.label.said(), "$ink"))), act.name)


def spaced(parts: Iterable[Content], gap: int = 3) -> Content:
    """The parts in one line with blanks between them."""
    return Content(" " * gap).join(parts)


def suit_style(suit: Suit | None, *, dim: bool = False) -> str:
    """The style of a suit's symbol on a card, or on a dimmed one."""
    return f"${'dim-' if dim else ''}{_SUIT_INKS.get(suit, 'ink' if dim else 'card-ink')}"


def paper_style(suit: Suit | None) -> str:
    """The style of the paper of a card: most colours of the Rook deck have their own."""
    return f"on ${PAPERS[suit]}-card" if suit in PAPERS else "on $card"


_SUIT_INKS: dict[Suit | None, str] = {suit: suit.name.lower() for suit in (*SUITS, *COLOURS)}
"""The colours of a theme that are the ink of a suit."""

PAPERS: dict[Suit | None, str] = {suit: suit.name.lower() for suit in (Suit.RED, Suit.GREEN, Suit.YELLOW)}
"""The colours of the Rook deck whose cards have paper of their own, and its name in a theme."""
