"""Which suit the declarer makes trump: the one with which his hand expects the most tricks."""

from __future__ import annotations

from fa_cards.bots.advice import Advice, advice
from fa_cards.bots.teka.valuation import expected, losers_alone
from fa_cards.rules.actions import Trump
from fa_cards.rules.teka.pack import DECK
from fa_cards.rules.teka.view import TekaView


def name_trump(view: TekaView) -> Advice:
    """The naming of the best suit."""
    hand = DECK.mask(view.hand)
    alone = view.contract is not None and view.contract.double_13

    def worth(step: Trump) -> tuple[float, float]:
        suit = DECK.suit[step.suit]
        return -losers_alone(hand, suit) if alone else 0.0, expected(hand, suit)

    best = max((step for step in view.legal if isinstance(step, Trump)), key=worth)
    if alone:
        return advice(best, "best-trump-alone", suit=best.suit)
    suit = DECK.suit[best.suit]
    return advice(best, "best-trump", suit=best.suit, n=(hand & suit).bit_count(), tricks=int(expected(hand, suit)))
