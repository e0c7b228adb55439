"""What is imported before anything is seen: the start is fast because of what is not."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

MENU = """
import asyncio, sys
from fa_cards.play.start import Start
from fa_cards.play.store import Store
from fa_cards.tui.app import FaCards
from fa_cards.tui.pace import NoPace

async def main():
    opened = Store.open()
    with opened.store:
        async with FaCards(opened, Start(), pace=NoPace()).run_test() as pilot:
            await pilot.pause()

asyncio.run(main())
print(*sys.modules)
"""


def loaded(home: Path, code: str) -> set[str]:
    """The modules that a program of its own has loaded in the end, as it prints them."""
    environ = {"PATH": os.environ["PATH"], "FA_CARDS_HOME": str(home)}
    done = subprocess.run([sys.executable, "-c", code], env=environ, capture_output=True, text=True, check=True)
    return set(done.stdout.splitlines()[-1].split())


def packages(modules: set[str]) -> set[str]:
    return {module.partition(".")[0] for module in modules}


@pytest.mark.parametrize("words", [["--version"], ["--version", "--lang", "en"], ["matches", "--json"], ["--help"]])
def test_a_command_that_prints_a_few_lines_imports_neither_textual_nor_babel_nor_numpy(
    tmp_path: Path, words: list[str]
) -> None:
    code = f"import sys; from fa_cards.cli import main; assert main({words}) == 0; print(); print(*sys.modules)"
    modules = loaded(tmp_path, code)
    assert "fa_cards.cli" in modules
    assert packages(modules) & {"textual", "babel", "numpy"} == set()


def test_the_menu_imports_no_game_no_bots_no_table_and_nothing_for_dates(tmp_path: Path) -> None:
    modules = loaded(tmp_path, MENU)
    assert "fa_cards.tui.menu" in modules
    assert packages(modules) & {"babel", "numpy", "jdatetime"} == set()
    pages = ("table", "setup", "history", "help", "settings_page", "rules_page", "palette", "sheet", "ask", "replay")
    unwanted = {f"fa_cards.tui.{page}" for page in pages}
    unwanted |= {"fa_cards.rules.teka", "fa_cards.rules.game", "fa_cards.bots", "fa_cards.learn", "fa_cards.play.match"}
    assert modules & unwanted == set()


def test_the_menu_imports_no_faces_no_results_no_refusals_and_no_field(tmp_path: Path) -> None:
    modules = loaded(tmp_path, MENU)
    drawn = {f"fa_cards.tui.{name}" for name in ("faces", "rook_faces", "paper", "numerals", "signs")}
    said = {f"fa_cards.words.{name}" for name in ("games", "results", "refusals", "dates", "terminals", "seats")}
    layer = {
        f"fa_cards.rtl.{name}" for name in ("surroundings", "containers", "input", "ordered", "rewrite", "widgets")
    }
    unwanted = drawn | said | layer | {"fa_cards.tui.standing", "fa_cards.tui.new_match", "fa_cards.tui.names"}
    assert modules & unwanted == set()


@pytest.mark.parametrize("words", [["--version"], ["--help"], ["no-such-command"], ["matches"]])
def test_garbage_is_collected_after_every_command(home: Path, run: Any, words: list[str]) -> None:
    run(*words)
    assert gc.isenabled()
