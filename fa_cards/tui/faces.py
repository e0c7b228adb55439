"""The faces of cards, drawn: pips as on real cards, courts with a crown, a tiara or a helmet, aces with a large sign.

Numbers of the Rook deck, the Rook and the joker are in rook_faces.py. The index of every card stands in the corner
where lines start, and where there is room turned in the other one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from fa_cards.rules.cards import ACE, COLOURS, JACK, KING, QUEEN, Card, Suit
from fa_cards.tui.canvas import blocks, cells_of
from fa_cards.tui.ink import suit_style
from fa_cards.tui.paper import Face, FaceSize
from fa_cards.tui.rook_faces import draw_number, draw_suitless, index_suitless
from fa_cards.tui.signs import COUNTS, FRESH, TICK, WILD
from fa_cards.tui.suit_pictures import LARGE_SIGNS, SIGNS
from fa_cards.words.cards import face

_CROWN = """
   #
#  #  #
# # # #
## # ##
#######
# # # #
#######
"""

_TIARA = """
#  #  #

#  #  #
## # ##
#######
 # # #
 #####
"""

_HELMET = """
  ###
 #####
#######
#     #
#######
## # ##
## # ##
 # # #
"""

_LARGE_CROWN = """
    #
#  ###  #
#   #   #
## # # ##
#########
# # # # #
#########
"""

_LARGE_TIARA = """
#   #   #

#   #   #
## ### ##
#########
 # # # #
 #######
"""

_LARGE_HELMET = """
   ###
 #######
#########
#       #
#########
### # ###
### # ###
 ## # ##
"""

_COURTS = {KING: (_CROWN, _LARGE_CROWN), QUEEN: (_TIARA, _LARGE_TIARA), JACK: (_HELMET, _LARGE_HELMET)}

_BOTH, _MIDDLE = (0, 2), (1,)
_Rows = Mapping[int, tuple[int, ...]]

_FIVE_ROWS: Mapping[int, _Rows] = {
    2: {0: _MIDDLE, 4: _MIDDLE},
    3: {0: _MIDDLE, 2: _MIDDLE, 4: _MIDDLE},
    4: {0: _BOTH, 4: _BOTH},
    5: {0: _BOTH, 2: _MIDDLE, 4: _BOTH},
    6: {0: _BOTH, 2: _BOTH, 4: _BOTH},
    7: {0: _BOTH, 1: _MIDDLE, 2: _BOTH, 4: _BOTH},
    8: {0: _BOTH, 1: _MIDDLE, 2: _BOTH, 3: _MIDDLE, 4: _BOTH},
    9: {0: _BOTH, 1: _BOTH, 2: _MIDDLE, 3: _BOTH, 4: _BOTH},
    10: {0: _BOTH, 1: (0, 1, 2), 3: (0, 1, 2), 4: _BOTH},
}
"""Where the pips of a number stand: by row, in which of three columns."""

_SEVEN_ROWS: Mapping[int, _Rows] = {
    2: {0: _MIDDLE, 6: _MIDDLE},
    3: {0: _MIDDLE, 3: _MIDDLE, 6: _MIDDLE},
    4: {0: _BOTH, 6: _BOTH},
    5: {0: _BOTH, 3: _MIDDLE, 6: _BOTH},
    6: {0: _BOTH, 3: _BOTH, 6: _BOTH},
    7: {0: _BOTH, 1: _MIDDLE, 3: _BOTH, 6: _BOTH},
    8: {0: _BOTH, 1: _MIDDLE, 3: _BOTH, 5: _MIDDLE, 6: _BOTH},
    9: {0: _BOTH, 2: _BOTH, 3: _MIDDLE, 4: _BOTH, 6: _BOTH},
    10: {0: _BOTH, 1: _MIDDLE, 2: _BOTH, 4: _BOTH, 5: _MIDDLE, 6: _BOTH},
}


class Marks(NamedTuple):
    """What a face shows beside the card itself."""

    dim: bool = False
    """Whether the card may not be played now."""
    counts: bool = False
    """Whether it is worth something in the game that is played."""
    tick: bool = False
    """Whether it is marked: to be buried or melded, or as the winner of a trick."""
    fresh: bool = False
    """Whether it came into the hand just now."""
    wild: bool = False
    """Whether it is wild in the game that is played, though it has a number."""


PLAIN = Marks()


def drawn_face(card: Card, size: FaceSize, *, right_to_left: bool, marks: Marks = PLAIN) -> Face:
    """The face of a card as a picture."""
    drawing = Face(size, right_to_left=right_to_left)
    style = suit_style(card.suit, dim=marks.dim)
    if card.suit is None:
        draw_suitless(drawing, card, style)
    elif card.suit in COLOURS:
        draw_number(drawing, card, style)
        if marks.wild and not drawing.after(0, WILD, f"bold {style}"):
            drawing.sign(0, WILD, f"bold {style}", cells_of(face(card)[0]) + 1)
    else:
        _draw_standard(drawing, card, card.suit, style)
    if marks.counts:
        drawing.after(0, COUNTS, f"bold {style}")
    if marks.tick and size.roomy and not size.covered:
        drawing.corner(0, TICK, f"bold {style}")
    elif marks.tick:
        drawing.near(size.rows - 1, TICK, f"bold {style}")
    if marks.fresh and not drawing.after(0, FRESH, f"bold {style}"):
        drawing.near(size.rows - 1, FRESH, f"bold {style}", 1)
    return drawing


def _draw_standard(drawing: Face, card: Card, suit: Suit, style: str) -> None:
    rank, sign = face(card)
    if cells_of(rank + sign) > drawing.size.seen:
        rank, sign = face(card, words=False)
    large = drawing.columns >= 11
    drawing.index(rank, sign, f"bold {style}")
    if card.rank == ACE:
        drawing.picture(blocks((LARGE_SIGNS if large else SIGNS)[suit]), style)
    elif card.rank in _COURTS:
        drawing.picture(blocks(_COURTS[card.rank][large]), style)
        if not drawing.size.roomy:
            drawing.corner(0, sign, style)
    else:
        _pips(drawing, card.rank, sign, style)


def _pips(drawing: Face, number: int, sign: str, style: str) -> None:
    """The pips of a number."""
    roomy = drawing.size.roomy
    tall = drawing.rows - 2 * roomy >= 7
    step = 3 if drawing.columns >= 13 else 2
    middle = drawing.columns // 2
    if not roomy:
        # The index has a column of its own.
        middle += -1 if drawing.right_to_left else 1
    for row, columns in (_SEVEN_ROWS if tall else _FIVE_ROWS)[number].items():
        for column in columns:
            drawing.write(middle + (column - 1) * step, row + roomy, sign, style)


def index_face(card: Card, size: FaceSize, *, right_to_left: bool, marks: Marks = PLAIN) -> Face:
    """The face of a small card: rank over suit in its corner."""
    drawing = Face(size, right_to_left=right_to_left)
    style = f"bold {suit_style(card.suit, dim=marks.dim)}"
    if marks.fresh:
        # Where cards overlap there may be no cell for the sign.
        style += " underline"
    if card.suit is None:
        index_suitless(drawing, card, style)
    else:
        rank, sign = face(card, words=False)
        # Of a ten in one cell its one is seen, which no other card has.
        drawing.near(0, rank if cells_of(rank) <= size.seen else rank[:1], style)
        # There are two cells at least: a wild has its shape and the sign in them.
        drawing.sign(1, sign[:1] + WILD if marks.wild else sign, style)
    tiny = size.rows > 2
    if marks.counts and tiny and card.suit is not None:
        drawing.near(2, COUNTS, style, min(1, size.seen - 1))
    elif marks.counts:
        drawing.after(0, COUNTS, style)
    if marks.tick and tiny:
        drawing.near(2, TICK, style)
    elif marks.tick:
        drawing.corner(1, TICK, style)
    if marks.fresh and tiny:
        drawing.near(2, FRESH, style, min(1, size.seen - 1))
    elif marks.fresh:
        # Beside the shape: beside the number it would be read as a part of it.
        drawing.after(1, FRESH, style)
    return drawing


def line_face(card: Card, size: FaceSize, *, right_to_left: bool, marks: Marks = PLAIN) -> Face:
    """The face of a flat card: rank and suit beside each other, with the court's word."""
    drawing = Face(size, right_to_left=right_to_left)
    style = f"bold {suit_style(card.suit, dim=marks.dim)}"
    if card.suit is None:
        index_suitless(drawing, card, style)
    else:
        rank, sign = face(card)
        drawing.near(0, rank, style)
        drawing.sign(0, sign, style, cells_of(rank))
    if marks.counts:
        drawing.after(0, COUNTS, style)
    if marks.tick:
        drawing.corner(0, TICK, style)
    return drawing
