"""What to throw on a trick that is lost or the partner's: low cards of weak suits, nothing that still guards."""

from __future__ import annotations

from fa_cards.bots.advice import Choice, choice
from fa_cards.bots.known import high, low
from fa_cards.bots.teka.known import SUIT_MASKS, SUITS, Known, rank
from fa_cards.bots.teka.signals import asked_suit
from fa_cards.rules.teka.pack import DECK


def discard(known: Known) -> Choice:
    """The card that this hand can best do without, where it can neither follow nor wishes to ruff."""
    side = known.allowed & ~known.trump
    if not side:
        lowest = low(known.allowed)
        return choice(lowest, "play-low", card=DECK.card[lowest])
    asked = asked_suit(known)
    best, chosen, code = -1000, 0, ""
    for suit in SUIT_MASKS:
        mine = side & suit
        if not mine:
            continue
        worth, why = _ease(known, suit, mine, asked)
        if worth > best:
            best, chosen, code = worth, low(mine), why
    card = DECK.card[chosen]
    if code == "throw-least":
        return choice(chosen, code, card=card)
    return choice(chosen, code, card=card, suit=SUITS[known.suit_of(chosen)])


def _ease(known: Known, suit: int, mine: int, asked: int) -> tuple[int, str]:
    """How easily the lowest card of a suit can go, the higher, the better; and what speaks for it most."""
    length, lowest = mine.bit_count(), low(mine)
    ease = -rank(lowest)
    if known.is_boss(lowest):
        return ease - 40, "throw-least"
    code = "throw-least"
    higher = (known.over(high(mine)) & known.unseen).bit_count()
    if higher > 2:
        code = "throw-weak"
        ease += min(length, 4)  # a weak suit, the longer the easier
    elif higher and length == higher + 1:
        ease -= 12  # the last card that guards a king or a queen
    if length == 1 and known.hand & known.trump:
        code = "throw-void"
        ease += 4  # a void, with a trump to use it
    if length == 1 and suit == asked:
        ease -= 15  # the way to grant the partner's wish
    return ease, code
