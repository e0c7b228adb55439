"""Where nobody can know what a terminal does to Persian, the person is asked once, and his answer is kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fa_cards.play.refusals import StoreRefusal
from fa_cards.play.settings import SettingValue
from fa_cards.play.start import Start
from fa_cards.play.store import Opened, Store
from fa_cards.rtl import TerminalClass
from fa_cards.rtl.terminal import Found
from fa_cards.tui.app import FaCards
from fa_cards.tui.menu import MenuPage
from fa_cards.tui.pace import NoPace
from fa_cards.tui.settings_page import SettingsPage
from fa_cards.tui.terminal_question import TerminalQuestionPage

UNCERTAIN = Found(TerminalClass.XTERMJS, certain=False)


def opened(store: Store, found: Found | None) -> FaCards:
    return FaCards(Opened(store, None), Start(), pace=NoPace(), found=found)


async def test_the_question_comes_first_and_the_answer_is_kept(store: Store) -> None:
    app = opened(store, UNCERTAIN)
    async with app.run_test() as pilot:
        await pilot.pause()
        assert isinstance(app.screen, TerminalQuestionPage)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, MenuPage)
        assert store.settings.terminal_answer == "none" == app.settings.terminal_answer
        # It counts where nobody can know, and no other terminal is treated by it.
        assert store.settings.terminal is None


async def test_who_leaves_it_unanswered_is_asked_at_the_next_start_again(store: Store) -> None:
    for _ in range(2):
        app = opened(store, UNCERTAIN)
        async with app.run_test() as pilot:
            await pilot.pause()
            assert isinstance(app.screen, TerminalQuestionPage)
            await pilot.press("escape")
            await pilot.pause()
            assert isinstance(app.screen, MenuPage)
        assert store.settings.terminal_answer is None


async def test_who_has_answered_is_not_asked_again(store: Store) -> None:
    store.change_settings(terminal_answer="xtermjs")
    app = opened(store, UNCERTAIN)
    async with app.run_test() as pilot:
        await pilot.pause()
        assert isinstance(app.screen, MenuPage)


@pytest.mark.parametrize("found", [None, Found(TerminalClass.VTE)])
async def test_nobody_is_asked_where_it_is_known(store: Store, found: Found | None) -> None:
    app = opened(store, found)
    async with app.run_test() as pilot:
        await pilot.pause()
        assert isinstance(app.screen, MenuPage)


async def test_nobody_is_asked_about_persian_who_reads_english(store: Store, english: None) -> None:
    app = opened(store, UNCERTAIN)
    async with app.run_test() as pilot:
        await pilot.pause()
        assert isinstance(app.screen, MenuPage)


async def test_an_answer_that_cannot_be_kept_counts_for_now(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **__: SettingValue) -> None:
        raise StoreRefusal("store-busy", path="/data")

    app = opened(store, UNCERTAIN)
    async with app.run_test() as pilot:
        await pilot.pause()
        monkeypatch.setattr(Store, "change_settings", refused)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, MenuPage)
        assert app.settings.terminal_answer == "none"


async def test_the_settings_ask_again(store: Store, code: str, cell: Callable[[FaCards, str], tuple[int, int]]) -> None:
    app = opened(store, Found(TerminalClass.VTE))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("o")
        await pilot.pause()
        await pilot.click(offset=cell(app, "try"))
        await pilot.pause()
        assert isinstance(app.screen, TerminalQuestionPage)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, SettingsPage)
        assert store.settings.terminal is None
        app.screen.press("try")
        await pilot.pause()
        await pilot.press("down", "enter")
        await pilot.pause()
        assert isinstance(app.screen, SettingsPage)
        assert store.settings.terminal == "xtermjs" == app.screen.value("terminal")
