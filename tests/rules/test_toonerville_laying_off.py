"""toonerville.md, section 3: laying off on own and others' melds."""

from __future__ import annotations

from typing import Any

import pytest

from fa_cards.rules.rummy.events import LaidOff, WentOut
from tests.rules.rummy_table import RummyTable, card_of, meld

SETS = "R5 G5 Y5 R8 G8 Y8 B5 B1 B3 B10 G12 R14"
SECOND = "B2 G2 Y2 B6 G6 Y6 B5 R8 Y1 R10 Y11 Y13"
THIRD = "R1 R3 R9 G1 G3 G9 B9 B12 Y9 Y12 R12 G14"
DOWN = "0 down set R5 G5 Y5 / set R8 G8 Y8"
SECOND_DOWN = "1 down set B2 G2 Y2 / set B6 G6 Y6"


def sets_down(**options: Any) -> RummyTable:
    """The first round: seat 0 has just gone down with fives and eights."""
    table = RummyTable(SETS, SECOND, THIRD, up="B7", stock="G13 B11 B14", **options)
    table.draw()
    table.do(DOWN)
    return table


RUN = "R5 R6 R7 R8 G9 B9 Y9 R9 ROOK ROOK R4 R10"
RUN_DOWN = "0 down run R5 R6 R7 R8 / set G9 B9 Y9"


def run_down(hand: str = RUN, down: str = RUN_DOWN, stock: str = "R3", **options: Any) -> RummyTable:
    """The second round: seat 0 has just gone down with a red run, meld 1, and a set, meld 2."""
    table = RummyTable(hand, "B1 B1 B2 B2", up="B7", stock=stock, only_round=2, **options)
    table.draw()
    table.do(down)
    return table


def test_only_who_is_down_lays_off() -> None:
    table = sets_down()
    table.do("0 discard B1")
    table.draw()
    assert table.code("1 lay B5 1") == "down-first"
    assert "lay" not in table.legal_words


def test_in_the_turn_of_going_down_too() -> None:
    table = sets_down()
    assert table.legal_words == {"lay", "discard"}
    table.do("0 lay B5 1")
    assert table.events == (LaidOff(0, card_of("B5"), 1, None, meld("set R5 G5 Y5"), 0),)
    assert table.melds == ["set R5 G5 Y5 B5", "set R8 G8 Y8"]


def test_or_in_that_turn_not_where_the_option_says_so() -> None:
    table = sets_down(layoff_same_turn=False)
    assert table.code("0 lay B5 1") == "layoff-later"
    assert table.legal_words == {"discard"}
    table.do("0 discard B1")
    table.throw("B11", "G14")
    table.draw()
    table.do("0 lay B5 1")


def test_on_the_melds_of_others_as_on_the_own() -> None:
    table = sets_down()
    table.do("0 discard B1")
    table.draw()
    table.do(SECOND_DOWN, "1 lay B5 1", "1 lay R8 2")
    assert table.melds == ["set R5 G5 Y5 B5", "set R8 G8 Y8 R8", "set B2 G2 Y2", "set B6 G6 Y6"]
    assert [one.owner for one in table.state.table] == [0, 0, 1, 1], "they stay the melds of who laid them"


def test_the_target_is_always_named() -> None:
    """A card that fits a set and a run goes where the player says."""
    fits_both = run_down()
    assert {"lay R9 1", "lay R9 2"} <= set(fits_both.legal())
    fits_both.do("0 lay R9 2")
    assert fits_both.melds == ["run R5 R6 R7 R8", "set G9 B9 Y9 R9"]
    other = run_down()
    other.do("0 lay R9 1")
    assert other.melds == ["run R5 R6 R7 R8 R9", "set G9 B9 Y9"]


def test_the_next_number_at_either_end_of_a_run_and_several_in_sequence() -> None:
    table = run_down()
    assert table.code("0 lay R10 1") == "no-fit", "not before the nine lies there"
    assert table.code("0 lay R3 1") == "no-fit"
    for step, at in (("lay R9 1", 9), ("lay R10 1", 10), ("lay R4 1", 4), ("lay R3 1", 3)):
        table.do(f"0 {step}")
        (event,) = table.happened(LaidOff)
        assert isinstance(event, LaidOff) and event.at == at
    assert table.melds[0] == "run R3 R4 R5 R6 R7 R8 R9 R10"


@pytest.mark.parametrize("text", ["lay R10 2", "lay R4 2", "lay R10 1"])
def test_what_does_not_fit_is_refused(text: str) -> None:
    assert run_down().code(f"0 {text}") == "no-fit"


@pytest.mark.parametrize("number", [0, 3, 99])
def test_there_are_only_the_melds_that_lie_there(number: int) -> None:
    refusal = run_down().refusal(f"0 lay R9 {number}")
    assert (refusal.code, refusal.details) == ("no-such-meld", {"n": number})


def test_only_cards_that_are_held() -> None:
    assert run_down().code("0 lay R11 1") == "not-in-hand"


def test_a_rook_that_fits_both_ends_is_laid_at_the_end_that_is_named() -> None:
    table = run_down()
    assert {"lay ROOK 1 low", "lay ROOK 1 high", "lay ROOK 2"} <= set(table.legal())
    assert table.code("0 lay ROOK 1") == "which-end"
    table.do("0 lay ROOK 1 low")
    assert table.events == (LaidOff(0, card_of("ROOK"), 1, 4, meld("run R5 R6 R7 R8"), 0),)
    table.do("0 lay ROOK 1 high")
    assert list(table.events) == [LaidOff(0, card_of("ROOK"), 1, 9, meld("run ROOK R5 R6 R7 R8"), 0)]
    assert table.melds[0] == "run ROOK R5 R6 R7 R8 ROOK"


def test_it_never_moves_afterwards() -> None:
    table = run_down()
    table.do("0 lay ROOK 1 high")
    assert table.code("0 lay R9 1") == "no-fit", "the Rook is the nine"
    table.do("0 lay R10 1", "0 lay R4 1")
    assert table.melds[0] == "run R4 R5 R6 R7 R8 ROOK R10"


@pytest.mark.parametrize("end", ["low", "high"])
def test_an_end_is_named_only_for_a_rook_that_fits_both(end: str) -> None:
    assert run_down().code(f"0 lay R9 1 {end}") == "one-end"
    assert run_down().code(f"0 lay ROOK 2 {end}") == "one-end"


@pytest.mark.parametrize(
    ("hand", "down", "at"),
    [
        ("R1 R2 R3 R4 G9 B9 Y9 ROOK ROOK B1 B1 B2", "0 down run R1 R2 R3 R4 / set G9 B9 Y9", 5),
        ("R11 R12 R13 R14 G9 B9 Y9 ROOK ROOK B1 B1 B2", "0 down run R11 R12 R13 R14 / set G9 B9 Y9", 10),
    ],
)
def test_a_rook_that_fits_one_end_alone_is_laid_without_naming_it(hand: str, down: str, at: int) -> None:
    table = RummyTable(hand, up="B7", stock="Y3", only_round=2)
    table.draw()
    table.do(down)
    assert [text for text in table.legal() if text.startswith("lay ROOK 1")] == ["lay ROOK 1"]
    for end in ("low", "high"):
        assert table.code(f"0 lay ROOK 1 {end}") == "one-end"
    table.do("0 lay ROOK 1")
    assert table.events == (LaidOff(0, card_of("ROOK"), 1, at, meld(" ".join(down.split()[2:7])), 0),)


def test_nothing_is_laid_on_a_run_of_fourteen() -> None:
    table = run_down()
    whole = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14"
    table.replace_meld(1, f"run {whole}")
    assert [text for text in table.legal() if text.startswith("lay") and text.split()[2] == "1"] == []
    assert table.code("0 lay ROOK 1") == "no-fit"


def test_runs_never_merge_or_split() -> None:
    hand = "R3 R4 R5 R6 R8 R9 R10 R11 R7 R7 B1 G12"
    table = RummyTable(hand, up="B7", stock="Y3", only_round=3)
    table.draw()
    table.do("0 down run R3 R4 R5 R6 / run R8 R9 R10 R11", "0 lay R7 1", "0 lay R7 2")
    assert table.melds == ["run R3 R4 R5 R6 R7", "run R7 R8 R9 R10 R11"]


def test_any_number_of_rooks_may_be_laid_off_whatever_a_meld_asks_for_when_it_is_laid() -> None:
    table = run_down(min_naturals=2)
    table.do("0 lay ROOK 2", "0 lay ROOK 2")
    assert table.melds[1] == "set G9 B9 Y9 ROOK ROOK"


def test_runs_may_come_to_touch_where_contiguous_ones_may_not_be_laid() -> None:
    table = RummyTable(
        "R3 R4 R5 R6 R8 R9 R10 R11 R7 B3 B1 G12", up="B7", stock="Y3", only_round=3, contiguous_runs=False
    )
    table.draw()
    table.do("0 down run R3 R4 R5 R6 / run R8 R9 R10 R11", "0 lay R7 1")
    assert table.melds[0] == "run R3 R4 R5 R6 R7"


def test_the_last_card_laid_off_ends_the_round_without_a_discard() -> None:
    """Example 6."""
    table = run_down("R5 R6 R7 R8 G9 B9 Y9 R9 R9 R10 R4 R11")
    for text in ("R9 1", "R9 2", "R10 1", "R4 1", "R11 1"):
        table.do(f"0 lay {text}")
    assert table.hand(0) == "R3"
    table.do("0 lay R3 1")
    assert [type(one) for one in table.events[:2]] == [LaidOff, WentOut]
    (deal,) = table.state.deals
    assert (deal.out, deal.scores[0]) == (0, 0)


def test_a_lay_off_is_refused_that_leaves_only_the_card_just_taken() -> None:
    table = RummyTable("R5 R6 R7 R8 G9 B9 Y9 R9 R9 R10 R4 R11", "B1 B1 B2 B2", up="B7", only_round=2)
    table.do("0 take", RUN_DOWN, "0 lay R9 1", "0 lay R9 2", "0 lay R10 1", "0 lay R11 1")
    assert table.hand(0) == "R4 B7"
    assert table.code("0 lay R4 1") == "discard-taken"
    assert table.legal() == ("discard R4",)


def test_unless_that_can_be_laid_off_then() -> None:
    table = RummyTable("R5 R6 R7 R8 G9 B9 Y9 R9 R9 R10 R4 R11", "B1 B1 B2 B2", up="R3", only_round=2)
    table.do("0 take", RUN_DOWN, "0 lay R9 1", "0 lay R9 2", "0 lay R10 1", "0 lay R11 1")
    assert set(table.legal()) == {"lay R4 1", "discard R4"}
    table.do("0 lay R4 1")
    assert table.legal() == ("lay R3 1",)
    table.do("0 lay R3 1")
    assert table.state.deals[0].out == 0


def test_the_taken_card_may_be_laid_off_itself() -> None:
    table = RummyTable("R5 R6 R7 R8 G9 B9 Y9 B1 B3 R10 R4 R11", up="R9", only_round=2)
    table.do("0 take", RUN_DOWN, "0 lay R9 2")
    assert table.melds[1] == "set G9 B9 Y9 R9"


def test_laying_off_is_not_compulsory() -> None:
    table = run_down()
    table.do("0 discard R9")
    assert table.actor == 1
