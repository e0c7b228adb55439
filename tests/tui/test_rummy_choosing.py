"""While a person chooses, sorts and marks cards: what is drawn is what a table drawn anew would show."""

from __future__ import annotations

import pytest

from fa_cards.play.store import Store
from tests.tui.rummy_scenes import ME, one_down, opened_scene, rummy
from tests.tui.sitting import settled, text_of

WAYS = ("end", "home", "left", "space", "right", "s", "end", "space", "backspace", "left", "comma", "p", "backspace")
"""Keys that change how the cards lie, and nothing else: choosing, marking, sorting, the tray."""


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_a_key_for_ones_own_cards_leaves_nothing_on_the_table_as_it_was_before(
    store: Store, code: str, size: tuple[int, int]
) -> None:
    app = opened_scene(store, one_down(), ME)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        page = rummy(app)
        for key in WAYS:
            desk = page.desk
            await pilot.press(key)
            await pilot.pause()
            assert page.desk != desk, key
            drawn = text_of(app)
            page.show()
            await pilot.pause()
            assert text_of(app) == drawn, key
