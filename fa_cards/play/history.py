"""What a list of stored matches says of one: how it ended for whom, and who played against whom."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from fa_cards.play.rows import StoredMatch
from fa_cards.play.seats import only_person, person_seats_of, teams_of
from fa_cards.rules.catalog import GAMES


class Result(Enum):
    """How a match stands for the people at this keyboard."""

    WON = "won"
    LOST = "lost"
    OVER = "over"
    """Only bots played, or people against each other."""
    UNFINISHED = "unfinished"


@dataclass(frozen=True, slots=True)
class Side:
    """The seats that share a score, and that score."""

    seats: tuple[int, ...]
    total: int


def result_of(one: StoredMatch) -> Result:
    """How the match stands."""
    if not one.finished:
        return Result.UNFINISHED
    won = {seat in one.winners for seat in person_seats_of(one.seats)}
    if len(won) != 1:
        return Result.OVER
    return Result.WON if won == {True} else Result.LOST


def sides_of(one: StoredMatch) -> tuple[Side, ...]:
    """The sides of the match: that of its one person first, then the others in the order of play.

    In a match of a game that this version does not know, nobody is known to share his score.
    """
    first = only_person(one.seats) or 0
    seats = len(one.seats)
    if one.game in GAMES:
        teams = teams_of(GAMES[one.game](None, seats), first)
    else:
        teams = tuple(((first + step) % seats,) for step in range(seats))
    return tuple(Side(team, one.totals[team[0]]) for team in teams)
