"""Which colour the declarer makes trump: the one with which his hand expects the most points."""

from __future__ import annotations

from fa_cards.bots.advice import Advice, advice
from fa_cards.bots.rook.valuation import best_trump, expected
from fa_cards.rules.actions import Trump
from fa_cards.rules.rook.view import RookView


def name_trump(view: RookView) -> Advice:
    """The naming of the best colour, by length and strength."""
    rules = view.rules
    hand = rules.deck.mask(view.hand)
    suit = best_trump(hand, rules)
    number, points = (hand & rules.deck.trumps(suit)).bit_count(), int(expected(hand, suit, rules))
    return advice(Trump(suit), "best-colour", suit=suit, n=number, points=points)
