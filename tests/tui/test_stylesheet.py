from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from textual.css import stylesheet as textual_stylesheet
from textual.css.parse import parse

from fa_cards.play.store import Store
from fa_cards.tui.app import FaCards
from tests.tui.sitting import program, settled


@pytest.fixture
def readings(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each of our stylesheets was read, by the name of its file."""
    found: Counter[str] = Counter()

    def counted(scope: str, css: str, read_from: Any, **more: Any) -> Any:
        if read_from[0].endswith(".tcss"):
            found[Path(read_from[0]).name] += 1
        return parse(scope, css, read_from, **more)

    monkeypatch.setattr(textual_stylesheet, "parse", counted)
    return found


async def test_every_rule_is_read_once_however_many_pages_are_opened(store: Store, readings: Counter[str]) -> None:
    app = program(store)
    async with app.run_test() as pilot:
        for key in ("?", "escape", "g", "escape", "l", "escape", "i"):
            await settled(pilot)
            await pilot.press(key)
        await settled(pilot)
    assert {"page.tcss", "menu.tcss", "table.tcss", "help.tcss", "sheet.tcss"} <= set(readings)
    assert set(readings.values()) == {1}


async def test_a_theme_that_a_person_set_is_there_without_reading_the_rules_twice(
    app: FaCards, store: Store, readings: Counter[str]
) -> None:
    store.change_settings(theme="paper")
    app = program(store)
    async with app.run_test() as pilot:
        await settled(pilot)
        paper = app.screen.styles.background
    assert paper.brightness > 0.5
    assert set(readings.values()) == {1}


async def test_another_theme_colours_all_pages_anew(app: FaCards) -> None:
    async with app.run_test() as pilot:
        await pilot.pause()
        night = app.screen.styles.background
        app.change(theme="paper")
        await pilot.pause()
        assert app.screen.styles.background.brightness > 0.5 > night.brightness
