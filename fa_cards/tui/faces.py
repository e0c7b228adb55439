"""The faces of cards, drawn: pips as on real cards, courts with a crown, a tiara or a helmet, aces with a large sign.

A face is a picture, cell by cell: its lines are ordered from the left in both languages. Its index stands in the
corner where lines start, at the right in Persian (culture.md, 5), and where there is room turned in the other one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from fa_cards.rules.cards import ACE, JACK, KING, QUEEN, Card, Suit
from fa_cards.tui.canvas import Canvas, blocks, cells_of
from fa_cards.tui.ink import suit_style
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

SIGNS = {
    Suit.SPADES: """
   #
  ###
 #####
#######
#######
## # ##
   #
  ###
""",
    Suit.HEARTS: """
 ## ##
#######
#######
 #####
  ###
   #
""",
    Suit.CLUBS: """
  ###
  ###
## # ##
#######
## # ##
   #
  ###
""",
    Suit.DIAMONDS: """
   #
  ###
 #####
#######
 #####
  ###
   #
""",
}

LARGE_SIGNS = {
    Suit.SPADES: """
    #
   ###
  #####
 #######
#########
#########
 ## # ##
   ###
""",
    Suit.HEARTS: """
 ### ###
#########
#########
 #######
  #####
   ###
    #
""",
    Suit.CLUBS: """
   ###
  #####
   ###
 ## # ##
#########
 ## # ##
    #
   ###
""",
    Suit.DIAMONDS: """
    #
   ###
  #####
 #######
  #####
   ###
    #
""",
}
"""The signs of the suits as larger pictures."""

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


class FaceSize(NamedTuple):
    """The inside of a card, in cells."""

    columns: int
    rows: int

    @property
    def roomy(self) -> bool:
        """Whether the index has a row of its own above the picture, and a turned one below."""
        return self.rows >= 7


class Face(Canvas):
    """The inside of a card. Columns count from the side where lines start."""

    def __init__(self, size: FaceSize, *, right_to_left: bool) -> None:
        super().__init__(size.columns, size.rows)
        self.size = size
        self.right_to_left = right_to_left

    def near(self, top: int, text: str, style: str, indent: int = 0) -> None:
        """Writes a text at the side where lines start."""
        left = self.columns - indent - cells_of(text) if self.right_to_left else indent
        self.write(left, top, text, style)

    def far(self, top: int, text: str, style: str, indent: int = 0) -> None:
        """Writes a text at the other side."""
        left = indent if self.right_to_left else self.columns - indent - cells_of(text)
        self.write(left, top, text, style)

    def index(self, rank: str, sign: str, style: str) -> None:
        """The index: rank and suit, and where there is room turned in the other corner."""
        self.near(0, rank, style)
        if self.size.roomy:
            self.near(0, sign, style, indent=cells_of(rank))
            self.far(self.rows - 1, rank, style)
            self.far(self.rows - 1, sign, style, indent=cells_of(rank))

    def picture(self, lines: tuple[str, ...], style: str) -> None:
        """A picture in the middle, below the index."""
        top = 1 + (self.rows - 1 - self.size.roomy - len(lines) + 1) // 2
        self.paint((self.columns - len(lines[0])) // 2, top, lines, style)

    def pips(self, number: int, sign: str, style: str) -> None:
        """The pips of a number."""
        tall = self.rows - 2 * self.size.roomy >= 7
        step = 3 if self.columns >= 13 else 2
        middle = self.columns // 2
        if not self.size.roomy:
            # The index has a column of its own.
            middle += -1 if self.right_to_left else 1
        for row, columns in (_SEVEN_ROWS if tall else _FIVE_ROWS)[number].items():
            for column in columns:
                self.write(middle + (column - 1) * step, row + self.size.roomy, sign, style)


def drawn_face(card: Card, size: FaceSize, *, right_to_left: bool, dim: bool = False) -> Face:
    """The face of a card as a picture, in the inks of a dimmed card or of a lit one."""
    drawing = Face(size, right_to_left=right_to_left)
    style = suit_style(card.suit, dim=dim)
    rank, sign = face(card)
    large = size.columns >= 11
    drawing.index(rank, sign, f"bold {style}")
    if card.suit in SIGNS and card.rank == ACE:
        drawing.picture(blocks((LARGE_SIGNS if large else SIGNS)[card.suit]), style)
    elif card.suit in SIGNS and card.rank in _COURTS:
        drawing.picture(blocks(_COURTS[card.rank][large]), style)
        if not size.roomy:
            drawing.far(0, sign, style)
    elif card.suit in SIGNS:
        drawing.pips(card.rank, sign, style)
    else:
        drawing.write(size.columns // 2, size.rows // 2, sign, style)
    return drawing


def index_face(card: Card, size: FaceSize, *, right_to_left: bool, dim: bool = False) -> Face:
    """The face of a small card: rank over suit in its corner."""
    drawing = Face(size, right_to_left=right_to_left)
    rank, sign = face(card, words=False)
    style = f"bold {suit_style(card.suit, dim=dim)}"
    drawing.near(0, rank, style)
    drawing.near(1, sign, style)
    return drawing


def line_face(card: Card, size: FaceSize, *, right_to_left: bool) -> Face:
    """The face of a flat card: rank and suit beside each other, with the court's word."""
    drawing = Face(size, right_to_left=right_to_left)
    rank, sign = face(card)
    style = f"bold {suit_style(card.suit)}"
    drawing.near(0, rank, style)
    drawing.near(0, sign, style, indent=cells_of(rank))
    return drawing
