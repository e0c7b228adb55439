"""The auction: each seat speaks once (teka.md, section 3)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from fa_cards.rules.actions import BehiTer, Bid, Call, Double13, Pass, Ter
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.game import Event
from fa_cards.rules.teka.contract import LOWEST_BID, TRICKS, Contract

CALLS = 4
WEAK_PASSES = (Ter(), BehiTer())


@dataclass(frozen=True, slots=True)
class Called(Event):
    """A seat spoke in the auction."""

    seat: int
    call: Call


def standing(calls: tuple[Called, ...]) -> Called | None:
    """The bid that stands, or None while nobody has bid."""
    return next((one for one in reversed(calls) if isinstance(one.call, Bid | Double13)), None)


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


@lru_cache(4096)
def legal_calls(calls: tuple[Called, ...], weak_pass_all: bool) -> tuple[Call, ...]:
    """What the next seat may say, numbers first and passes last."""
    low = lowest_bid(calls)
    bids: tuple[Call, ...] = () if low is None else tuple(Bid(number) for number in range(low, TRICKS + 1))
    if must_bid(calls):
        return (*bids, Double13())
    weak = WEAK_PASSES if weak_pass_all or len(calls) < 2 else ()
    return (*bids, Double13(), Pass(), *weak)


def verify_call(call: Call, calls: tuple[Called, ...], weak_pass_all: bool) -> None:
    """Nothing, if the next seat may say this.

    Raises:
        IllegalAction: with the reason.
    """
    if call in legal_calls(calls, weak_pass_all):
        return
    if not isinstance(call, Bid):
        raise IllegalAction("may-not-pass" if must_bid(calls) else "weak-pass-closed")
    if call.number < LOWEST_BID:
        raise IllegalAction("bid-below-min", n=LOWEST_BID)
    low = lowest_bid(calls)
    if low is None or call.number > TRICKS:
        raise IllegalAction("only-double-13")
    raise IllegalAction("bid-too-low", n=low - 1)


def contract_of(calls: tuple[Called, ...]) -> Contract:
    """The contract of a finished auction: the last and highest bid."""
    high = standing(calls)
    assert high is not None, "the fourth seat may not pass after three passes"
    forced = standing(calls[:-1]) is None
    if isinstance(high.call, Bid):
        return Contract(high.seat, high.call.number, forced=forced)
    return Contract(high.seat, TRICKS, double_13=True, forced=forced)
