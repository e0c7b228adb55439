"""The pictures of the menu: the name of the program in large letters, and a hand of cards drawn large.

Both are drawn with block characters, which the right-to-left layer leaves where they stand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from textual.content import Content

from fa_cards.rules.cards import Card, Suit
from fa_cards.tui.canvas import Canvas, blocks
from fa_cards.tui.ink import suit_style
from fa_cards.tui.suit_pictures import LARGE_SIGNS, SIGNS
from fa_cards.words.cards import face

_PERSIAN_NAME = """
              ##    ###
              ##  ####
              ## ###      ##
              ## ##       ##
 ##  ##       ## ###               ###
 ##  ##       ##  ###             #####
              ##   ###            ## ##
##    ## ##   ##    ##   ##   ##  ## ##
##    ## ##   ##    ##   ##   ##  ## ##
######## ##   #########  ##############
 ######  ##   #########  ##############
         ##              ##
       ####            ####   ## ##
     ####            ####     ## ##
"""

_LATIN_NAME = """
 ##                                ##
##                                 ##
##                                 ##
#### ####      ### ####  ## #   #### ####
##      ##    ##      ## ####  ## ## ##
##   ##### ## ##   ##### ##    ## ## ####
##   ## ## ## ##   ## ## ##    ## ##   ##
##   #####     ### ##### ##     #### ####
"""


def wordmark(code: str) -> Content:
    """The name of the program in large letters of the language."""
    return Content.styled("\n".join(blocks(_PERSIAN_NAME if code == "fa" else _LATIN_NAME)), "$accent")


class FanSize(NamedTuple):
    """The measures of a hand of cards, in cells."""

    card: tuple[int, int]
    step: int
    """So much of a covered card is seen."""
    rise: tuple[int, ...]
    """How far each card stands below the highest one."""
    scale: int
    """How large the sign in the middle is drawn."""

    @property
    def columns(self) -> int:
        """The width of the whole."""
        return self.card[0] + self.step * (len(self.rise) - 1)

    @property
    def rows(self) -> int:
        """The height of the whole."""
        return self.card[1] + max(self.rise)


TINY_FAN = FanSize((9, 7), 3, (1, 0, 0, 1), 1)
SMALL_FAN = FanSize((13, 10), 7, (1, 0, 0, 1), 1)
LARGE_FAN = FanSize((22, 15), 9, (1, 0, 0, 1), 2)

INDEX_ROOM = 5
"""Cells of a covered card that must be seen, for the word of its index."""
SMALL_CARD = 9
"""The width of a card that has no room for the larger signs."""
_INSIDE = "on $card"
"""The style of an empty cell of a card."""


_TOP, _BETWEEN, _BOTTOM = ("▗", "▄", "▖"), ("▐", "", "▌"), ("▝", "▀", "▘")
"""The edges of a card in a row of it: at its left, between, at its right."""


class _Table(Canvas):
    """Cells to draw whole cards on."""

    def card(self, left: int, top: int, size: tuple[int, int]) -> None:
        """An empty card; where its edge lies on another card it casts a shadow."""
        width, height = size
        inside = slice(left + 1, left + width - 1)
        for y in range(top, top + height):
            row = self.cells[y]
            first, middle, last = _TOP if y == top else _BOTTOM if y == top + height - 1 else _BETWEEN
            edges = [(left, first), (left + width - 1, last)]
            if middle:
                edges += [(x, middle) for x in range(inside.start, inside.stop)]
            else:
                row[inside] = [(" ", _INSIDE)] * (width - 2)
            for x, edge in edges:
                ground = "$line" if row[x][1] == _INSIDE else "$table"
                row[x] = edge, f"$card on {ground}"


def fan(cards: Sequence[Card], size: FanSize, *, right_to_left: bool) -> Content:
    """Cards held like a hand: each covers the one before it, and its index stays seen (culture.md, 5).

    Args:
        cards: as many as the size has rises, the first one lowest.
        size: the measures.
        right_to_left: whether the first card stands at the right, and indices in the right corner.
    """
    canvas = _Table(size.columns, size.rows)
    width, height = size.card
    for place, (card, top) in enumerate(zip(cards, size.rise, strict=True)):
        left = place * size.step
        if right_to_left:
            left = size.columns - width - left
        canvas.card(left, top, size.card)
        style = f"bold {suit_style(card.suit)} on $card"
        rank, symbol = face(card, words=size.step > INDEX_ROOM)
        for line, text in enumerate((rank, symbol), 1):
            cells = Content(text).cell_length
            canvas.write(left + width - 2 - cells if right_to_left else left + 2, top + line, text, style)
    signs = LARGE_SIGNS if width > SMALL_CARD else SIGNS
    last = blocks(signs[cards[-1].suit or Suit.SPADES], size.scale)
    for line, text in enumerate(last, top + (height - len(last) + 1) // 2):
        canvas.write(left + (width - len(text)) // 2, line, text, style)
    return canvas.content
