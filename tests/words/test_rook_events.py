from __future__ import annotations

from fa_cards.rtl import strip_marks as bare
from fa_cards.rules.actions import Bid, Pass
from fa_cards.rules.cards import Suit, card, cards
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.events import Called, TrumpNamed
from fa_cards.rules.game import Event
from fa_cards.rules.golden_ten import GoldenTen
from fa_cards.rules.golden_ten.events import TalonWon
from fa_cards.rules.rook import CallPartnerRook, KentuckyRook, StandardRook
from fa_cards.rules.rook.auction import RookContract
from fa_cards.rules.rook.events import AuctionWon, Buried, CardCalled, NestTaken, PartnerShown, PassedOut
from fa_cards.rules.tricks import Played, Trick, TrickWon
from fa_cards.words import use
from fa_cards.words.events import event_lines

NAMES = ("سارا", "رضا", "پروانه", "فرید")
KENTUCKY, SECRET, STANDARD, TEN = KentuckyRook(), CallPartnerRook(), StandardRook(), GoldenTen()


def told(event: Event, me: int | None = 0, game: AnyGame = KENTUCKY) -> str:
    """What the log says, its lines after each other."""
    return bare(" / ".join(event_lines(event, NAMES, me, game)))


def trick(text: str, winner: int) -> TrickWon:
    return TrickWon(Trick(tuple(Played(seat, one) for seat, one in enumerate(cards(text))), winner))


def test_bids_are_read_out_as_at_the_table() -> None:
    assert told(Called(0, Bid(120)), me=1) == "سارا ۱۲۰ خواند"
    assert told(Called(0, Bid(120))) == "شما ۱۲۰ خواندید"
    assert told(Called(1, Pass())) == "رضا پاس داد"


def test_the_auction_ends_with_a_declarer_and_his_points_and_a_forced_one_is_called_so() -> None:
    assert told(AuctionWon(RookContract(1, 120))) == "رضا حاکم شد؛ تعهد: ۱۲۰ امتیاز"
    assert told(AuctionWon(RookContract(1, 100, forced=True))) == "رضا ناچار خواند و حاکم شد؛ تعهد: ۱۰۰ امتیاز"
    use("en")
    assert told(AuctionWon(RookContract(0, 120))) == "You are the declarer; contract: 120 points"


def test_after_four_passes_the_next_dealer_deals() -> None:
    # rook.md, section 2: the deal is thrown in and the next dealer deals; after seat 3 comes seat 0.
    assert told(PassedOut(3)).endswith("پخش بعدی با شماست")
    assert told(PassedOut(1)).endswith("پخش بعدی با پروانه است")


def test_the_nest_is_told_by_the_number_of_its_cards_alone() -> None:
    assert told(NestTaken(1, 5)) == "رضا لانه را برداشت: ۵ کارت"
    assert told(Buried(1, ())) == "رضا ۵ کارت در لانه گذاشت"
    assert told(Buried(0, ()), game=StandardRook({"nest": 1})) == "شما ۱ کارت در لانه گذاشتید"


def test_counters_that_had_to_be_buried_are_shown() -> None:
    assert told(Buried(1, cards("B5 G10"))) == (
        "رضا ۵ کارت در لانه گذاشت / کارت بی‌امتیاز کم بود: ۵ مشکی و ۱۰ سبز هم در لانه رفت"
    )


def test_colours_are_named_as_trump() -> None:
    assert told(TrumpNamed(1, Suit.GREEN)) == "رضا سبز را حکم کرد"
    assert told(Played(1, card("ROOK"))) == "رضا روک بازی کرد"
    assert told(Played(1, card("JK")), game=STANDARD) == "رضا جوکر بازی کرد"


def test_a_trick_is_told_with_its_points() -> None:
    # rook.md, example 16: 10 for the 14, 20 for the Rook, 10 and 5.
    assert told(trick("Y14 ROOK Y10 Y5", 1)) == "دست را رضا برد: ۴۵ امتیاز"
    assert told(trick("Y7 Y8 Y6 Y9", 1)) == "دست را رضا برد"
    assert told(trick("AS KS TS 2S", 0), game=STANDARD) == "دست را شما بردید: ۳۵ امتیاز"


def test_a_called_card_names_nobody() -> None:
    assert told(CardCalled(1, card("G1")), game=SECRET) == "رضا کارت یار را ۱ سبز گفت: هر کس آن را دارد یار حاکم است"
    for me in (None, 0, 2, 3):
        line = told(CardCalled(1, card("G1")), me, SECRET)
        assert not any(name in line for name in NAMES if name != "رضا")


def test_the_partner_is_told_once_he_is_shown() -> None:
    shown = PartnerShown(1, 3)
    assert told(shown, game=SECRET) == "یار پنهان فرید بود که با رضا بازی می‌کند"
    assert told(shown, me=3, game=SECRET) == "یار پنهان شما بودید: با رضا بازی می‌کنید"
    assert told(shown, me=1, game=SECRET) == "یار پنهان شما فرید بود"


def test_a_declarer_with_his_own_card_is_alone() -> None:
    alone = PartnerShown(1, 1)
    assert told(alone, game=SECRET) == "کارت یار پیش خود حاکم بود: رضا تنها در برابر سه نفر است"
    assert told(alone, me=1, game=SECRET) == "کارت یار پیش خودتان بود: شما تنها در برابر سه نفرید"


def test_in_golden_ten_a_trick_is_told_with_its_red_points_and_the_golden_ten() -> None:
    # extras.md, section A: the red five counts 5, the red ten 10, each other red card 1.
    assert told(trick("R5 R10 R14 B1", 2), game=TEN) == "دست را پروانه برد: ۱۶ امتیاز قرمز"
    assert told(trick("Y3 Y10 R1 Y4", 1), game=TEN) == "دست را رضا برد: ۱ امتیاز قرمز / ده طلایی را رضا برد"
    assert told(trick("B3 B10 B1 B4", 0), game=TEN) == "دست را شما بردید: ۰ امتیاز قرمز"


def test_the_left_over_cards_go_to_the_winner_of_the_first_trick_unseen() -> None:
    assert told(TalonWon(1, 2), game=TEN) == "۲ کارت اضافه‌ی پخش، بسته، به رضا رسید"
    assert told(TalonWon(0, 1), game=TEN) == "کارت اضافه‌ی پخش، بسته، به شما رسید"
