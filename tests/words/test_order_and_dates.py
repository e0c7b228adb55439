from __future__ import annotations

from datetime import date, datetime

from fa_cards.rtl import strip_marks as bare
from fa_cards.words import isolate, use
from fa_cards.words.dates import clock_words, day_words, moment_words
from fa_cards.words.lists import either, joined
from fa_cards.words.sorting import ALPHABET, in_order


def test_persian_sorts_by_its_alphabet_and_not_by_code_points() -> None:
    assert in_order(["زهره", "پروانه", "رضا", "سارا", "فرید", "ژاله", "گلی", "کامران", "نادر", "آرش", "احمد"]) == [
        "آرش",
        "احمد",
        "پروانه",
        "رضا",
        "زهره",
        "ژاله",
        "سارا",
        "فرید",
        "کامران",
        "گلی",
        "نادر",
    ]
    assert in_order(reversed(ALPHABET)) == list(ALPHABET)


def test_arabic_ye_and_kaf_short_vowels_and_zwnj_make_no_difference() -> None:
    assert in_order(["کیوان", "كيان", "کی‌آ"]) == ["کی‌آ", "كيان", "کیوان"]
    assert in_order(["بُز", "باد"]) == ["باد", "بُز"]


def test_numbers_come_first_then_the_letters_of_the_language_then_others() -> None:
    assert in_order(["Sara", "سارا", "۷"]) == ["۷", "سارا", "Sara"]
    use("en")
    assert in_order(["سارا", "sara", "Reza", "7"]) == ["7", "Reza", "sara", "سارا"]


def test_days_are_jalali_in_persian_and_gregorian_in_english() -> None:
    # Nowruz of 1405 was 21 March 2026; Nowruz of 1403 20 March 2024, and 1403 is a leap year of 366 days.
    assert bare(day_words(date(2026, 3, 21))) == "۱ فروردین ۱۴۰۵"
    assert bare(day_words(date(2024, 3, 20))) == "۱ فروردین ۱۴۰۳"
    assert bare(day_words(date(2025, 3, 20))) == "۳۰ اسفند ۱۴۰۳"
    use("en")
    assert bare(day_words(date(2026, 3, 21))) == "21 March 2026"


def test_a_moment_has_its_time_in_the_digits_of_the_language() -> None:
    moment = datetime(2026, 3, 21, 20, 5)
    assert clock_words(moment) == "۲۰:۰۵"
    assert bare(moment_words(moment)) == "۱ فروردین ۱۴۰۵، ساعت ۲۰:۰۵"
    use("en")
    assert bare(moment_words(moment)) == "21 March 2026, 20:05"


def test_several_things_are_enumerated_as_the_language_does() -> None:
    assert joined([]) == ""
    assert joined(["سارا"]) == isolate("سارا")
    assert bare(joined(["سارا", "رضا"])) == "سارا و رضا"
    assert bare(joined(["سارا", "رضا", "زهره"])) == "سارا، رضا و زهره"
    use("en")
    assert bare(joined(["Sara", "Reza", "Zohreh"])) == "Sara, Reza and Zohreh"


def test_a_choice_between_things_says_or_before_the_last() -> None:
    assert either([]) == ""
    assert either(["۲"]) == isolate("۲")
    assert bare(either(["۲", "۴"])) == "۲ یا ۴"
    use("en")
    assert bare(either(["2", "3", "5"])) == "2, 3 or 5"
