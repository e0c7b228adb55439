"""The names of the players as they are shown: who has none is called by a usual name of the language."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from textual.content import Content

from fa_cards.play.seats import Person, Seat
from fa_cards.words.digits import number
from fa_cards.words.seats import NAMES, default_names, numbered, own_name

if TYPE_CHECKING:
    from fa_cards.play.match import Match

LONGEST_NAME = 10
"""In cells: what a seat at 80 columns has room for."""


def shown_names(match: Match) -> tuple[str, ...]:
    """One name a seat, in the language that is chosen now where nobody gave one."""
    return names_of(match.seats)


def names_of(seats: Sequence[Seat]) -> tuple[str, ...]:
    """One name a seat, no two alike; a person without one is «you», among several «player» and his number.

    A bot whose usual name somebody else was given has one that nobody bears.
    """
    given = [shortened(seat.name) for seat in seats]
    every = (*default_names(len(NAMES)), *map(numbered, range(len(NAMES), len(seats))))
    spare = iter([name for name in every[len(seats) :] if name not in given])
    several = sum(isinstance(seat, Person) for seat in seats) > 1
    names: list[str] = []
    for place, seat in enumerate(seats):
        if given[place]:
            names.append(_told_apart(given[place], names))
            continue
        if isinstance(seat, Person):
            name = numbered(place) if several else own_name()
        else:
            name = every[place] if every[place] not in given else next(spare, every[place])
        names.append(_told_apart(name, (*names, *given)))
    return tuple(names)


def _told_apart(name: str, others: Collection[str]) -> str:
    """The name, with a number where somebody else is called so already."""
    result, count = name, 1
    while result in others:
        count += 1
        ending = f" {number(count)}"
        result = shortened(name, LONGEST_NAME - len(ending)) + ending
    return result


def shortened(name: str, cells: int = LONGEST_NAME) -> str:
    """The name, or as much of it as a seat has room for."""
    return Content(name).truncate(cells, ellipsis=True).plain
