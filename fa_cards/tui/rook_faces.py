"""What the faces of the Rook deck show, and that of the joker: large numbers, a bird on its branch, a star.

The bird is our own drawing, of no maker's deck.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fa_cards.rules.cards import JOKER, ROOK, Card, Suit
from fa_cards.tui.canvas import blocks, cells_of
from fa_cards.tui.numerals import numeral
from fa_cards.tui.paper import Face
from fa_cards.words.cards import face

_SMALL_BIRD = """
 ###
## ##
 ####
 #####
  #####
  ### #
   #
#######
"""

_BIRD = """
  ###
 ## ##
######
  #####
  ######
  #######
   ######
    ### #
     #
#########
"""

_LARGE_BIRD = """
   ####
  ## ###
########
  ######
   ######
   ########
   #########
    #########
     #### ###
      # #
      # #
#############
"""

_SMALL_STAR = """
   #
   #
#######
 #####
  ###
 ## ##
 #   #
"""

_STAR = """
    #
    #
   ###
#########
 #######
  #####
 ### ###
 ##   ##
"""

_LARGE_STAR = """
      #
     ###
     ###
    #####
#############
 ###########
   #######
    #####
   #######
  #### ####
  ##     ##
 #         #
"""

_PICTURES: Mapping[Card, tuple[str, str, str]] = {
    ROOK: (_SMALL_BIRD, _BIRD, _LARGE_BIRD),
    JOKER: (_SMALL_STAR, _STAR, _LARGE_STAR),
}

_SIGNS: Mapping[Card, tuple[str, str]] = {ROOK: ("▚▞", "▝▚▞▘"), JOKER: ("★", "★")}
"""What stands below the name where there is no room for a picture: the bird on the wing, from afar."""

SHAPES: Mapping[Suit, str] = {
    Suit.BLACK: """
 ###
#####
#####
#####
 ###
""",
    Suit.RED: """
#####
#####
#####
#####
#####
""",
    Suit.GREEN: """
  #
  #
 ###
 ###
#####
#####
""",
    Suit.YELLOW: """
  #
 ###
#####
#####
 ###
  #
""",
}
"""The shapes of the colours, the same as of their signs, for a card too far covered to show large digits."""

LARGE_PICTURE: Final = 13
"""The columns that the largest pictures take."""
LARGE_NUMBER: Final = 9
"""Those that two large digits take, and the middle pictures."""
NUMBER: Final = 7
"""Those that two small digits take."""


def short_name(card: Card, columns: int) -> str:
    """The name of the Rook or the joker, or its letter where the name has no room."""
    name = face(card)[0]
    return name if cells_of(name) <= columns else face(card, words=False)[0]


def draw_number(drawing: Face, card: Card, style: str) -> None:
    """A numbered card: number, shape and letter in the corner, the number again in large digits."""
    assert card.suit is not None
    rank, sign = face(card)
    seen = drawing.size.seen
    drawing.near(0, rank, f"bold {style}")
    drawing.sign(0, sign, f"bold {style}", cells_of(rank))
    if drawing.size.roomy:
        drawing.turned(rank, sign, f"bold {style}")
    if seen < NUMBER:
        drawing.picture(blocks(SHAPES[card.suit]), style)
    else:
        drawing.picture(numeral(rank, large=seen >= LARGE_NUMBER), style)


def draw_suitless(drawing: Face, card: Card, style: str) -> None:
    """The Rook or the joker as a picture with its name."""
    name, seen = short_name(card, drawing.size.seen), drawing.size.seen
    drawing.near(0, name, f"bold {style}")
    if drawing.size.roomy and not drawing.size.covered:
        drawing.far(drawing.rows - 1, name, f"bold {style}")
    small, middle, large = _PICTURES[card]
    picture = large if seen >= LARGE_PICTURE else middle if seen >= LARGE_NUMBER else small
    lines = blocks(picture)
    # The bird looks to the side that is seen where cards lie on each other.
    drawing.picture(tuple(line[::-1] for line in lines) if drawing.right_to_left else lines, style)


def index_suitless(drawing: Face, card: Card, style: str) -> None:
    """The Rook or the joker as a small card: its name over its sign, or a letter where there is no room."""
    seen = drawing.size.seen
    drawing.near(0, short_name(card, seen), style)
    short, long = _SIGNS[card]
    sign = long if len(long) <= seen else short
    drawing.near(1, sign, style)
