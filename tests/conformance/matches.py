"""Whole matches of every game of the catalog, with its defaults and with each option away from its default.

A match is played once a process, whatever number of tests look at it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from fa_cards.bots import make
from fa_cards.rules.actions import Action
from fa_cards.rules.catalog import GAMES, AnyGame
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import TABLE, Actor, Event, Family, Legal, State
from fa_cards.rules.options import value_text
from fa_cards.rules.records import Step

LONGEST_MATCH = 20_000
"""Random matches are far shorter; one that is not does not end."""

SEEDS = ("conformance 67", "conformance 309")
"""Chosen so that over a game's variants every kind of its steps is taken, the rare ones too."""


@dataclass(frozen=True)
class Variant:
    """A game with one option away from its default, or none."""

    key: str
    changed: tuple[tuple[str, Any], ...] = ()

    @property
    def game(self) -> AnyGame:
        return GAMES[self.key](dict(self.changed))

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{key}={value_text(value)}" for key, value in self.changed)])


VARIANTS = [
    variant
    for key, kind in GAMES.items()
    for variant in (
        Variant(key),
        *(
            Variant(key, ((option.key, value),))
            for option in kind.option_list
            for value in option.values
            if value != option.default or type(value) is not type(option.default)
        ),
    )
]


@dataclass(frozen=True)
class Taken:
    """A step of a match with what was before, what happened and what came of it."""

    before: State[Any]
    seat: Actor
    action: Action
    events: tuple[Event, ...]
    after: State[Any]


@dataclass(frozen=True)
class Match:
    """A whole match."""

    game: AnyGame
    taken: tuple[Taken, ...]

    @property
    def states(self) -> tuple[State[Any], ...]:
        return (self.taken[0].before, *(one.after for one in self.taken))

    @property
    def steps(self) -> tuple[Step, ...]:
        return tuple(Step(one.seat, one.action) for one in self.taken)


@cache
def played(variant: Variant, seed: str) -> Match:
    """The match of that seed in which every kind of legal step is as likely."""
    return _played(variant, seed, lambda state, seat, dice: _any_of(state.legal(seat), dice))


@cache
def played_by_bots(variant: Variant, level: str) -> Match:
    """A match in which bots of that level hold all seats."""
    bot = make(variant.key, level)
    return _played(variant, f"bots {level}", lambda state, seat, dice: bot.choose(state.view(seat), dice))


def _played(variant: Variant, seed: str, choose: Callable[[State[Any], int, Dice], Action]) -> Match:
    game, dice = variant.game, Dice(seed)
    state = game.start()
    taken: list[Taken] = []
    while not state.finished:
        assert len(taken) < LONGEST_MATCH, "the match does not end"
        seat = state.actor
        action = state.chance(dice) if seat is None else choose(state, seat, dice)
        after, events = state.apply(seat, action)
        taken.append(Taken(state, seat, action, events, after))
        state = after
    return Match(game, tuple(taken))


def _any_of(legal: Legal, dice: Dice) -> Action:
    """One legal step: first a kind of step, each as likely, then one of that kind, so that rare kinds are not rare."""
    kinds = sorted({one.word for one in legal})
    word = dice.choice(kinds)
    one = dice.choice([one for one in legal if one.word == word])
    return one.pick(dice) if isinstance(one, Family) else one


def seats_of(match: Match) -> range:
    return range(match.game.seats)


def turns_of(match: Match) -> list[tuple[State[Any], int]]:
    """The states in which a seat is on move, with that seat."""
    return [(one.before, one.seat) for one in match.taken if one.seat is not TABLE]
