from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "easy_against_random.py"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    """The benchmark, by path: in importlib mode pytest puts nothing on the path."""
    spec = importlib.util.spec_from_file_location("easy_against_random", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_easy_takes_at_least_1_2_tricks_a_deal_more_than_par_from_random(script: ModuleType) -> None:
    tricks = script.tricks_over_par(200, "bound")
    assert tricks.mean - 3 * tricks.error > 1.2, tricks


def test_easy_wins_whole_matches_against_random(script: ModuleType) -> None:
    won, played, points = script.matches_and_points(5, "bound")
    assert won == played == 10
    assert points.mean - 3 * points.error > 0


def test_a_deal_of_the_benchmark_is_played_to_its_thirteenth_trick(script: ModuleType) -> None:
    state = script.declared("thirteen")
    assert state.contract.decided(12, 0) is None
    assert state.contract.decided(8, 5) is True
    assert state.contract.decided(7, 6) is False
