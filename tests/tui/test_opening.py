"""How the program opens: nothing holds it up, and afterwards everything is as usual."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import pytest
from textual._compositor import Compositor
from textual.app import App
from textual.geometry import Size
from textual.screen import Screen
from textual.timer import Timer
from textual.widget import Widget

from fa_cards.play.store import Store
from fa_cards.tui.app import FaCards
from fa_cards.tui.menu import MenuPage
from fa_cards.tui.tricks.table import TrickTablePage
from tests.tui.sitting import program, settled, table


@pytest.fixture
def frozen() -> int:
    """How much of what is there nobody looks through for garbage, before the program is opened."""
    return gc.get_freeze_count()


@pytest.fixture
def uncollected() -> Iterator[None]:
    """A process that does not look for garbage, as the command line starts the program."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("uncollected")
async def test_garbage_is_collected_again_once_the_menu_is_there(app: FaCards, frozen: int) -> None:
    async with app.run_test() as pilot:
        await pilot.pause()
        assert gc.isenabled()
        assert gc.get_freeze_count() > frozen


async def test_an_app_in_a_process_that_collects_garbage_lets_it(app: FaCards, frozen: int) -> None:
    async with app.run_test() as pilot:
        await pilot.pause()
        assert gc.isenabled()
        # What was frozen before may go meanwhile; nothing is added.
        assert gc.get_freeze_count() <= frozen


async def test_the_menu_is_the_first_screen_and_has_none_below_it(app: FaCards) -> None:
    async with app.run_test() as pilot:
        await pilot.pause()
        assert [type(screen) for screen in app.screen_stack] == [MenuPage]


async def test_a_match_that_was_asked_for_lies_over_the_menu(store: Store) -> None:
    app = program(store)
    async with app.run_test() as pilot:
        await settled(pilot)
        assert [type(screen) for screen in app.screen_stack] == [MenuPage, TrickTablePage]
        app.open_match(table(app).match)
        await settled(pilot)
        assert [type(screen) for screen in app.screen_stack] == [MenuPage, TrickTablePage]


async def test_the_first_frame_does_not_wait_for_the_clock_and_is_laid_out_once(
    app: FaCards, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Textual draws with the ticks of a timer."""
    laid_out: list[Size] = []
    drawn: list[str] = []
    reflow, display = Compositor.reflow, App._display

    def counted_reflow(compositor: Compositor, parent: Widget, size: Size) -> Any:
        laid_out.append(size)
        return reflow(compositor, parent, size)

    def counted_display(app: App[Any], screen: Screen[Any], frame: Any) -> None:
        if frame is not None and not app._batch_count:
            drawn.append(f"{type(frame).__name__} after {len(laid_out)}")
        display(app, screen, frame)

    monkeypatch.setattr(Timer, "_tick", lambda *_: None)
    monkeypatch.setattr(Compositor, "reflow", counted_reflow)
    monkeypatch.setattr(App, "_display", counted_display)
    async with app.run_test(size=(80, 24)):
        assert drawn[0] == "LayoutUpdate after 1"
