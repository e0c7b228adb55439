"""What the points of a deal are worth at a score: they are entered in order, and the target ends the match.

Worth is in points of the match, own ones less those of the other side; a match that ends in this deal is worth as
much as its target beside.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

Score = tuple[int, int]
"""The totals of the own side and of the other one."""


@dataclass(frozen=True, slots=True)
class Stake:
    """One point of a deal as far as it is known who has it."""

    value: int
    odds: tuple[float, float]
    """How likely the own side has it in the end, and the other one; nobody has it with what is left to 1."""


MINE: Final = (1.0, 0.0)
THEIRS: Final = (0.0, 1.0)
OPEN: Final = (0.5, 0.5)


def final(score: Score, target: int) -> float:
    """What a score after a deal is worth."""
    mine, theirs = score
    match = target if mine >= target else -target if theirs >= target else 0
    return float(mine - theirs + match)


def expected(stakes: Sequence[Stake], score: Score, target: int) -> float:
    """What a deal is worth before its points are entered."""
    if not stakes or max(score) >= target:
        return final(score, target)
    one, rest = stakes[0], stakes[1:]
    (mine, theirs), (own, other) = score, one.odds
    nobodys = 1.0 - own - other
    result = 0.0
    if own > 0.0:
        result += own * expected(rest, (mine + one.value, theirs), target)
    if other > 0.0:
        result += other * expected(rest, (mine, theirs + one.value), target)
    if nobodys > 0.0:
        result += nobodys * expected(rest, score, target)
    return result


def weights(stakes: Sequence[Stake], score: Score, target: int) -> list[float]:
    """For each point half of what lies between having it and its going to the other side.

    Far from the target that is its value; near it a point that is entered late may be worth nothing, and an early one
    the match.
    """
    if max(score) + sum(one.value for one in stakes) < target:
        return [float(one.value) for one in stakes]
    result = []
    for place, one in enumerate(stakes):
        here, there = (
            expected([*stakes[:place], Stake(one.value, odds), *stakes[place + 1 :]], score, target)
            for odds in (MINE, THEIRS)
        )
        result.append((here - there) / 2.0)
    return result
