"""How many worlds a second are drawn: `python benchmarks/worlds.py [--worlds N] [--rounds N]`.

Each line is a deal of so many hidden cards to three hands, in which so many hands have shown to have none of a suit.
It counts the tables and draws all worlds, counting included; beside it stands a mere permutation of as many cards by
numpy (argsort of random keys), which knows no voids, in the same round. Of all rounds the median counts, in time of one
core. The last line says how even the draw is: chi-squared over its degrees of freedom, of all deals of a small case
with two voids, where 1 is expected.
"""

from __future__ import annotations

import argparse
from collections import Counter
from math import sqrt
from statistics import median
from time import process_time
from typing import Final

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from fa_cards.bots.worlds.chance import generator
from fa_cards.bots.worlds.sampler import sample
from fa_cards.bots.worlds.tables import count, tables
from fa_cards.bots.worlds.unknown import Unknown, settled
from fa_cards.rules.cards import PACK_52, SUITS, Deck
from fa_cards.rules.chance import Dice

WORLDS: Final = 1024
ROUNDS: Final = 41
CASES: Final = ((39, 0, 1_200_000), (36, 1, 108_000), (30, 2, 182_000), (24, 3, 253_000), (15, 3, 413_000))
"""Hidden cards, hands with a void, and the worlds a second that are to be drawn at least."""
HANDS: Final = 3
EVEN_DRAWS: Final = 40_000

DECK: Final = Deck(PACK_52)


def dealt(hidden: int, voids: int) -> Unknown:
    """What is unknown where the first hands have none of a suit each: hand 0 of spades, hand 1 of hearts, and so on."""
    cards = (1 << hidden) - 1
    may = [cards & ~DECK.suit[SUITS[hand]] if hand < voids else cards for hand in range(HANDS)]
    room = (hidden // HANDS,) * HANDS
    return settled(tuple(range(HANDS)), known=(0,) * HANDS, room=room, hidden=cards, may=may)


def rates(unknown: Unknown, worlds: int, rounds: int) -> tuple[float, float, float]:
    """The milliseconds of counting the tables, worlds a second, and mere permutations a second, each a median."""
    chance = generator(Dice("worlds"))
    counting, drawing, permuting = [], [], []
    for _ in range(rounds):
        begin = process_time()
        tables(unknown)
        counted = process_time()
        sample(unknown, worlds, chance)
        drawn = process_time()
        _permuted(unknown, worlds, chance)
        counting.append(counted - begin)
        drawing.append(drawn - counted)
        permuting.append(process_time() - drawn)
    return 1000 * median(counting), worlds / median(drawing), worlds / median(permuting)


def _permuted(unknown: Unknown, worlds: int, chance: Generator) -> list[NDArray[np.uint64]]:
    """Worlds by a mere permutation, as if nothing were known of the cards."""
    bits = np.uint64(1) << np.arange(unknown.hidden.bit_count(), dtype=np.uint64)
    order = bits[np.argsort(chance.random((worlds, len(bits)), dtype=np.float32), axis=1)]
    size = unknown.room[0]
    return [np.bitwise_or.reduce(order[:, hand * size : (hand + 1) * size], axis=1) for hand in range(HANDS)]


def evenness() -> tuple[float, float, int]:
    """Chi-squared over its degrees of freedom, how far from 1 it lies by chance, and the deals of the case."""
    unknown = dealt(9, 2)
    deals = round(count(unknown))
    seen = Counter(map(tuple, sample(unknown, EVEN_DRAWS, generator(Dice("even"))).T.tolist()))
    expected = EVEN_DRAWS / deals
    squares = sum((times - expected) ** 2 / expected for times in seen.values()) + expected * (deals - len(seen))
    return squares / (deals - 1), sqrt(2 / (deals - 1)), deals


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--worlds", type=int, default=WORLDS, help=f"worlds drawn at once (default {WORLDS})")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"rounds (default {ROUNDS})")
    wanted = parser.parse_args()
    print(f"{'hidden / voids':>14} {'counting ms':>12} {'worlds/s':>12} {'at least':>12} {'permuted/s':>12}")
    for hidden, voids, least in CASES:
        counting, drawing, permuting = rates(dealt(hidden, voids), wanted.worlds, wanted.rounds)
        print(f"{f'{hidden} / {voids}':>14} {counting:12.2f} {drawing:12,.0f} {least:12,} {permuting:12,.0f}")
    found, error, deals = evenness()
    print(f"chi-squared / degrees of freedom over {deals} deals: {found:.2f} (1 +- {error:.2f})")


if __name__ == "__main__":
    main()
