"""How deals and matches ended, in sentences. What is said of a deal is made for the family of its game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from fa_cards.words.catalog import say, say_in
from fa_cards.words.families import words_of
from fa_cards.words.lists import joined
from fa_cards.words.seats import own_first, team_names

if TYPE_CHECKING:
    from fa_cards.rules.catalog import AnyGame
    from fa_cards.rules.game import DealScore


@dataclass(frozen=True, slots=True)
class Counted:
    """One thing that a deal is counted for."""

    what: str
    who: str
    """The side that has it, or that nobody has."""
    brings: str
    """Empty where it brings nothing to anybody."""
    totals: tuple[str, ...]
    """Of each side after it."""
    note: str = ""
    """What is special about it: that it wins, that nobody has it, that it is not entered any more."""
    wins: bool = False
    """Whether a side reaches the target with it."""
    entered: bool = True
    """Whether it counts: nothing does once the match is won."""


@dataclass(frozen=True, slots=True)
class Count:
    """The count of a deal, thing by thing, where its order matters."""

    sides: tuple[str, ...]
    """The names of the sides, that of the one who reads first."""
    before: tuple[str, ...]
    """Their totals before the deal."""
    steps: tuple[Counted, ...]


class Results(Protocol):
    """What the module `results` of each family says of a scored deal of its games.

    Where the order of counting decides who wins it has a function `counted`, too, which is called as `account` is.
    """

    def outcome(self, deal: Any, names: Sequence[str], me: int | None) -> str:
        """The one sentence that matters most: what came of the deal, and what it brought to whom."""

    def account(self, deal: Any, names: Sequence[str], me: int | None, game: Any) -> tuple[str, ...]:
        """How it came to that, line by line."""

    def went_well(self, deal: Any, me: int) -> bool:
        """Whether the outcome is good news for a seat."""


def outcome(deal: DealScore, names: Sequence[str], me: int | None, game: AnyGame) -> str:
    """The one sentence that matters most: what came of the deal, and what it brought to whom.

    Args:
        deal: the scored deal.
        names: the players by seat.
        me: the seat that reads; None where several people read.
        game: what is played.
    """
    return _of(game).outcome(deal, names, me)


def account(deal: DealScore, names: Sequence[str], me: int | None, game: AnyGame) -> tuple[str, ...]:
    """How it came to the outcome, line by line: what was played for, what was taken, and why it counts so."""
    return _of(game).account(deal, names, me, game)


def counted(deal: DealScore, names: Sequence[str], me: int | None, game: AnyGame) -> Count | None:
    """The count of the deal thing by thing; None where a game is not counted so that the order matters."""
    count: Callable[..., Count] | None = getattr(_of(game), "counted", None)
    return None if count is None else count(deal, names, me, game)


def went_well(deal: DealScore, me: int, game: AnyGame) -> bool:
    """Whether the outcome of the deal is good news for a seat."""
    return _of(game).went_well(deal, me)


def _of(game: AnyGame) -> Results:
    results: Results = words_of(game, "results")
    return results


def totals_line(totals: Sequence[int], names: Sequence[str], me: int | None, game: AnyGame) -> str:
    """The totals of both teams, or of each player where everybody plays for himself.

    Args:
        totals: one number a seat.
        names: the players by seat.
        me: the seat that reads; None where several people read.
        game: what is played.
    """
    alone = len(game.partners(0)) == 1
    return _player_totals(totals, names, me) if alone else _team_totals(totals, names, me)


def _player_totals(totals: Sequence[int], names: Sequence[str], me: int | None) -> str:
    """The totals of a game in which everybody plays for himself."""
    each = [name_and_number(names[seat], totals[seat]) for seat in own_first(len(totals), me)]
    return say("Total: {players}", players=joined(each))


def name_and_number(name: str, n: int) -> str:
    """A player with his number; kept apart where his name ends in a number, too."""
    if name[-1:].isdigit():
        return say_in("total", "{name}: {n}", name=name, n=n)
    return say_in("total", "{name} {n}", name=name, n=n)


def _team_totals(totals: Sequence[int], names: Sequence[str], me: int | None) -> str:
    """The totals of a game of two teams, whose players sit in turn."""
    own, *_ = seats = own_first(len(totals), me)
    if me is not None:
        return say("Total: us {a}, them {b}", a=totals[own], b=totals[seats[1]])
    first, second = team_names(seats[::2], names), team_names(seats[1::2], names)
    return say("Total: {first} {a}, {second} {b}", first=first, a=totals[own], second=second, b=totals[seats[1]])


def match_result(winners: Sequence[int], names: Sequence[str], me: int | None, *, tied: bool = False) -> str:
    """Who won the match: a team, one player alone, or several who tied.

    Args:
        winners: the seats that won.
        names: the players by seat.
        me: the seat that reads; None where several people read.
        tied: whether several winners each played for himself; `is_tied` knows.
    """
    others = [seat for seat in winners if seat != me]
    team, several = team_names(others, names), len(others) > 1
    if me in winners:
        if not others:
            return say("You won the match!")
        if tied:
            return say("You and {name} won the match together!", name=team)
        return say("You and {name} won the match!", name=team)
    if tied and several:
        if me is None:
            return say("{names} won the match together", names=team)
        return say("This time {names} won together", names=team)
    if me is None:
        return say("{team} won the match", team=team) if several else say("{name} won the match", name=team)
    return say("This time the opponents won: {team}", team=team) if several else say("This time {name} won", name=team)


def is_tied(winners: Sequence[int], game: AnyGame) -> bool:
    """Whether several have won who do not belong together."""
    return bool(winners) and len(winners) > len(game.partners(winners[0]))
