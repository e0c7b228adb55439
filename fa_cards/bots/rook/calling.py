"""Which card the declarer calls: the one that helps him most, never his own (rook.md, section 5)."""

from __future__ import annotations

from fa_cards.bots.advice import Advice, advice
from fa_cards.bots.known import high, low
from fa_cards.rules.actions import CallCard
from fa_cards.rules.rook.view import RookView

TRUMPS = 3
"""A missing trump is called where no more trumps than these stand above it; else the highest of a side colour."""


def call_card(view: RookView) -> Advice:
    """The calling of the highest trump that is missing, or of the highest card of a colour with losers."""
    deck, trump = view.rules.deck, view.trump
    assert trump is not None
    hand, own = deck.mask(view.hand), deck.mask((*view.hand, *view.buried))
    trumps = deck.trumps(trump)
    missing = high(trumps & ~own)
    if missing and (trumps & -(missing << 1)).bit_count() < TRUMPS:
        card = deck.card[missing]
        return advice(CallCard(card), "call-trump", card=card)
    best, chosen = (-1, 0), missing
    for suit in deck.suits:
        side = deck.suit[suit]
        ace = high(side)
        if suit is trump or ace & own:
            continue
        losers = (hand & side).bit_count()
        second = bool(hand & high(side & ~ace))
        if (losers, second) > best:
            best, chosen = (losers, second), ace
    if best[0] >= 0:
        return advice(CallCard(deck.card[chosen]), "call-side", card=deck.card[chosen])
    if missing:
        return advice(CallCard(deck.card[missing]), "call-trump", card=deck.card[missing])
    card = deck.card[low(deck.mask(deck.pack) & ~own)]
    return advice(CallCard(card), "call-lowest", card=card)
