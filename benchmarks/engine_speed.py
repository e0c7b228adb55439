"""How many random steps a second the engine of a game makes: `python benchmarks/engine_speed.py [GAME] [STEPS]`.

Each step is one legal() and one apply() through State: deals are included, events are made, there is no view and no
record, and the random choice is counted in. It prints the runs and their median, in time of one core: what other
programs take of it meanwhile is not counted.
"""

from __future__ import annotations

import sys
from statistics import median
from time import process_time

from fa_cards.rules.catalog import AnyGame, game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import TABLE, pick

RUNS = 7
STEPS = 60_000


def steps_per_second(game: AnyGame, steps: int, seed: str) -> float:
    """The rate of one run of that many random steps; a finished match is followed by a new one."""
    dice = Dice(seed)
    state = game.start()
    begin = process_time()
    for _ in range(steps):
        if state.finished:
            state = game.start()
        actor = state.actor
        legal = state.legal(actor)
        state, _events = state.apply(actor, state.chance(dice) if actor is TABLE else pick(legal, dice))
    return steps / (process_time() - begin)


def main(arguments: list[str]) -> None:
    """Prints the figures."""
    key = arguments[0] if arguments else "teka"
    steps = int(arguments[1]) if len(arguments) > 1 else STEPS
    game = game_class(key)()
    rates = [steps_per_second(game, steps, f"speed {run}") for run in range(RUNS)]
    print(f"{key}: {steps:,} random steps a run, steps a second on one core")
    print("  " + "  ".join(f"{rate:,.0f}" for rate in rates))
    print(f"median {median(rates):,.0f}")


if __name__ == "__main__":
    main(sys.argv[1:])
