"""The signs of the four suits as pictures, for the faces of cards and for the menu."""

from __future__ import annotations

from fa_cards.rules.cards import Suit

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
"""The signs of the suits as pictures."""

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
