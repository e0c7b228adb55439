"""The names of the players as they are shown: who has none is called by a usual name of the language."""

from __future__ import annotations

from fa_cards.play.match import Match
from fa_cards.play.seats import Person
from fa_cards.words.seats import default_names, own_name


def shown_names(match: Match) -> tuple[str, ...]:
    """One name a seat, in the language that is chosen now where nobody gave one."""
    usual = default_names(len(match.seats))
    return tuple(
        seat.name or (own_name() if isinstance(seat, Person) else usual[number])
        for number, seat in enumerate(match.seats)
    )
