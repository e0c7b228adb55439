"""A match of bots as a piece of work: it can be given to any process, and gives the same there."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import islice

from fa_cards.play.duplicate import DuplicateMatch
from fa_cards.play.match import BotMaker, Match, Waits
from fa_cards.play.seats import PLAYERS, BotSeat
from fa_cards.play.workers import Workers, give_up_if_stopped, in_order
from fa_cards.rules.catalog import AnyGame, game_class
from fa_cards.rules.errors import Refusal
from fa_cards.rules.options import Value
from fa_cards.rules.records import write_record


@dataclass(frozen=True, slots=True)
class Task:
    """A match to be played, in plain values."""

    game: str
    options: Mapping[str, Value]
    levels: tuple[str, ...]
    """One a seat."""
    seed: str
    duplicate: bool = False
    """Whether the cards of each deal are to be those of the other matches with this seed."""
    deals: int | None = None
    """After how many deals it is left; None if it is played to its end."""
    record: bool = False
    """Whether its record is wanted."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    """None where it was left before its end."""
    steps: int


@dataclass(frozen=True, slots=True)
class Played:
    """A task that is done."""

    outcome: Outcome
    seconds: float
    record: bytes | None


class Failed(RuntimeError):
    """The rules refused a step of a bot: an error of the program, told so that another process can pass it on."""


def task(game: AnyGame, levels: tuple[str, ...], seed: str, *, record: bool) -> Task:
    """The task to play a whole match."""
    return Task(game.key, dict(game.options), levels, seed, record=record)


def played(task: Task, *, bots: BotMaker | None = None, seconds: Callable[[], float] = time.perf_counter) -> Played:
    """The match of a task: the same wherever and however often it is played, but for the seconds it took.

    Raises:
        WrongSeats: not one level for each seat.
        UnknownLevel: the bots of the game do not play at a level.
        Failed: a bot broke the rules.
        Stopped: the work was given up.
    """
    game = game_class(task.game)(task.options, len(task.levels))
    seats = [BotSeat(level) for level in task.levels]
    match = (DuplicateMatch if task.duplicate else Match)(game, seats, task.seed, bots=bots)
    began = seconds()
    try:
        _play(match, task.deals)
    except Refusal as error:
        raise Failed(f"{task.game} {task.seed}: {error}") from error
    spent = seconds() - began
    record = write_record(game, match.steps, extra={PLAYERS: list(task.levels)}) if task.record else None
    return Played(Outcome(match.totals, match.winners, len(match.moments)), spent, record)


def _play(match: Match, deals: int | None) -> None:
    while not match.finished and (deals is None or len(match.deals) < deals):
        give_up_if_stopped()
        if match.waits_for is Waits.TABLE:
            match.roll()
        else:
            match.do(match.actor, match.think())


def every(
    tasks: Iterable[Task],
    workers: Workers,
    *,
    together: int = 1,
    bots: BotMaker | None = None,
    seconds: Callable[[], float] = time.perf_counter,
) -> Generator[Played]:
    """The matches of the tasks, in their order.

    Args:
        tasks: any number; they are asked for one after the other.
        workers: who plays.
        together: how many of them at a time are a piece of work.
        bots: makes the bots; a function of a module where other processes play.
        seconds: a stopwatch; a function of a module where other processes play.
    """
    function = partial(_piece, bots=bots, seconds=seconds)
    with closing(in_order(function, _pieces(tasks, together), workers)) as results:
        for piece in results:
            yield from piece


def _pieces(tasks: Iterable[Task], size: int) -> Iterator[tuple[Task, ...]]:
    left = iter(tasks)
    while piece := tuple(islice(left, size)):
        yield piece


def _piece(tasks: tuple[Task, ...], *, bots: BotMaker | None, seconds: Callable[[], float]) -> tuple[Played, ...]:
    return tuple([played(one, bots=bots, seconds=seconds) for one in tasks])
