"""Checks the simulator of many worlds against the rules, by default at 1,000 positions of each game of tricks.

`python -m tools.batch_check [--positions N] [GAME ...]`: each position comes from a match of random and easy bots. From
a first card by chance the deal is played to its end in the simulator, among other worlds, and by the same policy
through `State`, where every seat sees nothing but its view. Cards, tricks and scores must be the same. Each game is
played with its defaults and, a part of the positions, with every other option.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator

from fa_cards.rules.catalog import GAMES, AnyGame, family_of
from fa_cards.rules.chance import Dice
from tests.bots.batch.twins import positions, twin
from tools.simulations import games

SHARE = 20
"""One position in so many is played with each other option, and with each other number of seats."""


def named(key: str) -> Iterator[tuple[str, AnyGame]]:
    """The game with its defaults, with each option away from its default, and with each number of seats."""
    for game in games(key):
        changed = {name: value for name, value in game.options.items() if value != GAMES[key]().options[name]}
        seats = {"seats": game.seats} if game.seats != game.usual_seats else {}
        yield " ".join([key, *(f"{name}={value}" for name, value in (changed | seats).items())]), game


def check(name: str, game: AnyGame, number: int) -> int:
    """How many of so many positions end in the simulator otherwise than by the rules; each is printed."""
    begin, wrong, steps = time.perf_counter(), 0, 0
    for place, state in enumerate(positions(game, f"check {name}", number)):
        found = twin(state, Dice(f"check {name} {place}"))
        steps += len(found.played)
        if found.told:
            wrong += 1
            print(f"{name}, position {place}: {found.told}")
    seconds = time.perf_counter() - begin
    print(f"{name:<55}{number:>6} positions {steps:>7} steps {wrong:>4} wrong {seconds:7.1f} s", flush=True)
    return wrong


def main() -> int:
    """Prints the counts; 1 where something was wrong."""
    tricks = [key for key in GAMES if family_of(key) != "rummy"]
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("games", nargs="*", metavar="GAME", help="keys of games; all games of tricks where none is")
    reader.add_argument("--positions", type=int, default=1000)
    told = reader.parse_args()
    wrong = 0
    for key in told.games or tricks:
        for name, game in named(key):
            number = told.positions if name == key else max(1, told.positions // SHARE)
            wrong += check(name, game, number)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
