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


def default_names(count: int) -> tuple[str, ...]:
    """That many names, in the letters of the language.

    Raises:
        ValueError: there are not so many.
    """
    if count > len(NAMES):
        raise ValueError(f"only {len(NAMES)} names")
    return tuple(name.said() for name in NAMES[:count])


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
