"""How the rounds of contract rummy end among easy bots: `python benchmarks/rummy_rounds.py [GAME ...] [--matches N]`.

A line for each round: how often somebody went out and how often the round was dead, how many turns it took, how often
somebody bought and the stock was renewed in it, how often whoever did not go out had laid his contract, and what he
still held. Whole matches are played, at every table that the game has.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from fa_cards.bots import make
from fa_cards.rules.actions import Action, Buy, Draw, Restock, Take
from fa_cards.rules.catalog import GAMES, game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import TABLE, State
from fa_cards.rules.rummy.events import RummyDeal

MATCHES = 20
SEED = "rounds"
LEVEL = "easy"
KEYS = [key for key, kind in GAMES.items() if kind.family == "rummy"]


@dataclass(frozen=True, slots=True)
class Ended:
    """A round that is over."""

    deal: RummyDeal
    steps: Counter[type[Action]]
    """How often each kind of step was taken."""

    @property
    def others(self) -> tuple[int, ...]:
        """The seats that did not go out."""
        return tuple(seat for seat in range(len(self.deal.scores)) if seat != self.deal.out)


def rounds_played(key: str, seats: int, seed: str) -> Iterable[Ended]:
    """The rounds of a match of easy bots."""
    bot, dice = make(key, LEVEL), Dice(seed)
    state: State[Any] = game_class(key)(None, seats).start()
    steps: Counter[type[Action]] = Counter()
    while not state.finished:
        seat = state.actor
        action = state.chance(dice) if seat is TABLE else bot.choose(state.view(seat), dice)
        steps[type(action)] += 1
        before = len(state.deals)
        state, _ = state.apply(seat, action)
        if len(state.deals) > before:
            deal = state.deals[-1]
            assert isinstance(deal, RummyDeal)
            yield Ended(deal, steps)
            steps = Counter()


def line(number: int, seats: int, rounds: Sequence[Ended]) -> str:
    """What the table says of a round."""

    def mean(kind: type[Action]) -> float:
        return fmean(one.steps[kind] for one in rounds)

    out = fmean(one.deal.out is not None for one in rounds)
    down = fmean(one.deal.down[seat] for one in rounds for seat in one.others)
    points = fmean(one.deal.scores[seat] for one in rounds for seat in one.others)
    turns = (mean(Take) + mean(Draw)) / seats
    return (
        f"  {number:5} {out:6.0%} {1 - out:6.0%} {turns:7.1f} {mean(Buy) / seats:6.2f} {mean(Restock):9.2f} "
        f"{down:6.0%} {points:8.1f}"
    )


def report(key: str, seats: int, matches: int) -> None:
    """Prints the lines of a table of a game."""
    print(f"{key}, {seats} seats, {matches:,} matches of {LEVEL} bots", flush=True)
    print("  round    out   dead   turns   buys  restocks   down   points", flush=True)
    rounds: dict[int, list[Ended]] = {}
    for number in range(matches):
        for one in rounds_played(key, seats, f"{SEED} {number}"):
            rounds.setdefault(one.deal.round, []).append(one)
    for number, some in rounds.items():
        print(line(number, seats, some), flush=True)


def main(arguments: list[str]) -> None:
    """Prints the tables."""
    parser = ArgumentParser(description="How the rounds of contract rummy end among easy bots.")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--matches", type=int, default=MATCHES)
    wishes = parser.parse_args(arguments)
    if unknown := [key for key in wishes.games if key not in KEYS]:
        parser.error(f"{unknown[0]} is no game of contract rummy; there are {', '.join(KEYS)}")
    for key in wishes.games or KEYS:
        for seats in game_class(key).seat_counts():
            report(key, seats, wishes.matches)


if __name__ == "__main__":
    main(sys.argv[1:])
