"""The names of the players as they are shown: who has none is called by a usual name of the language."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from textual.content import Content

from fa_cards.play.match import Match
from fa_cards.play.seats import Person, Seat
from fa_cards.words.digits import number
from fa_cards.words.seats import NAMES, default_names, numbered, own_name

LONGEST_NAME = 10
"""In cells: what a seat at 80 columns has room for."""


def shown_names(match: Match) -> tuple[str, ...]:
    """One name a seat, in the language that is chosen now where nobody gave one."""
    return names_of(match.seats)


def names_of(seats: Sequence[Seat]) -> tuple[str, ...]:
    """One name a seat, no two alike; a person without one is «you», among several «player» and his number."""
    given = [shortened(seat.name) for seat in seats]
    usual = _usual_names(len(seats), given)
    several = sum(isinstance(seat, Person) for seat in seats) > 1
    names: list[str] = []
    for place, seat in enumerate(seats):
        if given[place]:
            name = given[place]
        elif isinstance(seat, Person):
            name = numbered(place) if several else own_name()
        else:
            name = usual[place]
        names.append(_told_apart(name, {*names, *given[place + 1 :]} if not given[place] else set(names)))
    return tuple(names)


def _usual_names(count: int, taken: Collection[str]) -> tuple[str, ...]:
    """The usual names by seat; a seat whose name somebody else was given has another one."""
    every = default_names(len(NAMES))
    spare = iter([name for name in every[count:] if name not in taken])
    usual = (*every[:count], *map(numbered, range(len(every), count)))
    return tuple(next(spare, name) if name in taken else name for name in usual)


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
