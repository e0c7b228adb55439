"""Every game of the catalog, with its defaults and with each option away from its default, played at random."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from typing import Any

import pytest

from fa_cards.rules.actions import Action
from fa_cards.rules.cards import Card
from fa_cards.rules.catalog import GAMES, AnyGame
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import TABLE, Actor, Event, Family, Legal, State
from fa_cards.rules.options import value_text
from fa_cards.rules.records import Step

LONGEST_MATCH = 20_000
"""Random matches are far shorter; one that is not does not end."""


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
    """A whole match played at random."""

    game: AnyGame
    taken: tuple[Taken, ...]

    @property
    def states(self) -> tuple[State[Any], ...]:
        return (self.taken[0].before, *(one.after for one in self.taken))

    @property
    def steps(self) -> tuple[Step, ...]:
        return tuple(Step(one.seat, one.action) for one in self.taken)

    @staticmethod
    def cards_in(value: object) -> set[Card]:
        """Every card that is named anywhere in a view, an event or an action."""
        if isinstance(value, Card):
            return {value}
        if isinstance(value, Mapping):
            return set().union(*map(Match.cards_in, value.values()))
        if isinstance(value, tuple | list | frozenset | set):
            return set().union(*map(Match.cards_in, value))
        if is_dataclass(value):
            return set().union(*(Match.cards_in(getattr(value, one.name)) for one in fields(value)))
        return set()


def any_of(legal: Legal, dice: Dice) -> Action:
    """One legal step: first a kind of step, each as likely, then one of that kind, so that rare kinds are not rare."""
    kinds = sorted({one.word for one in legal})
    word = dice.choice(kinds)
    one = dice.choice([one for one in legal if one.word == word])
    return one.pick(dice) if isinstance(one, Family) else one


@cache
def played(variant: Variant, seed: str) -> Match:
    """The match of that seed."""
    game, dice = variant.game, Dice(seed)
    state = game.start()
    taken: list[Taken] = []
    while not state.finished:
        assert len(taken) < LONGEST_MATCH, "random play does not end"
        seat = state.actor
        action = state.chance(dice) if seat is TABLE else any_of(state.legal(seat), dice)
        after, events = state.apply(seat, action)
        taken.append(Taken(state, seat, action, events, after))
        state = after
    return Match(game, tuple(taken))


SEEDS = ("conformance 67", "conformance 309")
"""Chosen so that over a game's variants every kind of its steps is taken, the rare ones too."""


@pytest.fixture(
    params=[(variant, seed) for variant in VARIANTS for seed in SEEDS], ids=lambda pair: f"{pair[0]}, {pair[1]}"
)
def match(request: pytest.FixtureRequest) -> Match:
    """A whole match of a variant."""
    return played(*request.param)


@pytest.fixture(params=GAMES)
def matches_of_a_game(request: pytest.FixtureRequest) -> tuple[Match, ...]:
    """All the matches of one game."""
    return tuple(played(variant, seed) for variant in VARIANTS if variant.key == request.param for seed in SEEDS)
