from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fa_cards.words import use
from fa_cards.words.digits import ascii_digits, local_digits, number, read_number, unified


@pytest.mark.parametrize("text", ["۱۲۰", "١٢٠", "120", " ۱2٠ "])
def test_persian_arabic_and_ascii_digits_are_read_alike(text: str) -> None:
    assert read_number(text) == 120


@pytest.mark.parametrize("text", ["", "-", "۱۲ ۰", "12a", "۱٫۵", "²", "1" * 5000])
def test_what_is_no_whole_number_is_none(text: str) -> None:
    assert read_number(text) is None


def test_numbers_bear_their_sign_before_them() -> None:
    assert (number(-120), number(0)) == ("\u200e-۱۲۰", "۰")
    use("en")
    assert (number(-120), number(0)) == ("-120", "0")


def test_digits_within_a_text() -> None:
    assert local_digits("A1 23") == "A۱ ۲۳"
    assert ascii_digits("۱ ٢ 3") == "1 2 3"
    use("en")
    assert local_digits("A1 23") == "A1 23"


def test_arabic_ye_and_kaf_are_compared_as_the_persian_letters() -> None:
    assert unified("يك ٤") == "یک 4"


@given(st.integers(-(10**17), 10**17))
def test_every_number_that_is_written_is_read_again(value: int) -> None:
    assert read_number(number(value)) == value
