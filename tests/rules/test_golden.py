"""One whole match of each game in words: who changes a rule sees the lines that change (tools/golden.py wrote them)."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from fa_cards.rules.catalog import GAMES

ROOT = Path(__file__).parent.parent.parent
GOLDEN = ROOT / "tests" / "golden"


@pytest.mark.parametrize("key", GAMES)
def test_a_whole_match_reads_as_it_is_kept(key: str) -> None:
    made = runpy.run_path(str(ROOT / "tools" / "golden.py"))["text_of"](key)
    assert made == (GOLDEN / f"{key}.txt").read_text(encoding="utf-8")


def test_nothing_is_kept_that_is_no_game() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == set(GAMES)
