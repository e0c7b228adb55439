"""Whole matches of every game of the catalog, with its defaults and with each option away from its default.

A match is played once a process, whatever number of tests look at it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, TypeVar

from fa_cards.bots import make
from fa_cards.rules.actions import Action, Bid
from fa_cards.rules.catalog import GAMES, AnyGame
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import TABLE, Actor, Event, Family, Legal, State
from fa_cards.rules.options import value_text
from fa_cards.rules.records import Step
from tools.simulations import one_option_changed, other_seats

T = TypeVar("T")

LONGEST_MATCH = 20_000
"""Random matches are far shorter; one that is not does not end."""

SEEDS = ("conformance 2", "conformance 6")
"""Chosen so that over a game's variants every kind of its steps is taken, the rare ones too."""

MANY = 250
"""Moments of a long match that are looked at, spread over all of it."""


@dataclass(frozen=True)
class Variant:
    """A game with one option away from its default, or none."""

    key: str
    changed: tuple[tuple[str, Any], ...] = ()
    seats: int | None = None

    @property
    def game(self) -> AnyGame:
        return GAMES[self.key](dict(self.changed), self.seats)

    def __str__(self) -> str:
        seats = () if self.seats is None else (f"seats={self.seats}",)
        return " ".join([self.key, *(f"{key}={value_text(value)}" for key, value in self.changed), *seats])


SHORTER: Mapping[str, tuple[tuple[str, Any], ...]] = MappingProxyType(
    {
        "rook": (("target", 150),),
        "golden-ten": (("deals", 2),),
        "fours": (("target", 5),),
        # One set and two runs.
        "toonerville": (("only-round", 6),),
    }
)
"""By game or family, an option that makes matches shorter: a match to the usual end is played with the defaults alone.
What an option changes shows in each deal, and so an option of which every number is a value is away from its default
too."""

IN_ITS_ROUND: Mapping[str, tuple[tuple[str, Any], ...]] = MappingProxyType({"round-11-deal": (("only-round", 11),)})
"""By option, what makes matches shorter where it is another one, because the option shows in that round alone."""


def variants(key: str, kind: type[AnyGame]) -> Iterator[Variant]:
    """The game with its defaults, with each option away from its default, and with each number of seats."""
    yield Variant(key)
    shorter = SHORTER.get(key, SHORTER.get(kind.family, ()))
    if shorter:
        yield Variant(key, shorter)
    for changed in one_option_changed(kind):
        if not changed.keys() & dict(shorter).keys():
            (option,) = changed
            yield Variant(key, (*changed.items(), *IN_ITS_ROUND.get(option, shorter)))
    for changed, seats in other_seats(kind):
        yield Variant(key, (*changed.items(), *shorter), seats)


VARIANTS = [variant for key, kind in GAMES.items() for variant in variants(key, kind)]


def seeds_of(variant: Variant) -> tuple[str, ...]:
    """The seeds of the matches of a variant; of contract rummy one is enough, whose rounds have hundreds of steps."""
    return SEEDS[:1] if variant.game.family == "rummy" else SEEDS


NEVER_LEGAL: Mapping[str, frozenset[str]] = MappingProxyType({"rook-shanghai": frozenset({"swap", "meld"})})
"""By game, the words of steps that it knows to say why they may not be taken, whatever its options are."""


def words_of(kind: type[AnyGame]) -> set[str]:
    """The words of the steps that may be taken at some moment of a match of the game."""
    return set(kind.grammar) - NEVER_LEGAL.get(kind.key, frozenset())


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


MODEST = 2
"""Of so many bids, the lowest, one is taken: Teka has no more, and where bids go on up to all points of a deal, those
who fail time and again would push the totals down for ever."""


def _any_of(legal: Legal, dice: Dice) -> Action:
    """One legal step: first a kind of step, each as likely, then one of that kind, so that rare kinds are not rare."""
    kinds = sorted({one.word for one in legal})
    word = dice.choice(kinds)
    some = [one for one in legal if one.word == word]
    one = dice.choice(some[:MODEST] if word == Bid.word else some)
    return one.pick(dice) if isinstance(one, Family) else one


def seats_of(match: Match) -> range:
    return range(match.game.seats)


def spread(some: Sequence[T], most: int = MANY) -> Sequence[T]:
    """Some of them, evenly spread, where they are more than these."""
    return some[:: (len(some) - 1) // most + 1]


def turns_of(match: Match) -> list[tuple[State[Any], int]]:
    """The states in which a seat is on move, with that seat."""
    return [(one.before, one.seat) for one in match.taken if one.seat is not TABLE]
