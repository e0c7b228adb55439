from __future__ import annotations

import string

import pytest

from fa_cards.bots import UnknownLevel
from fa_cards.play.refusals import MatchMovedOn, NobodySits, NoSuchMatch, StoreRefusal, UnreadableMatch
from fa_cards.rtl import strip_marks as bare
from fa_cards.rules.cards import Suit, card
from fa_cards.rules.errors import (
    CODES,
    Detail,
    IllegalAction,
    NotAStep,
    Refusal,
    UnknownGame,
    UnknownOption,
    WrongSeats,
)
from fa_cards.rules.fours import CaliforniaFives, CaliforniaJack
from fa_cards.rules.records import RecordError
from fa_cards.words import use
from fa_cards.words.refusals import SENTENCES, refusal

EXAMPLES: dict[str, Detail] = {
    "suit": Suit.HEARTS,
    "card": card("7H"),
    "n": 9,
    "low": 4,
    "high": 48,
    "counts": (2, 4),
    "sets": 2,
    "runs": 1,
}

OUTSIDE_THE_RULES: list[Refusal] = [
    UnknownLevel("teka", "genius"),
    NoSuchMatch("abc"),
    UnreadableMatch("abc", 7),
    MatchMovedOn("abc"),
    NobodySits(),
    *(
        StoreRefusal(code, path="x.db")
        for code in ("store-busy", "store-full", "store-newer", "store-not-writable", "store-damaged")
    ),
    StoreRefusal("store-failed", path="x.db", why="disk I/O error"),
    Refusal("not-saved", path="teka.jsonl", why="it is a folder"),
]


@pytest.mark.parametrize("code", sorted(CODES))
def test_every_code_of_the_rules_has_a_sentence_that_uses_its_details(code: str) -> None:
    details = {name: EXAMPLES.get(name, "x") for name in CODES[code]}
    error = Refusal(code, **details)
    for language in ("fa", "en"):
        use(language)
        assert refusal(error).strip()
    used = {name for _, name, _, _ in string.Formatter().parse(SENTENCES[code].msgid) if name}
    # Sets and runs are said together.
    told = {"contract"} if {"sets", "runs"} <= details.keys() else set()
    assert used <= set(CODES[code]) | told


@pytest.mark.parametrize("error", OUTSIDE_THE_RULES, ids=lambda error: error.code)
def test_every_code_of_bots_and_store_has_a_sentence(error: Refusal) -> None:
    for language in ("fa", "en"):
        use(language)
        assert refusal(error).strip()


def test_a_code_without_a_sentence_is_an_error_and_no_silence() -> None:
    with pytest.raises(KeyError):
        refusal(Refusal("no-such-code"))


def test_why_a_card_may_not_be_played_names_suit_and_card() -> None:
    hearts = IllegalAction("must-follow-suit", suit=Suit.HEARTS, cards=(card("7H"), card("QH")))
    assert bare(refusal(hearts)) == "خال زمین دل است و شما دل دارید: ۷♥، بی‌بی♥"
    assert bare(refusal(IllegalAction("not-in-hand", card=card("KS")))) == "شاه♠ پیش شما نیست"
    assert bare(refusal(IllegalAction("cut-range", low=4, high=48))) == "بین ۴ تا ۴۸ کارت بردارید"
    use("en")
    assert bare(refusal(hearts)) == "The led suit is hearts, and you hold hearts: 7♥, Q♥"


def test_colours_of_the_rook_deck_are_called_colours() -> None:
    green = IllegalAction("must-follow-suit", suit=Suit.GREEN, cards=(card("G7"), card("G9"), card("ROOK")))
    assert bare(refusal(green)) == "رنگ زمین سبز است و شما سبز دارید: ۷، ۹، روک"
    assert bare(refusal(IllegalAction("not-in-hand", card=card("B14")))) == "۱۴ مشکی پیش شما نیست"
    use("en")
    assert bare(refusal(green)) == "The led colour is green, and you hold green: 7, 9, Rook"


def test_of_many_cards_held_the_first_are_named_and_the_others_counted() -> None:
    held = tuple(map(card, ("2S", "3S", "5S", "8S", "TS", "JS", "AS")))
    assert bare(refusal(IllegalAction("must-follow-suit", suit=Suit.SPADES, cards=held))) == (
        "خال زمین پیک است و شما پیک دارید: ۲♠، ۳♠، ۵♠، ۸♠، ۱۰♠ و ۲ تای دیگر"
    )
    assert bare(refusal(IllegalAction("must-follow-suit", suit=Suit.SPADES, cards=held[:6]))).endswith("، ۱۰♠، سرباز♠")


def test_the_only_trump_that_must_be_played_is_called_by_its_name() -> None:
    assert bare(refusal(IllegalAction("must-play-rook", card=card("ROOK")))) == (
        "تنها حکم شما روک است؛ همان را بازی کنید"
    )
    assert bare(refusal(IllegalAction("must-play-rook", card=card("JK")))) == (
        "تنها حکم شما جوکر است؛ همان را بازی کنید"
    )


def test_the_numbers_of_players_are_named_that_the_game_can_be_played_with() -> None:
    with pytest.raises(WrongSeats) as raised:
        CaliforniaFives(None, 3)
    assert bare(refusal(raised.value)) == "این بازی برای ۲ یا ۴ نفر است"
    assert bare(refusal(RecordError(1, None, raised.value))).endswith("این بازی برای ۲ یا ۴ نفر است")
    with pytest.raises(WrongSeats) as raised:
        CaliforniaJack(None, 4)
    assert bare(refusal(raised.value)) == "این بازی برای ۲ نفر است"
    use("en")
    assert bare(refusal(WrongSeats(2, 4))) == "This game is for 2 or 4 players"
    assert bare(refusal(WrongSeats(3, 4, 5, 6, 7))) == "The number of players must be from 3 to 7"
    assert bare(refusal(WrongSeats(2, 3, 5))) == "This game is for 2, 3 or 5 players"


def test_follow_or_trump_is_refused_with_what_is_held() -> None:
    clubs, trumps = (card("4C"), card("KC")), (card("9D"),)
    assert bare(refusal(IllegalAction("must-follow-or-trump", suit=Suit.CLUBS, cards=clubs))) == (
        "گشنیز دارید: ۴♣، شاه♣؛ گشنیز یا حکم بازی کنید"
    )
    assert bare(refusal(IllegalAction("must-trump", suit=Suit.CLUBS, cards=trumps))) == (
        "گشنیز ندارید ولی حکم دارید؛ حکم بازی کنید: ۹♦"
    )
    assert bare(refusal(IllegalAction("give-wins"))) == "با این امتیاز حریف بازی را می‌برد؛ سه‌تای دیگر پخش کنید"


def test_why_cards_are_no_meld_and_no_contract() -> None:
    def why(code: str, **details: Detail) -> str:
        return bare(refusal(IllegalAction(code, **details)))

    assert why("run-short") == "دنباله دست‌کم چهار کارت می‌خواهد"
    assert why("run-broken") == "این کارت‌ها هم‌رنگ و پشت سر هم نیستند"
    assert why("run-wrap") == "دنباله از بالاترین عدد به ۱ نمی‌رود"
    assert why("set-short") == "ست دست‌کم سه کارت می‌خواهد"
    assert why("set-mixed") == "عدد این کارت‌ها یکی نیست"
    assert why("no-natural", n=2) == "هر ترکیب، جز روک و کارت آزاد، دست‌کم ۲ کارت می‌خواهد"
    assert why("contract", sets=2, runs=1) == "قرارداد این دور این است: یک دنباله و دو ست"
    assert why("no-such-meld", n=4) == "ترکیب شماره‌ی ۴ روی زمین نیست"
    use("en")
    assert why("contract", sets=0, runs=4) == "The contract of this round is four runs"


def test_a_record_is_refused_with_its_line() -> None:
    error = RecordError(17, "play 7H", IllegalAction("not-your-turn"))
    assert bare(refusal(error)) == "سطر ۱۷ پرونده پذیرفته نشد: نوبت شما نیست"


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (UnknownGame("poker"), "بازی‌ای به نام poker نداریم"),
        (UnknownOption("target", "many"), "گزینه‌ی target مقدار many را نمی‌پذیرد"),
        (WrongSeats(4), "این بازی برای ۴ نفر است"),
        (WrongSeats(3, 4, 5), "شمار بازیکنان باید از ۳ تا ۵ باشد"),
        (NotAStep("play 7X"), "این بازی چنین حرکتی ندارد: play 7X"),
    ],
    ids=lambda value: getattr(value, "code", ""),
)
def test_what_a_person_wrote_is_repeated_as_it_was_written(error: Refusal, sentence: str) -> None:
    assert bare(refusal(error)) == sentence


def test_a_level_that_is_not_there_is_missed_by_the_name_of_the_game() -> None:
    assert bare(refusal(UnknownLevel("teka", "genius"))) == "برای تکا رباتی در سطح genius نداریم"
