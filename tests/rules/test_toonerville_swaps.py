"""toonerville.md, section 3, 'Taking back a Rook': only in runs, only with the card itself, and laid at once."""

from __future__ import annotations

from typing import Any

import pytest

from fa_cards.rules.rummy.events import Swapped, WentDown
from tests.rules.rummy_table import RummyTable, card_of

OWNER = "R5 R6 ROOK R8 G9 B9 ROOK B1 B3 B5 G12 Y14"
OWNER_DOWN = "0 down run R5 R6 ROOK R8 / set G9 B9 ROOK"
FIRST = "R7 R11 G11 Y2 Y3 Y4 Y5 B2 B4 G1 G6 Y12"
"""Example 5: not down, with red 7, two elevens and yellow 2 to 5."""


def owned(
    *hands: str, owner: str = OWNER, down: str = OWNER_DOWN, stock: str = "B14 B13", up: str = "B7", **options: Any
) -> RummyTable:
    """Round 2: seat 0 went down with red 5, 6, Rook, 8 as meld 1 and a set with a Rook; it is seat 1's turn."""
    table = RummyTable(owner, *(hands or (FIRST,)), up=up, stock=stock, only_round=2, **options)
    table.draw()
    table.do(down, f"0 discard {table.hand(0).split()[0]}")
    return table


def drawn(*hands: str, **options: Any) -> RummyTable:
    """The same once seat 1 has drawn."""
    table = owned(*hands, **options)
    table.draw()
    return table


# ---- in the same breath as going down


def test_example_5() -> None:
    table = drawn()
    text = "down run Y2 Y3 Y4 Y5 / set R11 G11 ROOK / swap R7 1"
    table.do(f"1 {text}")
    swapped, down = table.events
    assert swapped == Swapped(1, card_of("R7"), 1, card_of("ROOK"), 0)
    assert isinstance(down, WentDown) and down.first == 3
    assert table.melds == ["run R5 R6 R7 R8", "set G9 B9 ROOK", "run Y2 Y3 Y4 Y5", "set R11 G11 ROOK"]
    assert table.view(1).freed == 0
    assert table.hand(1) == "G1 B2 B4 G6 Y12 B13"


def test_that_way_is_the_one_that_the_rules_know() -> None:
    table = drawn()
    assert table.best() == "down set R11 G11 ROOK / run Y2 Y3 Y4 Y5 / swap R7 1"


def test_example_5_without_a_second_eleven_is_illegal_and_undone() -> None:
    table = drawn(FIRST.replace("G11", "B10"))
    before = table.state
    assert table.code("1 down run Y2 Y3 Y4 Y5 / set R11 ROOK / swap R7 1") == "set-short"
    assert table.code("1 down run Y2 Y3 Y4 Y5 / set R11 R11 ROOK / swap R7 1") == "not-in-hand"
    assert table.state is before and table.melds == ["run R5 R6 ROOK R8", "set G9 B9 ROOK"]
    assert table.best() is None


def test_before_being_down_a_rook_is_freed_only_with_the_contract() -> None:
    table = drawn()
    assert table.code("1 swap R7 1") == "down-first"
    assert "swap" not in table.legal_words


def test_a_swap_in_going_down_is_refused_where_the_rook_would_be_left_over_and_goes_nowhere() -> None:
    """Every lay-off that takes it is one; with no lay-off in this turn it stays in the hand."""
    hand = "R7 R11 G11 Y11 Y2 Y3 Y4 Y5 B4 G1 G6 Y12"
    text = "1 down run Y2 Y3 Y4 Y5 / set R11 G11 Y11 / swap R7 1"
    assert drawn(hand, layoff_same_turn=False).code(text) == "rook-kept"
    table = drawn(hand)
    table.do(text)
    assert table.view(1).freed == 1 and "ROOK" in table.hand(1)
    assert table.code("1 discard B4") == "rook-kept"
    assert not any(one.startswith("discard") for one in table.legal())
    table.do("1 lay ROOK 4")
    assert table.view(1).freed == 0
    table.do("1 discard B4")


def test_an_extra_meld_does_not_count_for_a_rook_left_over_where_nothing_may_be_laid_off() -> None:
    hand = "R7 R11 G11 Y11 Y2 Y3 Y4 Y5 B4 G4 G6 Y12"
    text = "1 down run Y2 Y3 Y4 Y5 / set R11 G11 Y11 / swap R7 1"
    assert drawn(hand, layoff_same_turn=False, extra_melds=True).code(text) == "rook-kept"


def test_several_swaps_in_one_going_down() -> None:
    """The freed Rooks stand in the run and in the set."""
    table = drawn(
        "R7 R10 R11 G11 Y2 Y3 Y4 B2 B4 G1 G6 Y12",
        owner="R5 R6 ROOK R8 R9 ROOK G9 B9 Y9 B1 B3 B5",
        down="0 down run R5 R6 ROOK R8 R9 ROOK / set G9 B9 Y9",
    )
    assert table.best() is not None
    table.do("1 down run Y2 Y3 Y4 ROOK / set R11 G11 ROOK / swap R7 1 / swap R10 1")
    assert table.melds[0] == "run R5 R6 R7 R8 R9 R10"
    assert [type(one) for one in table.events] == [Swapped, Swapped, WentDown]


def test_the_same_rook_is_not_freed_twice() -> None:
    table = drawn("R7 R7 R11 G11 Y2 Y3 Y4 Y5 B4 G1 G6 Y12")
    assert table.code("1 down run Y2 Y3 Y4 ROOK / set R11 G11 ROOK / swap R7 1 / swap R7 1") == "no-fit"


def test_a_card_cannot_be_swapped_and_laid() -> None:
    table = drawn("R7 G7 Y11 Y2 Y3 Y4 Y5 B2 B4 G1 G6 Y12")
    refusal = table.refusal("1 down run Y2 Y3 Y4 Y5 / set R7 G7 ROOK / swap R7 1")
    assert (refusal.code, refusal.details) == ("not-in-hand", {"card": card_of("R7")})


def test_of_as_many_rooks_as_were_freed_those_in_the_contract_count_as_laid() -> None:
    """He held one already, and wilds are not told apart: one in the contract is enough, the other may stay."""
    table = drawn("R7 R11 G11 ROOK Y2 Y3 Y4 Y5 B4 G1 G6 Y12")
    table.do("1 down run Y2 Y3 Y4 Y5 / set R11 G11 ROOK / swap R7 1")
    assert table.view(1).freed == 0
    table.do("1 discard ROOK")


@pytest.mark.parametrize(
    ("swap", "code"),
    [
        ("swap R7 2", "set-rook"),
        ("swap R6 1", "not-in-hand"),
        ("swap R11 1", "no-fit"),
        ("swap Y7 1", "not-in-hand"),
        ("swap R7 3", "no-such-meld"),  # the swaps happen first: his own melds do not lie there yet
        ("swap R7 0", "no-such-meld"),
    ],
)
def test_other_swaps_in_going_down_are_refused_whole(swap: str, code: str) -> None:
    table = drawn()
    before = table.state
    assert table.code(f"1 down run Y2 Y3 Y4 Y5 / set R11 G11 ROOK / {swap}") == code
    assert table.state is before


def test_where_only_who_is_down_may_swap_it_is_refused() -> None:
    table = drawn(swap_requires_down=True)
    assert table.code("1 down run Y2 Y3 Y4 Y5 / set R11 G11 ROOK / swap R7 1") == "down-first"
    assert table.best() is None


# ---- by a player who is down


DOWN_HAND = "R7 R11 G11 Y11 Y2 Y3 Y4 Y5 B4 G1 G6 Y12"


def is_down(hand: str = DOWN_HAND, **options: Any) -> RummyTable:
    """Seat 1 has just gone down with a yellow run, meld 3, and elevens, meld 4."""
    table = drawn(hand, **options)
    table.do("1 down run Y2 Y3 Y4 Y5 / set R11 G11 Y11")
    return table


def test_the_natural_card_takes_the_place_of_the_rook_which_comes_into_the_hand() -> None:
    table = is_down()
    assert "swap R7 1" in table.legal()
    table.do("1 swap R7 1")
    assert table.events == (Swapped(1, card_of("R7"), 1, card_of("ROOK"), 0),)
    assert table.melds[0] == "run R5 R6 R7 R8"
    hand = table.hand(1).split()
    assert "ROOK" in hand and "R7" not in hand
    assert table.view(1).freed == 1 and table.view(0).known[1] == (card_of("ROOK"),)


@pytest.mark.parametrize("requires", [False, True])
def test_it_is_played_on_the_table_in_the_same_turn_never_kept_or_discarded(requires: bool) -> None:
    table = is_down(swap_requires_down=requires)
    table.do("1 swap R7 1")
    for text in ("discard ROOK", "discard B4"):
        assert table.code(f"1 {text}") == "rook-kept"
    assert not any(text.startswith("discard") for text in table.legal())
    assert {"lay ROOK 1 low", "lay ROOK 1 high", "lay ROOK 2", "lay ROOK 3 high", "lay ROOK 4"} <= set(table.legal())
    table.do("1 lay ROOK 3 high", "1 discard B4")
    assert table.melds[2] == "run Y2 Y3 Y4 Y5 ROOK"
    assert table.view(0).known[1] == ()


def test_a_rook_freed_and_laid_into_a_set_is_locked_for_ever() -> None:
    table = is_down("R7 R7 G11 Y11 R11 Y2 Y3 Y4 Y5 B4 G1 G6")
    table.do("1 swap R7 1", "1 lay ROOK 4")
    assert table.code("1 swap G1 4") == "set-rook"


def test_a_rook_freed_and_laid_into_a_run_may_be_freed_again() -> None:
    table = is_down("R7 R9 G11 Y11 R11 Y2 Y3 Y4 Y5 B4 G1 G6")
    table.do("1 swap R7 1", "1 lay ROOK 1 high", "1 swap R9 1", "1 lay ROOK 1 high")
    assert table.melds[0] == "run R5 R6 R7 R8 R9 ROOK"


@pytest.mark.parametrize("text", ["swap G9 2", "swap R11 4"])
def test_rooks_in_sets_are_never_offered(text: str) -> None:
    table = is_down("G9 R7 R11 G11 Y11 R11 Y2 Y3 Y4 Y5 B4 G1")
    assert table.code(f"1 {text}") == "set-rook"
    assert [one for one in table.legal() if one.startswith("swap")] == ["swap R7 1"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("swap G7 1", "no-fit"),  # another colour
        ("swap R6 1", "no-fit"),  # another number of the run
        ("swap ROOK 1", "no-fit"),  # Rook for Rook is no swap
        ("swap B4 3", "no-fit"),  # a run without a Rook
        ("swap R7 1", "not-in-hand"),
        ("swap G7 9", "no-such-meld"),
    ],
)
def test_only_the_exact_natural_card_frees_it(text: str, code: str) -> None:
    assert is_down("G7 R6 ROOK R11 G11 Y11 Y2 Y3 Y4 Y5 B4 G1").code(f"1 {text}") == code


def test_from_the_own_runs_too() -> None:
    table = RummyTable("R5 R6 ROOK R8 G9 B9 Y9 R7 B3 B5 G12 Y14", up="B7", stock="B14", only_round=2)
    table.draw()
    table.do("0 down run R5 R6 ROOK R8 / set G9 B9 Y9", "0 swap R7 1", "0 lay ROOK 2", "0 discard B3")
    assert table.melds == ["run R5 R6 R7 R8", "set G9 B9 Y9 ROOK"]


def test_several_swaps_in_a_turn_and_each_rook_has_to_be_laid() -> None:
    table = is_down(
        "R7 R10 R11 G11 Y11 Y2 Y3 Y4 Y5 B4 G1 G6",
        owner="R5 R6 ROOK R8 R9 ROOK G9 B9 Y9 B1 B3 B5",
        down="0 down run R5 R6 ROOK R8 R9 ROOK / set G9 B9 Y9",
    )
    table.do("1 swap R7 1", "1 swap R10 1")
    assert table.view(1).freed == 2
    table.do("1 lay ROOK 4")
    assert table.code("1 discard B4") == "rook-kept"
    table.do("1 lay ROOK 4", "1 discard B4")


def test_not_in_the_turn_of_going_down_where_nothing_may_be_laid_off_in_it() -> None:
    table = is_down(layoff_same_turn=False)
    assert table.code("1 swap R7 1") == "layoff-later"
    assert table.legal_words == {"discard"}


def test_with_extra_melds_a_freed_rook_may_stand_in_one() -> None:
    table = is_down("R7 R11 G11 Y11 Y2 Y3 Y4 Y5 B4 G4 G1 G6", extra_melds=True)
    assert "meld" not in table.legal_words
    table.do("1 swap R7 1")
    assert "meld" in table.legal_words
    table.do("1 meld set B4 G4 ROOK")
    assert table.view(1).freed == 0
    table.do("1 discard G1")


def test_a_swap_is_refused_where_no_meld_could_take_the_rook() -> None:
    """All runs are full, and no set lies there: so few tables come to that that this one is laid by hand."""
    hand = "R7 R1 R2 R3 R4 G1 G2 G3 G4 B4 B9 Y12"
    table = RummyTable("B1 B1", hand, up="B7", stock="B14 B13", only_round=3)
    table.throw("B14")
    table.draw()
    table.do("1 down run R1 R2 R3 R4 / run G1 G2 G3 G4")
    table.replace_meld(1, "run R1 R2 R3 R4 R5 R6 ROOK R8 R9 R10 R11 R12 R13 R14")
    table.replace_meld(2, "run G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 G12 G13 G14")
    assert table.code("1 swap R7 1") == "rook-kept"
    assert "swap" not in table.legal_words


def test_a_swap_is_refused_after_which_the_turn_could_not_be_ended() -> None:
    """The freed Rook is laid, and then only the card just taken is left."""
    table = owned(DOWN_HAND)
    table.do("1 take")
    taken = "B1"
    assert taken in table.hand(1).split()
    table.do("1 down run Y2 Y3 Y4 Y5 / set R11 G11 Y11")
    table.state = table.state.moved(hands=table.state.with_hand(1, (card_of("R7"), card_of(taken))))
    assert table.code("1 swap R7 1") == "rook-kept"
    assert table.legal() == ("discard R7",)


def test_in_the_first_phase_of_a_turn_nothing_is_swapped() -> None:
    assert owned().code("1 swap R7 1") == "not-now"
