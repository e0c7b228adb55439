"""What to play to a trick that another seat has led.

The card that brings most: it wins a rich trick as cheaply as it goes, gives counters to a sure trick of a friend's and
keeps them from the others, and throws a plain card else.
"""

from __future__ import annotations

from fa_cards.bots.known import each
from fa_cards.bots.rook.known import Known
from fa_cards.bots.rook.weighing import brings

VOID = 1.5
"""Points for the last card of a side colour, with a trump to use the void."""


def follow(known: Known) -> int:
    """The card to play to the trick on the table."""
    return max(each(known.allowed), key=lambda bit: brings(known, bit) + _ease(known, bit))


def _ease(known: Known, bit: int) -> float:
    """What it brings beside to be rid of a card of a side colour."""
    if bit & known.trump or not known.hand & known.trump:
        return 0.0
    return VOID if known.hand & known.suit_of(bit) == bit else 0.0
