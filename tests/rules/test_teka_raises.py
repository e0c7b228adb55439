"""teka.md, section 5: raises, and the early end of a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fa_cards.rules.events import DealScored
from fa_cards.rules.phases import Phase
from fa_cards.rules.teka.contract import Contract
from fa_cards.rules.teka.events import RaiseAnswered, Raised, RaiseOffered
from fa_cards.rules.teka.view import Offer

if TYPE_CHECKING:
    from tests.rules.conftest import Sit, Table


def playing(sit: Sit, hands: tuple[str, ...], bid: str = "bid 8", **options: object) -> Table:
    """Seat 0 has made this bid, with spades as trump, and is to lead."""
    table = sit(*hands, options=options)
    table.bid(bid)
    return table


def raises(table: Table) -> list[str]:
    return [text for text in table.legal() if text.startswith("raise")]


# --- raises ---------------------------------------------------------------------------------------------------------


def test_the_first_chance_is_after_naming_trump_before_the_first_lead(sit: Sit) -> None:
    table = sit(*sit.STRONG)
    table.do("0 bid 8", "1 pass", "2 pass", "3 pass")
    assert table.code("0 raise 9") == "not-now"
    table.do("0 trump S")
    assert raises(table) == ["raise 9", "raise 10", "raise 11", "raise 12", "raise 13"]


def test_a_raise_is_higher_than_the_contract_and_at_most_13(sit: Sit) -> None:
    table = playing(sit, sit.STRONG, "bid 10")
    refusal = table.refusal("0 raise 10")
    assert (refusal.code, refusal.details) == ("bid-too-low", {"n": 10})
    assert table.code("0 raise 0") == "bid-too-low"
    refusal = table.refusal("0 raise 14")
    assert (refusal.code, refusal.details) == ("raise-reach", {"n": 14})


def test_a_bid_of_13_cannot_be_raised(sit: Sit) -> None:
    assert raises(playing(sit, sit.STRONG, "bid 13")) == []


def test_both_opponents_are_asked_the_one_who_plays_after_the_declarer_first(sit: Sit) -> None:
    table = playing(sit, sit.STRONG)
    table.do("0 raise 10")
    assert [*table.events] == [RaiseOffered(0, 10)]
    assert (table.state.phase, table.state.actor, table.legal()) == (Phase.RAISE, 1, ("accept", "refuse"))
    assert table.state.view(2).offer == Offer(10, ())
    assert [table.code(f"{seat} accept") for seat in (0, 2, 3)] == ["not-your-turn"] * 3
    table.do("1 accept")
    assert [*table.events] == [RaiseAnswered(1, accepted=True)]
    assert (table.state.actor, table.legal()) == (3, ("accept", "refuse"))
    table.do("3 accept")
    raised = Contract(0, 8, raised=True, tricks=10)
    assert [*table.events] == [RaiseAnswered(3, accepted=True), Raised(raised)]
    assert (table.state.phase, table.state.actor, table.state.contract) == (Phase.PLAY, 0, raised)


@pytest.mark.parametrize("answers", [("1 refuse",), ("1 accept", "3 refuse")])
def test_a_refusal_ends_it_and_leaves_the_contract(sit: Sit, answers: tuple[str, ...]) -> None:
    table = playing(sit, sit.STRONG)
    table.do("0 raise 10", *answers)
    assert (table.state.phase, table.state.actor) == (Phase.PLAY, 0)
    assert table.state.contract == Contract(0, 8)


@pytest.mark.parametrize("answers", [("1 refuse",), ("1 accept", "3 accept")])
def test_at_most_one_offer_a_turn(sit: Sit, answers: tuple[str, ...]) -> None:
    table = playing(sit, sit.STRONG)
    table.do("0 raise 9", *answers)
    assert raises(table) == []
    assert table.code("0 raise 10") == "raise-once"
    table.play("AS")


def test_at_his_next_turn_he_may_offer_again_the_same_number_too(sit: Sit) -> None:
    table = playing(sit, sit.STRONG)
    table.do("0 raise 10", "1 refuse")
    table.play("AS 5S 7S 3S")
    table.do("0 raise 10", "1 accept", "3 refuse")
    table.play("KS 4S 6S 2S")
    table.do("0 raise 10", "1 accept", "3 accept")
    table.play("2D AD 4D 8D KD 5D 9D")
    table.do("0 raise 11")  # at his turn in the middle of a trick
    assert table.state.phase is Phase.RAISE


def test_who_offers_as_the_last_of_a_trick_and_wins_it_may_offer_again_when_he_leads(sit: Sit) -> None:
    table = playing(sit, sit.STRONG)
    table.play("AS 5S 7S 3S 2D AD 4D 8D KD 5D 9D 3D QD 6D TD")
    table.do("0 raise 10", "1 refuse")
    table.play("QS")
    assert raises(table) == ["raise 9", "raise 10", "raise 11"]  # two won, two lost


def test_a_raise_may_be_offered_only_at_the_declarers_own_turn_to_play(sit: Sit) -> None:
    table = playing(sit, sit.STRONG)
    table.play("AS")
    assert table.code("0 raise 9") == "not-your-turn"
    assert table.code("1 raise 9") == "not-declarer"
    assert table.code("2 raise 9") == "not-your-turn"
    table.play("5S")
    assert table.code("2 raise 9") == "not-declarer"  # his partner's turn is not his


def test_while_an_offer_stands_nothing_else_happens(sit: Sit) -> None:
    table = playing(sit, sit.STRONG)
    table.do("0 raise 9")
    assert table.code("1 play 5S") == "not-now"
    assert table.code("0 play AS") == "not-your-turn"
    assert table.code("0 raise 10") == "not-your-turn"


def test_an_answer_without_an_offer_is_refused(sit: Sit) -> None:
    table = playing(sit, sit.STRONG)
    assert table.code("0 accept") == "not-now"
    assert table.code("1 accept") == "not-your-turn"
    assert table.code("1 refuse") == "not-your-turn"


def test_a_raise_stays_within_tricks_won_and_tricks_left(sit: Sit) -> None:
    table = playing(sit, sit.STRONG)
    table.play(sit.LOSING, 0, 11)  # tricks 1 and 2 are over, one won, one lost; in trick 3 he is to play
    # won 1, left 11 with the one on the table
    assert raises(table) == ["raise 9", "raise 10", "raise 11", "raise 12"]
    assert table.code("0 raise 13") == "raise-reach"


def test_the_option_switches_raises_off(sit: Sit) -> None:
    table = playing(sit, sit.STRONG, raises=False)
    assert raises(table) == []
    assert table.code("0 raise 9") == "raises-off"


@pytest.mark.parametrize("solo", ["partner-out", "partner-plays"])
def test_there_is_no_raise_in_double_13(sit: Sit, solo: str) -> None:
    table = playing(sit, sit.SURE, "double-13", solo=solo)
    assert raises(table) == []
    assert table.code("0 raise 14") == "raise-double-13"


def test_after_the_bid_is_won_play_is_over_and_nothing_can_be_raised(sit: Sit) -> None:
    table = playing(sit, sit.SURE)
    table.play(sit.WINNING, 0, 32)
    assert table.code("0 raise 9") == "raise-done"
    assert table.code("1 raise 9") == "not-your-turn"


# --- the early end --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bid", "failing"), [(8, 6), (9, 5), (10, 4), (11, 3), (12, 2), (13, 1)])
def test_a_bid_fails_at_14_minus_n_tricks_of_the_opponents(sit: Sit, bid: int, failing: int) -> None:
    table = playing(sit, sit.STRONG, f"bid {bid}")
    last = 4 * (failing + 1) - 1
    table.play(sit.LOSING, 0, last)
    assert not table.state.deals
    table.play(sit.LOSING, last, last + 1)
    (deal,) = table.state.deals
    assert (deal.made, deal.taken) == (False, (1, failing))


@pytest.mark.parametrize("bid", [8, 9, 10, 11, 12, 13])
def test_a_bid_is_made_as_soon_as_its_side_has_n_tricks_and_the_rest_is_not_played(sit: Sit, bid: int) -> None:
    table = playing(sit, sit.SURE, f"bid {bid}")
    last = 4 * bid - 1
    table.play(sit.WINNING, 0, last)
    assert not table.state.deals
    table.play(sit.WINNING, last, last + 1)
    assert isinstance(table.events[-1], DealScored)
    (deal,) = table.state.deals
    assert (deal.made, deal.taken, deal.scores) == (True, (bid, 0), (bid, 0, bid, 0))


def test_tricks_of_both_partners_count(sit: Sit) -> None:
    table = playing(sit, ("KS QS 4S", "3S 2S", "AS JS", "TS 9S 8S 7S 6S 5S"), "bid 13")
    table.play("KS 2S AS 5S")
    assert not table.state.deals  # the partner's trick is not lost
    assert table.state.view(1).taken == (0, 0, 1, 0)
