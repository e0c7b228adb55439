from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from fa_cards.bots import AnyBot, RandomBot, UnknownLevel
from fa_cards.play.simulate import simulate, write_whole
from fa_cards.rules.catalog import game_class
from fa_cards.rules.errors import WrongSeats
from fa_cards.rules.replay import replay

TEKA = game_class("teka")
RANDOM = ("random",) * 4


def test_the_same_seed_gives_the_same_records_byte_for_byte(tmp_path: Path) -> None:
    one = simulate(TEKA(), RANDOM, 5, 7, records=tmp_path / "one")
    other = simulate(TEKA(), RANDOM, 5, 7, records=tmp_path / "other")
    assert one.matches == other.matches
    names = [f"teka-7-{number}.jsonl" for number in range(1, 6)]
    assert sorted(file.name for file in (tmp_path / "one").iterdir()) == names
    for name in names:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "other" / name).read_bytes()
    assert len({(tmp_path / "one" / name).read_bytes() for name in names}) == 5


def test_a_match_is_the_same_however_many_are_played(tmp_path: Path) -> None:
    assert simulate(TEKA(), RANDOM, 3, 7).matches == simulate(TEKA(), RANDOM, 6, 7).matches[:3]
    assert simulate(TEKA(), RANDOM, 3, 7).matches != simulate(TEKA(), RANDOM, 3, 8).matches


def test_every_record_replays_to_the_totals_that_were_reported(tmp_path: Path) -> None:
    result = simulate(TEKA({"signals": "two"}), RANDOM, 4, 1, records=tmp_path)
    for number, outcome in enumerate(result.matches, 1):
        replayed = replay((tmp_path / f"teka-1-{number}.jsonl").read_bytes())
        assert replayed.state.finished
        assert (replayed.state.totals, replayed.state.winners) == (outcome.totals, outcome.winners)
        assert len(replayed.record.steps) == outcome.steps
        assert replayed.record.game.options["signals"] == "two"
        assert replayed.record.extra["players"] == list(RANDOM)


def test_progress_is_told_after_each_match_and_the_speed_is_steps_by_seconds() -> None:
    told: list[tuple[int, int]] = []
    ticks = itertools.count()
    result = simulate(TEKA(), RANDOM, 3, 1, progress=lambda *now: told.append(now), seconds=lambda: float(next(ticks)))
    assert told == [(1, 3), (2, 3), (3, 3)]
    assert result.steps_per_second == sum(one.steps for one in result.matches) / 3


def test_the_summary_has_what_the_command_line_promises() -> None:
    summary = simulate(TEKA({"target": 1}), RANDOM, 1, 1, seconds=lambda: 0.0).summary
    assert list(summary) == ["game", "options", "seats", "matches", "steps_per_second"]
    assert summary["seats"] == ["random"] * 4
    assert isinstance(summary["matches"], list)
    assert list(summary["matches"][0]) == ["totals", "winners", "steps"]
    assert summary["steps_per_second"] == 0.0


def test_levels_and_their_number_are_checked() -> None:
    with pytest.raises(UnknownLevel):
        simulate(TEKA(), ("random", "random", "random", "wizard"), 1, 1)
    with pytest.raises(WrongSeats):
        simulate(TEKA(), ("random", "random"), 1, 1)


def test_stopping_in_the_middle_leaves_whole_records_only(tmp_path: Path) -> None:
    made = 0

    def bots(_game: str, _level: str) -> AnyBot:
        nonlocal made
        made += 1
        if made > 10:
            raise KeyboardInterrupt
        return RandomBot()

    with pytest.raises(KeyboardInterrupt):
        simulate(TEKA(), RANDOM, 50, 7, records=tmp_path, bots=bots)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["teka-7-1.jsonl", "teka-7-2.jsonl"]
    for file in tmp_path.iterdir():
        assert replay(file.read_bytes()).state.finished


def test_a_file_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    (tmp_path / "taken" / "inside").write_text("x")
    with pytest.raises(OSError):
        write_whole(tmp_path / "taken", b"data")
    assert [one.name for one in tmp_path.iterdir()] == ["taken"]
