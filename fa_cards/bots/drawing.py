"""Leads of trump that take the trumps from the foes, for bots of any game in which somebody declares trump."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from fa_cards.bots.known import TrickKnown, high

K = TypeVar("K", bound=TrickKnown)


def draw(known: K, without_the_boss: Callable[[K, int, int], int]) -> int:
    """A trump that takes trumps from the foes, while they may hold some and it does not cost more than it brings; or 0.

    Args:
        known: what the seat on lead knows.
        without_the_boss: what is led, or 0, where a foe may hold the best trump; it is given what is known, the own
            trumps, and those that foes may hold.
    """
    mine = known.hand & known.trump
    theirs = known.foes_may_hold & known.trump
    if not mine or not theirs:
        return 0
    best = high(mine)
    if known.is_boss(best):
        # A last trump is worth more later, as a ruff or for the last trick, than as one of many rounds.
        return best if mine != best or theirs.bit_count() == 1 else 0
    return without_the_boss(known, mine, theirs)
