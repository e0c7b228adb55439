"""Texts in the order of the language: Persian has an alphabet of its own, which code points do not follow."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from typing import TypeVar

from fa_cards.words.digits import unified
from fa_cards.words.language import language

ALPHABET = "آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی"

_PLACE = {letter: place for place, letter in enumerate(ALPHABET)}
BEARERS = str.maketrans("أإٱؤئۀة", "اااویهه")
"""Letters that are written with a sign which does not count, and the letters for which they stand."""
_LIKE_NOTHING = frozenset({"\u200c", "\u200d", "\u200e", "\u200f", "ـ"})
"""Letters and marks that count for nothing in the order."""

T = TypeVar("T")


def sort_key(text: str) -> tuple[tuple[int, int | str], ...]:
    """What a text is sorted by.

    Blanks and marks come first, then numbers, then the letters of the language, then those of other scripts.
    Persian ones follow the alphabet, and no difference is made by a ZWNJ, a short vowel, or Arabic ye and kaf.
    """
    persian_first = language().code == "fa"
    key: list[tuple[int, int | str]] = []
    for letter in unified(text).translate(BEARERS).casefold():
        if letter in _LIKE_NOTHING or unicodedata.category(letter) in ("Mn", "Cf"):
            continue
        if letter in _PLACE:
            key.append((2 if persian_first else 3, _PLACE[letter]))
        elif letter.isdecimal():
            key.append((1, letter))
        elif letter.isalpha():
            key.append((3 if persian_first else 2, letter))
        else:
            key.append((0, letter))
    return tuple(key)


def in_order(some: Iterable[T], text: Callable[[T], str] = str) -> list[T]:
    """The things in the order of their texts."""
    return sorted(some, key=lambda one: sort_key(text(one)))
