"""toonerville.md, sections 2, 4 and 9: round 11, in which the whole hand is laid at once, without a discard."""

from __future__ import annotations

import pytest

from fa_cards.rules.rummy.events import WentDown, WentOut
from tests.rules.rummy_table import RummyTable

CONTRACT = "R1 R2 R3 R4 G5 G6 G7 G8 B9 G9 Y9 R12 G12 Y12"
"""Fourteen cards: two runs and two sets."""
DOWN = "down run R1 R2 R3 R4 / run G5 G6 G7 G8 / set B9 G9 Y9 / set R12 G12 Y12"


TWELVE = " ".join(CONTRACT.split()[:12])


def test_example_4_with_one_buy_15_cards_are_two_runs_of_four_and_sets_of_four_and_three() -> None:
    """Seat 1 throws a card that seat 0 buys with one of the stock: 12 and 2, and the one that he draws."""
    table = RummyTable(TWELVE, "Y12", up="B3", stock="R14 B14 G12 Y14 R9", only_round=11)
    table.throw("R14")  # seat 0: no card of his contract came
    table.draw()
    table.do("1 discard Y12")
    table.do("2 draw", "0 buy")
    assert len(table.hand(0).split()) == 14
    table.do("2 discard Y14")
    table.draw()
    assert len(table.hand(0).split()) == 15
    table.do("0 down run R1 R2 R3 R4 / run G5 G6 G7 G8 / set R9 B9 G9 Y9 / set R12 G12 Y12")
    assert [type(one) for one in table.events[:2]] == [WentDown, WentOut]
    (deal,) = table.state.deals
    assert (deal.out, deal.scores[0]) == (0, 0)


def test_example_4_without_a_buy_13_cards_do_not_go() -> None:
    table = RummyTable(TWELVE, up="B3", stock="G12", only_round=11)
    table.draw()
    assert len(table.hand(0).split()) == 13 < table.state.contract.cards
    assert table.legal_words == {"discard"}
    assert table.code("0 down run R1 R2 R3 R4 / run G5 G6 G7 G8 / set B9 G9 Y9 / set R12 G12 Y12") == "not-in-hand"


def with_14(drawn: str = "R9") -> RummyTable:
    """Round 11, dealt 14, and the fifteenth is drawn."""
    table = RummyTable(CONTRACT, up="B3", stock=drawn, only_round=11, round_11_deal=14)
    table.draw()
    return table


def test_dealt_14_one_run_or_set_is_longer_than_its_minimum() -> None:
    table = with_14()
    table.do("0 down run R1 R2 R3 R4 / run G5 G6 G7 G8 / set B9 G9 Y9 R9 / set R12 G12 Y12")
    assert table.state.deals[0].out == 0


def test_a_card_that_would_be_left_makes_it_illegal_and_there_is_no_discard_after_it() -> None:
    table = with_14("B14")
    assert table.code(f"0 {DOWN}") == "last-round-discard"
    assert table.best() is None and table.legal_words == {"discard"}


def test_the_solver_finds_the_whole_hand_where_it_goes() -> None:
    table = with_14()
    best = table.best()
    assert best is not None
    table.do(f"0 {best}")
    assert table.state.finished


def test_there_is_no_partial_going_down() -> None:
    table = with_14()
    for melds in ("set B9 G9 Y9", "run R1 R2 R3 R4 / run G5 G6 G7 G8", "set B9 G9 Y9 / set R12 G12 Y12"):
        assert table.code(f"0 down {melds}") == "contract"


def test_there_are_no_lay_offs_and_no_swaps_because_no_melds_lie_there() -> None:
    table = with_14()
    assert table.code("0 lay R9 1") == "down-first"
    assert table.code("0 swap R9 1") == "down-first"
    assert table.code(f"0 {DOWN} / swap R9 1") == "no-such-meld"


def test_the_card_just_taken_may_be_laid_with_the_whole_hand() -> None:
    table = RummyTable(CONTRACT, up="R9", only_round=11, round_11_deal=14)
    table.do("0 take", "0 down run R1 R2 R3 R4 / run G5 G6 G7 G8 / set B9 G9 Y9 R9 / set R12 G12 Y12")
    assert table.state.deals[0].out == 0


def test_until_then_turns_are_a_draw_and_a_discard() -> None:
    table = RummyTable(only_round=11)
    for seat in (0, 1, 2, 0):
        assert table.actor == seat
        table.draw()
        assert table.legal_words <= {"discard", "down"}
        table.do(f"{seat} discard {table.hand(seat).split()[-1]}")
        assert table.view(0).table == ()


@pytest.mark.parametrize("seat", [1, 2])
def test_buying_is_allowed(seat: int) -> None:
    table = RummyTable(only_round=11)
    table.do("0 draw")
    while table.actor != seat:
        table.do(f"{table.actor} let")
    table.do(f"{seat} buy")
    assert table.view(0).counts[seat] == 14


def test_every_seat_is_told_that_the_whole_hand_is_laid_in_this_round_alone() -> None:
    assert [RummyTable(only_round=number).view(1).whole_hand for number in range(1, 12)] == [False] * 10 + [True]
