"""What to bid: as little as wins the auction, as long as the hand is worth it (rook.md, section 2)."""

from __future__ import annotations

from fa_cards.bots.advice import Advice, advice
from fa_cards.bots.rook.valuation import best_trump, expected
from fa_cards.rules.actions import Bid, Pass
from fa_cards.rules.cards import Suit
from fa_cards.rules.errors import Detail
from fa_cards.rules.events import Called
from fa_cards.rules.rook.auction import lowest_bid, must_bid, standing
from fa_cards.rules.rook.rules import STEP
from fa_cards.rules.rook.scoring import opposite
from fa_cards.rules.rook.view import RookView

SLOPE, LESS = 1.4, 0.345
"""The share of the points up to which a hand bids: so many times the share that it expects, less the second.

There the odds of a contract bring as much as they cost, where a failed one costs the bid and the points, and a deal
lies 0.16 of its points beside the expectation, as a rule: who expects much wins much where he makes it.
"""
NEAR = 0.2
"""So far below its limit a hand begins to bid: steps of five from the bottom only take time."""
OVER_PARTNER = 0.12
"""How much more still to take the contract away from the partner, who has bid on points of his own."""
BID = 0.03
"""How much a bid of the partner's adds to what the own hand expects."""
PASSED = -0.02
"""And his pass without a bid."""


def call(view: RookView) -> Advice:
    """The lowest bid while the hand is worth it, else the pass."""
    rules = view.rules
    lowest = lowest_bid(view.calls, rules)
    if must_bid(view.calls, rules):
        return advice(Bid(lowest), "must-bid", n=lowest)
    trump = best_trump(rules.deck.mask(view.hand), rules)
    limit = limit_of(view, trump)
    share: dict[str, Detail] = {"points": max(0, _rounded(limit)), "suit": trump}
    high = standing(view.calls)
    if lowest > limit and not rules.calls and high is not None and high.seat == opposite(view.seat):
        return advice(Pass(), "pass-for-partner", partner=high.seat)
    if lowest > limit:
        return advice(Pass(), "pass-points", n=lowest, **share)
    number = max(lowest, _rounded(limit - NEAR * rules.total))
    return advice(Bid(number), "bid-points", n=number, **share)


def limit_of(view: RookView, trump: Suit) -> float:
    """The points up to which the seat bids as things stand, with the trump colour that is best for its hand."""
    rules = view.rules
    hand = rules.deck.mask(view.hand)
    share = expected(hand, trump, rules) / rules.total
    high = standing(view.calls)
    if not rules.calls:
        partner = opposite(view.seat)
        share += told(view.calls, partner)
        if high is not None and high.seat == partner:
            share -= OVER_PARTNER
    return rules.total * min(1.0, SLOPE * share - LESS)


def _rounded(points: float) -> int:
    """The number that may be bid next below some points."""
    return int(points // STEP) * STEP


def told(calls: tuple[Called, ...], partner: int) -> float:
    """What the words of the partner add to the share of the points that the own hand expects, or take from it."""
    said = [one.call for one in calls if one.seat == partner]
    if any(isinstance(one, Bid) for one in said):
        return BID
    return PASSED if said else 0.0
