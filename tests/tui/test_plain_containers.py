"""Containers that draw one line for all: nothing of theirs is lost by it."""

from __future__ import annotations

import pytest
from textual.geometry import Size
from textual.widget import Widget

from fa_cards.play.store import Store
from fa_cards.rtl import Plain
from fa_cards.tui.app import FaCards
from fa_cards.tui.geometry import LAYOUTS, Geometry
from tests.tui.sitting import mid_trick, program, table


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda one: one.name)
async def test_every_container_of_a_table_is_drawn_as_line_by_line(store: Store, layout: Geometry) -> None:
    async with program(store).run_test(size=layout.least) as pilot:
        await mid_trick(pilot)
        app = pilot.app
        assert isinstance(app, FaCards)
        page = table(app)
        containers: list[Widget] = [page, *(one for one in page.query("*") if isinstance(one, Plain))]
        assert len(containers) > 5
        for one in containers:
            every = Size(*one.size).region
            drawn = [str(list(strip)) for strip in Widget.render_lines(one, every)]
            assert [str(list(strip)) for strip in one.render_lines(every)] == drawn, one
