"""What comes while the curtain is down or before it falls: languages, sizes, pages, ends of deals, taking back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.app import App

from fa_cards.play.store import Store
from fa_cards.rtl import visual
from fa_cards.tui.cards import HandCard
from fa_cards.tui.curtain import Curtain
from fa_cards.tui.deal_over import DealOverPage
from fa_cards.tui.menu import MenuPage
from fa_cards.tui.pace import NoPace
from fa_cards.tui.reading import ReadingPage
from fa_cards.tui.tricks.table import TrickTablePage
from fa_cards.words import language
from fa_cards.words.seats import team_names, them, us
from tests.tui.company import (
    NAMES,
    at_rest,
    before_the_end,
    company,
    go_on,
    mid_trick_of,
    nobody_sees_too_much,
    program_at,
    program_of,
    rest,
    until,
    wins_the_trick,
)
from tests.tui.sitting import table, text_of

Shown = Callable[[App[int], str], bool]
Cell = Callable[[App[int], str], tuple[int, int]]

SIZES = [(60, 20), (80, 24), (120, 40)]


# --- what comes between ---------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("persian_again")
async def test_the_curtain_stays_when_the_language_is_switched(store: Store, shown: Shown) -> None:
    app = program_at(store, company(0, 2), mid_trick_of)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await until(pilot, lambda page: page.curtain)
        await pilot.press("e")
        await pilot.pause()
        nobody_sees_too_much(app)
        assert page.curtain and language().code == "en"
        assert page.awaited is not None
        assert shown(app, f"It is {NAMES[page.awaited]}'s turn")
        assert shown(app, "Lift the curtain")


async def test_the_curtain_stays_when_the_window_changes_its_size(store: Store) -> None:
    app = program_at(store, company(0, 2), mid_trick_of)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await until(pilot, lambda page: page.curtain)
        before = text_of(app)
        for size in [(120, 40), (10, 3), (1, 1), (60, 20), (200, 60), (80, 24)]:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            nobody_sees_too_much(app)
            assert page.curtain
        assert text_of(app) == before


async def test_a_window_too_small_shows_no_curtain_and_lifts_none(store: Store) -> None:
    app = program_of(store, company(0, 2))
    async with app.run_test(size=(30, 5)) as pilot:
        await rest(pilot)
        await pilot.press("enter")
        await pilot.pause()
        assert table(app).curtain
        assert not table(app).query_one(Curtain).region


@pytest.mark.parametrize("key", ["l", "z", "v", "g", "w", "i", "?", "escape", "/"])
async def test_pages_that_are_opened_at_the_curtain_show_nobodys_cards_and_leave_it_down(
    store: Store, key: str
) -> None:
    app = program_at(store, company(0, 1, 2, 3), mid_trick_of)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await until(pilot, lambda page: page.curtain)
        await pilot.press(key)
        await pilot.pause()
        nobody_sees_too_much(app)
        assert app.screen is not page
        await pilot.press("escape")
        await rest(pilot, nobody_sees_too_much)
        assert app.screen is page and page.curtain


async def test_a_page_that_is_open_while_another_person_comes_to_his_turn_closes_on_the_curtain(store: Store) -> None:
    app = program_at(store, company(0, 1, 2, 3), mid_trick_of)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await until(pilot, lambda page: page.my_turn)
        page.do_plain()
        page.do_log()
        for _ in range(100):
            await pilot.pause()
            nobody_sees_too_much(app)
            if at_rest(page):
                break
        assert app.screen is not page
        await pilot.press("escape")
        await rest(pilot, nobody_sees_too_much)
        assert app.screen is page and page.curtain


async def test_a_question_over_the_table_does_not_show_it_once_the_curtain_is_down(store: Store) -> None:
    app = program_at(store, company(0, 1, 2, 3), mid_trick_of)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await until(pilot, lambda page: page.my_turn)
        page.do_plain()
        page.do_back()
        for _ in range(100):
            await pilot.pause()
            if page.curtain:
                break
        await pilot.pause()
        assert app.screen is not page
        nobody_sees_too_much(app)
        assert not any(
            isinstance(one, HandCard) for screen in app.screen_stack for one in screen._compositor.visible_widgets
        )


async def test_all_read_the_end_of_a_deal_together_and_then_the_curtain_comes(
    store: Store, code: str, shown: Shown
) -> None:
    app = program_at(store, company(0, 1), before_the_end)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await until(pilot, lambda page: page.my_turn, nobody_sees_too_much)
        await pilot.press("enter")
        await rest(pilot, nobody_sees_too_much)
        assert isinstance(app.screen, DealOverPage)
        names = page.names
        assert shown(app, team_names((0, 2), names)) and shown(app, team_names((1, 3), names))
        for side in (us(), them()):
            assert not any(visual(side, language().direction) in row.split() for row in text_of(app).splitlines())
        await pilot.press("enter")
        await rest(pilot, nobody_sees_too_much)
        assert table(app).curtain and table(app).awaited is not None


async def test_the_sheet_of_several_bears_the_names_of_the_teams(store: Store, code: str, shown: Shown) -> None:
    app = program_at(store, company(0, 1), lambda match: len(match.deals) == 1)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await until(pilot, lambda page: page.my_turn)
        await pilot.press("g")
        await pilot.pause()
        assert shown(app, team_names((0, 2), page.names)) and shown(app, team_names((1, 3), page.names))


async def test_from_the_end_of_a_deal_one_goes_to_the_menu_also_past_a_page_that_was_open(store: Store) -> None:
    class Curious(NoPace):
        """Opens the log while the last trick of a deal lies on the table."""

        async def wait(self, seconds: float | None) -> bool:
            page = app.screen
            if isinstance(page, TrickTablePage) and page.match.deals:
                page.do_log()
            return await super().wait(seconds)

    app = program_at(store, company(0), before_the_end)
    app.pace = Curious()
    async with app.run_test(size=(80, 24)) as pilot:
        await rest(pilot)
        await go_on(pilot)
        assert isinstance(app.screen, DealOverPage)
        assert any(isinstance(screen, ReadingPage) for screen in app.screen_stack), "the page lies between"
        await pilot.press("left", "enter")
        await pilot.pause()
        assert isinstance(app.screen, MenuPage)


# --- taking back ----------------------------------------------------------------------------------------------------


async def test_at_the_curtain_nothing_is_taken_back(store: Store) -> None:
    app = program_at(store, company(0, 1, 2, 3), mid_trick_of)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await until(pilot, lambda page: page.curtain)
        steps = page.match.steps
        await pilot.press("u", "y")
        await pilot.pause()
        assert page.match.steps == steps and page.curtain
        await pilot.press("enter", "u")
        await rest(pilot)
        assert page.match.steps == steps, "the last step was another person's"


async def test_a_person_takes_back_what_he_did_before_another_came_to_his_turn(store: Store) -> None:
    app = program_at(store, company(0, 2), wins_the_trick)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await until(pilot, lambda page: page.my_turn)
        hand, steps = page.view.hand, page.match.steps
        # His card finishes the trick, and he leads the next one: nobody else has been on move.
        await go_on(pilot)
        assert page.my_turn and page.match.steps[:-1] == steps
        assert page.match.can_undo
        await pilot.press("u")
        await rest(pilot)
        assert (page.view.hand, page.match.steps) == (hand, steps)
        assert not page.curtain
