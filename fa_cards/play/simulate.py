"""Matches of bots alone: the same seed gives the same matches, byte for byte."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from fa_cards.bots import UnknownLevel
from fa_cards.bots import levels as levels_of_bots
from fa_cards.play.match import BotMaker
from fa_cards.play.work import Outcome, every, task
from fa_cards.play.workers import ALONE, Workers
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.errors import WrongSeats

Progress = Callable[[int, int], None]
"""Told how many matches are over, of how many."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """Matches that were played, in their order."""

    game: AnyGame
    levels: tuple[str, ...]
    """One a seat."""
    matches: tuple[Outcome, ...]
    steps_per_second: float

    @property
    def summary(self) -> dict[str, object]:
        """What `fa-cards simulate --json` prints."""
        return {
            "game": self.game.key,
            "options": dict(self.game.options),
            "seats": list(self.levels),
            "matches": [
                {"totals": list(one.totals), "winners": list(one.winners), "steps": one.steps} for one in self.matches
            ],
            "steps_per_second": round(self.steps_per_second, 1),
        }


def record_name(game: str, seed: int, number: int) -> str:
    """The name of the file of a match."""
    return f"{game}-{seed}-{number}.jsonl"


def simulate(
    game: AnyGame,
    levels: Sequence[str],
    matches: int,
    seed: int,
    *,
    records: Path | None = None,
    progress: Progress | None = None,
    bots: BotMaker | None = None,
    seconds: Callable[[], float] = time.perf_counter,
    workers: Workers = ALONE,
) -> Simulation:
    """Plays so many matches to their end, and writes the record of each into `records`.

    Args:
        game: the game with its options.
        levels: the level of each seat.
        matches: how many.
        seed: fixes all chance; the n-th match is the same, however many are played and by however many processes.
        records: a folder, made if it is not there; a file of the same name is replaced.
        progress: told after each match.
        bots: makes the bots; a function of a module where other processes play.
        seconds: a stopwatch; a function of a module where other processes play.
        workers: who plays.

    Raises:
        WrongSeats: not one level for each seat.
        UnknownLevel: the bots of the game do not play at a level.
        OSError: a record cannot be written.
    """
    check(game, levels if bots is None else (), len(levels))
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    tasks = (task(game, tuple(levels), f"{seed}-{n}", record=records is not None) for n in range(1, matches + 1))
    outcomes: list[Outcome] = []
    spent = 0.0
    with closing(every(tasks, workers, bots=bots, seconds=seconds)) as results:
        for number, one in enumerate(results, 1):
            outcomes.append(one.outcome)
            spent += one.seconds
            if records is not None and one.record is not None:
                write_whole(records / record_name(game.key, seed, number), one.record)
            if progress is not None:
                progress(number, matches)
    steps = sum(one.steps for one in outcomes)
    return Simulation(game, tuple(levels), tuple(outcomes), steps / spent if spent > 0 else 0.0)


def check(game: AnyGame, levels: Sequence[str], seats: int) -> None:
    """Nothing, if so many can sit down to the game, and its bots play at these levels.

    Raises:
        WrongSeats: the game is for another number.
        UnknownLevel: its bots do not play at a level.
    """
    if seats != game.seats:
        raise WrongSeats(*game.seat_counts())
    for level in levels:
        if level not in levels_of_bots(game.key):
            raise UnknownLevel(game.key, level)


def write_whole(path: Path, data: bytes) -> None:
    """Writes a file that is either there whole or not at all.

    Raises:
        OSError: it cannot be written.
    """
    new = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        new.write_bytes(data)
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)
