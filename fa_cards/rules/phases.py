"""What a match waits for; a game goes through those of them that it knows."""

from __future__ import annotations

from enum import Enum


class Phase(Enum):
    """What a match waits for."""

    DEALER = "dealer"
    PACK = "pack"
    DEALER_CUT = "dealer-cut"
    CUT = "cut"
    TURN_UP = "turn-up"
    """Shasta Sam: the card that fixes trump is turned up before the pack is dealt."""
    AUCTION = "auction"
    NEST = "nest"
    """Rook: the declarer holds the nest and is to bury as many cards."""
    TRUMP = "trump"
    CALL = "call"
    """Call Partner Rook: the declarer is to name the card whose holder is his partner."""
    BEG = "beg"
    """All Fours: the non-dealer stands or begs."""
    ANSWER = "answer"
    """All Fours: the dealer gives a point or runs the cards."""
    PLAY = "play"
    RAISE = "raise"
    TAKE = "take"
    """Contract rummy: the player takes the top discard or declines it."""
    BUY = "buy"
    """Contract rummy: a seat is asked whether it buys the declined card."""
    MELD = "meld"
    """Contract rummy: the player goes down, lays off, swaps, and discards."""
    RESTOCK = "restock"
    """Contract rummy: the discards are to be shuffled into a new stock."""
    OVER = "over"

    # As in Suit: one object a member, and rules are asked for by phase.
    __hash__ = object.__hash__
