"""Screens of other worlds: the match as it might be as well for all that whoever looks knows."""

from __future__ import annotations

from typing import Any

from textual.pilot import Pilot

from fa_cards.rules.chance import Dice
from fa_cards.rules.game import State
from fa_cards.tui.app import FaCards
from fa_cards.tui.table import TablePage
from tests.conformance.hidden import a_world_for_all, another_world
from tests.tui.sitting import any_table


def cells(app: FaCards) -> list[list[tuple[str, str]]]:
    """Every cell with its colours and what a click on it does."""
    strips = app.screen._compositor.render_strips()
    return [[(segment.text, str(segment.style)) for segment in strip] for strip in strips]


async def put(pilot: Pilot[int], page: TablePage, state: State[Any]) -> None:
    """Lets all pages draw the match as it would be in that state."""
    page.match._now = (page.match._now[0], state)
    app = pilot.app
    assert isinstance(app, FaCards)
    app.redraw()
    await pilot.pause()
    await pilot.pause()


async def shows_what_is_known(pilot: Pilot[int], dice: Dice, *, own: bool = False) -> State[Any]:
    """Draws the screen for another world, and finds it as it was; gives that world.

    Args:
        pilot: of the program.
        dice: make the world.
        own: whether a page over the table may tell what the one knows who looks; else it tells what all know.
    """
    app = pilot.app
    assert isinstance(app, FaCards)
    page = any_table(app)
    true, before = page.match.state, cells(app)
    # A question lies over the table of the person who looks, which is seen beside it.
    knowing = page.looker if own or app.screen is page or app.screen.is_modal else None
    other = (
        a_world_for_all(true, range(page.match.game.seats), dice)
        if knowing is None
        else another_world(true, knowing, dice)
    )
    await put(pilot, page, other)
    assert cells(app) == before, (knowing, page.view.phase)
    await put(pilot, page, true)
    assert cells(app) == before, "drawn again it is the same"
    return other
