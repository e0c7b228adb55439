"""Melds in few cells: «ست ۸: ■ق ▲س ☆ر», «دنباله‌ی ■ق: ۳ ۴ ☆ر=۵ ۶». Each is of pieces, between which a line may break."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from textual.content import Content

from fa_cards.rules.cards import Card
from fa_cards.rules.melds import Kind, Meld, MeldRules
from fa_cards.tui.cards import line_content
from fa_cards.tui.ink import isolated, paper_style, suit_style
from fa_cards.tui.signs import WILD
from fa_cards.words import say_in
from fa_cards.words.cards import face, suit_symbol
from fa_cards.words.digits import number
from fa_cards.words.preferences import preferences

Pieces = tuple[Content, ...]
"""What a line is made of, from the side where lines start; a blank stands between two of them."""

GAP: Final = "  "
"""What stands between two melds in a line."""
NEW: Final = "bold underline"
"""How a card is written that was laid just now."""


def on_paper(text: str, card: Card, *, new: bool = False) -> Content:
    """A text in the ink and on the paper of a card."""
    style = f"{suit_style(card.suit)} {paper_style(card.suit)}"
    return isolated(Content.styled(text, f"{NEW} {style}" if new else style))


def card_chip(card: Card, wilds: Collection[Card]) -> Content:
    """A card to stand in a line with others, on its paper; a wild that has a number bears the sign of wilds."""
    if card.suit is None or card not in wilds:
        return line_content(card, words=False, paper=True)
    return on_paper(f"{line_content(card, words=False).plain}{WILD}", card)


def pieces_of(meld: Meld, rules: MeldRules) -> Pieces:
    """What the meld is, and its cards: those of a run from the lowest up, with what its wilds stand for."""
    return (Content.styled(heads_of(meld, rules)[0] + ":", "$ink"), *cards_of(meld, rules))


def heads_of(meld: Meld, rules: MeldRules) -> tuple[str, str, str]:
    """What the meld is, at length, shorter, and in the fewest cells."""
    if meld.kind is Kind.SET:
        n = rules.number(meld)
        short = say_in("meld in short", "set {n}", n=n)
        return say_in("meld", "set of {n}s", n=n), short, short
    colour = suit_symbol(rules.colour(meld))
    return (
        say_in("meld", "run of {colour}", colour=colour),
        say_in("meld in short", "run {colour}", colour=colour),
        colour,
    )


def cards_of(meld: Meld, rules: MeldRules, new: Collection[int] = ()) -> Pieces:
    """The cards of a meld: of a set their colours, of a run its numbers.

    Args:
        meld: which one.
        rules: which cards are wild.
        new: the places of the cards that were laid just now.
    """
    numbers = rules.numbers(meld) if meld.kind is Kind.RUN else None
    return tuple(
        _chip(card, None if numbers is None else numbers[place], wild=card in rules.wilds, new=place in new)
        for place, card in enumerate(meld.cards)
    )


def _chip(card: Card, at: int | None, *, wild: bool, new: bool) -> Content:
    """A card of a meld; where it is one of a run, with its number there."""
    if wild:
        name = _wild_sign(card)
        return on_paper(name if at is None else f"{name}={number(at)}", card, new=new)
    assert card.suit is not None
    return on_paper(suit_symbol(card.suit) if at is None else number(at), card, new=new)


def _wild_sign(card: Card) -> str:
    """A wild in two cells, as many as a colour with its letter: the sign of wilds, and the letter or the shape."""
    if card.suit is not None:
        return f"{suit_symbol(card.suit)[:1]}{WILD}"
    letter = face(card, words=False)[0]
    return f"{WILD}{letter[:1]}" if preferences().suit_signs else letter


def flowing(blocks: Iterable[Pieces], width: int) -> list[Content]:
    """Lines in which the blocks follow each other; after one that is longer than a line a new line begins."""
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
        lines += broken(block, width)
        line = Content("")
    return [*lines, line] if line.cell_length else lines


def broken(block: Sequence[Content], width: int, indent: str = GAP) -> list[Content]:
    """The lines of a block that is longer than one; those after the first are indented."""
    lines: list[Content] = []
    line = Content("")
    for piece in block:
        if line.cell_length and line.cell_length + 1 + piece.cell_length > width:
            lines.append(line)
            line = Content.assemble(indent, piece)
        else:
            line = Content(" ").join([line, piece]) if line.cell_length else piece
    return [*lines, line]
