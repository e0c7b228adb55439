"""Words in fresh processes: whatever the system's language is, and without what a start does not need."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def fresh(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LANG", "LC_"))}
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=kept | {"PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"} | environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.parametrize("environment", [{}, {"LANG": "C"}, {"LC_ALL": "POSIX"}, {"LANGUAGE": "en", "LANG": "en_US"}])
def test_persian_is_spoken_whatever_the_language_of_the_system(environment: dict[str, str]) -> None:
    done = fresh("from fa_cards.words.games import game_name; print(game_name('teka'), end='')", **environment)
    assert (done.returncode, done.stdout) == (0, "تکا"), done.stderr


def test_words_need_neither_babel_nor_a_calendar_nor_the_screen_to_start() -> None:
    code = """
import json, sys
import fa_cards.words.cards, fa_cards.words.dates, fa_cards.words.events, fa_cards.words.games
import fa_cards.words.prompts, fa_cards.words.refusals, fa_cards.words.sheet, fa_cards.words.sorting
import fa_cards.learn.rules_pages
fa_cards.words.games.game_name("teka")
print(json.dumps(sorted({name.partition(".")[0] for name in sys.modules})))
"""
    done = fresh(code)
    assert done.returncode == 0, done.stderr
    loaded = set(json.loads(done.stdout))
    assert not loaded & {"babel", "jdatetime", "textual", "rich", "numpy"}


def test_the_language_of_the_process_is_left_alone() -> None:
    code = """
import locale
before = locale.setlocale(locale.LC_ALL)
from fa_cards.words import say, use
from fa_cards.words.games import game_name
for code in ("en", "fa"):
    use(code)
    game_name("teka")
assert locale.setlocale(locale.LC_ALL) == before
"""
    assert fresh(code, LANG="C").returncode == 0
