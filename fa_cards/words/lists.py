"""Several things in one sentence: «الف، ب و پ», «الف، ب یا پ», «الف، ب، پ و ۲ تای دیگر»."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from fa_cards.words.catalog import Phrase, Said, isolate, later_in, say_in


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


def listed(things: Sequence[Said]) -> Phrase:
    """Two or more things with commas between them, in whatever language is chosen then."""
    pair = later_in("list", "{first}, {second}")
    start = pair.filled(first=things[0], second=things[1])
    return reduce(lambda so_far, thing: pair.filled(first=so_far, second=thing), things[2:], start)


def first_few(things: Sequence[Said], most: int = 5) -> Said:
    """The things with commas between them, in whatever language is chosen then; of many the first, and how many more.

    Raises:
        ValueError: there are none.
    """
    if not things:
        raise ValueError("nothing to list")
    # One that is left over is shorter said than counted.
    shown = things if len(things) <= most + 1 else things[:most]
    result = listed(shown) if len(shown) > 1 else shown[0]
    if left := len(things) - len(shown):
        result = later_in("list", "{first} and {n} more").filled(first=result, n=left)
    return result


def _listed(texts: Sequence[str]) -> str:
    """The texts with commas between them."""
    if not texts:
        return ""
    return listed(texts).said() if len(texts) > 1 else isolate(texts[0])
