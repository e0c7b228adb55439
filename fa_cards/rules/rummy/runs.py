"""What runs of one colour do from number to number, and how many fillers they need (toonerville.md, section 3).

Open runs are counted in the fields of one whole number: a field for each length with so many natural cards. Longer
runs than the shortest that may be laid, and more natural cards than a meld needs, are not told apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from fa_cards.rules.melds import SHORTEST, Kind

RUN_LENGTH = SHORTEST[Kind.RUN]
NEVER = 1000
"""More fillers than any hand holds."""
WIDTH = 4
"""Bits of a field."""
_FIELD = (1 << WIDTH) - 1
SET_DUE, LEAN_SET_DUE = 1 << 8, 1 << 9
"""What is due for a move to be good: that a card that it leaves goes into a set (that may have no natural card to
spare). No hand holds so many cards of a number."""


class Move(NamedTuple):
    """What happens to the runs of one colour at one number."""

    open: int
    """The runs that are open afterwards."""
    naturals: int
    fillers: int
    starts: tuple[int, ...]
    """For each run that begins here, the fillers below its first natural card."""
    debts: int
    """Natural cards that runs are short of when they end here."""
    due: int
    """0, or what is due of the sets of this number for it to be good."""
    steps: tuple[tuple[int, str], ...]
    """For each run that was open: its field, and whether it takes a natural card, a filler or ends."""


NATURAL, FILLER, END = "natural", "filler", "end"
REST = Move(0, 0, 0, (), 0, 0, ())


def field_of(length: int, naturals: int, least: int) -> int:
    """Which field of `open` counts the runs of that length with that many natural cards; more are not told apart."""
    return (min(length, RUN_LENGTH) - 1) * least + min(naturals, least) - 1


def fields(runs: int) -> Iterator[tuple[int, int]]:
    """Each field that counts open runs, with how many."""
    field = 0
    while runs:
        if count := runs & _FIELD:
            yield field, count
        runs >>= WIDTH
        field += 1


class Manner(NamedTuple):
    """How runs are treated, apart from the cards."""

    least: int
    """The natural cards that a meld needs."""
    grow: bool
    """Whether a run that may end may go on: where one asks only whether the contract goes, it need not."""
    tight: bool
    """Whether every place of a wild is tried."""
    apart: bool
    """Whether runs of one colour keep apart."""
    debts: bool
    """Whether melds may be short of natural cards."""
    onward: bool = False
    """Whether a run that may end may also go on with a filler."""
    sets: bool = False
    """Whether there may be a set of the number."""


class _Part(NamedTuple):
    """Some of the open runs have moved."""

    open: int = 0
    naturals: int = 0
    fillers: int = 0
    debts: int = 0
    ended: bool = False
    """Whether one ended that could have gone on."""
    steps: tuple[tuple[int, str], ...] = ()


@lru_cache(maxsize=1 << 14)
def moves(runs: int, held: int, most: int, leads: range, manner: Manner) -> tuple[Move, ...]:
    """Everything that may happen to the open runs of a colour at one number; the fewest fillers first.

    Args:
        runs: The open runs.
        held: How often the number is held.
        most: How many runs may begin.
        leads: How many fillers may stand below the first natural card of a run that begins.
        manner: How runs are treated.
    """
    parts = [_Part()]
    for field, count in fields(runs):
        parts = [more for part in parts for more in _gone_on(part, field, count, held, manner)]
    found: dict[tuple[int, int, int, tuple[int, ...], int], Move] = {}
    for part in parts:
        for move in _begun(part, held, most, leads, manner):
            key = (move.open, move.naturals, move.fillers, move.starts, move.debts)
            if key not in found or move.due < found[key].due:
                found[key] = move
    return tuple(sorted(found.values(), key=lambda one: one.fillers))


def _gone_on(part: _Part, field: int, count: int, held: int, manner: Manner) -> Iterator[_Part]:
    """The ways in which open runs of one kind take a natural card, a filler or end."""
    least = manner.least
    length, having = field // least + 1, field % least + 1
    complete = length == RUN_LENGTH and having == least
    may_end = complete or (length == RUN_LENGTH and manner.debts)
    for ends in range(count + 1 if may_end else 1):
        for taking in range(min(count - ends, held - part.naturals), -1, -1):
            filled = count - ends - taking
            if filled and complete and not manner.onward:
                continue
            yield _Part(
                part.open
                + taking * _opened(length + 1, having + 1, manner)
                + filled * _opened(length + 1, having, manner),
                part.naturals + taking,
                part.fillers + filled,
                part.debts + ends * (least - having),
                part.ended or (ends > 0 and complete),
                (*part.steps, *[(field, NATURAL)] * taking, *[(field, FILLER)] * filled, *[(field, END)] * ends),
            )


def _begun(part: _Part, held: int, most: int, leads: range, manner: Manner) -> Iterator[Move]:
    """The moves in which runs begin besides what the open ones do."""
    for count in range(min(most, held - part.naturals) + 1):
        naturals = part.naturals + count
        due = 0
        if held > naturals and not manner.tight:
            due = LEAN_SET_DUE if part.fillers else SET_DUE if part.ended and not manner.apart else 0
        if due and not manner.sets:
            continue
        for starts in combinations_with_replacement(leads, count):
            open_runs = part.open + sum(_opened(1 + lead, 1, manner) for lead in starts)
            yield Move(open_runs, naturals, part.fillers + sum(starts), starts, part.debts, due, part.steps)


def _opened(length: int, naturals: int, manner: Manner) -> int:
    """An open run as it is counted; nothing where it is complete and need not go on."""
    if not manner.grow and length >= RUN_LENGTH and naturals >= manner.least:
        return 0
    return 1 << WIDTH * field_of(length, naturals, manner.least)


@lru_cache(maxsize=1 << 12)
def lengths(runs: int, least: int) -> tuple[int, int, int]:
    """How many of the open runs lack three cards, two or more, one or more."""
    short = [0] * RUN_LENGTH
    for field, count in fields(runs):
        for lack in range(1, RUN_LENGTH - field // least):
            short[lack] += count
    return short[3], short[2], short[1]


@lru_cache(maxsize=1 << 11)
def run_needs(counts: tuple[int, ...], highest: int, most: int) -> tuple[tuple[int, ...], ...]:
    """By number, the fewest fillers of 0, 1, 2 … runs of one colour whose first natural card is that one or higher."""
    table = [(0, *[NEVER] * most)] * (highest + 2)
    # From the highest number down; the key: runs that lack three cards, two, one; runs in all.
    states = {(0, 0, 0, 0): 0}
    for number in range(highest, 0, -1):
        held = counts[number]
        # A run that ends below 4 has its fillers above.
        above = max(0, RUN_LENGTH - number)
        after: dict[tuple[int, int, int, int], int] = {}
        for (three, two, one, used), cost in states.items():
            for begun in range(min(held, most - used) + 1):
                key = (
                    begun if above == 0 else 0,
                    three + (begun if above == 1 else 0),
                    two + (begun if above == 2 else 0),
                    used + begun,
                )
                price = cost + max(0, three + two + one + begun - held) + begun * above
                if price < after.get(key, NEVER):
                    after[key] = price
        states = after
        best = [NEVER] * (most + 1)
        for (three, two, one, used), cost in states.items():
            best[used] = min(best[used], cost + 3 * three + 2 * two + one)
        table[number] = tuple(best)
    return tuple(table)


def joined(some: Sequence[int], others: Sequence[int]) -> list[int]:
    """The fewest fillers of so many runs in two groups of colours together."""
    return [min(some[part] + others[count - part] for part in range(count + 1)) for count in range(len(some))]
