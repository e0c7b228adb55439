"""What to throw on a trick that is lost or the partner's: low cards of weak suits, nothing that still guards."""

from __future__ import annotations

from fa_cards.bots.known import high, low
from fa_cards.bots.teka.known import SUIT_MASKS, Known, rank
from fa_cards.bots.teka.signals import asked_suit


def discard(known: Known) -> int:
    """The card that this hand can best do without, where it can neither follow nor wishes to ruff."""
    side = known.allowed & ~known.trump
    if not side:
        return low(known.allowed)
    asked = asked_suit(known)
    best, chosen = -1000, 0
    for suit in SUIT_MASKS:
        mine = side & suit
        if mine and (worth := _ease(known, suit, mine, asked)) > best:
            best, chosen = worth, low(mine)
    return chosen


def _ease(known: Known, suit: int, mine: int, asked: int) -> int:
    """How easily the lowest card of a suit can go: the higher, the better."""
    length, lowest = mine.bit_count(), low(mine)
    ease = -rank(lowest)
    if known.is_boss(lowest):
        return ease - 40
    higher = (known.over(high(mine)) & known.unseen).bit_count()
    if higher > 2:
        ease += min(length, 4)  # a weak suit, the longer the easier
    elif higher and length == higher + 1:
        ease -= 12  # the last card that guards a king or a queen
    if length == 1 and known.hand & known.trump:
        ease += 4  # a void, with a trump to use it
    if length == 1 and suit == asked:
        ease -= 15  # the way to grant the partner's wish
    return ease
