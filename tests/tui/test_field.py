"""A page with a field: while it is typed into, letters are letters; all else are still the keys of the page."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import ClassVar

import pytest
from textual.app import ComposeResult
from textual.pilot import Pilot

from fa_cards.rtl import LineInput
from fa_cards.tui.app import FaCards
from fa_cards.tui.keys import Scope
from fa_cards.tui.page import Page
from fa_cards.words import language


class FieldPage(Page[None]):
    """A field, and acts with keys that type something."""

    SCOPES: ClassVar[tuple[Scope, ...]] = (Scope.LIST, Scope.ANYWHERE)

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []

    def compose_page(self) -> ComposeResult:
        yield LineInput(id="field")

    def do_choose(self) -> None:
        self.done.append("choose")

    def do_left(self) -> None:
        self.done.append("left")

    def do_down(self) -> None:
        self.done.append("down")

    def do_back(self) -> None:
        self.done.append("back")


@asynccontextmanager
async def opened(app: FaCards) -> AsyncIterator[tuple[Pilot[int], FieldPage, LineInput]]:
    """The program on the page, the field with the focus."""
    async with app.run_test(size=(80, 24)) as pilot:
        page = FieldPage()
        app.push_screen(page)
        await pilot.pause()
        field = page.query_one(LineInput)
        assert app.focused is field
        yield pilot, page, field


async def test_letters_are_typed_and_do_nothing_else(app: FaCards, code: str) -> None:
    async with opened(app) as (pilot, page, field):
        await pilot.press("e", "ث", "q", "ض", "j", "space", "question_mark", "left", "enter")
        await pilot.pause()
        assert field.value == "eثqضj ?"
        assert page.done == []
        assert app.screen is page
        assert language().code == code


async def test_keys_that_type_nothing_are_those_of_the_page(app: FaCards, code: str, persian_again: None) -> None:
    async with opened(app) as (pilot, page, field):
        await pilot.press("down", "escape")
        assert page.done == ["down", "back"]
        await pilot.press("f2")
        await pilot.pause()
        assert language().code != code
        assert field.value == ""


async def test_without_the_focus_letters_are_keys_again(app: FaCards, code: str) -> None:
    async with opened(app) as (pilot, page, field):
        page.set_focus(None)
        await pilot.press("j", "left", "enter")
        assert page.done == ["down", "left", "choose"]
        await pilot.click(field)
        await pilot.press("j")
        assert field.value == "j"


@pytest.mark.usefixtures("persian_again")
async def test_in_a_window_too_small_nothing_is_typed_that_is_not_seen(app: FaCards, code: str) -> None:
    async with opened(app) as (pilot, _page, field):
        await pilot.resize_terminal(20, 5)
        await pilot.pause()
        await pilot.press("e")
        await pilot.pause()
        assert field.value == ""
        assert language().code != code


async def test_a_name_is_seen_as_it_is_read_in_both_languages(app: FaCards, code: str) -> None:
    async with opened(app) as (pilot, _page, field):
        await pilot.press(*"سارا")
        line = field.render_line(0).text
        name = "\ufe8d\ufead\ufe8e\ufeb3"
        assert line.strip() == name
        assert line.endswith(name) == (code == "fa")
