"""The auction: bids by steps of five, again and again until all but one have passed (rook.md, section 2)."""

from __future__ import annotations

from dataclasses import dataclass

from fa_cards.rules.actions import Bid, Call, Pass
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.events import Called
from fa_cards.rules.rook.rules import SEATS, STEP, RookRules

_PASS = Pass()
_BIDS = tuple(Bid(number) for number in range(0, 201, STEP))
"""Every bid of any game of the family, with those below the lowest one, by its steps."""


@dataclass(frozen=True, slots=True)
class RookContract:
    """Who undertook how many points."""

    declarer: int
    bid: int
    forced: bool = False
    """Whether three passes left him no choice."""


def passed(calls: tuple[Called, ...]) -> tuple[int, ...]:
    """The seats that have passed, in the order in which they did; they are out of the auction."""
    return tuple([one.seat for one in calls if isinstance(one.call, Pass)])


def standing(calls: tuple[Called, ...]) -> Called | None:
    """The bid that stands, or None while nobody has bid."""
    for one in reversed(calls):
        if isinstance(one.call, Bid):
            return one
    return None


def standing_bid(calls: tuple[Called, ...]) -> int:
    """The points of the bid that stands; 0 while nobody has bid."""
    high = standing(calls)
    return high.call.number if high is not None and isinstance(high.call, Bid) else 0


def must_bid(calls: tuple[Called, ...], rules: RookRules) -> bool:
    """Whether the next seat is the fourth after three passes and has no choice but the lowest bid."""
    # Without a bid each call is the pass of another seat.
    return len(calls) == SEATS - 1 and rules.all_pass == "forced" and standing(calls) is None


def lowest_bid(calls: tuple[Called, ...], rules: RookRules) -> int:
    """The lowest number that may be bid now."""
    return max(rules.min_bid, standing_bid(calls) + STEP)


def legal_calls(calls: tuple[Called, ...], rules: RookRules) -> tuple[Call, ...]:
    """What the next seat may say, numbers first and the pass last."""
    low = lowest_bid(calls, rules)
    if must_bid(calls, rules):
        return _BIDS[low // STEP : low // STEP + 1]
    return (*_BIDS[low // STEP : rules.total // STEP + 1], _PASS)


def verify_call(call: Call, calls: tuple[Called, ...], rules: RookRules) -> None:
    """Nothing, if the next seat may say this.

    Raises:
        IllegalAction: with the reason.
    """
    if isinstance(call, Bid):
        _verify_number(call.number, calls, rules)
    elif must_bid(calls, rules):
        raise IllegalAction("may-not-pass")


def _verify_number(number: int, calls: tuple[Called, ...], rules: RookRules) -> None:
    if number % STEP:
        raise IllegalAction("bid-step")
    if number < rules.min_bid:
        raise IllegalAction("bid-below-min", n=rules.min_bid)
    if number > rules.total:
        raise IllegalAction("bid-above-max", n=rules.total)
    if number <= standing_bid(calls):
        raise IllegalAction("bid-too-low", n=standing_bid(calls))
    if must_bid(calls, rules) and number != rules.min_bid:
        raise IllegalAction("bid-forced", n=rules.min_bid)


def next_to_speak(calls: tuple[Called, ...], rules: RookRules) -> int | None:
    """The seat that speaks next; None once the auction is over: won, or passed out.

    Args:
        calls: at least one.
        rules: of the game.
    """
    out = passed(calls)
    high = standing(calls)
    if len(out) == SEATS or standing_bid(calls) == rules.total:
        return None
    if high is not None and len(out) == SEATS - 1:
        return None
    seat = (calls[-1].seat + 1) % SEATS
    while seat in out:
        seat = (seat + 1) % SEATS
    return seat


def contract_of(calls: tuple[Called, ...], rules: RookRules) -> RookContract | None:
    """The contract of a finished auction: its highest bid; None where all four have passed."""
    high = standing(calls)
    if high is None:
        return None
    return RookContract(high.seat, standing_bid(calls), forced=must_bid(calls[:-1], rules))
