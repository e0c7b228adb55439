"""Several things in one sentence: «الف، ب و پ», «الف، ب یا پ»."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.words.catalog import isolate, say_in


def joined(texts: Sequence[str]) -> str:
    """The texts as a sentence enumerates them, each isolated; an empty text where there are none."""
    if len(texts) < 2:
        return _listed(texts)
    return say_in("list", "{first} and {second}", first=_listed(texts[:-1]), second=texts[-1])


def either(texts: Sequence[str]) -> str:
    """The texts as a sentence leaves the choice between them, each isolated; an empty text where there are none."""
    if len(texts) < 2:
        return _listed(texts)
    return say_in("list", "{first} or {second}", first=_listed(texts[:-1]), second=texts[-1])


def _listed(texts: Sequence[str]) -> str:
    """The texts with commas between them."""
    if not texts:
        return ""
    first, *others = texts
    result = isolate(first)
    for text in others:
        result = say_in("list", "{first}, {second}", first=result, second=text)
    return result
