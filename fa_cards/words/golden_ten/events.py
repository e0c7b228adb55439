"""What happens at a table of Golden Ten alone, as the log tells it (extras.md, section A)."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.rules.game import Event
from fa_cards.rules.golden_ten import GoldenTen
from fa_cards.rules.golden_ten.counting import DECK, GOLDEN_TEN, red_points
from fa_cards.rules.golden_ten.events import TalonWon
from fa_cards.rules.tricks import TrickWon
from fa_cards.words.catalog import count, say


def own_lines(event: Event, names: Sequence[str], me: int | None, game: GoldenTen) -> tuple[str, ...] | None:
    """The sentences of the log for an event that only Golden Ten knows, or that it tells in its own way; else None."""
    match event:
        case TalonWon(seat, number):
            return (_talon(number, names[seat], seat == me),)
        case TrickWon(trick):
            mask = DECK.mask(play.card for play in trick.plays)
            name, mine = names[trick.winner], trick.winner == me
            lines = (_reds(red_points(mask), name, mine), _golden(name, mine) if mask & GOLDEN_TEN else "")
            return tuple(line for line in lines if line)
        case _:
            return None


def _talon(number: int, name: str, mine: bool) -> str:
    if mine:
        return count(
            "The left-over card goes to you, face down", "The {n} left-over cards go to you, face down", number
        )
    return count(
        "The left-over card goes to {name}, face down",
        "The {n} left-over cards go to {name}, face down",
        number,
        name=name,
    )


def _reds(points: int, name: str, mine: bool) -> str:
    if mine:
        return count("You won the trick: {n} red point", "You won the trick: {n} red points", points)
    return count("{name} won the trick: {n} red point", "{name} won the trick: {n} red points", points, name=name)


def _golden(name: str, mine: bool) -> str:
    return say("You took the Golden Ten") if mine else say("{name} took the Golden Ten", name=name)
