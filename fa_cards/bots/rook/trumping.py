"""Which colour the declarer makes trump: the one with which his hand expects the most points."""

from __future__ import annotations

from fa_cards.bots.rook.valuation import best_trump
from fa_cards.rules.actions import Trump
from fa_cards.rules.rook.view import RookView


def name_trump(view: RookView) -> Trump:
    """The naming of the best colour, by length and strength."""
    return Trump(best_trump(view.rules.deck.mask(view.hand), view.rules))
