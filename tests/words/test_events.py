from __future__ import annotations

import pytest

from fa_cards.rtl import strip_marks as bare
from fa_cards.rules.actions import BehiTer, Bid, Double13, Manner, Pass, Ter
from fa_cards.rules.cards import Suit, card
from fa_cards.rules.events import Called, DealScored, MatchWon
from fa_cards.rules.game import Event
from fa_cards.rules.teka import Teka
from fa_cards.rules.teka.contract import Contract
from fa_cards.rules.teka.events import Declared, TekaDeal
from fa_cards.rules.teka.options import TekaOptions
from fa_cards.rules.tricks import Played, Trick, TrickWon
from fa_cards.words.events import event_lines
from fa_cards.words.teka.results import outcome, reason

NAMES = ("سارا", "رضا", "پروانه", "فرید")


def teka(**changes: object) -> Teka:
    return Teka({name.replace("_", "-"): value for name, value in changes.items()})


def told(event: Event, me: int | None = 0, **changes: object) -> str:
    """What the log says, its lines after each other."""
    return bare(" / ".join(event_lines(event, NAMES, me, teka(**changes))))


def deal(contract: Contract, made: bool, scores: tuple[int, ...], taken: tuple[int, int] = (9, 2)) -> TekaDeal:
    return TekaDeal(
        number=1,
        dealer=0,
        scores=scores,
        totals=scores,
        contract=contract,
        trump=Suit.SPADES,
        made=made,
        taken=taken,
    )


NINE = Contract(1, 9)
NINE_MADE = deal(NINE, True, (0, 9, 0, 9))
TRICK = Trick((Played(0, card("7H")), Played(1, card("KH")), Played(2, card("2H")), Played(3, card("3H"))), 1)


def test_an_event_without_a_sentence_is_an_error_and_no_silence() -> None:
    with pytest.raises(KeyError):
        event_lines(Event(), NAMES, 0, Teka())


def test_others_are_spoken_of_in_the_third_person_and_the_reader_is_spoken_to() -> None:
    assert told(Called(1, Bid(9))) == "رضا ۹ خواند"
    assert told(Called(1, Bid(9)), me=1) == "شما ۹ خواندید"
    assert told(Called(1, Bid(9)), me=None) == "رضا ۹ خواند"
    assert told(TrickWon(TRICK)) == "دست را رضا برد"
    assert told(TrickWon(TRICK), me=1) == "دست را شما بردید"


def test_the_three_passes_and_double_13_are_said_as_at_the_table() -> None:
    assert told(Called(1, Pass())) == "رضا پاس داد"
    assert told(Called(1, Ter())) == "رضا گفت تیر"
    assert told(Called(1, BehiTer())) == "رضا گفت بیخی تیر"
    assert told(Called(1, Double13())) == "رضا دوبل ۱۳ خواند"
    assert told(Called(0, BehiTer())) == "شما گفتید بیخی تیر"


def test_a_signal_says_what_it_asks_of_the_partner() -> None:
    seven = card("7H")
    assert told(Played(2, seven)) == "پروانه ۷♥ بازی کرد"
    assert told(Played(2, seven, Manner.SLAP)) == "پروانه ۷♥ را کوبید: یار، دل بیاور"
    assert told(Played(2, seven, Manner.SNAP)) == "پروانه به ۷♥ تلنگر زد: یار، پیک بیاور"
    assert told(Played(2, seven, Manner.DROP)) == "پروانه ۷♥ را از بالا انداخت: دیگر دل ندارم"
    assert told(Played(0, seven, Manner.SLAP)) == "شما ۷♥ را کوبیدید: یار، دل بیاور"


def test_a_snap_asks_for_the_linked_suit() -> None:
    # Hearts go with spades, diamonds with clubs (teka.md, section 6).
    asked = {suit: told(Played(2, card(f"7{suit}"), Manner.SNAP)).split("یار، ")[1] for suit in "HSDC"}
    assert asked == {"H": "پیک بیاور", "S": "دل بیاور", "D": "گشنیز بیاور", "C": "خشت بیاور"}


def test_with_two_signals_they_speak_of_strength() -> None:
    seven = card("7H")
    assert told(Played(2, seven, Manner.SLAP), signals="two") == "پروانه ۷♥ را کوبید: به خال دل مطمئنم"
    assert told(Played(2, seven, Manner.DROP), signals="two") == "پروانه ۷♥ را از بالا انداخت: خال دل من ضعیف است"


def test_in_double_13_the_partner_sits_out_unless_he_plays() -> None:
    alone = Declared(Contract(1, 13, double_13=True))
    assert told(alone) == "رضا حاکم شد؛ تعهد: دوبل ۱۳ / فرید کارت‌هایش را بست و این دور بیرون نشست"
    assert told(alone, me=3).endswith("شما کارت‌هایتان را بستید و این دور بیرون نشستید")
    assert told(alone, solo="partner-plays") == "رضا حاکم شد؛ تعهد: دوبل ۱۳"


def test_a_deal_is_told_from_the_readers_side() -> None:
    failed = deal(NINE, False, (18, 0, 18, 0), (5, 5))
    assert told(DealScored(NINE_MADE), me=1) == "تعهدتان را گرفتید: ۹ امتیاز برای شما / جمع: ما ۹، حریف ۰"
    assert told(DealScored(NINE_MADE), me=0) == "حریف تعهدش را گرفت: ۹ امتیاز برای حریف / جمع: ما ۰، حریف ۹"
    assert told(DealScored(failed), me=3) == "تعهدتان را نگرفتید: ۱۸ امتیاز برای حریف / جمع: ما ۰، حریف ۱۸"
    assert told(DealScored(failed), me=0) == "حریف تعهدش را نگرفت: ۱۸ امتیاز برای شما / جمع: ما ۱۸، حریف ۰"
    assert bare(outcome(failed, NAMES, None)) == "رضا و فرید تعهد را نگرفتند: ۱۸ امتیاز برای حریف"


@pytest.mark.parametrize(
    ("contract", "made", "points", "begins", "lawreece"),
    [
        (NINE, True, 9, "تعهد گرفته‌شده به اندازه‌ی دست‌هایش", False),
        (NINE, False, 18, "تعهد نگرفته دو برابر", False),
        (Contract(1, 8, forced=True), False, 8, "این ۸ اجباری بود", False),
        (Contract(1, 8, forced=True).raised_to(9), False, 18, "تعهد نگرفته دو برابر", False),
        (Contract(1, 9, forced=True), False, 18, "تعهد نگرفته دو برابر", False),
        (Contract(1, 13, double_13=True), True, 26, "دوبل ۱۳ گرفته شد", False),
        (Contract(1, 13, double_13=True), False, 52, "در دوبل ۱۳ یک دست", True),
        (Contract(1, 13), False, 26, "لاوریس", True),
        (Contract(1, 13), True, 13, "تعهد گرفته‌شده", False),
    ],
)
def test_why_a_deal_brought_so_many_points(
    contract: Contract, made: bool, points: int, begins: str, lawreece: bool
) -> None:
    # teka.md, section 7: the points are those of its table.
    assert contract.worth(made, lawreece) == points
    scores = (0, points, 0, points) if made else (points, 0, points, 0)
    assert reason(deal(contract, made, scores), TekaOptions.of(teka(lawreece=lawreece).options)).startswith(begins)


def test_the_end_of_a_match_is_told_from_the_readers_side() -> None:
    assert told(MatchWon((1, 3)), me=1) == "شما و فرید بازی را بردید!"
    assert told(MatchWon((1, 3)), me=0) == "این بار حریف برد: رضا و فرید"
    assert told(MatchWon((1, 3)), me=None) == "رضا و فرید بازی را بردند"
