"""How many random steps a second the engine makes: `python benchmarks/engine_speed.py [--rounds N] [GAME ...]`.

Each step is one legal() and one apply() through State: deals are included, events are made, there is no view and no
record, and the random choice is counted in. All is in time of one core: what other programs take of it meanwhile is
not counted. Rounds go through all games in turn, so that a slow moment of the machine does not fall on one alone.

Where pyspiel is there, each round plays its spades too, in which the same choice takes legal steps, and prints what
the engine makes for each of its steps, the dealing of single cards left out of the count. It is no dependency: for it
make an environment of your own with `pip install open_spiel -e .` and run this file there.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from statistics import median
from time import process_time
from typing import Any, Final

from fa_cards.rules.actions import Action
from fa_cards.rules.catalog import GAMES, AnyGame, family_of, game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import TABLE

ROUNDS: Final = 5
STEPS: Final = 60_000
"""Steps of a game in a round."""
SPADES_MATCHES: Final = 1_000
"""Matches of pyspiel's spades in a round, of 56 steps each."""
REFERENCE: Final = "pyspiel spades"
BOUND: Final = 0.45
"""What Teka and Kentucky Rook are to make for each step of the reference."""
BOUND_FOR: Final = ("teka", "kentucky-rook")

Run = Callable[[str], float]
"""The rate of a round with that seed."""


def steps_per_second(game: AnyGame, steps: int, seed: str) -> float:
    """The rate of one run of that many random steps; a finished match is followed by a new one."""
    dice, fraction = Dice(seed), random.Random(seed).random
    state = game.start()
    begin = process_time()
    for _ in range(steps):
        if state.finished:
            state = game.start()
        actor = state.actor
        legal = state.legal(actor)
        if actor is TABLE:
            action = state.chance(dice)
        else:
            action = legal[int(fraction() * len(legal))]
            if not isinstance(action, Action):
                action = action.pick(dice)
        state, _events = state.apply(actor, action)
    return steps / (process_time() - begin)


def spades_per_second(spades: Any, matches: int, seed: str, *, listed: bool) -> float:
    """The rate of that many random matches of pyspiel's spades, chance not counted as steps.

    Args:
        spades: the game.
        matches: how many.
        seed: of the choices.
        listed: whether the cards to deal are asked for with their chances, as its examples do, or as mere legal steps.
    """
    fraction = random.Random(seed).random
    steps = 0
    begin = process_time()
    for _ in range(matches):
        state = spades.new_initial_state()
        while not state.is_terminal():
            if listed and state.is_chance_node():
                chances = state.chance_outcomes()
                state.apply_action(chances[int(fraction() * len(chances))][0])
                continue
            steps += not state.is_chance_node()
            legal = state.legal_actions()
            state.apply_action(legal[int(fraction() * len(legal))])
    return steps / (process_time() - begin)


def runs(keys: list[str], steps: int) -> dict[str, Run]:
    """What a round goes through, by its name."""
    result: dict[str, Run] = {}
    if find_spec("pyspiel"):
        spades = import_module("pyspiel").load_game("spades")
        result[REFERENCE] = partial(spades_per_second, spades, SPADES_MATCHES, listed=True)
        result[f"{REFERENCE}, dealt by legal_actions()"] = partial(
            spades_per_second, spades, SPADES_MATCHES, listed=False
        )
    for key in keys:
        result[key] = partial(steps_per_second, game_class(key)(), steps)
    return result


def line(name: str, rates: list[float], reference: list[float] | None) -> str:
    """What is printed of one game."""
    text = f"{name:<42}{median(rates):>9,.0f}  [{min(rates):,.0f} to {max(rates):,.0f}]"
    if reference is None:
        return text
    ratios = [rate / other for rate, other in zip(rates, reference, strict=True)]
    bound = f", wanted {BOUND}" if name in BOUND_FOR else ""
    return f"{text}  ratio {median(ratios):.2f} [{min(ratios):.2f} to {max(ratios):.2f}]{bound}"


def main() -> None:
    """Prints the figures."""
    first = BOUND_FOR
    tricks = [*first, *(key for key in GAMES if key not in first and family_of(key) != "rummy")]
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("games", nargs="*", metavar="GAME", help="keys of games; all games of tricks where none is")
    reader.add_argument("--rounds", type=int, default=ROUNDS)
    reader.add_argument("--steps", type=int, default=STEPS, help="steps of a game in a round")
    told = reader.parse_args()
    todo = runs(told.games or tricks, told.steps)
    rates: dict[str, list[float]] = {name: [] for name in todo}
    for one in range(told.rounds):
        for name, run in todo.items():
            rates[name].append(run(f"speed {one}"))
    print(f"random steps a second on one core: median of {told.rounds} rounds [lowest to highest]")
    for name, some in rates.items():
        print(line(name, some, rates.get(REFERENCE)))
    if REFERENCE not in rates:
        print("pyspiel is not installed: figures stand alone, without ratios")


if __name__ == "__main__":
    main()
