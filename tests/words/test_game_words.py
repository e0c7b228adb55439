from __future__ import annotations

import pytest

from fa_cards.bots import LEVELS
from fa_cards.rules.actions import BehiTer, Bid, Call, Double13, Manner, Pass, Ter
from fa_cards.rules.cards import Suit
from fa_cards.rules.catalog import GAMES
from fa_cards.rules.teka.cardplay import MANNERS
from fa_cards.words import games as words
from fa_cards.words import use
from fa_cards.words.calls import call_words
from fa_cards.words.games import game_about, game_name
from fa_cards.words.levels import LEVELS as LEVEL_WORDS
from fa_cards.words.levels import level_effect, level_name
from fa_cards.words.options import OPTIONS, option_label, value_effect, value_label
from fa_cards.words.seats import NAMES, default_names, numbered
from fa_cards.words.teka.calls import call_note, manner_badge, manner_meaning, manner_words, request


def test_every_option_that_has_words_is_an_option_of_some_game() -> None:
    said = {(family, key) for family, options in OPTIONS.items() for key in options}
    assert said == {(kind.family, one.key) for kind in GAMES.values() for one in kind.option_list}


@pytest.mark.parametrize("language", ["fa", "en"])
def test_every_option_of_every_game_has_a_name_and_every_value_its_effect(language: str) -> None:
    use(language)
    assert set(words.GAMES) == set(GAMES)
    for key, kind in GAMES.items():
        assert game_name(key) and game_about(key)
        assert {one.key for one in kind.option_list} <= set(OPTIONS[kind.family])
        for option in kind.option_list:
            assert option_label(key, option.key)
            assert len({value_label(key, option.key, value) for value in option.values}) == len(option.values)
            assert len({value_effect(key, option.key, value) for value in option.values}) == len(option.values)


def test_a_target_takes_any_number_in_words_too() -> None:
    assert value_label("teka", "target", 104) == "بازی تا ۱۰۴"
    assert value_label("teka", "target", 7) == "بازی تا ۷"
    assert value_effect("teka", "target", 250) == "هر تیمی زودتر به ۲۵۰ امتیاز برسد، بازی را می‌برد."


def test_the_games_bear_the_names_of_the_table() -> None:
    assert [game_name(key) for key in GAMES] == [
        "تکا",
        "روک کنتاکی",
        "کنتاکی دیسکارد",
        "روک با یار پنهان",
        "روک با ورق معمولی",
        "ده طلایی",
        "کالیفرنیا جک",
        "شاستا سام",
        "کالیفرنیا فایوز",
        "آل فورز",
        "تونرویل",
        "روک شانگهای",
    ]


def test_what_a_target_means_is_said_game_by_game() -> None:
    # Teka ends in the middle of no deal either, but the first team there wins; the Rook family compares totals.
    assert value_effect("teka", "target", 104) == "هر تیمی زودتر به ۱۰۴ امتیاز برسد، بازی را می‌برد."
    for key in ("kentucky-rook", "kentucky-discard", "call-partner-rook", "standard-rook"):
        assert value_label(key, "target", 300) == "بازی تا ۳۰۰"
        assert value_effect(key, "target", 300).endswith("بیشترین جمع می‌برد.")


def test_in_the_family_of_all_fours_who_is_first_at_the_target_wins_in_the_middle_of_a_count() -> None:
    # california_jack.md, section 1: the first player to stand at the target wins immediately.
    for key in ("california-jack", "shasta-sam", "california-fives", "all-fours"):
        assert value_label(key, "target", 7) == "بازی تا ۷"
        assert value_effect(key, "target", 7) == ("هر طرف زودتر به ۷ امتیاز برسد بازی را می‌برد، حتی وسط شمردن یک دور.")


def test_the_cards_are_dealt_one_by_one_or_three_at_a_time() -> None:
    assert value_label("california-jack", "packet", 1) == "یکی‌یکی"
    assert value_label("california-jack", "packet", 3) == "سه‌تا سه‌تا"


def test_numbers_of_one_are_words() -> None:
    assert value_label("golden-ten", "deals", 6) == "۶ دور"
    assert value_label("golden-ten", "deals", 1) == "یک دور"
    use("en")
    assert value_label("golden-ten", "deals", 1) == "One deal"
    assert value_effect("golden-ten", "deals", 6).startswith("6 deals are played")


def test_a_value_that_the_option_does_not_take_has_no_words() -> None:
    with pytest.raises(KeyError):
        value_label("teka", "signals", "four")
    with pytest.raises(KeyError):
        value_label("teka", "target", "many")


def test_calls_are_said_as_at_the_table() -> None:
    calls: list[Call] = [Bid(8), Bid(13), Double13(), Pass(), Ter(), BehiTer()]
    assert [call_words(one) for one in calls] == ["۸", "۱۳", "دوبل ۱۳", "پاس", "تیر", "بیخی تیر"]
    assert [bool(call_note(one)) for one in calls] == [False, False, True, True, True, True]


def test_every_manner_of_every_kind_of_signals_has_a_button_and_what_it_means() -> None:
    for signals, manners in MANNERS.items():
        for manner in manners:
            assert manner_words(manner, signals)
            signal = manner is not Manner.PLAIN
            assert bool(manner_badge(manner, signals)) is signal
            assert bool(manner_meaning(manner, signals)) is signal
            assert bool(request(manner, Suit.HEARTS, signals)) is signal


def test_the_buttons_are_those_of_the_table() -> None:
    assert [manner_words(one) for one in Manner] == ["ساده", "کوبیدن", "تلنگر", "از بالا"]
    assert [manner_meaning(one) for one in Manner] == [
        "",
        "همین خال را می‌خواهم",
        "خال جفتش را می‌خواهم",
        "از این خال دیگر ندارم",
    ]
    assert manner_meaning(Manner.DROP, "two") == "این خالم ضعیف است"


def test_players_have_names_of_both_countries_to_begin_with() -> None:
    assert default_names(7) == ("سارا", "رضا", "پروانه", "فرید", "زهره", "شیرزاد", "لیلا")
    assert len(NAMES) >= max(kind.seat_range[1] for kind in GAMES.values())
    use("en")
    assert default_names(3) == ("Sara", "Reza", "Parvaneh")
    assert len(set(default_names(40))) == 40
    assert default_names(60)[-1] == numbered(59)


@pytest.mark.parametrize("language", ["fa", "en"])
def test_bots_of_every_level_have_a_name_and_a_sentence(language: str) -> None:
    use(language)
    assert set(LEVEL_WORDS) == set(LEVELS)
    assert len({level_name(key) for key in LEVELS}) == len(LEVELS)
    assert len({level_effect(key) for key in LEVELS}) == len(LEVELS)


def test_people_count_seats_from_one() -> None:
    assert numbered(0) == "نفر ۱"
    use("en")
    assert numbered(3) == "Player 4"
