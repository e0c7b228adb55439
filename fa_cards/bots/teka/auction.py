"""What to say in the auction, and what the others' words tell (teka.md, section 3)."""

from __future__ import annotations

from fa_cards.bots.advice import Advice, Reason, advice, reason
from fa_cards.bots.teka.known import SUITS
from fa_cards.bots.teka.valuation import best_trump, half_trick, losers_alone, sure_trick
from fa_cards.rules.actions import BehiTer, Bid, Double13, Pass, Redeal, Ter
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import Detail
from fa_cards.rules.events import Called
from fa_cards.rules.teka.auction import lowest_bid, must_bid, standing
from fa_cards.rules.teka.contract import LOWEST_BID, TRICKS
from fa_cards.rules.teka.pack import DECK, SEATS
from fa_cards.rules.teka.view import TekaView

MARGIN = {8: 0.2, 9: 0.6, 10: 0.7, 11: 0.7, 12: 0.7, 13: 0.5}
"""How many tricks more than the bid a hand must expect: a failed contract costs twice what a made one brings."""
OVER_PARTNER = 1.0
"""How many more still to take the contract away from the partner, who has bid on tricks of his own."""

ASKS_OF = 5
"""A hand that may ask for a new deal lets it pass once in so many times."""


def call(view: TekaView, dice: Dice) -> Advice:
    """The word of this seat: an honest one, or a new deal for a hopeless hand."""
    # Not always: a pack that nobody shuffles may hold so many low cards in a row that each new deal brings such a hand
    # again, for ever.
    if Redeal() in view.legal and dice.below(ASKS_OF) > 0:
        return advice(Redeal(), "redeal")
    hand = DECK.mask(view.hand)
    tricks, trump = best_trump(hand)
    high = standing(view.calls)
    by_partner = high is not None and (high.seat - view.seat) % 2 == 0
    if losers_alone(hand, trump) == 0 and not (by_partner and high is not None and high.call == Double13()):
        return advice(Double13(), "bid-double-13", suit=SUITS[trump])
    if must_bid(view.calls):
        return advice(Bid(LOWEST_BID), "must-bid", n=LOWEST_BID)
    tricks += told(view)
    number, spare = _number(view, tricks, by_partner)
    share: dict[str, Detail] = {"tricks": max(0, int(tricks)), "suit": SUITS[trump]}
    if number is not None:
        return advice(Bid(number), "bid-tricks", n=number, **share)
    lowest = lowest_bid(view.calls)
    if lowest is None:
        return honest_pass(view, hand, reason("pass-no-higher"))
    if spare:
        return honest_pass(view, hand, reason("pass-for-partner", partner=(view.seat + 2) % SEATS))
    return honest_pass(view, hand, reason("pass-tricks", n=lowest, **share))


def _number(view: TekaView, tricks: float, by_partner: bool) -> tuple[int | None, bool]:
    """The number to bid with so many tricks to expect, or None to pass; and whether that is for the partner's bid."""
    lowest = lowest_bid(view.calls)
    if lowest is None:
        return None, False
    spare = OVER_PARTNER if by_partner else 0.0
    fitting = [n for n in range(lowest, TRICKS + 1) if tricks >= n + MARGIN[n] + spare]
    return max(fitting, default=None), by_partner and not fitting


def honest_pass(view: TekaView, hand: int, why: Reason) -> Advice:
    """The pass that says how weak the hand is, where the weak forms may be said."""
    if sure_trick(hand) or Ter() not in view.legal:
        return Advice(Pass(), (why,))
    if half_trick(hand):
        return Advice(Ter(), (why, reason("say-ter")))
    return Advice(BehiTer(), (why, reason("say-behi-ter")))


def told(view: TekaView) -> float:
    """How many tricks the words of the others add to what the own hand expects, or take from it."""
    result = 0.0
    for place, one in enumerate(view.calls):
        if one.seat != view.seat:
            partner = (one.seat - view.seat) % 2 == 0
            weak_forms = place < 2 or view.options.weak_pass_all
            result += _meaning(one, weak_forms) * (1.0 if partner else -0.5)
    return result


def _meaning(one: Called, weak_forms: bool) -> float:
    """What a word says of the tricks of a hand, beside those of a hand of which nothing is known."""
    match one.call:
        case Double13():
            return 3.0
        case Bid(number):
            return 0.6 + 0.3 * (number - LOWEST_BID)
        case Ter():
            return -0.9
        case BehiTer():
            return -1.9
        case _:
            return 0.1 if weak_forms else -0.2
