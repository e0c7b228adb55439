"""What the log tells at the tables of Toonerville and Rook Shanghai."""

from __future__ import annotations

from fa_cards.rtl import strip_marks as bare
from fa_cards.rules.cards import ROOK, card, cards
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.events import DealScored, Dealt
from fa_cards.rules.game import Event
from fa_cards.rules.melds import Contract, Kind, Meld
from fa_cards.rules.rummy import RookShanghai, Toonerville
from fa_cards.rules.rummy.events import (
    Bought,
    CardTaken,
    Declined,
    Discarded,
    DrewFromStock,
    LaidOff,
    LetGo,
    MeldLaid,
    RoundDead,
    RummyDeal,
    StockRenewed,
    Swapped,
    UpcardBuried,
    WentDown,
    WentOut,
)
from fa_cards.words import use
from fa_cards.words.events import event_lines
from fa_cards.words.results import totals_line
from tests.rules.rummy_table import RummyTable

NAMES = ("سارا", "رضا", "پروانه", "فرید")
TOON, SHANGHAI = Toonerville(), RookShanghai()
SET, RUN = Meld(Kind.SET, cards("R8 R8 G8")), Meld(Kind.RUN, cards("R5 R6 R7 R8"))


def told(event: Event, me: int | None = 0, game: AnyGame = TOON) -> str:
    """What the log says, its lines after each other."""
    return bare(" / ".join(event_lines(event, NAMES[: game.seats], me, game)))


def test_a_round_begins_with_its_number_and_its_contract() -> None:
    # toonerville.md, section 2: round 5 is one run and two sets.
    assert told(Dealt(5, 1)) == "دور ۵، یک دنباله و دو ست: رضا پخش کرد"
    assert told(Dealt(5, 0)) == "دور ۵، یک دنباله و دو ست: شما پخش کردید"
    # extras.md, section B: hand 7 is three runs.
    assert told(Dealt(7, 1), game=SHANGHAI) == "دور ۷، سه دنباله: رضا پخش کرد"


def test_the_only_round_of_a_match_is_called_by_its_own_number() -> None:
    assert told(Dealt(1, 1), game=Toonerville({"only-round": 9})) == "دور ۹، پنج ست: رضا پخش کرد"


def test_what_everybody_saw_is_named() -> None:
    assert told(CardTaken(1, card("R7"))) == "رضا ۷ قرمز را برداشت"
    assert told(CardTaken(0, card("R7"))) == "شما ۷ قرمز را برداشتید"
    assert told(Bought(1, card("R7"))) == "رضا ۷ قرمز را خرید"
    assert told(Bought(0, ROOK)) == "شما روک را خریدید"
    assert told(Discarded(1, card("B14"))) == "رضا ۱۴ مشکی را انداخت"
    assert told(Discarded(0, card("B14"))) == "شما ۱۴ مشکی را انداختید"


def test_a_card_from_the_stock_is_no_card_by_name() -> None:
    assert told(DrewFromStock(1, extra=False)) == "رضا از دسته کشید"
    assert told(DrewFromStock(0, extra=False)) == "شما از دسته کشیدید"


def test_what_was_declined_and_not_bought_is_left_out() -> None:
    for event in (Declined(1, card("R7")), LetGo(2, card("R7")), DrewFromStock(2, extra=True)):
        for me in (None, 0, 1, 2):
            assert event_lines(event, NAMES, me, TOON) == ()


def test_a_turn_in_which_nobody_buys_takes_two_lines() -> None:
    match, lines = RummyTable(up="R7", stock="G3", seats=4), []
    for text in ("0 draw", "1 let", "2 let", "3 let", "0 discard B1"):
        match.do(text)
        lines += [bare(line) for event in match.events for line in event_lines(event, NAMES, 1, match.game)]
    assert lines == ["سارا از دسته کشید", "سارا ۱ مشکی را انداخت"]


def test_going_down_names_the_melds_and_the_places_of_rooks_in_runs() -> None:
    melds = (Meld(Kind.SET, cards("R8 R8 ROOK")), Meld(Kind.RUN, cards("R5 R6 ROOK R8")))
    assert told(WentDown(1, melds, 1)) == "رضا زمین گذاشت: ست ۸ و دنباله‌ی قرمز ۵ تا ۸ (روک به جای ۷)"
    # toonerville.md, section 3: 11-12-13-R is R=14.
    high = Meld(Kind.RUN, cards("Y11 Y12 Y13 ROOK"))
    assert told(WentDown(0, (high,), 1)) == "شما زمین گذاشتید: دنباله‌ی زرد ۱۱ تا ۱۴ (روک به جای ۱۴)"
    assert told(MeldLaid(1, high, 3)) == "رضا ترکیب دیگری زمین گذاشت: دنباله‌ی زرد ۱۱ تا ۱۴ (روک به جای ۱۴)"
    assert told(MeldLaid(0, melds[0], 3)) == "شما ترکیب دیگری زمین گذاشتید: ست ۸"


def test_in_rook_shanghai_a_wild_is_called_so() -> None:
    run = Meld(Kind.RUN, cards("B14 G6 ROOK G8"))
    assert told(WentDown(1, (run,), 1), game=SHANGHAI) == (
        "رضا زمین گذاشت: دنباله‌ی سبز ۵ تا ۸ (کارت آزاد به جای ۵ و ۷)"
    )
    assert told(LaidOff(1, card("B14"), 2, None, SET, 1), game=SHANGHAI) == "رضا ۱۴ مشکی را به ست ۸ چسباند"


def test_a_card_is_laid_off_on_its_meld() -> None:
    assert told(LaidOff(1, card("R9"), 1, 9, RUN, 1)) == "رضا ۹ قرمز را به دنباله‌ی قرمز چسباند"
    assert told(LaidOff(0, card("Y8"), 2, None, SET, 0)) == "شما ۸ زرد را به ست ۸ چسباندید"
    assert told(LaidOff(1, ROOK, 1, 9, RUN, 1)) == "رضا روک را به جای ۹ به دنباله‌ی قرمز چسباند"
    assert told(LaidOff(0, ROOK, 2, None, SET, 0)) == "شما روک را به ست ۸ چسباندید"


def test_whose_meld_it_is_is_told_where_it_is_another_ones() -> None:
    assert told(LaidOff(1, card("R9"), 1, 9, RUN, 0)) == "رضا ۹ قرمز را به دنباله‌ی قرمز شما چسباند"
    assert told(LaidOff(1, card("R9"), 1, 9, RUN, 2)) == "رضا ۹ قرمز را به دنباله‌ی قرمز پروانه چسباند"
    assert told(LaidOff(0, card("Y8"), 2, None, SET, 1)) == "شما ۸ زرد را به ست ۸ رضا چسباندید"
    assert told(LaidOff(1, ROOK, 1, 9, RUN, 0), me=None) == "رضا روک را به جای ۹ به دنباله‌ی قرمز سارا چسباند"
    use("en")
    assert told(LaidOff(1, card("Y8"), 2, None, SET, 0)) == "رضا laid yellow 8 off on your set of 8s"
    assert told(LaidOff(0, card("R9"), 1, 9, RUN, 1)) == "You laid red 9 off on the red run of رضا"


def test_of_two_sets_of_one_number_the_record_says_on_whose_a_card_was_laid() -> None:
    match = RummyTable("R5 G5 Y5 R6 G6 Y6", "B5 B5 R5 B7 R7 G7 G5", up="B14", stock="G14 Y14", only_round=1)
    match.draw()
    match.do("0 down set R5 G5 Y5 / set R6 G6 Y6", "0 discard G14")
    match.draw()
    match.do("1 down set B5 B5 R5 / set B7 R7 G7", "1 lay G5 1")
    lines = [bare(line) for event in match.events for line in event_lines(event, NAMES, 1, match.game)]
    assert lines == ["شما ۵ سبز را به ست ۵ سارا چسباندید"]


def test_a_freed_rook_is_told_with_the_card_that_was_given_for_it_and_whose_meld_it_was() -> None:
    assert told(Swapped(1, card("R7"), 1, ROOK, 0)) == "رضا با ۷ قرمز روک دنباله‌ی قرمز شما را گرفت"
    assert told(Swapped(1, card("R7"), 1, ROOK, 2)) == "رضا با ۷ قرمز روک دنباله‌ی قرمز پروانه را گرفت"
    assert told(Swapped(1, card("R7"), 1, ROOK, 1)) == "رضا با ۷ قرمز روک دنباله‌ی قرمز را گرفت"
    assert told(Swapped(0, card("R7"), 1, ROOK, 2)) == "شما با ۷ قرمز روک دنباله‌ی قرمز پروانه را گرفتید"
    assert told(Swapped(0, card("R7"), 1, ROOK, 0)) == "شما با ۷ قرمز روک دنباله‌ی قرمز را گرفتید"
    use("en")
    assert told(Swapped(1, card("R7"), 1, ROOK, 0)) == "رضا freed the Rook of your red run with red 7"


def test_stock_and_up_card() -> None:
    assert told(UpcardBuried(ROOK)) == "روک رو شد و زیر دسته رفت؛ کارت دیگری رو شد"
    assert told(StockRenewed(40)) == "دسته تمام شد؛ ۴۰ کارت دسته‌ی باز را بر زدند و دسته‌ی تازه شد"
    assert told(StockRenewed(1)).startswith("دسته تمام شد؛ ۱ کارت")
    assert told(RoundDead()) == "کارتی برای کشیدن نماند؛ این دور برنده ندارد"


def test_the_end_of_a_round_tells_who_went_out_once_and_what_it_cost() -> None:
    # toonerville.md, section 7, example 1: A out, B 10, 13, 4 and a Rook, C 9, 9, 1.
    deal = RummyDeal(
        number=1,
        dealer=2,
        scores=(0, 50, 15),
        totals=(0, 50, 15),
        round=1,
        contract=Contract(2, 0),
        out=0,
        left=((), cards("Y4 B10 R13 ROOK"), cards("B1 G9 G9")),
        down=(True, False, True),
        last=(Discarded(0, card("B3")),),
    )
    three = Toonerville(None, 3)
    assert told(WentOut(0), game=three) == "شما تمام کردید!"
    assert told(WentOut(0), me=1, game=three) == "سارا تمام کرد"
    assert told(DealScored(deal), me=1, game=three) == (
        "این دور: رضا ۵۰، پروانه ۱۵ و سارا ۰ / جمع: رضا ۵۰، پروانه ۱۵ و سارا ۰"
    )


def test_a_name_that_ends_in_a_number_is_kept_apart_from_what_the_player_has() -> None:
    assert bare(totals_line((0, 5, 12), ("نفر ۱", "نفر ۲", "پروانه"), None, Toonerville(None, 3))) == (
        "جمع: نفر ۱: ۰، نفر ۲: ۵ و پروانه ۱۲"
    )


def test_it_is_told_in_english_too() -> None:
    use("en")
    run = Meld(Kind.RUN, cards("R5 R6 ROOK R8"))
    assert told(WentDown(1, (Meld(Kind.SET, cards("R8 R8 G8")), run), 1)) == (
        "رضا went down: set of 8s and red run 5 to 8 (Rook as 7)"
    )
    assert told(LaidOff(0, card("R9"), 1, 9, RUN, 0)) == "You laid red 9 off on the red run"
    assert told(Dealt(11, 0)) == "Round 11, two runs and two sets: you dealt"
