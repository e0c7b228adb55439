"""All lessons, chapter by chapter, in the order in which they are learnt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType

from fa_cards.learn.lessons.parts import Chapter, Lesson

_PLACES: Mapping[str, str] = MappingProxyType(
    {
        "basics": "fa_cards.learn.lessons.basics",
        "teka": "fa_cards.learn.lessons.teka",
        "rook": "fa_cards.learn.lessons.rook",
        "fours": "fa_cards.learn.lessons.fours",
        "rummy": "fa_cards.learn.lessons.rummy",
    }
)
"""The module of each chapter, which has it as CHAPTER; they are imported when somebody learns."""


@cache
def chapters() -> tuple[Chapter, ...]:
    """All chapters."""
    found: list[Chapter] = [import_module(module).CHAPTER for module in _PLACES.values()]
    return tuple(found)


def lessons() -> Iterator[Lesson]:
    """All lessons of all chapters."""
    for chapter in chapters():
        yield from chapter.lessons


def lesson(key: str) -> Lesson:
    """The lesson of that key.

    Raises:
        KeyError: there is none.
    """
    found = next((one for one in lessons() if one.key == key), None)
    if found is None:
        raise KeyError(key)
    return found


def after(key: str) -> Lesson | None:
    """The lesson after that one; None after the last of all."""
    every = tuple(lessons())
    place = next(place for place, one in enumerate(every) if one.key == key)
    return every[place + 1] if place + 1 < len(every) else None
