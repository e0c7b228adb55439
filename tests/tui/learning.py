"""Somebody who learns in tests: presses keys, and waits until the table has shown what it has to show."""

from __future__ import annotations

from textual.pilot import Pilot

from fa_cards.tui.lessons.guided import GuidedTable


async def rested(pilot: Pilot[int]) -> None:
    """Waits until the table has shown what it has to show."""
    for _ in range(2_000):
        await pilot.pause()
        page = pilot.app.screen
        if not isinstance(page, GuidedTable) or (not page.busy and page.drawn):
            return
    raise AssertionError("the lesson did not come to rest")


async def pressed(pilot: Pilot[int], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await rested(pilot)


async def to_answer(pilot: Pilot[int], label: str) -> None:
    """The arrows go to the answer that is called so."""
    for _ in range(10):
        await pressed(pilot, "down")
        page = pilot.app.screen
        assert isinstance(page, GuidedTable)
        marked = page.choices.marked
        if marked is not None and label in marked.label:
            return
    raise AssertionError(f"there is no answer {label}")
