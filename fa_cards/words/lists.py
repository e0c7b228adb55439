"""Several things in one sentence: «الف، ب و پ»."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.words.catalog import isolate, say_in


def joined(texts: Sequence[str]) -> str:
    """The texts as a sentence enumerates them, each isolated; an empty text where there are none."""
    if not texts:
        return ""
    *others, last = texts
    if not others:
        return isolate(last)
    result = isolate(others[0])
    for text in others[1:]:
        result = say_in("list", "{first}, {second}", first=result, second=text)
    return say_in("list", "{first} and {second}", first=result, second=last)
