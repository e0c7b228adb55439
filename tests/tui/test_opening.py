"""How the program opens: nothing holds it up, and afterwards everything is as usual."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from fa_cards.tui.app import FaCards


@pytest.fixture
def uncollected() -> Iterator[None]:
    """A process that does not look for garbage, as the command line starts the program."""
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()


@pytest.mark.usefixtures("uncollected")
async def test_garbage_is_collected_again_once_the_menu_is_there(app: FaCards) -> None:
    async with app.run_test() as pilot:
        await pilot.pause()
        assert gc.isenabled()
        assert gc.get_freeze_count() > 0


async def test_an_app_in_a_process_that_collects_garbage_lets_it(app: FaCards) -> None:
    async with app.run_test() as pilot:
        await pilot.pause()
        assert gc.isenabled()
        assert gc.get_freeze_count() == 0
