"""The names of the players as they are shown: who has none is called by a usual name of the language."""

from __future__ import annotations

from textual.content import Content

from fa_cards.play.match import Match
from fa_cards.play.seats import Person
from fa_cards.words.seats import default_names, own_name

LONGEST_NAME = 10
"""In cells: what a seat at 80 columns has room for."""


def shown_names(match: Match) -> tuple[str, ...]:
    """One name a seat, in the language that is chosen now where nobody gave one."""
    usual = default_names(len(match.seats))
    return tuple(
        shortened(seat.name) or (own_name() if isinstance(seat, Person) else usual[number])
        for number, seat in enumerate(match.seats)
    )


def shortened(name: str) -> str:
    """The name, or as much of it as a seat has room for."""
    return Content(name).truncate(LONGEST_NAME, ellipsis=True).plain
