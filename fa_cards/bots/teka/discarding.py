"""What to throw on a trick that is lost or the partner's: low cards of weak suits, nothing that still guards."""

from __future__ import annotations

from fa_cards.bots.teka.known import SUIT_MASKS, Known, above, high, low
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
    length = mine.bit_count()
    guards = (above(high(mine)) & known.unseen).bit_count()
    lowest = low(mine)
    ease = -(lowest.bit_length() // 4)
    if known.is_boss(lowest):
        return ease - 40
    if guards and length == guards + 1 and guards <= 2:
        ease -= 12  # the last card that guards a king or a queen
    if guards == 0 and length == 2:
        ease -= 2
    if length == 1:
        # A void is good while there are trumps to use it; a card of the suit that the partner wants is kept.
        ease += 4 if known.hand & known.trump else 0
    if suit == asked and length == 1:
        ease -= 15
    return ease + min(length, 4) if guards > 2 else ease
