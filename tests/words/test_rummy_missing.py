"""What a hand lacks for its contract, in words: true, and nothing named alone that is not the only one."""

from __future__ import annotations

from fa_cards.rtl import strip_marks as bare
from fa_cards.rules.cards import ROOK, cards
from fa_cards.rules.melds import Contract, Kind
from fa_cards.rules.rummy import Toonerville
from fa_cards.rules.rummy.solver import Nearest, Part, nearest, wanted
from fa_cards.words import use
from fa_cards.words.rummy.missing import freed_lines, missing_lines, whole_hand_lines

TOON = Toonerville(None, 3).rules.melds


def missing(hand: str, sets: int, runs: int) -> list[str]:
    """What the hand lacks, at length and shorter."""
    held, contract = cards(hand), Contract(sets, runs)
    lines = missing_lines(nearest(held, contract, TOON), wanted(held, contract, TOON), TOON)
    return [bare(line) for line in lines]


def test_what_is_missing_is_told_meld_by_meld_and_in_the_end_still_for_what() -> None:
    # Two eights and two cards of a red run: one card and two cards are short, and nothing else is nearer.
    assert missing("R1 R2 G8 Y8", 1, 1) == [
        "کم دارید: یک کارت برای ست ۸ها و ۲ کارت برای دنباله‌ی قرمز",
        "کم دارید: ۱ برای ست ۸ها و ۲ برای دنباله‌ی قرمز",
        "کم دارید: ۳ کارت برای ست و دنباله",
    ]
    use("en")
    assert missing("R1 R2 G8 Y8", 1, 1) == [
        "You lack: one card for a set of 8s and 2 cards for a red run",
        "You lack: 1 for a set of 8s and 2 for a red run",
        "You lack: 3 cards for a set and a run",
    ]


def test_of_two_numbers_that_do_equally_well_both_are_named() -> None:
    # Four tens are a set; a 12 makes the second one, and a 14 too.
    assert missing("R10 G10 B10 Y10 R14 G14 R12 B12 Y1 G3", 2, 0)[0] == "کم دارید: یک کارت برای ست ۱۲ یا ۱۴"


def test_where_any_number_will_do_none_is_named() -> None:
    # A set of tens beside single cards: two more of any of five numbers make the second set.
    assert missing("R10 G10 B10 R1 B3 G5 Y7 R9", 2, 0) == [
        "کم دارید: ۲ کارت برای ست دوم",
        "کم دارید: ۲ برای ست دوم",
        "کم دارید: ۲ کارت برای ست",
    ]


def test_a_pair_is_named_and_what_any_number_does_is_not() -> None:
    # One card to the pair of tens, and two to any of the single cards.
    assert missing("R10 G10 R1 B3 G5 Y7 R9", 2, 0)[0] == "کم دارید: یک کارت برای ست ۱۰ها و ۲ کارت برای ست دوم"


def test_several_melds_of_which_each_may_be_one_of_several_are_told_together() -> None:
    # Three pairs, of which two are to become sets.
    assert missing("R10 G10 R12 G12 R14 G14", 2, 0)[0] == "کم دارید: ۲ کارت برای دو ست"


def test_runs_of_two_colours_that_do_equally_well_are_both_named() -> None:
    assert missing("R1 R2 R3 G7 G8 G9 B12 Y14", 0, 1)[0] == "کم دارید: یک کارت برای دنباله‌ی قرمز یا سبز"


def test_a_set_and_a_run_are_both_named_where_one_card_makes_either_of_them_whole() -> None:
    # Red 4 makes the run and the eights are the set; any 8 lets the red one go into the run.
    assert missing("R5 R6 R7 R8 G8 Y8", 1, 1)[0] == "کم دارید: یک کارت برای ست ۸ها یا دنباله‌ی قرمز"


def test_a_meld_of_which_no_natural_card_is_held_may_become_any() -> None:
    parts = (Part(Kind.SET, (), 3, ()), Part(Kind.RUN, (ROOK,), 3, ()))
    found = Nearest(parts, 6, ())
    lines = missing_lines(found, frozenset(), TOON)
    assert bare(lines[0]) == "کم دارید: ۳ کارت برای یک ست و ۳ کارت برای یک دنباله"


def test_a_contract_that_goes_lacks_nothing() -> None:
    assert missing("G8 Y8 R8 R1 R2 R3 R4", 1, 1)[0] == "چیزی کم ندارید: قراردادتان جور است"


def test_a_contract_that_goes_by_freeing_a_rook_is_told_with_the_meld() -> None:
    assert [bare(one) for one in freed_lines([4], TOON)] == [
        "قرارداد جور است: با گرفتن روک ترکیب ۴",
        "جور است: با روک ترکیب ۴",
    ]


def test_where_all_cards_go_at_once_those_that_fit_nowhere_are_counted() -> None:
    assert bare(whole_hand_lines(0)[0]) == "همه‌ی دست جور است"
    assert bare(whole_hand_lines(2)[0]) == "ترکیب‌ها جور است؛ ۲ کارت جایی ندارد"
