"""How many worlds there are, by how many cards of which kind each holder has.

Cards that all holders still to be served treat alike are one group, and a world falls into a table: how many cards of
each group lie with each holder. Holders are served one after another. What is left of the groups is all that later
ones need to know, so the number of ways to go on from there is counted once for each such remainder, from the last
holder back (dynamic programming), and a table is drawn forwards by these numbers. Once a holder is served, groups that
only he told apart are one, which keeps the remainders few.

Numbers of ways are floating-point numbers. They are whole and exact below 2 to the 53rd (without evidence), and beyond
it right to some 13 digits, which no number of worlds could show. They are the same on every machine: single products
and sums in an order that is written down here, each rounded as IEEE 754 says, and no power, logarithm or `sum`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import comb, prod
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fa_cards.bots.worlds.bits import WIDTH
from fa_cards.bots.worlds.unknown import Chances, Counts, NoWorld, Unknown

Masks = tuple[int, ...]

_WAYS: Final = np.array([[float(comb(n, k)) for k in range(WIDTH + 1)] for n in range(WIDTH + 1)])
"""In how many ways k of n cards are chosen."""


@dataclass(frozen=True, slots=True, eq=False)
class Stage:
    """One holder who is served: what he may get, and how many ways each of it leaves."""

    row: int
    groups: Masks
    """Disjoint; each card of one is to this holder and all later ones as the others of it."""
    fresh: bool
    """Whether the groups are not those of the stage before."""
    remainders: Counts
    """The remainders that may be met: how many cards of each group are left."""
    choices: Counts
    """What he may get: how many cards of each group."""
    ways: Chances
    """For each remainder the numbers of ways with each choice, summed up from the first choice on."""
    following: NDArray[np.intp]
    """For each remainder and choice the remainder of the next stage; anything where no way leads there."""


@dataclass(frozen=True, slots=True, eq=False)
class Tables:
    """All tables with their numbers of ways."""

    stages: tuple[Stage, ...]
    last: int | None
    """The row that gets what is left; none where nothing is hidden."""
    total: float
    """How many worlds there are, or their weight together where there is evidence."""


def tables(unknown: Unknown) -> Tables:
    """The tables of what is not known.

    Raises:
        NoWorld: there are none.
    """
    order = _order(unknown)
    groups = groups_of(unknown, order)
    remainders = np.array([[mask.bit_count() for mask in groups]], dtype=np.int64)
    served: list[tuple[int, Masks, bool, Counts, Counts, Chances, NDArray[np.intp]]] = []
    before: Masks | None = None
    for place, row in enumerate(order[:-1]):
        choices = _choices(unknown, row, groups)
        ways = _likelihood(unknown, row, groups, choices) * _choosing(remainders, choices)
        later = groups_of(unknown, order[place + 1 :])
        left, following = _left(remainders, choices, ways, groups, later)
        served.append((row, groups, groups != before, remainders, choices, ways, following))
        before, groups, remainders = groups, later, left
    counted = _likelihood(unknown, order[-1], groups, remainders) if order else np.ones(1)
    stages: list[Stage] = []
    for row, own, fresh, met, choices, ways, following in reversed(served):
        summed = np.cumsum(ways * counted[following], axis=1)
        counted = summed[:, -1]
        stages.append(Stage(row, own, fresh, met, choices, summed, following))
    total = float(counted[0]) * _of_the_known(unknown, order)
    if not total:
        raise NoWorld("no deal fits all that is known")
    return Tables(tuple(reversed(stages)), order[-1] if order else None, total)


def count(unknown: Unknown) -> float:
    """How many worlds fit, or their weight together where there is evidence; 0 where none does."""
    try:
        return tables(unknown).total
    except NoWorld:
        return 0.0


def groups_of(unknown: Unknown, rows: tuple[int, ...]) -> Masks:
    """The hidden cards that some of the rows may hold, in groups that all of them treat alike, by their lowest card."""
    told = [unknown.may[row] for row in rows]
    parts = [mask for mask in (_union(told),) if mask]
    for mask in (*told, *(mask for fact in unknown.facts if fact.row in rows for mask in fact.masks)):
        parts = [part for whole in parts for part in (whole & mask, whole & ~mask) if part]
    return tuple(sorted(parts, key=lambda part: part & -part))


def _union(masks: list[int]) -> int:
    result = 0
    for mask in masks:
        result |= mask
    return result


def _order(unknown: Unknown) -> tuple[int, ...]:
    """The rows with room in the order in which they are served: first whose groups nobody else needs, then the small.

    Any order counts the same; this one keeps the remainders few.
    """
    rows = tuple(row for row, room in enumerate(unknown.room) if room)
    order: list[int] = []
    while rows:
        fewest = min(rows, key=lambda row: (len(groups_of(unknown, _without(rows, row))), unknown.room[row], row))
        order.append(fewest)
        rows = _without(rows, fewest)
    return tuple(order)


def _without(rows: tuple[int, ...], gone: int) -> tuple[int, ...]:
    return tuple(row for row in rows if row != gone)


@lru_cache(maxsize=1024)
def _splits(room: int, sizes: tuple[int, ...]) -> Counts:
    """All ways to make up a number of parts of at most these sizes; it is shared, so nobody may write to it."""
    if sizes:
        blocks = [np.zeros((0, len(sizes)), dtype=np.int64)]
        for first in range(max(0, room - sum(sizes[1:])), min(room, sizes[0]) + 1):
            rest = _splits(room - first, sizes[1:])
            blocks.append(np.concatenate((np.full((len(rest), 1), first, dtype=np.int64), rest), axis=1))
        result = np.concatenate(blocks)
    else:
        result = np.zeros((0 if room else 1, 0), dtype=np.int64)
    result.flags.writeable = False
    return result


def _choices(unknown: Unknown, row: int, groups: Masks) -> Counts:
    """What a holder may get: how many cards of each group, as many as he has room for."""
    sizes = tuple(mask.bit_count() if mask & unknown.may[row] else 0 for mask in groups)
    return _splits(unknown.room[row], sizes)


def _choosing(remainders: Counts, choices: Counts) -> Chances:
    """In how many ways each choice is made of the cards of each remainder; 0 where there are not as many."""
    result = np.ones((len(remainders), len(choices)))
    for group in range(remainders.shape[1]):
        result *= _WAYS[remainders[:, group, np.newaxis], choices[np.newaxis, :, group]]
    return result


def _likelihood(unknown: Unknown, row: int, groups: Masks, held: Counts) -> Chances:
    """What the facts about a holder say of each number of cards of the groups."""
    result = np.ones(len(held))
    for fact in unknown.facts:
        if fact.row == row:
            known = [(unknown.known[row] & mask).bit_count() for mask in fact.masks]
            within = [[1 if group & mask else 0 for mask in fact.masks] for group in groups]
            result *= fact.likelihood(held @ np.array(within, dtype=np.int64) + np.array(known, dtype=np.int64))
    return result


def _of_the_known(unknown: Unknown, order: tuple[int, ...]) -> float:
    """What the facts say about holders all of whose cards are known."""
    result = 1.0
    for row in range(len(unknown.holders)):
        if row not in order:
            result *= float(_likelihood(unknown, row, (), np.zeros((1, 0), dtype=np.int64))[0])
    return result


def _left(
    remainders: Counts, choices: Counts, ways: Chances, groups: Masks, later: Masks
) -> tuple[Counts, NDArray[np.intp]]:
    """The remainders after a stage, in the groups of the next one, and which of them each choice leads to.

    A way that would leave over a card that nobody later may hold leads nowhere: its number becomes 0 in `ways`.

    Raises:
        NoWorld: no way leads anywhere.
    """
    goes = np.array([[1 if group & mask else 0 for mask in later] for group in groups], dtype=np.int64)
    left = (remainders @ goes)[:, np.newaxis, :] - (choices @ goes)[np.newaxis, :, :]
    for group, mask in enumerate(groups):
        if not mask & _union(list(later)):
            ways[remainders[:, group, np.newaxis] != choices[np.newaxis, :, group]] = 0.0
    bounds = [mask.bit_count() + 1 for mask in later]
    places = np.array([prod(bounds[group + 1 :]) for group in range(len(bounds))], dtype=np.int64)
    possible = ways > 0.0
    if not possible.any():
        raise NoWorld("no deal fits all that is known")
    found, inverse = np.unique((left @ places)[possible], return_inverse=True)
    following = np.zeros(ways.shape, dtype=np.intp)
    following[possible] = inverse
    return (found[:, np.newaxis] // places) % np.array(bounds, dtype=np.int64), following
