"""The auction: each seat speaks once (teka.md, section 3)."""

from __future__ import annotations

from functools import cache
from typing import NoReturn

from fa_cards.rules.actions import BehiTer, Bid, Call, Double13, Pass, Ter
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.events import Called
from fa_cards.rules.teka.contract import LOWEST_BID, TRICKS, Contract

CALLS = 4
BIDS: tuple[Call, ...] = tuple(Bid(number) for number in range(LOWEST_BID, TRICKS + 1))
WEAK_PASSES = (Ter(), BehiTer())
_DOUBLE_13 = (Double13(),)
_PASS = (Pass(),)
_BIDDING = (Bid, Double13)


def standing(calls: tuple[Called, ...]) -> Called | None:
    """The bid that stands, or None while nobody has bid."""
    for one in reversed(calls):
        if isinstance(one.call, _BIDDING):
            return one
    return None


def lowest_bid(calls: tuple[Called, ...]) -> int | None:
    """The lowest number that may still be bid; None where only double 13 is higher than what stands."""
    high = standing(calls)
    if high is None:
        return LOWEST_BID
    if isinstance(high.call, Bid) and high.call.number < TRICKS:
        return high.call.number + 1
    return None


def must_bid(calls: tuple[Called, ...]) -> bool:
    """Whether the next seat is the fourth after three passes, who may not pass."""
    return len(calls) == CALLS - 1 and standing(calls) is None


def may_pass_weakly(calls: tuple[Called, ...], weak_pass_all: bool) -> bool:
    """Whether the next seat has the weak forms of the pass: the first two seats, or all where the option says so."""
    return weak_pass_all or len(calls) < 2


def legal_calls(calls: tuple[Called, ...], weak_pass_all: bool) -> tuple[Call, ...]:
    """What the next seat may say, numbers first and passes last."""
    low = lowest_bid(calls)
    bids = () if low is None else BIDS[low - LOWEST_BID :]
    if must_bid(calls):
        return bids + _DOUBLE_13
    return bids + _DOUBLE_13 + _PASS + (WEAK_PASSES if may_pass_weakly(calls, weak_pass_all) else ())


def verify_call(call: Call, calls: tuple[Called, ...], weak_pass_all: bool) -> None:
    """Nothing, if the next seat may say this.

    Raises:
        IllegalAction: with the reason.
    """
    match call:
        case Bid():
            low = lowest_bid(calls)
            if low is None or not low <= call.number <= TRICKS:
                _refuse_bid(call.number, low)
        case Double13():
            pass
        case _ if must_bid(calls):
            raise IllegalAction("may-not-pass")
        case Ter() | BehiTer() if not may_pass_weakly(calls, weak_pass_all):
            raise IllegalAction("weak-pass-closed")


def _refuse_bid(number: int, low: int | None) -> NoReturn:
    """Raises the reason why the number may not be bid, where `low` is the lowest that may."""
    if number < LOWEST_BID:
        raise IllegalAction("bid-below-min", n=LOWEST_BID)
    if low is None or number > TRICKS:
        raise IllegalAction("only-double-13")
    raise IllegalAction("bid-too-low", n=low - 1)


def contract_of(calls: tuple[Called, ...]) -> Contract:
    """The contract of a finished auction: the last and highest bid."""
    high = standing(calls)
    assert high is not None, "the fourth seat may not pass after three passes"
    forced = high is calls[-1] and standing(calls[:-1]) is None
    if isinstance(high.call, Bid):
        return _contract(high.seat, high.call.number, double_13=False, forced=forced)
    return _contract(high.seat, TRICKS, double_13=True, forced=forced)


@cache
def _contract(declarer: int, bid: int, *, double_13: bool, forced: bool) -> Contract:
    """The contract of these facts: there are few, and each is made once."""
    return Contract(declarer, bid, double_13=double_13, forced=forced)
