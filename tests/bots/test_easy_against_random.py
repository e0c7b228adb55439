from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from fa_cards.bots import Bot, make
from fa_cards.rules.actions import Action
from fa_cards.rules.cards import Card
from fa_cards.rules.catalog import GAMES
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import TABLE
from fa_cards.rules.rummy.view import RummyView

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


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_total_of_easy_is_lower_by_at_least_100_a_match_than_that_of_random_in_toonerville(
    script: ModuleType, seats: int
) -> None:
    points = script.totals_ahead("toonerville", tuple(script.both_matches("toonerville", 3, "bound", seats)))
    assert points.mean - 3 * points.error > 100, points


@pytest.mark.parametrize("game", ["teka", *TEAM_GAMES])
def test_easy_wins_whole_matches_against_random(script: ModuleType, game: str) -> None:
    assert script.matches_won(game, 3, "bound") == (6, 6)


@pytest.mark.parametrize("game", TEAM_GAMES)
def test_both_rounds_of_a_deal_are_played_from_one_pack_by_one_dealer(script: ModuleType, game: str) -> None:
    one, other = (script.dealt(game, "same") for _ in range(2))
    assert one.actor is not TABLE
    assert (one.dealt, one.nest, one.dealer) == (other.dealt, other.nest, other.dealer)


def test_a_game_with_and_without_partners_has_figures_for_both_contract_rummy_for_all_and_others_for_their_usual_table(
    script: ModuleType,
) -> None:
    assert {key: script.tables(GAMES[key]) for key in ("california-fives", "golden-ten", "toonerville")} == {
        "california-fives": (2, 4),
        "golden-ten": (4,),
        "toonerville": (3, 4, 5),
    }
    assert all(script.tables(GAMES[key]) == (4,) for key in ("teka", *TEAM_GAMES, "call-partner-rook"))


def test_a_seat_that_scores_less_is_ahead_where_points_are_penalties(script: ModuleType) -> None:
    # Seats 0 and 2 are easy's: 30 against 10 points on average, so 20 ahead, and as penalties 20 behind.
    assert script.ahead((20, 10, 40, 10), easy_first=True, low_wins=False) == 20
    assert script.ahead((20, 10, 40, 10), easy_first=True, low_wins=True) == -20
    assert script.ahead((20, 10, 40, 10), easy_first=False, low_wins=False) == -20


class Noting(Bot[RummyView]):
    """Plays as bots of a level do, and notes the hands that were dealt and whether a stock ran out."""

    def __init__(self, level: str) -> None:
        self._bot = make("toonerville", level)
        self.dealt: dict[tuple[int, int], tuple[Card, ...]] = {}
        self.renewed = False

    def choose(self, view: RummyView, dice: Dice) -> Action:
        self.dealt.setdefault((view.number, view.seat), view.hand)
        self.renewed |= view.restocks > 0
        return self._bot.choose(view, dice)


def test_the_packs_of_a_match_do_not_depend_on_how_often_a_stock_ran_out(script: ModuleType) -> None:
    easy, random = Noting("easy"), Noting("random")
    for bot in (easy, random):
        script.finished_match("toonerville", "packs", [bot] * 3)
    assert (easy.renewed, random.renewed) == (False, True)
    assert len(easy.dealt) == 33
    assert easy.dealt == random.dealt


def test_a_deal_of_the_benchmark_is_played_to_its_thirteenth_trick(script: ModuleType) -> None:
    state = script.declared("thirteen")
    assert state.contract.decided(12, 0) is None
    assert state.contract.decided(8, 5) is True
    assert state.contract.decided(7, 6) is False
