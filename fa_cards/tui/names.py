"""The names of the players as they are shown: who has none is called by a usual name of the language."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from textual.content import Content

from fa_cards.play.seats import BotSeat, Person, Seat
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
    places = [_usual_place(seat, place) for place, seat in enumerate(seats)]
    every = default_names(max(2 * len(seats), len(NAMES), *(place + 1 for place in places)))
    taken = {*range(len(seats)), *places}
    spare = iter([name for place, name in enumerate(every) if place not in taken and name not in given])
    several = sum(isinstance(seat, Person) for seat in seats) > 1
    names: list[str] = []
    for place, seat in enumerate(seats):
        if given[place]:
            names.append(_told_apart(given[place], names))
            continue
        if isinstance(seat, Person):
            name = numbered(places[place]) if several or seat.usual is not None else own_name()
        else:
            usual = every[places[place]]
            name = usual if usual not in given else next(spare, usual)
        names.append(_told_apart(name, (*names, *given)))
    return tuple(names)


def named(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats as they sit down at other tables: each is called there as here, also when the language changes.

    A person without a name who is the only one stays «you».
    """
    names, every = names_of(seats), default_names(max(2 * len(seats), len(NAMES)))
    several = sum(isinstance(seat, Person) for seat in seats) > 1
    result: list[Seat] = []
    for place, (seat, name) in enumerate(zip(seats, names, strict=True)):
        if name == shortened(seat.name) or (isinstance(seat, Person) and not several):
            result.append(seat)
        elif isinstance(seat, Person) and name == numbered(place):
            result.append(seat._replace(usual=place))
        elif isinstance(seat, BotSeat) and not seat.name and name in every:
            result.append(seat._replace(usual=every.index(name)))
        else:
            result.append(seat._replace(name=name))
    return tuple(result)


def _usual_place(seat: Seat, place: int) -> int:
    """Which of the usual names a seat bears, if it has none of its own; of a person his number."""
    return seat.usual if seat.usual is not None else place


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
