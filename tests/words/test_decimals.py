"""Numbers with decimal places, in the digits of the language."""

from __future__ import annotations

import pytest

from fa_cards.words import use
from fa_cards.words.digits import decimal
from fa_cards.words.preferences import Preferences, prefer


@pytest.mark.parametrize(
    ("value", "places", "english", "persian"),
    [
        (1.5, 1, "1.5", "۱٫۵"),
        (12.346, 2, "12.35", "۱۲٫۳۵"),
        (-0.25, 2, "-0.25", "\u200e-۰٫۲۵"),
        (-0.001, 2, "0.00", "۰٫۰۰"),
        (7, 0, "7", "۷"),
    ],
)
def test_a_decimal_has_the_digits_and_the_sign_of_the_language(
    value: float, places: int, english: str, persian: str
) -> None:
    use("en")
    assert decimal(value, places) == english
    use("fa")
    assert decimal(value, places) == persian


def test_who_likes_latin_digits_reads_them_in_persian_too() -> None:
    use("fa")
    prefer(Preferences(local_digits=False))
    assert decimal(-1.5, 1) == "-1.5"
