"""toonerville.md, section 3: which cards make a set and which a run, and what they count."""

from __future__ import annotations

import pytest

from fa_cards.rules.melds import Meld, MeldRules
from fa_cards.rules.rummy import Toonerville


def rules(naturals: int = 1) -> MeldRules:
    return Toonerville({"min-naturals": naturals}).rules.melds


def fault(text: str, naturals: int = 1) -> str | None:
    return rules(naturals).fault(Meld.read(text.split()))


@pytest.mark.parametrize(
    "text",
    [
        "set R8 R8 G8",  # example 10: twins
        "set ROOK ROOK R8",  # example 10: R R 8
        "set ROOK R8 ROOK",
        "set B8 B8 B8",
        "set R8 G8 Y8 B8 R8 G8 Y8 B8 R8 G8 Y8 B8 ROOK",  # no upper limit
        "set R1 G1 Y1",
        "set R14 G14 Y14",
    ],
)
def test_three_or_more_of_one_number_in_any_colours_make_a_set(text: str) -> None:
    assert fault(text) is None


@pytest.mark.parametrize(
    "text",
    [
        "run R1 R2 R3 R4",
        "run G11 G12 G13 G14",
        "run B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13 B14",
        "run R11 R12 R13 ROOK",  # the Rook is 14
        "run ROOK R11 R12 R13",  # the Rook is 10
        "run ROOK ROOK R5 R6",  # begins with Rooks, two beside each other
        "run R5 ROOK ROOK R8",
        "run R5 ROOK ROOK ROOK",
        "run ROOK ROOK ROOK R4",
        "run R5 R6 ROOK ROOK",
    ],
)
def test_four_or_more_following_numbers_of_one_colour_make_a_run(text: str) -> None:
    assert fault(text) is None


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("set R8 G8", "set-short"),
        ("set R8 ROOK", "set-short"),
        ("set R8 G8 Y9", "set-mixed"),
        ("set R8 ROOK Y9", "set-mixed"),
        ("set ROOK ROOK ROOK", "no-natural"),  # example 10: R R R
        ("run R5 R6 R7", "run-short"),  # example 10: 5-6-7
        ("run R5 R6 ROOK", "run-short"),
        ("run R12 R13 R14 R1", "run-wrap"),
        ("run R13 R14 R1 R2", "run-wrap"),  # example 10: 13-14-1-2
        ("run R14 R1 R2 R3", "run-wrap"),
        ("run R13 R14 ROOK R2", "run-wrap"),
        ("run R12 R13 R14 ROOK", "run-wrap"),  # a Rook is no 15
        ("run ROOK R1 R2 R3", "run-wrap"),  # and no 0
        ("run ROOK ROOK ROOK R3", "run-wrap"),
        ("run R5 R6 R7 G8", "run-broken"),
        ("run R5 R6 R7 R9", "run-broken"),
        ("run R5 R6 R6 R7", "run-broken"),  # each number once
        ("run R8 R7 R6 R5", "run-broken"),  # from the lowest up
        ("run R5 R6 R8 ROOK", "run-broken"),  # the Rook stands where it is written
        ("run R5 ROOK R6 R7", "run-broken"),
        ("run ROOK ROOK ROOK ROOK", "no-natural"),
        ("run R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 ROOK", "run-wrap"),  # 14 at most
    ],
)
def test_anything_else_is_no_meld(text: str, code: str) -> None:
    assert fault(text) == code


@pytest.mark.parametrize(
    ("text", "one", "two"),
    [
        ("set R8 ROOK ROOK", None, "no-natural"),
        ("set R8 R8 ROOK", None, None),
        ("run ROOK R6 ROOK ROOK", None, "no-natural"),
        ("run ROOK R6 ROOK R8", None, None),
    ],
)
def test_at_least_one_or_two_cards_of_a_meld_are_no_rooks(text: str, one: str | None, two: str | None) -> None:
    assert (fault(text, 1), fault(text, 2)) == (one, two)


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("run R11 R12 R13 ROOK", [11, 12, 13, 14]),
        ("run ROOK R11 R12 R13", [10, 11, 12, 13]),
        ("run ROOK ROOK R5 R6", [3, 4, 5, 6]),
    ],
)
def test_a_rook_in_a_run_stands_for_a_fixed_number(text: str, numbers: list[int]) -> None:
    assert list(rules().numbers(Meld.read(text.split()))) == numbers


@pytest.mark.parametrize(
    ("first", "second", "touching"),
    [
        ("run R3 R4 R5 R6", "run R7 R8 R9 R10", True),
        ("run R7 R8 R9 R10", "run R3 R4 R5 R6", True),
        ("run R3 R4 R5 R6", "run R6 R7 R8 R9", True),
        ("run R3 R4 R5 R6", "run R3 R4 R5 R6", True),
        ("run R3 R4 R5 R6", "run R8 R9 R10 R11", False),
        ("run R3 R4 R5 R6", "run G7 G8 G9 G10", False),
        # a Rook counts as the card that it stands for
        ("run R3 R4 R5 ROOK", "run R7 R8 R9 R10", True),
        ("run R3 R4 R5 R6", "run ROOK R8 R9 R10", True),
        ("run R3 R4 R5 R6", "run ROOK R9 R10 R11", False),
    ],
)
def test_runs_are_contiguous_that_share_a_number_or_touch(first: str, second: str, touching: bool) -> None:
    assert rules().contiguous_runs([Meld.read(first.split()), Meld.read(second.split())]) is touching
