"""Melds in few cells: «ست ۸: ■ق ▲س ر», «دنباله‌ی ■ق: ۳ ۴ ر=۵ ۶». Each is of pieces, between which a line may break."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from textual.content import Content

from fa_cards.rules.cards import Card
from fa_cards.rules.melds import Kind, Meld, MeldRules
from fa_cards.tui.cards import line_content
from fa_cards.tui.ink import isolated, paper_style, suit_style
from fa_cards.words import say_in
from fa_cards.words.cards import face, suit_symbol
from fa_cards.words.digits import number

Pieces = tuple[Content, ...]
"""What a line is made of, from the side where lines start; a blank stands between two of them."""

GAP: Final = "  "
"""What stands between two melds in a line."""


def on_paper(text: str, card: Card) -> Content:
    """A text in the ink and on the paper of a card."""
    return isolated(Content.styled(text, f"{suit_style(card.suit)} {paper_style(card.suit)}"))


def pieces_of(meld: Meld, rules: MeldRules) -> Pieces:
    """What the meld is, and its cards: those of a run from the lowest up, with what its wilds stand for."""
    if meld.kind is Kind.SET:
        head = say_in("meld", "set of {n}s", n=rules.number(meld))
        cards = [_wild(one) if one in rules.wilds else _colour_of(one) for one in meld.cards]
    else:
        natural = rules.natural(meld.cards)[0]
        assert natural.suit is not None
        head = say_in("meld", "run of {colour}", colour=suit_symbol(natural.suit))
        numbered = zip(meld.cards, rules.numbers(meld), strict=True)
        cards = [_wild(one, at) if one in rules.wilds else on_paper(number(at), one) for one, at in numbered]
    return (Content.styled(head + ":", "$ink"), *cards)


def _colour_of(card: Card) -> Content:
    """The colour of a card of a set."""
    assert card.suit is not None
    return on_paper(suit_symbol(card.suit), card)


def _wild(card: Card, at: int | None = None) -> Content:
    """A wild, and in a run the number that it stands for."""
    name = face(card, words=False)[0] if card.suit is None else line_content(card, words=False).plain
    return on_paper(name if at is None else f"{name}={number(at)}", card)


def flowing(blocks: Iterable[Pieces], width: int) -> list[Content]:
    """Lines in which the blocks follow each other; a block is broken only where it is longer than a line."""
    lines: list[Content] = []
    line = Content("")
    for block in blocks:
        whole = Content(" ").join(block)
        if line.cell_length and line.cell_length + len(GAP) + whole.cell_length > width:
            lines.append(line)
            line = Content("")
        if whole.cell_length <= width - line.cell_length - (len(GAP) if line.cell_length else 0):
            line = Content(GAP).join([line, whole]) if line.cell_length else whole
            continue
        *full, line = broken(block, width)
        lines += full
    return [*lines, line] if line.cell_length else lines


def broken(block: Sequence[Content], width: int) -> list[Content]:
    """The lines of a block that is longer than one; those after the first are indented."""
    lines: list[Content] = []
    line = Content("")
    for piece in block:
        if line.cell_length and line.cell_length + 1 + piece.cell_length > width:
            lines.append(line)
            line = Content.assemble(GAP, piece)
        else:
            line = Content(" ").join([line, piece]) if line.cell_length else piece
    return [*lines, line]
