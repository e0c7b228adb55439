"""How rounds of Toonerville and Rook Shanghai ended, from the worked examples of toonerville.md, section 7."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fa_cards.rtl import strip_marks as bare
from fa_cards.rules.cards import ROOK, card, cards
from fa_cards.rules.melds import Contract, Kind, Meld
from fa_cards.rules.rummy import RookShanghai, RummyGame, Toonerville
from fa_cards.rules.rummy.events import Discarded, LaidOff, RummyDeal, Swapped, WentDown
from fa_cards.words import use
from fa_cards.words.results import account, is_tied, match_result, outcome, went_well

NAMES = ("سارا", "رضا", "پروانه")
THREE = Toonerville(None, 3)


def deal(**changes: Any) -> RummyDeal:
    """Example 1: A goes out, B holds 10, 13, 4 and a Rook, C holds 9, 9 and 1."""
    usual: Mapping[str, Any] = {
        "number": 1,
        "dealer": 2,
        "scores": (0, 50, 15),
        "totals": (0, 50, 15),
        "round": 1,
        "contract": Contract(2, 0),
        "out": 0,
        "left": ((), cards("Y4 B10 R13 ROOK"), cards("B1 G9 G9")),
        "down": (True, False, True),
        "last": (Discarded(0, cards("B3")[0]),),
    }
    return RummyDeal(**{**usual, **changes})


def told(one: RummyDeal, me: int | None) -> str:
    return bare(outcome(one, NAMES, me, THREE))


def lines(one: RummyDeal, me: int | None = 0, game: RummyGame = THREE) -> list[str]:
    return [*map(bare, account(one, NAMES, me, game))]


def test_who_went_out_and_what_it_costs_the_one_who_reads() -> None:
    assert told(deal(), 0) == "شما تمام کردید: پایتان چیزی نوشته نشد"
    assert told(deal(), 1) == "سارا تمام کرد: ۵۰ امتیاز پای شما نوشته شد"
    assert told(deal(), None) == "سارا تمام کرد؛ کارت‌های بقیه پای خودشان حساب شد"
    assert [went_well(deal(), seat, THREE) for seat in range(3)] == [True, False, False]
    use("en")
    assert told(deal(), 2) == "سارا went out: 15 points count against you"


def test_what_everybody_held_is_named_with_its_points() -> None:
    assert lines(deal(), 1) == [
        "رضا، ۵۰ امتیاز: ۴ زرد، ۱۰ مشکی، ۱۳ قرمز و روک",
        "پروانه، ۱۵ امتیاز: ۱ مشکی، ۹ سبز و ۹ سبز",
    ]


def test_what_the_last_step_laid_is_told_before_what_the_others_held() -> None:
    run, nines = Meld(Kind.RUN, cards("R5 R6 R7 R8")), Meld(Kind.SET, cards("R9 G9 ROOK"))
    assert lines(deal(last=(WentDown(0, (run, nines), 1),)), 1)[0] == ("سارا زمین گذاشت: دنباله‌ی قرمز ۵ تا ۸ و ست ۹")
    assert lines(deal(last=(WentDown(0, (run, nines), 1),)), 0)[0].startswith("شما زمین گذاشتید: ")
    freed = (Swapped(0, card("Y7"), 3, ROOK, 1), WentDown(0, (nines,), 4))
    assert lines(deal(last=freed), 1)[:2] == [
        "سارا با ۷ زرد روک دنباله‌ی زرد شما را گرفت",
        "سارا زمین گذاشت: ست ۹",
    ]
    assert lines(deal(last=(LaidOff(0, card("R9"), 1, 9, run, 2),)), 1)[0] == (
        "سارا ۹ قرمز را به دنباله‌ی قرمز پروانه چسباند"
    )


def test_many_cards_are_counted_by_what_they_cost() -> None:
    # Example 3: round 10, not down: 8 cards 1-9, 7 cards 10-14, one Rook: 40 + 70 + 25 = 135.
    many = cards("B1 R1 G2 Y3 B5 R6 G8 Y9 B10 R11 G12 Y13 B13 R14 G14 ROOK")
    one = deal(scores=(0, 135, 10), totals=(0, 135, 10), left=((), many, cards("B1 G9")))
    assert lines(one) == [
        "رضا، ۱۳۵ امتیاز: ۸ پنجی، ۷ دهی و ۱ روک",
        "پروانه، ۱۰ امتیاز: ۱ مشکی و ۹ سبز",
    ]
    use("en")
    assert lines(one)[0] == "رضا, 135 points: 8 at 5, 7 at 10 and 1 Rook"


def test_black_fourteens_and_rooks_are_wilds_of_rook_shanghai() -> None:
    # Two fives, two tens, two wilds: 10 + 20 + 50.
    held = cards("R1 G2 Y10 B13 B14 ROOK")
    one = deal(scores=(80, 0, 0, 0), totals=(80, 0, 0, 0), out=1, left=(held, (), (), ()), down=(False,) * 4)
    assert [bare(line) for line in account(one, (*NAMES, "فرید"), 0, RookShanghai())] == [
        "سارا، ۸۰ امتیاز: ۲ پنجی، ۲ دهی و ۲ آزاد"
    ]


def test_a_dead_round_has_no_winner_and_all_are_charged() -> None:
    # Example 7: no finisher; hands 45, 60, 30 are all charged.
    left = (cards("ROOK R10 B10"), cards("ROOK B14 G14 Y14 B1"), cards("R10 G10 Y10"))
    dead = deal(scores=(45, 60, 30), totals=(45, 60, 30), out=None, left=left)
    assert told(dead, 0) == "کارت تمام شد و برنده‌ای نیست: ۴۵ امتیاز پای شما نوشته شد"
    assert told(dead, None) == "کارت تمام شد و برنده‌ای نیست: کارت‌های هر کس پای خودش حساب شد"
    assert len(lines(dead)) == 3
    assert not any(went_well(dead, seat, THREE) for seat in range(3))


def test_the_lowest_totals_share_the_win() -> None:
    # Example 8: totals 310, 295, 295.
    assert is_tied((1, 2), THREE)
    assert bare(match_result((1, 2), NAMES, 0, tied=True)) == "این بار رضا و پروانه با هم برنده شدند"
