"""Matches of each game in words: who changes a rule sees the lines that change (tools/golden.py wrote them)."""

from __future__ import annotations

from pathlib import Path

import pytest

from fa_cards.rules.catalog import GAMES
from tools.golden import OPTION_SEEDS, SEEDS, options_text_of, text_of
from tools.simulations import games, title

GOLDEN = Path(__file__).parent.parent / "golden"


@pytest.mark.parametrize("key", GAMES)
def test_a_whole_match_reads_as_it_is_kept(key: str) -> None:
    assert text_of(key) == (GOLDEN / f"{key}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("key", GAMES)
def test_short_matches_with_each_option_read_as_they_are_kept(key: str) -> None:
    assert options_text_of(key) == (GOLDEN / f"{key}-options.txt").read_text(encoding="utf-8")


def test_nothing_is_kept_that_is_no_game() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == {*GAMES, *(f"{key}-options" for key in GAMES)}


def test_seeds_are_chosen_for_games_and_options_that_are_there() -> None:
    assert set(SEEDS) <= set(GAMES)
    assert set(OPTION_SEEDS) <= {title(game) for key in GAMES for game in games(key)}
