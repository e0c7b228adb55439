"""Numbers in the digits of a language, and read back from any digits that a Persian keyboard types.

Babel's Persian leaves digits as they are, so it is done here.
"""

from __future__ import annotations

from fa_cards.words.language import language
from fa_cards.words.preferences import preferences

PERSIAN = "۰۱۲۳۴۵۶۷۸۹"
ARABIC = "٠١٢٣٤٥٦٧٨٩"
ASCII = "0123456789"

_TO_PERSIAN = str.maketrans(ASCII, PERSIAN)
_TO_ASCII = str.maketrans(PERSIAN + ARABIC, ASCII * 2)
_TO_PERSIAN_LETTERS = str.maketrans("يىك", "ییک")

LEFT_TO_RIGHT_MARK = "\u200e"
"""Goes before a sign, which would else stand behind its number in Persian: «‎-۲۰»."""

DECIMAL_SIGN = "\u066b"
"""Stands between ones and tenths in Persian: «۱٫۵»."""


def _are_persian() -> bool:
    return language().code == "fa" and preferences().local_digits


def number(value: int) -> str:
    """The number in the digits of the language, a minus before it."""
    if not _are_persian():
        return str(value)
    sign = f"{LEFT_TO_RIGHT_MARK}-" if value < 0 else ""
    return sign + str(abs(value)).translate(_TO_PERSIAN)


def gain(value: int) -> str:
    """The number, not less than 0, with a plus before it."""
    sign = f"{LEFT_TO_RIGHT_MARK}+" if _are_persian() else "+"
    return sign + number(value)


def decimal(value: float, places: int) -> str:
    """The number with so many decimal places, in the digits of the language and with its decimal sign."""
    text = f"{abs(value):.{places}f}"
    below = value < 0 and any(digit not in "0." for digit in text)
    if not _are_persian():
        return f"-{text}" if below else text
    sign = f"{LEFT_TO_RIGHT_MARK}-" if below else ""
    return sign + text.replace(".", DECIMAL_SIGN).translate(_TO_PERSIAN)


def local_digits(text: str) -> str:
    """The text with every digit in those that the person reads: of the language, or Latin ones where he likes these."""
    if _are_persian():
        return text.translate(_TO_PERSIAN)
    return text if preferences().local_digits else ascii_digits(text)


def ascii_digits(text: str) -> str:
    """The text with Persian and Arabic digits as ASCII ones."""
    return text.translate(_TO_ASCII)


def read_number(text: str) -> int | None:
    """The whole number that a person wrote in any of the three kinds of digits, or None."""
    plain = ascii_digits(text.strip().replace(LEFT_TO_RIGHT_MARK, ""))
    sign, digits = (-1, plain[1:]) if plain[:1] in ("-", "\u2212") else (1, plain)
    # Python reads no more digits than a limit allows; nobody means a longer number.
    return sign * int(digits) if digits.isascii() and digits.isdigit() and len(digits) <= 18 else None


def unified(text: str) -> str:
    """The text as it is compared: Arabic ي and ك as the Persian letters, all digits as ASCII ones."""
    return ascii_digits(text).translate(_TO_PERSIAN_LETTERS)
