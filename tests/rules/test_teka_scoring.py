"""teka.md, sections 3 and 7: double 13 and the points of a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fa_cards.rules.events import DealScored, MatchWon
from fa_cards.rules.teka.contract import Contract
from fa_cards.rules.teka.events import TekaDeal

if TYPE_CHECKING:
    from tests.rules.conftest import Sit


@pytest.mark.parametrize("n", range(8, 14))
def test_success_brings_n_to_the_declarers_side_and_failure_twice_n_to_the_opponents(n: int) -> None:
    contract = Contract(0, n)
    assert contract.worth(True, lawreece=False) == n
    assert contract.worth(False, lawreece=False) == 2 * n


@pytest.mark.parametrize("n", range(9, 14))
def test_of_a_raised_contract_the_raised_number_counts(n: int) -> None:
    contract = Contract(0, 8).raised_to(n)
    assert contract.worth(True, lawreece=False) == n
    assert contract.worth(False, lawreece=False) == 2 * n


def test_a_failed_forced_8_brings_8_only() -> None:
    assert Contract(3, 8, forced=True).worth(False, lawreece=False) == 8
    assert Contract(3, 8, forced=True).worth(True, lawreece=False) == 8
    assert Contract(2, 8).worth(False, lawreece=False) == 16


@pytest.mark.parametrize("n", range(9, 14))
def test_the_relief_is_for_8_only_and_lost_by_a_raise(n: int) -> None:
    assert Contract(3, n, forced=True).worth(False, lawreece=False) == 2 * n
    assert Contract(3, 8, forced=True).raised_to(n).worth(False, lawreece=False) == 2 * n


@pytest.mark.parametrize("forced", [True, False])
@pytest.mark.parametrize("lawreece", [True, False])
def test_double_13_is_26_or_52_whatever_else_holds(forced: bool, lawreece: bool) -> None:
    contract = Contract(0, 13, double_13=True, forced=forced)
    assert contract.worth(True, lawreece) == 26
    assert contract.worth(False, lawreece) == 52


@pytest.mark.parametrize("contract", [Contract(0, 13), Contract(0, 9).raised_to(13)])
def test_lawreece_makes_13_worth_26_either_way_a_bid_raised_to_13_too(contract: Contract) -> None:
    assert contract.worth(True, lawreece=True) == 26
    assert contract.worth(False, lawreece=True) == 26
    assert contract.worth(True, lawreece=False) == 13


@pytest.mark.parametrize("n", range(8, 13))
def test_lawreece_changes_no_other_bid(n: int) -> None:
    assert Contract(0, n).worth(True, lawreece=True) == n
    assert Contract(0, n).worth(False, lawreece=True) == 2 * n


def test_only_one_side_scores_and_nobody_loses_points(sit: Sit) -> None:
    table = sit(*sit.STRONG)
    table.bid("bid 9")
    table.play(sit.LOSING, 0, 24)
    (deal,) = table.state.deals
    assert deal == TekaDeal(
        number=1,
        dealer=3,
        scores=(0, 18, 0, 18),
        totals=(0, 18, 0, 18),
        contract=Contract(0, 9),
        trump=deal.trump,
        made=False,
        taken=(1, 5),
    )
    assert table.events[-1] == DealScored(deal)


def test_a_refused_raise_leaves_a_forced_8_its_relief(sit: Sit) -> None:
    one, two, three, dealer = (sit.STRONG[seat] for seat in (1, 2, 3, 0))
    table = sit(one, two, three, dealer)
    table.do("0 pass", "1 pass", "2 pass", "3 bid 8", "3 trump S", "3 raise 9", "0 accept", "2 refuse")
    table.play(sit.LOSING)
    assert table.state.totals == (8, 0, 8, 0)


def test_double_13_fails_at_the_first_trick_lost(sit: Sit) -> None:
    table = sit(*sit.STRONG)
    table.bid("double-13")
    table.play("AS 5S 3S KS 4S 2S 2D AD")
    assert not table.state.deals
    table.play("8D")
    assert table.state.totals == (0, 52, 0, 52)


def test_double_13_succeeds_only_at_13(sit: Sit) -> None:
    table = sit(*sit.SURE, options={"solo": "partner-plays"})
    table.bid("double-13")
    table.play(sit.WINNING, 0, 51)
    assert not table.state.deals
    table.play(sit.WINNING, 51)
    assert table.state.totals == (26, 0, 26, 0)


def test_in_double_13_the_partner_is_out_and_tricks_have_three_cards(sit: Sit) -> None:
    table = sit(*sit.STRONG)
    table.bid("double-13")
    assert table.state.asleep == 2
    table.play("AS 5S 3S")
    (trick,) = table.state.tricks
    assert [play.seat for play in trick.plays] == [0, 1, 3]
    assert table.state.view(0).counts == (12, 12, 13, 12)
    assert table.state.legal(2) == ()


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_sleeping_partners_hand_is_in_nobodys_view_but_his_own(sit: Sit, seat: int) -> None:
    table = sit(*sit.STRONG)
    table.bid("double-13")
    table.play("AS 5S 3S")
    held = {str(card) for card in table.state.view(seat).hand}
    assert ("7S" in held) is (seat == 2)
    assert repr(table.state.view(seat)).count("7S") == (1 if seat == 2 else 0)


def test_with_the_partner_playing_any_trick_the_declarer_himself_does_not_win_fails(sit: Sit) -> None:
    table = sit("AS QS JS TS 9S 8S 7S AH KH QH JH TH 2D", "6S", "KS AD", "5S", options={"solo": "partner-plays"})
    table.bid("double-13")
    assert table.state.asleep is None
    while not table.state.tricks:
        table.do(f"{table.state.actor} {table.legal()[0]}")
    assert table.state.tricks[0].winner == 0
    table.play("2D")
    while not table.state.deals:
        diamond = next(text for text in table.legal() if table.state.actor != 2 or text == "play AD")
        table.do(f"{table.state.actor} {diamond}")
    assert table.state.deals[0].taken == (1, 1)
    assert table.state.totals == (0, 52, 0, 52)


def test_the_first_side_with_the_target_wins_and_the_match_is_over(sit: Sit) -> None:
    table = sit(*sit.SURE, options={"target": 9})
    table.bid("bid 9")
    table.play(sit.WINNING, 0, 36)
    assert isinstance(table.events[-2], DealScored)
    assert table.events[-1] == MatchWon((0, 2))
    state = table.state
    assert (state.finished, state.winners, state.actor, state.legal(None)) == (True, (0, 2), None, ())
    for text in ("0 cut 0", "dealer 1", "3 bid 8", "0 raise 10", "0 redeal"):
        assert table.code(text) == "after-end"


def test_one_point_short_of_the_target_the_match_goes_on(sit: Sit) -> None:
    table = sit(*sit.SURE, options={"target": 10})
    table.bid("bid 9")
    table.play(sit.WINNING, 0, 36)
    assert not table.state.finished
