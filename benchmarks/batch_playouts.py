"""How many steps a second playouts of many worlds make: `python benchmarks/batch_playouts.py [--rounds N] [GAME ...]`.

A step is one card by the rule policy, with what may be played, who wins the trick and what the deal brings; the worlds
are dealt beforehand, and each run plays whole deals. All is in time of one core: what other programs take of it
meanwhile is not counted. Rounds go through all runs in turn, so that a slow moment of the machine does not fall on one
alone.

Where pyspiel is there, each round plays its spades too, with steps by chance and deals of its own, and prints how many
steps the playouts make for each of its steps. It is no dependency: for it make an environment of your own with
`pip install open_spiel -e .` and run this file there.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from statistics import median
from time import process_time
from typing import Any, Final

import numpy as np

from benchmarks.engine_speed import REFERENCE, SPADES_MATCHES, spades_per_second
from fa_cards.bots import make
from fa_cards.bots.batch.deal import Deal
from fa_cards.bots.batch.games import deal_of
from fa_cards.bots.batch.table import Worlds
from fa_cards.rules.catalog import game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import TABLE, State
from fa_cards.rules.phases import Phase
from fa_cards.rules.states import TrickState

ROUNDS: Final = 5
GAMES: Final = ("teka", "kentucky-rook")
WORLDS: Final = (256, 1024, 4096)
WANTED: Final = {1024: 20, 4096: 35}
"""Steps for each step of the reference."""
STEPS: Final = 1_500_000
"""Steps of a run, at least."""

Run = Callable[[str], float]
"""The rate of a round with that seed."""


def beginning(key: str, seed: str) -> State[Any]:
    """A deal of a game before its first card, as easy bots come to it."""
    dice, bot = Dice(seed), make(key, "easy")
    state: State[Any] = game_class(key)().start()
    while not (isinstance(state, TrickState) and state.phase is Phase.PLAY):
        actor = state.actor
        action = state.chance(dice) if actor is TABLE else bot.choose(state.view(actor), dice)
        state, _ = state.apply(actor, action)
    return state


def dealt(deal: Deal, state: State[Any], number: int, seed: int) -> Worlds:
    """Worlds in which all hands are dealt by chance; what lies aside stays."""
    world = deal.world(state.places())
    counts = np.bitwise_count(world.hands[:, 0]).astype(int)
    held = int(np.bitwise_or.reduce(world.hands[:, 0]))
    cards = np.array([1 << place for place in range(64) if held >> place & 1], dtype=np.uint64)
    orders = np.random.default_rng(seed).permuted(np.tile(cards, (number, 1)), axis=1)
    ends = np.cumsum(counts)
    hands = [np.bitwise_or.reduce(orders[:, end - size : end], axis=1) for size, end in zip(counts, ends, strict=True)]
    return Worlds(np.stack(hands), None if world.aside is None else np.repeat(world.aside, number))


def steps_per_second(key: str, number: int, seed: str) -> float:
    """The rate of playouts of so many worlds at a time."""
    state = beginning(key, seed)
    assert state.actor is not TABLE
    deal = deal_of(state.view(state.actor))
    steps = int(np.bitwise_count(deal.world(state.places()).hands[list(deal.table.seats)]).sum()) * number
    runs = max(1, STEPS // steps)
    some = [dealt(deal, state, number, run) for run in range(min(runs, 4))]
    begin = process_time()
    for run in range(runs):
        deal.play(some[run % len(some)])
    return runs * steps / (process_time() - begin)


def main() -> None:
    """Prints the figures."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("games", nargs="*", metavar="GAME", default=list(GAMES), help="keys of games of tricks")
    reader.add_argument("--rounds", type=int, default=ROUNDS)
    told = reader.parse_args()
    runs: dict[tuple[str, int], Run] = {}
    if find_spec("pyspiel"):
        spades = import_module("pyspiel").load_game("spades")
        runs[REFERENCE, 0] = partial(spades_per_second, spades, SPADES_MATCHES, listed=True)
    runs |= {(key, number): partial(steps_per_second, key, number) for key in told.games for number in WORLDS}
    rates: dict[tuple[str, int], list[float]] = {name: [] for name in runs}
    for one in range(told.rounds):
        for which, run in runs.items():
            rates[which].append(run(f"playouts {one}"))
    print(f"steps of playouts a second on one core: median of {told.rounds} rounds [lowest to highest]")
    reference = rates.get((REFERENCE, 0))
    for (name, number), some in rates.items():
        print(line(name, number, some, reference))
    if reference is None:
        print("pyspiel is not installed: figures stand alone, without ratios")


def line(name: str, number: int, rates: list[float], reference: list[float] | None) -> str:
    """What is printed of one run."""
    worlds = f"{number:>5} worlds" if number else ""
    text = f"{name:<24}{worlds:<14}{median(rates):>12,.0f}  [{min(rates):,.0f} to {max(rates):,.0f}]"
    if reference is None or not number:
        return text
    ratios = [rate / other for rate, other in zip(rates, reference, strict=True)]
    wanted = f", wanted {WANTED[number]}" if number in WANTED and name in GAMES else ""
    return f"{text}  ratio {median(ratios):.1f} [{min(ratios):.1f} to {max(ratios):.1f}]{wanted}"


if __name__ == "__main__":
    main()
