"""Who sits at the table of a match, and how the store writes that down."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from fa_cards.play.refusals import NobodySits
from fa_cards.rules.catalog import AnyGame


class Person(NamedTuple):
    """A person at this keyboard. Several may share it; each knows his own seat's cards alone."""

    name: str
    usual: int | None = None
    """Which of those without a name he is, counted from 0: in a tournament he takes that along."""


class BotSeat(NamedTuple):
    """A bot; its name is what the screen shows, for play has no words of its own."""

    level: str
    name: str = ""
    usual: int | None = None
    """Which of the usual names it bears where it has none of its own: in a tournament it takes that along."""


Seat = Person | BotSeat

PERSON = "person"
"""What stands in place of a level where a person sits."""

USUAL_LEVEL = "easy"
"""The level of bots where nobody says otherwise."""


LEVEL_OF_TESTS = "random"
"""The level that is there to try programs with; nobody likes to sit with such bots."""

PLAYERS = "players"
"""The free key of a record's header that says who sat where."""

LONGEST_NAME = 24

_JOINERS = "\u200c\u200d"
"""Signs without a shape of their own that belong to the spelling of Persian names."""


def clean_name(text: str) -> str:
    """A name as it may stand on a screen: on one line, without control signs, not too long."""
    spaced = "".join(" " if sign.isspace() else sign for sign in text)
    shown = "".join(sign for sign in spaced if unicodedata.category(sign)[0] != "C" or sign in _JOINERS)
    return " ".join(shown.split())[:LONGEST_NAME].rstrip()


def seats_of(levels: Sequence[str], names: Sequence[str]) -> tuple[Seat, ...]:
    """The seats with these levels, PERSON where a person sits, and these names, made clean."""
    pairs = zip(levels, map(clean_name, names), strict=True)
    return tuple(Person(name) if level == PERSON else BotSeat(level, name) for level, name in pairs)


def person_seats_of(seats: Sequence[Seat]) -> tuple[int, ...]:
    """The seats at which persons sit, in rising order."""
    return tuple(number for number, seat in enumerate(seats) if isinstance(seat, Person))


def only_person(seats: Sequence[Seat]) -> int | None:
    """The seat of the one person at the table, who reads of «us» and «them»; None where several sit there, or none."""
    people = person_seats_of(seats)
    return people[0] if len(people) == 1 else None


def teams_of(game: AnyGame, first: int = 0) -> tuple[tuple[int, ...], ...]:
    """The seats that share a score, the team of the seat `first` first; teams and their seats in the order of play."""
    teams: dict[int, tuple[int, ...]] = {}
    for step in range(game.seats):
        team = game.partners((first + step) % game.seats)
        teams.setdefault(team[0], tuple(sorted(team, key=lambda seat: (seat - first) % game.seats)))
    return tuple(teams.values())


def need_person(seats: Sequence[Seat]) -> None:
    """Nothing, if a person sits at one of the seats.

    Raises:
        NobodySits: bots sit at all of them.
    """
    if not person_seats_of(seats):
        raise NobodySits


def levels_of(seats: Sequence[Seat]) -> tuple[str, ...]:
    """The level of each seat, PERSON where a person sits."""
    return tuple(PERSON if isinstance(seat, Person) else seat.level for seat in seats)


def offered_levels(game: str) -> tuple[str, ...]:
    """The levels of bots that people are offered, the weakest first; a command may name any other that there is."""
    # Bots are imported where somebody chooses one, and not before: the menu starts fast.
    from fa_cards.bots import levels

    every = levels(game)
    return tuple(level for level in every if level != LEVEL_OF_TESTS) or every


def written(seats: Sequence[Seat]) -> list[dict[str, str | int]]:
    """The seats as values of JSON."""
    result: list[dict[str, str | int]] = []
    for level, seat in zip(levels_of(seats), seats, strict=True):
        usual: dict[str, str | int] = {} if seat.usual is None else {"usual": seat.usual}
        result.append({"level": level, "name": seat.name, **usual})
    return result


def read(value: object) -> tuple[Seat, ...]:
    """The seats that `written` made this of.

    Raises:
        ValueError: it is nothing that `written` makes.
    """
    if not isinstance(value, list) or not all(isinstance(one, Mapping) for one in value):
        raise ValueError(value)
    return tuple(map(_read, value))


def _read(one: Mapping[str, object]) -> Seat:
    level, name, usual = one.get("level"), one.get("name"), one.get("usual")
    if not isinstance(level, str) or not isinstance(name, str) or not (usual is None or type(usual) is int):
        raise ValueError(one)
    (seat,) = seats_of([level], [name])
    return seat._replace(usual=usual)
