"""What the log tells at the tables of California Jack, Shasta Sam, California Fives and All Fours."""

from __future__ import annotations

from fa_cards.rtl import strip_marks as bare
from fa_cards.rules.cards import card, cards
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.fours import AllFours, CaliforniaFives, CaliforniaJack, ShastaSam
from fa_cards.rules.fours.events import (
    Begged,
    Drew,
    Gave,
    JackTurned,
    Ran,
    RanOut,
    StockOpened,
    Stood,
    TrumpTurned,
)
from fa_cards.rules.game import Event
from fa_cards.rules.tricks import Played, Trick, TrickWon
from fa_cards.words import use
from fa_cards.words.events import event_lines
from tests.rules.fours_table import CaliforniaTable

NAMES = ("سارا", "رضا", "پروانه", "فرید")
JACK, SAM, FIVES, FOURS = CaliforniaJack(), ShastaSam(), CaliforniaFives(None, 4), AllFours()


def told(event: Event, me: int | None = 0, game: AnyGame = JACK) -> str:
    """What the log says, its lines after each other."""
    return bare(" / ".join(event_lines(event, NAMES[: game.seats], me, game)))


def trick(text: str, winner: int) -> TrickWon:
    return TrickWon(Trick(tuple(Played(seat, one) for seat, one in enumerate(cards(text))), winner))


def test_a_card_that_was_drawn_before_everybodys_eyes_is_named() -> None:
    assert told(Drew(1, card("KS"))) == "رضا شاه♠ را کشید"
    assert told(Drew(0, card("KS"))) == "شما شاه♠ را کشیدید"
    assert told(StockOpened(card("6H"))) == "کارت بعدی دسته: ۶♥"


def test_a_card_that_was_drawn_face_down_is_a_card_to_everybody() -> None:
    for me in (None, 0, 1):
        assert "یک کارت" in told(Drew(1, None), me, SAM)
    assert told(Drew(1, None), game=SAM) == "رضا یک کارت کشید"


def test_in_shasta_sam_no_line_tells_what_was_drawn() -> None:
    """The cards of the first trick are told, and no other one."""
    match = CaliforniaTable(ShastaSam, "AH KH QH 2S 3S 4S", "TH 9H 8H 5S 6S 7S", stock="AS KS QS JS", turn_up="9C")
    match.do("0 play AH", "1 play 8H")
    lines = " ".join(" ".join(event_lines(event, NAMES[:2], None, SAM)) for event in match.events)
    assert "۸♥" in bare(lines)
    assert "♠" not in lines


def test_the_first_card_of_the_stock_fixes_trump() -> None:
    assert told(TrumpTurned(card("7H"))) == "کارت روی دسته: ۷♥؛ حکم دل است"


def test_the_card_that_is_shown_before_the_deal_goes_back() -> None:
    shown = "۷♥ رو شد و به بسته برگشت: حکم دل است"
    assert told(TrumpTurned(card("7H")), game=SAM) == shown
    assert told(TrumpTurned(card("7H")), game=CaliforniaFives({"stock": "down"}, 4)) == shown


def test_a_trick_is_told_with_its_card_points() -> None:
    # california_jack.md, section 3, example 7: J, J, Q and a 9 are 4; a ten is 10.
    assert told(trick("JS QS", 1)) == "دست را رضا برد؛ ارزش کارت‌هایش ۳"
    assert told(trick("TS 9S", 0)) == "دست را شما بردید؛ ارزش کارت‌هایش ۱۰"
    assert told(trick("9S 8S", 1)) == "دست را رضا برد"
    use("en")
    assert told(trick("JS 9S", 1)).endswith(": 1 card point")


def test_a_five_is_told_only_where_fives_count() -> None:
    assert told(trick("AS 5S 3S 5H", 0), game=FIVES) == (
        "دست را شما بردید؛ ارزش کارت‌هایش ۴ / در این دست ۵♠ و ۵♥ به شما رسید: ۱۰ امتیاز"
    )
    assert told(trick("6S 5S 3S 4S", 1), game=FIVES) == "دست را رضا برد / در این دست ۵♠ به رضا رسید: ۵ امتیاز"
    assert told(trick("6S 5S", 1)) == "دست را رضا برد"


def test_in_all_fours_a_turned_card_is_only_turned_until_it_stands() -> None:
    assert told(TrumpTurned(card("7H")), game=FOURS) == "۷♥ رو شد"
    assert told(Stood(0), game=FOURS) == "شما ماندید: خال کارت رو حکم است"
    assert told(Stood(1), game=FOURS) == "رضا ماند: خال کارت رو حکم است"


def test_begging_and_its_answer_are_told_to_each_in_his_way() -> None:
    assert told(Begged(1), game=FOURS) == "رضا درخواست کرد"
    gave = Gave(1, 0)
    assert told(gave, me=0, game=FOURS) == "رضا یک امتیاز به شما داد: خال کارت رو حکم است"
    assert told(gave, me=1, game=FOURS) == "شما یک امتیاز به سارا دادید: خال کارت رو حکم است"
    assert told(gave, me=None, game=FOURS) == "رضا یک امتیاز به سارا داد: خال کارت رو حکم است"
    assert told(Ran(1), game=FOURS) == "رضا برای حکم دیگری به هر نفر سه کارت دیگر داد"


def test_a_turned_jack_is_the_dealers_point_and_cards_that_run_out_void_the_deal() -> None:
    jack = JackTurned(1, card("JH"))
    assert told(jack, game=FOURS) == "رضا پخش‌کننده است و با این سرباز یک امتیاز گرفت"
    assert told(jack, me=1, game=FOURS) == "شما پخش‌کننده‌اید و با این سرباز یک امتیاز گرفتید"
    assert told(RanOut(1), game=FOURS) == "کارت کم آمد: دور باطل است و رضا دوباره پخش می‌کند"
    assert told(RanOut(0), game=FOURS).endswith("شما دوباره پخش می‌کنید")
