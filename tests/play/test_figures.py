"""Means, standard errors and ranks, worked out by hand."""

from __future__ import annotations

from math import isclose, sqrt
from statistics import StatisticsError

import pytest

from fa_cards.play.figures import figure, ranks


def test_the_error_of_a_mean_is_the_deviation_by_the_root_of_the_number() -> None:
    # Deviations from 5: -3, -1, -1, 5; squares 9 + 1 + 1 + 25 = 36, by n - 1 = 12; root of 12 by root of 4.
    found = figure([2, 4, 4, 10])
    assert found.mean == 5
    assert isclose(found.error, sqrt(12) / 2)


def test_equal_results_have_no_error() -> None:
    assert figure([0.5, 0.5, 0.5]) == (0.5, 0)


def test_one_result_has_no_error_to_tell() -> None:
    with pytest.raises(StatisticsError):
        figure([1])


def test_figures_are_given_out_with_six_places() -> None:
    # The mean is 1/3; deviations 2/3, -1/3, -1/3, squares 6/9, by 2 is 1/3, by 3 is 1/9: the error is 1/3.
    assert figure([1, 0, 0]).as_data == {"mean": 0.333333, "error": 0.333333}


def test_the_highest_total_ranks_first_and_equal_ones_share_their_ranks() -> None:
    assert ranks((10, 30, 10, 20), lowest_wins=False) == (3.5, 1, 3.5, 2)


def test_where_points_are_penalties_the_lowest_total_ranks_first() -> None:
    assert ranks((10, 30, 10, 20), lowest_wins=True) == (1.5, 4, 1.5, 3)
    assert ranks((-5, 0, 7), lowest_wins=True) == (1, 2, 3)
