"""Means with their standard errors, and ranks."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

PLACES = 6
"""The decimal places that are given out: what lies beyond them means nothing."""


class Figure(NamedTuple):
    """A mean with its standard error."""

    mean: float
    error: float

    @property
    def percent(self) -> Figure:
        """The figure in hundredths."""
        return Figure(100 * self.mean, 100 * self.error)

    @property
    def as_data(self) -> dict[str, float]:
        """The figure as values of JSON."""
        return {"mean": round(self.mean, PLACES), "error": round(self.error, PLACES)}


def figure(results: Sequence[float]) -> Figure:
    """The mean of independent results and its standard error: their standard deviation by the root of their number.

    Raises:
        StatisticsError: there are fewer than two.
    """
    return Figure(fmean(results), stdev(results) / sqrt(len(results)))


def ranks(totals: Sequence[int], *, lowest_wins: bool) -> tuple[float, ...]:
    """The rank of each seat by its total, 1 for the best; equal totals share the mean of their ranks."""
    worth = [-total if lowest_wins else total for total in totals]
    return tuple([1 + sum(other > one for other in worth) + (worth.count(one) - 1) / 2 for one in worth])
