"""How well bots play their cards: `python benchmarks/strength.py GAME BOT OTHER [--deals N] [--from N]`.

Declarer, trump, the nest and Teka's first lead are fixed by the frozen reference (benchmarks/reference) for both.
Every deal is played twice, with the bots on the seats of either side, and all tricks are played. The figure is `over
par`: half the difference of what the side of seat 0 won with BOT and with OTHER on it, in tricks of Teka or in points
of Kentucky Rook, the nest among them; between the two sides at one table lies twice as much. Beside it stand the deals
in which BOT did better and worse, and what a step took in time of one core, the forced ones left out.

The n-th deal is the same for every pair of bots. Bots: reference (frozen, the one that figures are held against),
random, easy, medium (the rule policy of the simulator), hard and expert (by simulation), or `worlds:N`.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, quantiles
from time import process_time
from typing import Any, Final, Protocol

from benchmarks.reference import contracts
from benchmarks.reference.players import Reference
from fa_cards.bots import make
from fa_cards.bots.simulating import bots as simulating
from fa_cards.play.figures import Figure, figure
from fa_cards.rules.actions import Action, Play
from fa_cards.rules.chance import Dice
from fa_cards.rules.rook.state import RookState
from fa_cards.rules.teka.state import TekaState

DEALS: Final = 200
EVERY: Final = 50
"""After so many deals the figures so far are printed."""

TrickDeal = TekaState | RookState


class Chooser(Protocol):
    """Whoever takes a view and gives a step: a bot, or the reference, which is none of the program's."""

    def choose(self, view: Any, dice: Dice) -> Action:
        """The step."""


@dataclass(frozen=True, slots=True)
class Table:
    """A game in which strength is measured."""

    deal: Callable[[str], TrickDeal]
    """The deal with this number, before the first card that is chosen freely."""
    medium: Callable[[], Chooser]
    simulating: Callable[[int], Chooser]
    """What plays with so many worlds."""
    unit: str


TABLES: Final[Mapping[str, Table]] = {
    "teka": Table(contracts.teka, simulating.MediumTeka, simulating.SimulatingTeka, "tricks"),
    "kentucky-rook": Table(contracts.kentucky_rook, simulating.MediumRook, simulating.SimulatingRook, "points"),
}


def bot_named(game: str, name: str) -> Chooser:
    """The bot of that name.

    Raises:
        ValueError: there is none.
    """
    table = TABLES[game]
    level, _, worlds = name.partition(":")
    match level:
        case "reference":
            return Reference()
        case "easy" | "random":
            return make(game, level)
        case "medium":
            return table.medium()
        case "hard":
            return table.simulating(simulating.HARD)
        case "expert":
            return table.simulating(simulating.EXPERT)
        case "worlds" if worlds.isdigit():
            return table.simulating(int(worlds))
        case _:
            raise ValueError(f"no bot is called {name!r}")


class Timed:
    """A bot whose steps are timed, where it has a choice."""

    def __init__(self, bot: Chooser) -> None:
        self._bot = bot
        self.seconds: list[float] = []

    def choose(self, view: Any, dice: Dice) -> Action:
        """What the bot chooses."""
        begin = process_time()
        action = self._bot.choose(view, dice)
        if len({step.card for step in view.legal if isinstance(step, Play)}) > 1:
            self.seconds.append(process_time() - begin)
        return action

    def __str__(self) -> str:
        if len(self.seconds) < 2:
            return "no time taken"
        slow = quantiles(self.seconds, n=100)[-1]
        return f"{1000 * fmean(self.seconds):.2f} ms a step, one in a hundred over {1000 * slow:.1f}"


def won(state: TrickDeal, bots: Sequence[Chooser], seed: str) -> int:
    """What the side of seats 0 and 2 wins when these bots play the deal out, each with chance of its own."""
    dice = [Dice(f"{seed} seat {seat}") for seat in range(len(bots))]
    while not state.deals:
        seat = state.on_move
        state, _ = state.apply(seat, bots[seat].choose(state.view(seat), dice[seat]))
    last = state.deals[-1]
    own, others = last.taken
    return own if last.contract.declarer % 2 == 0 else others


def over_par(game: str, bot: Chooser, other: Chooser, number: int) -> float:
    """What the first of two bots wins over par in the deal with that number."""
    state = TABLES[game].deal(str(number))
    here = won(state, (bot, other, bot, other), str(number))
    there = won(state, (other, bot, other, bot), str(number))
    return (here - there) / 2


def told(results: Sequence[float], unit: str) -> str:
    """What is printed of some deals."""
    one: Figure = figure(results)
    better = fmean(result > 0 for result in results)
    worse = fmean(result < 0 for result in results)
    low = one.mean - 1.96 * one.error
    return (
        f"{len(results):5} deals  {one.mean:+.3f} +- {one.error:.3f} {unit} over par (surely over {low:+.3f}), "
        f"better in {better:.2f}, worse in {worse:.2f}"
    )


def main(arguments: list[str]) -> None:
    """Prints the figures."""
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=TABLES)
    parser.add_argument("bot")
    parser.add_argument("other")
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--from", type=int, default=0, dest="first", help="the number of the first deal")
    wishes = parser.parse_args(arguments)
    try:
        bot, other = (Timed(bot_named(wishes.game, name)) for name in (wishes.bot, wishes.other))
    except ValueError as wrong:
        parser.error(str(wrong))
    print(f"{wishes.game}: {wishes.bot} against {wishes.other}", flush=True)
    results: list[float] = []
    unit = TABLES[wishes.game].unit
    for number in range(wishes.first, wishes.first + wishes.deals):
        results.append(over_par(wishes.game, bot, other, number))
        if len(results) % EVERY == 0 and len(results) < wishes.deals:
            print(told(results, unit), flush=True)
    if len(results) > 1:
        print(told(results, unit))
    print(f"  {wishes.bot}: {bot}\n  {wishes.other}: {other}")


if __name__ == "__main__":
    main(sys.argv[1:])
