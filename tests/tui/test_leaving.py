"""Leaving by Ctrl-C: asked in the language of the person, on every page, and safe."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from textual import events
from textual.app import App

from fa_cards.play.store import Store
from fa_cards.rtl import LineInput
from fa_cards.tui.app import FaCards
from fa_cards.tui.ask import AskTextPage, LeavePage
from fa_cards.tui.menu import MenuPage
from fa_cards.tui.palette import PalettePage
from fa_cards.tui.settings_page import SettingsPage
from fa_cards.tui.sheet import SheetPage
from fa_cards.words import later, use
from tests.tui.sitting import mid_trick, program, table

Shown = Callable[[App[int], str], bool]
Cell = Callable[[App[int], str], tuple[int, int]]
QUESTION = later("Leave the program? The match is kept.")

PAGES: list[tuple[str, ...]] = [(), ("h",), ("o",), ("c",), ("o", "down", "enter"), ("enter",)]
"""Keys from the menu to the menu, help, settings, the list with its field, the field of the name, a new match."""


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_the_question_is_asked_in_the_language_of_the_person(
    app: FaCards, code: str, shown: Shown, size: tuple[int, int]
) -> None:
    async with app.run_test(size=size) as pilot:
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert shown(app, QUESTION.said())


@pytest.mark.parametrize("keys", PAGES, ids=" ".join)
async def test_it_is_asked_on_every_page_and_no_is_marked(app: FaCards, keys: tuple[str, ...]) -> None:
    async with app.run_test() as pilot:
        await pilot.press(*keys)
        await pilot.pause()
        before = app.screen
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert isinstance(app.screen, LeavePage)
        await pilot.press("enter")
        await pilot.pause()
        assert app.screen is before
        assert app.return_value is None and app.is_running


@pytest.mark.parametrize("keys", PAGES, ids=" ".join)
@pytest.mark.parametrize("again", ["ctrl+c", "ctrl+q", "y", "غ"])
async def test_asking_twice_or_saying_yes_leaves_with_success(app: FaCards, keys: tuple[str, ...], again: str) -> None:
    async with app.run_test() as pilot:
        await pilot.press(*keys)
        await pilot.pause()
        await pilot.press("ctrl+c", again)
        await pilot.pause()
    assert app.return_value == 0


async def test_at_the_table_the_match_is_kept_and_goes_on_after_no(store: Store) -> None:
    app = program(store)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await mid_trick(pilot)
        steps = page.match.steps
        await pilot.press("ctrl+c", "escape")
        await pilot.pause()
        assert app.screen is page and page.match.steps == steps
        await pilot.press("ctrl+c", "ctrl+c")
        await pilot.pause()
    assert app.return_value == 0
    assert store.load(page.match.id).steps == steps


async def test_a_letter_in_a_field_is_no_answer_and_what_was_written_stays(app: FaCards) -> None:
    async with app.run_test() as pilot:
        await pilot.press("c", "y", "ctrl+c")
        await pilot.pause()
        assert isinstance(app.screen, LeavePage)
        await pilot.press("n")
        await pilot.pause()
        assert isinstance(app.screen, PalettePage)
        assert app.screen.query_one(LineInput).value == "y"


@pytest.mark.parametrize("keys", [(), ("o",)])
async def test_in_a_window_too_small_to_ask_it_leaves_at_once(app: FaCards, keys: tuple[str, ...]) -> None:
    async with app.run_test() as pilot:
        await pilot.press(*keys)
        await pilot.resize_terminal(20, 5)
        await pilot.pause()
        await pilot.press("ctrl+c")
        await pilot.pause()
    assert app.return_value == 0


async def test_an_answer_can_be_clicked(app: FaCards, code: str, cell: Cell) -> None:
    async with app.run_test() as pilot:
        await pilot.press("ctrl+c")
        await pilot.pause()
        await pilot.click(offset=cell(app, "no"))
        await pilot.pause()
        assert isinstance(app.screen, MenuPage)
        await pilot.press("ctrl+c")
        await pilot.pause()
        await pilot.click(offset=cell(app, "yes"))
        await pilot.pause()
    assert app.return_value == 0


@pytest.mark.usefixtures("persian_again")
async def test_the_question_changes_its_language(app: FaCards, shown: Shown) -> None:
    async with app.run_test() as pilot:
        await pilot.press("ctrl+c", "e")
        await pilot.pause()
        assert isinstance(app.screen, LeavePage)
        assert shown(app, "Leave the program?")
    use("fa")


async def test_the_field_for_the_name_and_the_settings_behind_it_wait(app: FaCards) -> None:
    async with app.run_test() as pilot:
        await pilot.press("o", "down", "enter", *"نام", "ctrl+c", "n")
        await pilot.pause()
        assert isinstance(app.screen, AskTextPage)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, SettingsPage)


async def test_the_last_entry_of_the_menu_leaves_without_a_question(app: FaCards, code: str, cell: Cell) -> None:
    async with app.run_test() as pilot:
        await pilot.click(offset=cell(app, "leave"))
        await pilot.pause()
    assert app.return_value == 0


@pytest.mark.parametrize("keys", [("ctrl+c", "ctrl+c", "h"), ("ctrl+c", "y", "enter", "h"), ("q", "enter")])
async def test_a_key_in_one_breath_with_that_which_leaves_does_no_harm(app: FaCards, keys: tuple[str, ...]) -> None:
    typed = {"enter": "\r", "y": "y", "h": "h", "q": "q"}
    async with app.run_test() as pilot:
        await pilot.pause()
        for key in keys:
            app.post_message(events.Key(key, typed.get(key)))
        for _ in range(20):
            await pilot.pause()
    assert app.return_value == 0
    assert app.return_code == 0


async def test_a_page_that_is_opened_when_the_program_has_been_left_does_no_harm(store: Store) -> None:
    app = program(store)
    async with app.run_test() as pilot:
        page = await mid_trick(pilot)
        app.leave()
        app.push_screen(SheetPage(page.match, None))
        page.do_log()
    assert app.return_code == 0


@pytest.mark.parametrize("turns", range(8))
async def test_the_program_may_be_left_while_a_page_is_being_made(store: Store, turns: int) -> None:
    app = program(store)
    async with app.run_test() as pilot:
        await mid_trick(pilot)
        # So many turns of the loop later the page has some of its widgets, and gets no others.
        app.push_screen(SheetPage(table(app).match, 0))
        for _ in range(turns):
            await asyncio.sleep(0)
