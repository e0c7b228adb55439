"""All lessons, chapter by chapter, in the order in which they are learnt."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
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


def after_short(key: str) -> Lesson | None:
    """The lesson after that one on the short way to a game; None after its last one, or where that one is not on it.

    After the first steps it goes to the first game.
    """
    way = short_way(chapters(), knows_tricks=key == FOR_WHO_KNOWS)
    places = [place for place, one in enumerate(way) if one.key == key]
    if not places or places[0] + 1 == len(way):
        return None
    further = way[places[0] + 1]
    here, there = (_chapter_of(one).key for one in (way[places[0]], further))
    return further if here in (there, FIRST_STEPS) else None


def _chapter_of(lesson: Lesson) -> Chapter:
    return next(one for one in chapters() if lesson in one.lessons)


def next_of(chapter: Chapter, finished: Collection[str]) -> Lesson | None:
    """The lesson of a chapter to go on with; None where all of it is done.

    After a lesson of the short way that is the next one of it; else the first that is not done.

    Args:
        chapter: in which somebody learns.
        finished: the keys of the lessons that he has done.
    """
    left = [one for one in chapter.lessons if one.key not in finished]
    done = [place for place, one in enumerate(chapter.lessons) if one.key in finished]
    if done and chapter.lessons[done[-1]].short:
        further = (one for one in chapter.lessons[done[-1] :] if one in left and one.short)
        return next(further, left[0] if left else None)
    return left[0] if left else None


FIRST_STEPS = "basics"
"""The chapter that belongs to every game."""
FOR_WHO_KNOWS = "B6"
"""The lesson for who knows Hokm or Shelem."""


def short_way(of: Iterable[Chapter], *, knows_tricks: bool) -> tuple[Lesson, ...]:
    """The lessons of the short way through these chapters, the first steps among them.

    Who knows Hokm or Shelem passes over the lessons that he knows; the one made for him is nothing for others.
    """
    short = (one for chapter in of for one in chapter.lessons if one.short)
    return tuple(one for one in short if (not one.known if knows_tricks else one.key != FOR_WHO_KNOWS))
