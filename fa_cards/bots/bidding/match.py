"""What points are worth on the way to the target of a match of Teka: how likely a side wins it that needs so many."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np

from fa_cards.bots.batch.arrays import Numbers

CERTAIN: Final = 1_000_000
"""A match that is won."""
GAINS: Final = ((8, 82), (9, 9), (16, 9))
"""What a deal brings the side that scores, with how many deals of a hundred, as easy bots play them."""


@cache
def odds(target: int) -> Numbers:
    """How likely the one side wins, of `CERTAIN`: by the points that it needs and those that the other side needs.

    In each of the deals to come either side is as likely to score.
    """
    result = [[CERTAIN if not mine else 0 for _ in range(target + 1)] for mine in range(target + 1)]
    whole = 2 * sum(share for _, share in GAINS)
    for mine in range(1, target + 1):
        for theirs in range(1, target + 1):
            together = 0
            for gain, share in GAINS:
                together += share * (result[max(0, mine - gain)][theirs] + result[mine][max(0, theirs - gain)])
            result[mine][theirs] = together // whole
    return np.array(result, dtype=np.int64)


class Stakes:
    """What deals are worth to one side as the totals stand."""

    def __init__(self, target: int, mine: int, theirs: int) -> None:
        """Takes the target and the totals of both sides."""
        self._odds = odds(target)
        self._needs = max(1, target - mine), max(1, target - theirs)

    def worth(self, mine: Numbers, theirs: Numbers) -> Numbers:
        """How likely the match is won, of `CERTAIN`, after a deal that brought the sides so many points."""
        own, other = self._needs
        result: Numbers = self._odds[np.maximum(0, own - mine), np.maximum(0, other - theirs)]
        return result
