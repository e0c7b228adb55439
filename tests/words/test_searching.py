from __future__ import annotations

import pytest

from fa_cards.words import say, use
from fa_cards.words.searching import folded, is_found


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("سارا", "سارا و رضا"),
        ("رضا سارا", "سارا و رضا"),
        ("نیمه کاره", "نیمه‌کاره"),
        ("نیمهکاره", "نیمه‌کاره"),
        ("كيان", "کیان"),
        ("کیان", "كيان"),
        ("اذر", "آذر"),
        ("۱۴۰۵", "9 آذر 1405"),
        ("1405", "۹ آذر ۱۴۰۵"),
        ("٩", "۹ آذر"),
        ("SARA", "Sara"),
        ("سا", "سارا"),
        ("", "سارا"),
        ("  ", "سارا"),
        ("مُهنا", "مهنا"),
    ],
)
def test_what_a_person_types_is_found_however_it_is_written(typed: str, written: str) -> None:
    assert is_found(typed, folded(written))


@pytest.mark.parametrize(("typed", "written"), [("سارا فرید", "سارا و رضا"), ("۵", "۱۴۰۶"), ("reza", "رضا")])
def test_every_word_must_be_there(typed: str, written: str) -> None:
    assert not is_found(typed, folded(written))


def test_isolates_of_a_sentence_do_not_stand_between_its_letters() -> None:
    use("en")
    text = say("{name} {card}", name="Sa", card="ra")
    assert is_found("sa ra", folded(text))
    assert folded("\u2068Sa\u2069ra") == "sara"
