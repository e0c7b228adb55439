"""toonerville.md, sections 3 and 4: the contract is laid at once and whole."""

from __future__ import annotations

from typing import Any

import pytest

from fa_cards.rules.cards import card
from fa_cards.rules.errors import NotAStep
from fa_cards.rules.rummy import Toonerville
from fa_cards.rules.rummy.events import MeldLaid, WentDown, WentOut
from tests.rules.rummy_table import RummyTable, meld

SETS = "R5 G5 Y5 R8 G8 Y8 B1 B3 B10 G12 Y13 R14"
OTHERS = ("B2 B4 B6 G1 G3 G9 Y2 Y4 Y6 R10 R12 Y11", "R1 R3 R6 G2 G4 G6 B9 B12 Y9 Y12 R9 G14")
DOWN = "0 down set R5 G5 Y5 / set R8 G8 Y8"


def drawn(hand: str, stock: str = "G7", up: str = "B7", **options: Any) -> RummyTable:
    """A table at which seat 0 has drawn and may lay melds."""
    table = RummyTable(hand, *OTHERS, up=up, stock=stock, **options)
    table.draw()
    return table


def taken(hand: str, up: str, **options: Any) -> RummyTable:
    """A table at which seat 0 has taken the up-card."""
    table = RummyTable(hand, *OTHERS, up=up, **options)
    table.do("0 take")
    return table


def test_all_melds_of_the_contract_are_laid_at_once() -> None:
    table = drawn(SETS)
    table.do(DOWN)
    assert table.events == (WentDown(0, (meld("set R5 G5 Y5"), meld("set R8 G8 Y8")), 1),)
    assert table.melds == ["set R5 G5 Y5", "set R8 G8 Y8"]
    assert [one.owner for one in table.state.table] == [0, 0]
    assert table.hand(0) == "B1 B3 G7 B10 G12 Y13 R14"
    assert (table.view(1).down, table.view(1).went_down) == ((True, False, False), True)
    assert table.actor == 0, "the turn goes on"


def test_melds_are_numbered_in_the_order_laid_by_all_players() -> None:
    table = RummyTable(SETS, "B2 G2 Y2 B6 G6 Y6 R1 R2 R3 G9 B11 Y14", OTHERS[1], stock="G7")
    table.draw()
    table.do("0 down set R8 G8 Y8 / set R5 G5 Y5", "0 discard B1")
    table.draw()
    table.do("1 down set B6 G6 Y6 / set B2 G2 Y2")
    assert table.melds == ["set R8 G8 Y8", "set R5 G5 Y5", "set B6 G6 Y6", "set B2 G2 Y2"]
    assert [one.owner for one in table.state.table] == [0, 0, 1, 1]
    assert [one.first for one in table.happened(WentDown) if isinstance(one, WentDown)] == [3]


def test_each_meld_may_be_longer_than_the_minimum() -> None:
    table = drawn("R5 G5 Y5 B5 R5 R8 G8 Y8 B8 B1 B3 B10")
    table.do("0 down set R5 G5 Y5 B5 R5 / set R8 G8 Y8 B8")
    assert table.hand(0) == "B1 B3 G7 B10"


@pytest.mark.parametrize(
    "melds",
    [
        "set R5 G5 Y5",
        "set R5 G5 Y5 / set R8 G8 Y8 / set B1 B1 B1",
        "set R5 G5 Y5 / run R8 R9 R10 R11",
        "run B1 B2 B3 B4 / run R8 R9 R10 R11",
    ],
)
def test_exactly_the_contract_and_nothing_else(melds: str) -> None:
    table = drawn(SETS)
    refusal = table.refusal(f"0 down {melds}")
    assert (refusal.code, refusal.details) == ("contract", {"sets": 2, "runs": 0})


@pytest.mark.parametrize(
    ("number", "hand", "melds"),
    [
        (1, "R5 G5 Y5 R8 G8 Y8", "set R5 G5 Y5 / set R8 G8 Y8"),
        (2, "R5 G5 Y5 B8 B9 B10 B11", "run B8 B9 B10 B11 / set R5 G5 Y5"),
        (3, "R5 R6 R7 R8 B8 B9 B10 B11", "run R5 R6 R7 R8 / run B8 B9 B10 B11"),
        (4, "R5 G5 Y5 R8 G8 Y8 R9 R9 R9", "set R5 G5 Y5 / set R8 G8 Y8 / set R9 R9 R9"),
        (5, "R5 G5 Y5 R8 G8 Y8 B8 B9 B10 B11", "set R5 G5 Y5 / set R8 G8 Y8 / run B8 B9 B10 B11"),
        (6, "R5 G5 Y5 G6 G7 G8 G9 B8 B9 B10 B11", "run G6 G7 G8 G9 / set R5 G5 Y5 / run B8 B9 B10 B11"),
        (7, "R5 G5 Y5 R8 G8 Y8 R9 R9 R9 B2 B2 B2", "set R5 G5 Y5 / set R8 G8 Y8 / set R9 R9 R9 / set B2 B2 B2"),
        (8, "R5 R6 R7 R8 B8 B9 B10 B11 Y1 Y2 Y3 Y4", "run R5 R6 R7 R8 / run B8 B9 B10 B11 / run Y1 Y2 Y3 Y4"),
        (
            9,
            "R5 G5 Y5 R8 G8 Y8 R9 R9 R9 B2 B2 B2 R1 G1 Y1",
            "set R5 G5 Y5 / set R8 G8 Y8 / set R9 R9 R9 / set B2 B2 B2 / set R1 G1 Y1",
        ),
        (
            10,
            "R5 R6 R7 R8 B8 B9 B10 B11 Y1 Y2 Y3 Y4 G11 G12 G13 G14",
            "run R5 R6 R7 R8 / run B8 B9 B10 B11 / run Y1 Y2 Y3 Y4 / run G11 G12 G13 G14",
        ),
    ],
)
def test_the_contract_of_each_round(number: int, hand: str, melds: str) -> None:
    table = RummyTable(hand, stock="R14", up="R13", only_round=number)
    table.draw()
    assert table.best() is not None
    for other in range(1, 11):
        if other != number:
            elsewhere = RummyTable(only_round=other)
            elsewhere.draw()
            assert elsewhere.code(f"0 down {melds}") == "contract"
    table.do(f"0 down {melds}")
    assert table.view(0).down[0] or table.state.finished


def test_only_in_the_own_turn_and_once() -> None:
    table = drawn(SETS)
    assert table.code("1 down set B2 B2 B2 / set R8 G8 Y8") == "not-your-turn"
    table.do(DOWN)
    assert table.code("0 down set B1 B1 B1 / set B3 B3 B3") == "already-down"
    assert not any(text.startswith("down") for text in table.legal())


def test_it_is_never_compulsory() -> None:
    table = drawn(SETS)
    assert {"down", "discard"} == table.legal_words
    table.do("0 discard B1")
    assert table.view(0).down == (False, False, False)


@pytest.mark.parametrize(
    ("melds", "missing"),
    [
        ("set R5 G5 Y5 / set R9 G9 Y9", "R9"),
        ("set R5 R5 Y5 / set R8 G8 Y8", "R5"),  # he has no twin of it
        ("set R5 G5 Y5 / set R5 G5 Y5", "R5"),
        ("set R5 G5 ROOK / set R8 G8 Y8", "ROOK"),
    ],
)
def test_cards_that_are_not_held_or_not_so_often_are_not_laid(melds: str, missing: str) -> None:
    refusal = drawn(SETS).refusal(f"0 down {melds}")
    assert (refusal.code, refusal.details) == ("not-in-hand", {"card": card(missing)})


@pytest.mark.parametrize(
    ("number", "melds", "code"),
    [
        (1, "set R5 G5 / set R8 G8 Y8", "set-short"),
        (1, "set R5 G5 Y8 / set R8 G8 Y8", "set-mixed"),
        (1, "set ROOK ROOK ROOK / set R8 G8 Y8", "no-natural"),
        (3, "run R5 R6 R7 / run G8 G9 G10 G11", "run-short"),
        (3, "run R5 R6 R7 R9 / run G8 G9 G10 G11", "run-broken"),
        (3, "run R13 R14 R1 R2 / run G8 G9 G10 G11", "run-wrap"),
    ],
)
def test_what_is_no_meld_is_refused_with_the_reason(number: int, melds: str, code: str) -> None:
    assert drawn(SETS, only_round=number).code(f"0 down {melds}") == code


def test_two_sets_of_the_same_number_are_two_sets() -> None:
    table = drawn("R8 R8 G8 G8 Y8 B8 B1 B3 B10 G12 Y13 R14")
    assert table.best() is not None
    table.do("0 down set R8 R8 G8 / set G8 Y8 B8")
    assert table.melds == ["set R8 R8 G8", "set G8 Y8 B8"]


RUNS = "R3 R4 R5 R6 R7 R8 R9 R10 B1 G12 Y13 B14"


def test_a_run_of_eight_is_two_runs_where_runs_may_touch() -> None:
    table = drawn(RUNS, only_round=3)
    assert table.best() == "down run R3 R4 R5 R6 / run R7 R8 R9 R10"
    table.do("0 down run R3 R4 R5 R6 / run R7 R8 R9 R10")
    assert table.melds == ["run R3 R4 R5 R6", "run R7 R8 R9 R10"], "they do not merge"


def test_and_it_is_none_where_they_may_not() -> None:
    table = drawn(RUNS, only_round=3, contiguous_runs=False)
    assert table.best() is None
    assert table.code("0 down run R3 R4 R5 R6 / run R7 R8 R9 R10") == "contiguous-runs"


def test_runs_of_one_colour_that_do_not_touch_may_be_laid_all_the_same() -> None:
    table = drawn("R3 R4 R5 R6 R8 R9 R10 R11 B1 G12 Y13 B14", only_round=3, contiguous_runs=False)
    table.do("0 down run R3 R4 R5 R6 / run R8 R9 R10 R11")
    assert table.view(0).down[0]


def test_overlapping_runs_of_twins_are_laid_where_runs_may_touch() -> None:
    hand = "R3 R4 R5 R6 R3 R4 R5 R6 B1 G12 Y13 B14"
    drawn(hand, only_round=3).do("0 down run R3 R4 R5 R6 / run R3 R4 R5 R6")
    assert drawn(hand, only_round=3, contiguous_runs=False).best() is None


def test_rooks_stand_in_the_place_in_which_they_are_written() -> None:
    table = drawn("R11 R12 R13 ROOK G5 G6 G7 ROOK B1 B3 Y13 B14", stock="B7", only_round=3)
    table.do("0 down run R11 R12 R13 ROOK / run ROOK G5 G6 G7")
    assert [list(table.state.rules.melds.numbers(one)) for one in table.state.melds] == [[11, 12, 13, 14], [4, 5, 6, 7]]


@pytest.mark.parametrize(("naturals", "code"), [(1, None), (2, "no-natural")])
def test_a_contract_of_mostly_rooks(naturals: int, code: str | None) -> None:
    table = drawn("R5 ROOK ROOK R8 G8 Y8 B1 B3 B10 G12 Y13 R14", min_naturals=naturals)
    text = "0 down set R5 ROOK ROOK / set R8 G8 Y8"
    assert (table.best() is None) is (naturals == 2)
    if code is None:
        table.do(text)
    else:
        refusal = table.refusal(text)
        assert (refusal.code, refusal.details) == (code, {"n": 2})


# ---- going out by going down


FOUR_SETS = "R5 G5 Y5 R8 G8 Y8 R11 R11 G11 B7 G7 Y7"
FOUR_DOWN = "0 down set R5 G5 Y5 / set R8 G8 Y8 / set R11 R11 G11 / set B7 G7 Y7"


def test_all_but_one_card_is_laid_and_that_one_discarded() -> None:
    table = drawn(FOUR_SETS, stock="G12", only_round=7)
    table.do(FOUR_DOWN, "0 discard G12")
    assert table.state.finished and table.state.deals[0].out == 0


def test_the_whole_hand_is_laid_and_nothing_discarded() -> None:
    table = drawn(FOUR_SETS, stock="G11", only_round=7)
    table.do("0 down set R5 G5 Y5 / set R8 G8 Y8 / set R11 R11 G11 G11 / set B7 G7 Y7")
    assert [type(one) for one in table.events[:2]] == [WentDown, WentOut]
    assert table.state.finished and table.state.deals[0].scores[0] == 0


def test_going_down_is_refused_where_only_the_card_just_taken_would_be_left() -> None:
    table = taken(FOUR_SETS, "G12", only_round=7)
    assert table.code(FOUR_DOWN) == "discard-taken"
    assert table.best() is None and table.legal_words == {"discard"}


def test_unless_it_can_be_laid_off() -> None:
    table = taken(FOUR_SETS, "B11", only_round=7)
    table.do(FOUR_DOWN)
    assert table.legal() == ("lay B11 3",)
    table.do("0 lay B11 3")
    assert table.state.finished and table.state.deals[0].out == 0


def test_or_its_twin_was_held_before() -> None:
    table = taken(SETS, "R14")
    table.do(DOWN)
    assert "discard R14" in table.legal()


def test_where_nothing_may_be_laid_off_in_this_turn_it_is_refused_and_a_longer_set_goes() -> None:
    table = taken(FOUR_SETS, "B11", only_round=7, layoff_same_turn=False)
    assert table.code(FOUR_DOWN) == "discard-taken"
    table.do(f"0 {table.best()}")
    assert table.state.finished and table.state.deals[0].out == 0


def test_a_way_of_going_down_that_leaves_a_card_to_throw_away_is_found() -> None:
    """Laid as long as they can be the sets leave the card that was taken, and nothing else."""
    table = taken("R5 R5 G5 G5 Y5 Y5 R8 R8 G8 G8 Y8 Y8", "G12")
    assert table.code("0 down set R5 R5 G5 G5 Y5 Y5 / set R8 R8 G8 G8 Y8 Y8") == "discard-taken"
    table.do(f"0 {table.best()}")
    kept, other = table.hand(0).split()
    assert (other, kept[1:]) in {("G12", "5"), ("G12", "8")}
    assert table.legal() == (f"discard {kept}",), "laid off it would leave the taken card alone"


def test_of_the_ways_that_leave_a_card_to_throw_away_the_one_that_leaves_the_least_is_proposed() -> None:
    """Both sets whole leave the ten that was taken; without a seven it is 15, but sevens and tens leave two eights."""
    table = taken("R7 R7 R7 G7 G7 G7 Y7 Y7 R8 G8 ROOK ROOK", "R10")
    table.do(f"0 {table.best()}")
    assert table.hand(0) == "R8 G8"


# ---- extra melds


EXTRA = "R5 G5 Y5 R8 G8 Y8 B1 G1 Y1 B3 B4 B5"


def test_no_further_meld_is_laid_then_or_later() -> None:
    table = drawn(EXTRA, stock="B6")
    table.do(DOWN)
    assert table.code("0 meld set B1 G1 Y1") == "extra-melds-off"
    assert "meld" not in table.legal_words


def test_with_extra_melds_further_ones_are_laid_one_a_step_in_the_same_turn_too() -> None:
    table = drawn(EXTRA, stock="B6 Y12", extra_melds=True)
    assert table.code("0 meld set B1 G1 Y1") == "down-first"
    table.do(DOWN)
    assert "meld" in table.legal_words
    table.do("0 meld set B1 G1 Y1")
    assert table.events == (MeldLaid(0, meld("set B1 G1 Y1"), 3),)
    assert table.hand(0) == "B3 B4 B5 B6"
    table.do("0 meld run B3 B4 B5 B6")
    assert table.state.deals[0].out == 0, "laid to the last card"


def test_with_extra_melds_and_no_lay_offs_in_the_turn_of_going_down_melds_may_be_laid_all_the_same() -> None:
    table = drawn(EXTRA, stock="B6", extra_melds=True, layoff_same_turn=False)
    table.do(DOWN)
    assert table.code("0 lay B5 1") == "layoff-later"
    table.do("0 meld set B1 G1 Y1")
    assert table.legal_words == {"meld", "discard"}


def test_a_further_meld_may_touch_a_run_and_has_to_be_a_meld() -> None:
    table = drawn(
        "R3 R4 R5 R6 B8 B9 B10 B11 R7 R8 R9 R10", stock="Y12", only_round=3, extra_melds=True, contiguous_runs=False
    )
    table.do("0 down run R3 R4 R5 R6 / run B8 B9 B10 B11")
    assert table.code("0 meld run R7 R8 R9") == "run-short"
    assert table.code("0 meld set R7 R8 R9") == "set-mixed"
    assert table.code("0 meld run Y7 Y8 Y9 Y10") == "not-in-hand"
    table.do("0 meld run R7 R8 R9 R10")
    assert table.melds[-1] == "run R7 R8 R9 R10"


def test_a_further_meld_after_which_only_the_taken_card_is_left_is_refused() -> None:
    table = taken("R5 G5 Y5 R8 G8 Y8 B1 G1 Y1 R1 B1 G1", "Y12", extra_melds=True)
    table.do(DOWN)
    assert table.code("0 meld set B1 G1 Y1 R1 B1 G1") == "discard-taken"
    table.do("0 meld set B1 G1 Y1 R1 B1")
    assert table.legal() == ("discard G1",), "laid off it would leave the taken card alone"


@pytest.mark.parametrize(
    "text",
    [
        "down",
        "down set",
        "down set R5 G5 Y5 /",
        "down set R5 G5 Y5 / / set R8 G8 Y8",
        "down R5 G5 Y5",
        "down swap R7 1",
        "down swap R7 1 / set R5 G5 Y5",
        "down set R5 G5 Y5 / swap R7",
        "meld set R5 G5 Y5 / set R8 G8 Y8",
        "meld",
    ],
)
def test_other_words_are_no_steps(text: str) -> None:
    with pytest.raises(NotAStep):
        Toonerville().parse(text)
