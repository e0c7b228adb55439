"""Pages to read: scrolling to both ends by keys and wheel, and the language in the middle of it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from textual import events
from textual.app import App
from textual.content import Content
from textual.pilot import Pilot

from fa_cards.tui.app import FaCards
from fa_cards.tui.menu import MenuPage
from fa_cards.tui.reading import ReadingPage, ScrollingPage
from fa_cards.words import later, say
from fa_cards.words.digits import number

Shown = Callable[[App[int], str], bool]
LINES = 100


def story() -> Content:
    return Content("\n".join(say("Deal {n} is over", n=line) for line in range(1, LINES + 1)))


@asynccontextmanager
async def reading(app: FaCards, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Pilot[int]]:
    async with app.run_test(size=size) as pilot:
        app.push_screen(ReadingPage(later("Log").said, story))
        await pilot.pause()
        yield pilot


def page(app: FaCards) -> ScrollingPage:
    top = app.screen
    assert isinstance(top, ScrollingPage)
    return top


def line(n: int) -> str:
    return say("Deal {n} is over", n=n)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_a_long_text_begins_at_its_beginning_and_both_ends_are_reached(
    app: FaCards, code: str, shown: Shown, size: tuple[int, int]
) -> None:
    async with reading(app, size) as pilot:
        assert shown(app, line(1))
        assert not shown(app, line(LINES))
        await pilot.press("end")
        assert shown(app, line(LINES))
        await pilot.press("down", "pagedown")
        assert shown(app, line(LINES))
        await pilot.press("home")
        assert shown(app, line(1))
        await pilot.press("up", "pageup")
        assert shown(app, line(1))


@pytest.mark.parametrize(("down", "up"), [("down", "up"), ("j", "k"), ("ت", "ن")])
async def test_a_line_at_a_time(app: FaCards, down: str, up: str) -> None:
    async with reading(app) as pilot:
        await pilot.press(down, down)
        assert page(app).body.scroll_offset.y == 2
        await pilot.press(up)
        assert page(app).body.scroll_offset.y == 1


async def test_a_page_at_a_time_and_nothing_is_passed_over(app: FaCards, shown: Shown) -> None:
    async with reading(app) as pilot:
        read = set()
        for _ in range(12):
            read |= {n for n in range(1, LINES + 1) if shown(app, line(n))}
            await pilot.press("pagedown")
        assert read == set(range(1, LINES + 1))
        await pilot.press("pageup")
        assert not shown(app, line(LINES))


async def test_the_wheel_scrolls(app: FaCards) -> None:
    async with reading(app) as pilot:
        body = page(app).body
        body.post_message(
            events.MouseScrollDown(body, 1, 1, 0, 1, 0, False, False, False, screen_x=10, screen_y=10, style=None)
        )
        await pilot.pause()
        await pilot.app.animator.wait_until_complete()
        assert body.scroll_offset.y > 0


@pytest.mark.parametrize("key", ["escape", "q", "ض"])
async def test_a_key_leaves_the_page(app: FaCards, key: str) -> None:
    async with reading(app) as pilot:
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, MenuPage)


@pytest.mark.parametrize("key", ["l", "م"])
async def test_the_key_that_brought_it_takes_it_away(app: FaCards, key: str) -> None:
    async with app.run_test() as pilot:
        app.push_screen(ReadingPage(later("Log").said, story, "log"))
        await pilot.pause()
        await pilot.press("g", "u")
        assert isinstance(app.screen, ReadingPage)
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, MenuPage)


@pytest.mark.usefixtures("persian_again")
async def test_the_language_changes_in_the_middle_and_the_place_stays(app: FaCards, shown: Shown) -> None:
    async with reading(app) as pilot:
        await pilot.press("pagedown", "pagedown")
        place = page(app).body.scroll_offset
        await pilot.press("e")
        await pilot.pause()
        assert page(app).body.scroll_offset == place
        assert shown(app, "Deal 50 is over")
        assert shown(app, "Log")


async def test_the_text_is_no_wider_than_the_eye_likes(app: FaCards, code: str) -> None:
    async with reading(app, (160, 50)) as pilot:
        text = page(app).query_one(".text").region
        assert text.width == 84
        assert abs(text.x - (160 - text.right)) <= 2
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert page(app).query_one(".text").region.width < 80


async def test_numbers_are_those_of_the_language(app: FaCards, code: str, shown: Shown) -> None:
    async with reading(app):
        assert shown(app, number(12))
