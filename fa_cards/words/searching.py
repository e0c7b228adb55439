"""Finding texts as people type them: with any digits, any ye and kaf, with ZWNJ, a blank or nothing between parts."""

from __future__ import annotations

import unicodedata

from fa_cards.words.digits import unified
from fa_cards.words.sorting import BEARERS


def folded(text: str) -> str:
    """The text as it is searched: small letters, unified letters and digits, no ZWNJ, no vowel signs, no isolates."""
    plain = unified(text).translate(BEARERS).replace("آ", "ا").casefold()
    spaced = "".join(" " if letter.isspace() else letter for letter in plain)
    return "".join(letter for letter in spaced if letter != "ـ" and unicodedata.category(letter) not in ("Mn", "Cf"))


def is_found(query: str, text: str) -> bool:
    """Whether every word of the query stands in the text, be it as a part of a word; `text` is folded already."""
    return all(word in text for word in folded(query).split())


def rank(query: str, *texts: str) -> int | None:
    """How well texts answer a query, 0 the best; None where a word of the query stands in none of them.

    An earlier text counts more than a later one, and the beginning of a word more than its middle.
    """
    places = [f" {folded(text)}" for text in texts]
    found = 0
    for word in folded(query).split():
        marks = [place * 2 + (f" {word}" not in text) for place, text in enumerate(places) if word in text]
        if not marks:
            return None
        found += min(marks)
    return found
