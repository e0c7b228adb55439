from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from fa_cards.rules.catalog import GAMES
from fa_cards.rules.game import TABLE

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "easy_against_random.py"

TEAM_GAMES = ("kentucky-rook", "kentucky-discard", "standard-rook")


@pytest.fixture(scope="module")
def script() -> ModuleType:
    """The benchmark, by path: in importlib mode pytest puts nothing on the path."""
    spec = importlib.util.spec_from_file_location("easy_against_random", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_easy_takes_at_least_1_2_tricks_a_deal_of_teka_more_than_par_from_random(script: ModuleType) -> None:
    tricks = script.tricks_over_par(200, "bound")
    assert tricks.mean - 3 * tricks.error > 1.2, tricks


@pytest.mark.parametrize("game", TEAM_GAMES)
def test_easy_wins_at_least_12_points_a_deal_over_par_from_random(script: ModuleType, game: str) -> None:
    points = script.points_over_par(game, 40, "bound")
    assert points.mean - 3 * points.error > 12, points


@pytest.mark.parametrize("game", TEAM_GAMES)
def test_easy_plays_its_cards_better_than_random_whoever_declares(script: ModuleType, game: str) -> None:
    points = script.points_over_par(game, 60, "bound", cards=True)
    assert points.mean - 3 * points.error > 0, points


@pytest.mark.parametrize(
    ("game", "seats", "deals", "asked"),
    [
        ("california-jack", 2, 60, 1.2),
        ("shasta-sam", 2, 150, 1.2),
        ("california-fives", 2, 30, 5),
        ("california-fives", 4, 30, 5),
    ],
)
def test_easy_scores_as_many_points_a_deal_more_than_random_as_asked_where_there_is_a_stock(
    script: ModuleType, game: str, seats: int, deals: int, asked: float
) -> None:
    points = script.points_over_par(game, deals, "bound", seats=seats).doubled
    assert points.mean - 3 * points.error > asked, points


def test_easy_is_better_than_random_in_all_fours_and_at_the_cards_alone(script: ModuleType) -> None:
    for cards in (False, True):
        points = script.points_over_par("all-fours", 100, "bound", cards=cards)
        assert points.mean - 3 * points.error > 0, points


@pytest.mark.parametrize(("game", "seats"), [("call-partner-rook", 4), ("golden-ten", 3), ("golden-ten", 4)])
def test_easy_is_better_than_random_where_each_plays_alone(script: ModuleType, game: str, seats: int) -> None:
    points = script.points_over_par(game, 80, "bound", seats=seats)
    assert points.mean - 3 * points.error > 0, points


@pytest.mark.parametrize("game", ["teka", *TEAM_GAMES])
def test_easy_wins_whole_matches_against_random(script: ModuleType, game: str) -> None:
    assert script.matches_won(game, 3, "bound") == (6, 6)


@pytest.mark.parametrize("game", TEAM_GAMES)
def test_both_rounds_of_a_deal_are_played_from_one_pack_by_one_dealer(script: ModuleType, game: str) -> None:
    one, other = (script.dealt(game, "same") for _ in range(2))
    assert one.actor is not TABLE
    assert (one.dealt, one.nest, one.dealer) == (other.dealt, other.nest, other.dealer)


def test_a_game_with_and_without_partners_has_figures_for_both_and_others_for_their_usual_table(
    script: ModuleType,
) -> None:
    assert {key: script.tables(kind) for key, kind in GAMES.items() if key in {"california-fives", "golden-ten"}} == {
        "california-fives": (2, 4),
        "golden-ten": (4,),
    }
    assert all(script.tables(GAMES[key]) == (4,) for key in ("teka", *TEAM_GAMES, "call-partner-rook"))


def test_a_seat_that_scores_less_is_ahead_where_points_are_penalties(script: ModuleType) -> None:
    # Seats 0 and 2 are easy's: 30 against 10 points on average, so 20 ahead, and as penalties 20 behind.
    assert script.ahead((20, 10, 40, 10), easy_first=True, low_wins=False) == 20
    assert script.ahead((20, 10, 40, 10), easy_first=True, low_wins=True) == -20
    assert script.ahead((20, 10, 40, 10), easy_first=False, low_wins=False) == -20


def test_a_deal_of_the_benchmark_is_played_to_its_thirteenth_trick(script: ModuleType) -> None:
    state = script.declared("thirteen")
    assert state.contract.decided(12, 0) is None
    assert state.contract.decided(8, 5) is True
    assert state.contract.decided(7, 6) is False
