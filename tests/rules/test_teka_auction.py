"""teka.md, section 3: the auction, in which each player speaks exactly once, and the naming of trump."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fa_cards.rules.actions import Bid, Double13
from fa_cards.rules.events import Called, TrumpNamed
from fa_cards.rules.phases import Phase
from fa_cards.rules.teka.contract import Contract
from fa_cards.rules.teka.events import Declared

if TYPE_CHECKING:
    from tests.rules.conftest import Sit, Table

HANDS = ("AS 2S", "AH 2H", "AD 2D", "AC 2C")
NUMBERS = ["bid 8", "bid 9", "bid 10", "bid 11", "bid 12", "bid 13"]
WEAK = ["ter", "behi-ter"]


def auction(sit: Sit, *calls: str, **options: object) -> Table:
    """The auction after these calls of the seats 0, 1, 2, 3."""
    table = sit(*HANDS, options={key.replace("_", "-"): value for key, value in options.items()})
    for seat, call in enumerate(calls):
        table.do(f"{seat} {call}")
    return table


@pytest.mark.parametrize(
    ("calls", "legal"),
    [
        # the first two
        ((), [*NUMBERS, "double-13", "pass", *WEAK]),
        (("pass",), [*NUMBERS, "double-13", "pass", *WEAK]),
        (("bid 8",), [*NUMBERS[1:], "double-13", "pass", *WEAK]),
        (("bid 12",), ["bid 13", "double-13", "pass", *WEAK]),
        (("bid 13",), ["double-13", "pass", *WEAK]),
        (("double-13",), ["double-13", "pass", *WEAK]),
        # the third: the plain pass alone
        (("ter", "pass"), [*NUMBERS, "double-13", "pass"]),
        (("bid 10", "pass"), [*NUMBERS[3:], "double-13", "pass"]),
        (("pass", "bid 13"), ["double-13", "pass"]),
        (("double-13", "pass"), ["double-13", "pass"]),
        # the fourth
        (("pass", "ter", "bid 8"), [*NUMBERS[1:], "double-13", "pass"]),
        (("bid 11", "pass", "pass"), [*NUMBERS[4:], "double-13", "pass"]),
        (("bid 8", "bid 13", "pass"), ["double-13", "pass"]),
        (("double-13", "double-13", "double-13"), ["double-13", "pass"]),
        (("pass", "pass", "pass"), [*NUMBERS, "double-13"]),
        (("behi-ter", "ter", "pass"), [*NUMBERS, "double-13"]),
    ],
)
def test_the_table_of_legal_calls(sit: Sit, calls: tuple[str, ...], legal: list[str]) -> None:
    assert list(auction(sit, *calls).legal()) == legal


@pytest.mark.parametrize(
    ("calls", "legal"),
    [
        (("pass", "pass"), [*NUMBERS, "double-13", "pass", *WEAK]),
        (("bid 12", "pass"), ["bid 13", "double-13", "pass", *WEAK]),
        (("double-13", "ter"), ["double-13", "pass", *WEAK]),
        (("pass", "pass", "bid 8"), [*NUMBERS[1:], "double-13", "pass", *WEAK]),
        (("pass", "pass", "ter"), [*NUMBERS, "double-13"]),
    ],
)
def test_weak_pass_all_gives_the_weak_forms_wherever_pass_is_legal(
    sit: Sit, calls: tuple[str, ...], legal: list[str]
) -> None:
    assert list(auction(sit, *calls, weak_pass_all=True).legal()) == legal


@pytest.mark.parametrize("call", ["pass", "ter", "behi-ter"])
@pytest.mark.parametrize("weak_pass_all", [False, True])
def test_the_fourth_may_not_pass_after_three_passes_in_any_form(sit: Sit, call: str, weak_pass_all: bool) -> None:
    table = auction(sit, "pass", "ter", "pass", weak_pass_all=weak_pass_all)
    assert table.code(f"3 {call}") == "may-not-pass"


@pytest.mark.parametrize("call", ["ter", "behi-ter"])
def test_the_third_and_fourth_have_no_weak_forms(sit: Sit, call: str) -> None:
    assert auction(sit, "pass", "pass").code(f"2 {call}") == "weak-pass-closed"
    assert auction(sit, "pass", "bid 8", "pass").code(f"3 {call}") == "weak-pass-closed"


@pytest.mark.parametrize("number", [0, 1, 7])
def test_no_bid_is_below_8(sit: Sit, number: int) -> None:
    refusal = auction(sit, "bid 10").refusal(f"1 bid {number}")
    assert (refusal.code, refusal.details) == ("bid-below-min", {"n": 8})


@pytest.mark.parametrize("number", [8, 9, 10])
def test_a_bid_is_higher_than_the_one_that_stands(sit: Sit, number: int) -> None:
    refusal = auction(sit, "bid 10", "pass").refusal(f"2 bid {number}")
    assert (refusal.code, refusal.details) == ("bid-too-low", {"n": 10})


@pytest.mark.parametrize("standing", ["bid 13", "double-13"])
@pytest.mark.parametrize("number", [8, 13, 14, 10**30])
def test_over_13_and_over_double_13_only_double_13_is_higher(sit: Sit, standing: str, number: int) -> None:
    assert auction(sit, standing).code(f"1 bid {number}") == "only-double-13"


def test_no_number_is_above_13(sit: Sit) -> None:
    assert auction(sit).code("0 bid 14") == "only-double-13"


def test_double_13_supersedes_double_13_also_over_the_partner_without_limit(sit: Sit) -> None:
    table = auction(sit, "double-13", "double-13", "double-13", "double-13")
    assert table.state.contract == Contract(3, 13, double_13=True)


def test_each_speaks_once_in_the_order_right_partner_left_dealer(sit: Sit) -> None:
    table = auction(sit)
    assert [table.code(f"{seat} bid 8") for seat in (1, 2, 3)] == ["not-your-turn"] * 3
    table.do("0 bid 8")
    assert table.code("0 bid 9") == "already-spoken"
    assert table.code("0 pass") == "already-spoken"
    assert table.code("2 bid 9") == "not-your-turn"


def test_the_auction_ends_after_four_calls_and_the_last_and_highest_bidder_is_declarer(sit: Sit) -> None:
    table = auction(sit, "bid 8", "bid 9", "pass", "bid 11")
    assert [*table.events] == [Called(3, Bid(11)), Declared(Contract(3, 11))]
    assert (table.state.phase, table.state.actor) == (Phase.TRUMP, 3)
    assert table.code("0 bid 12") == "already-spoken"
    assert table.code("3 pass") == "already-spoken"


def test_example_a_right_ter_partner_8_left_9_dealer_10(sit: Sit) -> None:
    assert auction(sit, "ter", "bid 8", "bid 9", "bid 10").state.contract == Contract(3, 10)


def test_example_b_double_13_over_the_partners_double_13(sit: Sit) -> None:
    table = auction(sit, "bid 10", "double-13")
    assert table.code("2 bid 13") == "only-double-13"
    table.do("2 double-13", "3 pass")
    assert table.state.contract == Contract(2, 13, double_13=True)


def test_a_forced_bid_is_known_as_forced(sit: Sit) -> None:
    assert auction(sit, "pass", "ter", "pass", "bid 8").state.contract == Contract(3, 8, forced=True)
    assert auction(sit, "pass", "pass", "bid 8", "pass").state.contract == Contract(2, 8)


def test_the_passes_are_equal_in_effect(sit: Sit) -> None:
    for weak in ("pass", "ter", "behi-ter"):
        table = auction(sit, weak, "bid 8", "pass", "pass")
        assert table.state.contract == Contract(1, 8)
        assert table.state.actor == 1


def test_the_declarer_names_a_trump_that_he_holds(sit: Sit) -> None:
    table = sit("AS KS QS JS TS 9S 8S AH KH QH 2D 3D 4D")
    table.do("0 bid 8", "1 pass", "2 pass", "3 pass")
    assert table.legal() == ("trump S", "trump H", "trump D")
    assert table.code("0 trump C") == "trump-not-held"
    assert table.code("0 trump B") == "trump-not-held"
    assert table.code("1 trump H") == "not-your-turn"
    assert table.code("0 play AS") == "not-now"
    table.do("0 trump H")
    assert table.events[0] == TrumpNamed(0, table.state.trump_suit)
    assert (table.state.phase, table.state.actor) == (Phase.PLAY, 0)


def test_calls_are_public(sit: Sit) -> None:
    table = auction(sit, "ter", "double-13")
    for seat in range(4):
        calls = table.state.view(seat).calls
        assert [one.call.text for one in calls] == ["ter", "double-13"]
        assert isinstance(calls[1].call, Double13)
