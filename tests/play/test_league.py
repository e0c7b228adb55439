"""Levels against one another: who sits where, what is counted, and that it hangs on nobody who works."""

from __future__ import annotations

import multiprocessing
from math import isclose, sqrt
from pathlib import Path

import pytest

from fa_cards.bots import AnyBot, UnknownLevel, make
from fa_cards.play.league import Contest, Pair, contest, neighbours, play, rising, standing
from fa_cards.play.simulate import simulate
from fa_cards.play.work import Outcome
from fa_cards.play.workers import processes
from fa_cards.rules.catalog import game_class
from fa_cards.rules.replay import replay

TEKA = game_class("teka")
LEVELS = ("easy", "random")


def of(key: str, seats: int | None = None, *, deals: bool = False, pairs: int = 2, seed: int = 7) -> Contest:
    return contest(game_class(key)(None, seats), LEVELS, seed, pairs, deals=deals)


def pair(one: Contest, *totals: tuple[int, ...], won: tuple[tuple[int, ...], ...] = ((), ())) -> Pair:
    return Pair(one, tuple(Outcome(some, winners, 1) for some, winners in zip(totals, won, strict=True)))


# --- who sits where -------------------------------------------------------------------------------------------------


def test_partners_are_of_one_level_and_the_sides_are_exchanged() -> None:
    one = of("teka")
    assert one.seats(0) == ("easy", "random", "easy", "random")
    assert one.seats(1) == ("random", "easy", "random", "easy")


@pytest.mark.parametrize(("key", "seats"), [("golden-ten", 3), ("golden-ten", 6), ("toonerville", 5), ("all-fours", 2)])
def test_where_each_plays_alone_every_seat_is_held_once_by_each_level(key: str, seats: int) -> None:
    one = of(key, seats)
    for both in zip(one.seats(0), one.seats(1), strict=True):
        assert sorted(both) == ["easy", "random"]


def test_the_two_sittings_of_a_pair_have_one_seed_and_pairs_have_others() -> None:
    tasks = list(of("teka").tasks(record=False))
    assert [one.seed for one in tasks] == ["7-1", "7-1", "7-2", "7-2"]
    assert all(one.duplicate and one.deals is None for one in tasks)
    assert [one.deals for one in of("teka", deals=True).tasks(record=False)] == [1] * 4


# --- what is counted ------------------------------------------------------------------------------------------------


def test_a_match_of_two_sides_is_counted_by_the_points_of_both_and_by_who_won() -> None:
    one = of("teka")
    # Easy sits first with 104 to 20 and wins, then on the other side with 60 to 105 and loses.
    first = pair(one, (104, 20, 104, 20), (105, 60, 105, 60), won=((0, 2), (0, 2)))
    assert first.totals == ((104 + 60) / 2, (20 + 105) / 2)
    assert first.ahead == 82 - 62.5
    assert first.share == 0.5
    second = pair(one, (110, 0, 110, 0), (10, 104, 10, 104), won=((0, 2), (1, 3)))
    assert second.ahead == 107 - 5
    assert second.share == 1


def test_errors_are_counted_by_pairs() -> None:
    one = of("teka")
    pairs = [
        pair(one, (104, 20, 104, 20), (105, 60, 105, 60), won=((0, 2), (0, 2))),
        pair(one, (110, 0, 110, 0), (10, 104, 10, 104), won=((0, 2), (1, 3))),
    ]
    found = standing(pairs)
    # Two results a and b: their deviation is |a - b| by the root of 2, and that by the root of 2 again.
    assert found.pairs == 2
    assert found.ahead.mean == (19.5 + 102) / 2
    assert isclose(found.ahead.error, (102 - 19.5) / 2)
    assert found.share.mean == 0.75
    assert isclose(found.share.error, 0.25)
    assert [one.mean for one in found.totals] == [(82 + 107) / 2, (62.5 + 5) / 2]
    assert found.ranks is None
    assert found.ranks_ahead is None


def test_where_each_plays_alone_every_seat_counts_once_for_each_level_and_so_do_ranks() -> None:
    one = of("golden-ten", 3)
    assert (one.seats(0), one.seats(1)) == (("easy", "random", "easy"), ("random", "easy", "random"))
    # Penalties. Easy: 10 and 30 at seats 0 and 2 of the first sitting, 20 at seat 1 of the second.
    found = pair(one, (10, 50, 30), (60, 20, 40), won=((0,), (1,)))
    assert found.totals == (20, 50)
    assert found.ahead == 30
    # Ranks: first 1, 3, 2; second 3, 1, 2.
    assert found.ranks == ((1 + 2 + 1) / 3, (3 + 3 + 2) / 3)
    assert found.share == 1
    other = pair(one, (50, 10, 30), (20, 60, 40), won=((1,), (0,)))
    assert other.ahead == (10 + 20 + 40) / 3 - (50 + 30 + 60) / 3
    # Ranks: first 3, 1, 2; second 1, 3, 2.
    assert other.ranks == ((3 + 2 + 3) / 3, (1 + 1 + 2) / 3)
    assert other.share == 0
    both = standing([found, other])
    assert both.ranks_ahead is not None
    # Better by 4/3 of a rank, and worse by as much.
    assert isclose(both.ranks_ahead.mean, 0, abs_tol=1e-12)
    assert isclose(both.ranks_ahead.error, 4 / 3)
    assert isclose(both.ahead.error, sqrt(((30 + 70 / 3) ** 2) / 4))


def test_winners_of_both_levels_share_the_match() -> None:
    one = of("golden-ten", 3)
    # Three win the first sitting, two of them easy; the second goes to a seat of random.
    assert pair(one, (5, 5, 5), (1, 9, 9), won=((0, 1, 2), (0,))).share == (2 / 3 + 0) / 2


def test_a_single_deal_is_won_by_who_scores_best_in_it() -> None:
    one = of("kentucky-rook", deals=True)
    assert pair(one, (80, 100, 80, 100), (180, 0, 180, 0)).share == 0
    assert pair(one, (100, 80, 100, 80), (90, 90, 90, 90)).share == (1 + 0.5) / 2
    alone = of("golden-ten", 3, deals=True)
    assert pair(alone, (0, 20, 20), (0, 20, 20)).share == 0.5


def test_a_level_against_itself_wins_half() -> None:
    game = TEKA({"target": 30})
    pairs = list(play([contest(game, ("random", "random"), 3, 4)]))
    found = standing(pairs)
    assert found.share == (0.5, 0)
    assert found.ahead == (0, 0)


def test_a_bot_that_nobody_can_choose_may_be_compared_too() -> None:
    made: set[str] = set()

    def bots(game: str, level: str) -> AnyBot:
        made.add(level)
        return make(game, "random")

    list(play([Contest(TEKA(), ("frozen", "random"), 7, 1, deals=True)], bots=bots))
    assert made == {"frozen", "random"}


# --- which contests -------------------------------------------------------------------------------------------------


def test_every_level_meets_the_one_below() -> None:
    assert neighbours(("random", "easy", "medium")) == (("easy", "random"), ("medium", "easy"))
    assert rising("teka", ["easy", "random", "easy"]) == ("random", "easy")


def test_a_level_that_the_game_is_not_played_at_is_refused() -> None:
    with pytest.raises(UnknownLevel):
        contest(TEKA(), ("easy", "wizard"), 1, 2)


# --- who works ------------------------------------------------------------------------------------------------------


def files(folder: Path) -> dict[str, bytes]:
    return {one.name: one.read_bytes() for one in folder.iterdir()}


def test_two_processes_play_what_one_plays_and_are_gone_afterwards(tmp_path: Path) -> None:
    contests = [of("teka", deals=True), of("golden-ten", 3)]
    game = game_class("all-fours")({"target": 3})
    alone = list(play(contests, records=tmp_path / "one"))
    matches = simulate(game, LEVELS, 3, 7, records=tmp_path / "one")
    told: list[tuple[int, int]] = []
    with processes(2) as workers:
        both = list(play(contests, workers=workers, records=tmp_path / "two", progress=lambda *now: told.append(now)))
        again = simulate(game, LEVELS, 3, 7, records=tmp_path / "two", workers=workers)
    assert [one.summary for one in both] == [one.summary for one in alone]
    assert again.matches == matches.matches
    assert files(tmp_path / "one") == files(tmp_path / "two")
    assert told == [(number, 8) for number in range(1, 9)]
    assert multiprocessing.active_children() == []


def test_the_record_of_each_sitting_is_kept_and_replays(tmp_path: Path) -> None:
    one = of("teka", deals=True)
    pairs = list(play([one], records=tmp_path))
    names = [f"teka-7-easy-random-{number}-{sitting}.jsonl" for number in (1, 2) for sitting in (1, 2)]
    assert sorted(file.name for file in tmp_path.iterdir()) == names
    for name, outcome in zip(names, [outcome for each in pairs for outcome in each.outcomes], strict=True):
        read = replay((tmp_path / name).read_bytes())
        assert read.state.totals == outcome.totals
        assert len(read.state.deals) == 1
        assert read.record.extra["players"] == list(one.seats(int(name[-7]) - 1))
