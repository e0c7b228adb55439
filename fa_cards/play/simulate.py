"""Matches of bots alone: the same seed gives the same matches, byte for byte."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from fa_cards.play.match import BotMaker, Match
from fa_cards.play.seats import PLAYERS, BotSeat
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.records import write_record

Progress = Callable[[int, int], None]
"""Told how many matches are over, of how many."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    steps: int


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
) -> Simulation:
    """Plays so many matches to their end, and writes the record of each into `records`.

    Args:
        game: the game with its options.
        levels: the level of each seat.
        matches: how many.
        seed: fixes all chance; the n-th match is the same, however many are played.
        records: a folder, made if it is not there; a file of the same name is replaced.
        progress: told after each match.
        bots: makes the bots.
        seconds: a stopwatch.

    Raises:
        WrongSeats: not one level for each seat.
        UnknownLevel: the bots of the game do not play at a level.
        OSError: a record cannot be written.
    """
    seats = tuple(BotSeat(level) for level in levels)
    outcomes: list[Outcome] = []
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    spent = 0.0
    for number in range(1, matches + 1):
        match = Match(game, seats, f"{seed}-{number}", bots=bots)
        began = seconds()
        match.advance()
        spent += seconds() - began
        outcomes.append(Outcome(match.totals, match.winners, len(match.moments)))
        if records is not None:
            data = write_record(game, match.steps, extra={PLAYERS: list(levels)})
            write_whole(records / record_name(game.key, seed, number), data)
        if progress is not None:
            progress(number, matches)
    steps = sum(one.steps for one in outcomes)
    return Simulation(game, tuple(levels), tuple(outcomes), steps / spent if spent > 0 else 0.0)


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
