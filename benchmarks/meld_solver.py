"""How long the solver of contract rummy takes: `python benchmarks/meld_solver.py [HANDS]`.

For each contract, hands of 13 to 20 cards are dealt from packs of three to five decks, from seeds: as they come from
the whole pack, and with a number of wilds among them that is fixed. A line says how many hands the contract goes
with, and of each question the median, the 95th percentile and the most, in milliseconds of one core: what other
programs take of it meanwhile is not counted. The questions are asked one after the other, as in a match: what the
solver remembers of a hand (how many cards are missing, what each colour needs) serves the later ones.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from math import ceil
from time import process_time

from fa_cards.rules.cards import PACK_ROOK_56, ROOK, Card, toonerville_pack
from fa_cards.rules.chance import Dice
from fa_cards.rules.melds import Contract, MeldRules
from fa_cards.rules.rummy.solver import best, goes, missing, nearest, wanted

HANDS = 100
WILDS: tuple[int | None, ...] = (None, 0, 3, 5)
"""None: as they come."""
CONTRACTS = tuple(
    Contract(sets, runs)
    for sets, runs in ((2, 0), (1, 1), (0, 2), (3, 0), (2, 1), (1, 2), (4, 0), (0, 3), (5, 0), (0, 4), (2, 2))
)
RULES = MeldRules(frozenset({ROOK}), highest=14, min_naturals=1, contiguous=True)
QUESTIONS: tuple[tuple[str, Callable[[Sequence[Card], Contract, MeldRules], object]], ...] = (
    ("goes", goes),
    ("best", best),
    ("missing", missing),
    ("wanted", wanted),
    ("nearest", nearest),
)


def dealt(seed: str, wilds: int | None) -> tuple[Card, ...]:
    """A hand of 13 to 20 cards, with so many wilds where a number is given."""
    dice = Dice(seed)
    decks, size = 3 + dice.below(3), 13 + dice.below(8)
    if wilds is None:
        return tuple(dice.shuffled(toonerville_pack(decks))[:size])
    return (*dice.shuffled(PACK_ROOK_56 * decks)[: size - wilds], *[ROOK] * wilds)


def figures(times: Sequence[float]) -> str:
    """Median, 95th percentile and most, in milliseconds."""
    ordered = sorted(times)
    return " ".join(f"{1000 * ordered[ceil(share * len(ordered)) - 1]:6.2f}" for share in (0.5, 0.95, 1))


def main(arguments: list[str]) -> None:
    """Prints the figures."""
    hands = int(arguments[0]) if arguments else HANDS
    print(f"{hands} hands of 13 to 20 cards a line; p50, p95, max in ms of one core")
    print(" " * 22 + "  ".join(f"{name:>20}" for name, _ask in QUESTIONS))
    for contract in CONTRACTS:
        for wilds in WILDS:
            times: dict[str, list[float]] = {name: [] for name, _ask in QUESTIONS}
            laid = 0
            for place in range(hands):
                hand = dealt(f"meld solver {contract.sets} {contract.runs} {wilds} {place}", wilds)
                for name, ask in QUESTIONS:
                    begin = process_time()
                    answer = ask(hand, contract, RULES)
                    times[name].append(process_time() - begin)
                    laid += name == "goes" and answer is True
            head = f"{contract.sets} sets {contract.runs} runs {'all' if wilds is None else f'{wilds}w':>3}{laid:4}"
            print(f"{head:<22}" + "  ".join(figures(times[name]) for name, _ask in QUESTIONS))


if __name__ == "__main__":
    main(sys.argv[1:])
