"""Who sits where: names to begin with, and what seats are to each other."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.words.catalog import later_in, say_in
from fa_cards.words.lists import joined

NAMES = (
    later_in("name", "Sara"),
    later_in("name", "Reza"),
    later_in("name", "Parvaneh"),
    later_in("name", "Farid"),
    later_in("name", "Zohreh"),
    later_in("name", "Shirzad"),
    later_in("name", "Leila"),
    later_in("name", "Najib"),
)
"""Names of both countries for players who have not given one; up to seven sit at a table."""

MORE_NAMES = (
    later_in("name", "Mina"),
    later_in("name", "Kaveh"),
    later_in("name", "Nasrin"),
    later_in("name", "Omid"),
    later_in("name", "Shirin"),
    later_in("name", "Babak"),
    later_in("name", "Fereshteh"),
    later_in("name", "Jawad"),
    later_in("name", "Mahnaz"),
    later_in("name", "Siavash"),
    later_in("name", "Golnar"),
    later_in("name", "Yusof"),
    later_in("name", "Laleh"),
    later_in("name", "Hamid"),
    later_in("name", "Nilufar"),
    later_in("name", "Rostam"),
    later_in("name", "Simin"),
    later_in("name", "Karim"),
    later_in("name", "Taraneh"),
    later_in("name", "Behzad"),
    later_in("name", "Maryam"),
    later_in("name", "Daoud"),
    later_in("name", "Yasaman"),
    later_in("name", "Arash"),
    later_in("name", "Forugh"),
    later_in("name", "Sohrab"),
    later_in("name", "Zarghuna"),
    later_in("name", "Nader"),
    later_in("name", "Roya"),
    later_in("name", "Esmat"),
    later_in("name", "Setareh"),
    later_in("name", "Homayun"),
    later_in("name", "Mahin"),
    later_in("name", "Iraj"),
    later_in("name", "Anahita"),
    later_in("name", "Parviz"),
    later_in("name", "Samira"),
    later_in("name", "Ramin"),
    later_in("name", "Parisa"),
    later_in("name", "Bahram"),
)
"""Names for those who come after them in a tournament."""


def default_names(count: int) -> tuple[str, ...]:
    """That many names, those of a table first, in the letters of the language; where they end, players are counted."""
    names = tuple(name.said() for name in (*NAMES, *MORE_NAMES)[:count])
    return (*names, *map(numbered, range(len(names), count)))


def own_name() -> str:
    """What a person is called who has given no name."""
    return say_in("name", "You")


def numbered(seat: int) -> str:
    """A player without a name: people count from 1, in the order of the turn."""
    return say_in("name", "Player {n}", n=seat + 1)


def us() -> str:
    """One's own side, on a score sheet."""
    return say_in("side", "us")


def them() -> str:
    """The other side, on a score sheet."""
    return say_in("side", "them")


def own_first(seats: int, me: int | None) -> tuple[int, ...]:
    """The seats in the order of the turn, the one that reads first."""
    own = me or 0
    return tuple((own + step) % seats for step in range(seats))


def team_names(seats: Sequence[int], names: Sequence[str]) -> str:
    """The names of a team: «سارا و پروانه»."""
    return joined([names[seat] for seat in seats])
