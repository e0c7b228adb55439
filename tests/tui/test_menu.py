"""The menu: what it offers, and every way to take it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.app import App
from textual.widget import Widget

from fa_cards.environment import TERMINAL
from fa_cards.play.match import Match
from fa_cards.play.seats import BotSeat, Person
from fa_cards.play.start import Start
from fa_cards.play.store import Opened, Store
from fa_cards.rtl import TerminalClass
from fa_cards.rules.teka import Teka
from fa_cards.tui.app import FaCards
from fa_cards.tui.ask import LeavePage
from fa_cards.tui.emblem import wordmark
from fa_cards.tui.games_page import GamesPage
from fa_cards.tui.help import HelpPage
from fa_cards.tui.menu import MenuPage
from fa_cards.tui.pace import NoPace
from fa_cards.tui.settings_page import SettingsPage
from fa_cards.tui.setup import SetupPage
from fa_cards.tui.table import TablePage
from fa_cards.words import language, say, say_in
from fa_cards.words.dates import moment_words
from fa_cards.words.games import game_name
from fa_cards.words.terminals import trouble_words
from tests.tui.sitting import text_of

Shown = Callable[[App[int], str], bool]
Cell = Callable[[App[int], str], tuple[int, int]]
Rows = Callable[[App[int]], list[str]]
SIZES = [(80, 24), (100, 30), (120, 40)]


def begun(store: Store) -> Match:
    """A match in the store, as it is when somebody left it after its first step."""
    match = store.create(Teka(), [Person(""), *[BotSeat("easy")] * 3], seed="menu")
    match.roll()
    return match


def menu(app: FaCards) -> MenuPage:
    page = app.screen
    assert isinstance(page, MenuPage)
    return page


def marked(app: FaCards) -> str:
    choice = menu(app).entries.marked
    assert choice is not None
    return choice.name


@pytest.mark.parametrize("size", SIZES)
async def test_the_whole_menu_is_seen_in_every_window(
    app: FaCards, store: Store, code: str, *, shown: Shown, rows: Rows, size: tuple[int, int]
) -> None:
    begun(store)
    async with app.run_test(size=size):
        page = menu(app)
        labels = [choice.label for (choice,) in page.entries.rows]
        assert len(labels) == 9
        assert all(shown(app, label) for label in labels)
        for line in wordmark(code).plain.split("\n"):
            assert line.strip() in "\n".join(rows(app))
        seen = [one for one in page.walk_children(Widget) if one.display]
        assert all(page.region.contains_region(one.region) for one in seen)
        # Nothing is cut: each list, text and picture has the room that it wants.
        for name in (".wordmark", ".entries", "Picture"):
            one = page.query_one(name)
            assert one.region.height >= one.get_content_height(page.size, page.size, one.region.width), name
            assert one.region.width >= one.get_content_width(page.size, page.size), name


async def test_without_a_match_to_go_on_with_a_new_one_is_marked(app: FaCards, code: str, shown: Shown) -> None:
    async with app.run_test():
        assert marked(app) == "games"
        assert not shown(app, say_in("menu", "Continue"))
        assert shown(app, say_in("menu", "New match"))


async def test_a_match_that_was_left_is_offered_first_with_its_score_and_time(
    app: FaCards, store: Store, code: str
) -> None:
    begun(store)
    (one,) = store.unfinished()
    async with app.run_test():
        assert marked(app) == "continue"
        about = str(menu(app).query_one(".about").render())
        assert moment_words(one.played_at.astimezone()) in about
        assert game_name("teka") in about


async def test_continue_opens_the_match_that_was_played_last(app: FaCards, store: Store) -> None:
    begun(store)
    latest = begun(store)
    async with app.run_test() as pilot:
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TablePage)
        assert app.screen.match.id == latest.id


async def test_three_presses_of_enter_begin_a_match_with_usual_settings(app: FaCards, store: Store) -> None:
    async with app.run_test() as pilot:
        await pilot.press("enter")
        assert isinstance(app.screen, GamesPage)
        await pilot.press("enter")
        assert isinstance(app.screen, SetupPage)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TablePage)
        assert dict(app.screen.match.game.options) == dict(Teka().options)
        assert len(store.unfinished()) == 1


@pytest.mark.parametrize("keys", [("down", "up"), ("j", "k"), ("ت", "ن")])
async def test_the_mark_moves_with_arrows_letters_and_their_persian_twins(app: FaCards, keys: tuple[str, str]) -> None:
    down, up = keys
    async with app.run_test() as pilot:
        await pilot.press(down)
        assert marked(app) == "learn"
        await pilot.press(up)
        assert marked(app) == "games"
        await pilot.press(up)
        assert marked(app) == "leave"
        await pilot.press(down)
        assert marked(app) == "games"


async def test_a_sentence_tells_what_the_marked_entry_is(app: FaCards, code: str) -> None:
    told = set()
    async with app.run_test() as pilot:
        for _ in range(8):
            told.add(str(menu(app).query_one(".about").render()))
            await pilot.press("down")
    assert len(told) == 8
    assert "" not in told


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_every_entry_can_be_clicked(
    app: FaCards, store: Store, code: str, cell: Cell, size: tuple[int, int]
) -> None:
    match = begun(store)
    async with app.run_test(size=size) as pilot:
        await pilot.click(offset=cell(app, "help"))
        assert isinstance(app.screen, HelpPage)
        await pilot.press("escape")
        await pilot.click(offset=cell(app, "rule-books"))
        assert not isinstance(app.screen, MenuPage)
        await pilot.press("escape")
        await pilot.click(offset=cell(app, "games"))
        assert isinstance(app.screen, GamesPage)
        await pilot.press("escape")
        await pilot.click(offset=cell(app, "settings"))
        assert isinstance(app.screen, SettingsPage)
        await pilot.press("escape")
        await pilot.click(offset=cell(app, "language"))
        assert language().code != code
        await pilot.click(offset=cell(app, "language"))
        assert language().code == code
        await pilot.click(offset=cell(app, "continue"))
        await pilot.pause()
        assert isinstance(app.screen, TablePage)
        assert app.screen.match.id == match.id


async def test_quit_can_be_clicked(app: FaCards, cell: Cell) -> None:
    async with app.run_test() as pilot:
        await pilot.click(offset=cell(app, "leave"))
    assert app.return_value == 0


@pytest.mark.parametrize("key", ["q", "ض", "Q"])
async def test_the_program_is_left_by_a_key_of_the_menu(app: FaCards, key: str) -> None:
    async with app.run_test() as pilot:
        await pilot.press(key)
    assert app.return_value == 0


async def test_going_back_once_too_often_asks_before_it_leaves_the_program(app: FaCards, code: str) -> None:
    async with app.run_test() as pilot:
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, LeavePage)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, MenuPage)
        await pilot.press("escape")
        await pilot.pause()
        await pilot.press("y")
    assert app.return_value == 0


@pytest.mark.parametrize("key", ["e", "ث", "E", "f2"])
@pytest.mark.usefixtures("persian_again")
async def test_the_language_changes_at_once_and_the_mark_stays(app: FaCards, shown: Shown, key: str) -> None:
    async with app.run_test() as pilot:
        await pilot.press("down", "down")
        assert shown(app, say_in("menu", "Quit"))
        assert shown(app, "English")
        await pilot.press(key)
        assert language().code == "en"
        assert shown(app, "Quit")
        assert shown(app, "New match")
        assert "فارسی" in str(menu(app).entries.render())
        assert marked(app) == "rule-books"


@pytest.mark.usefixtures("persian_again")
async def test_the_list_stands_where_lines_start_in_both_languages(app: FaCards) -> None:
    async with app.run_test() as pilot:
        page = menu(app)
        listed, cards = page.query_one(".list"), page.query_one(".cards")
        assert listed.region.x > cards.region.x
        await pilot.press("e")
        await pilot.pause()
        assert listed.region.x < cards.region.x


@pytest.mark.parametrize("key", ["?", "h", "ا", "f1"])
async def test_help_comes_at_a_key(app: FaCards, key: str) -> None:
    async with app.run_test() as pilot:
        await pilot.press(key)
        assert isinstance(app.screen, HelpPage)


@pytest.mark.parametrize("size", SIZES)
async def test_a_store_that_was_set_aside_is_said(store: Store, code: str, size: tuple[int, int]) -> None:
    begun(store)
    aside = Path("fa-cards.sqlite3.damaged-20261130-073000")
    app = FaCards(Opened(store, aside), Start(), pace=NoPace())
    async with app.run_test(size=size):
        page = menu(app)
        notice = page.query_one(".notice")
        assert aside.name in app.notice
        assert str(notice.render()) == app.notice
        wanted = notice.get_content_height(page.size, page.size, notice.content_size.width)
        assert notice.region.height == wanted
        assert page.region.contains_region(notice.region)
        assert notice.region.bottom <= page.size.height - 1


async def test_a_match_that_cannot_be_read_is_said_and_the_menu_stays(app: FaCards, store: Store, code: str) -> None:
    begun(store)
    with sqlite3.connect(store.path) as damage:
        damage.execute("UPDATE steps SET step = 'nonsense'")
    damage.close()
    async with app.run_test() as pilot:
        await pilot.press("enter")
        assert str(menu(app).query_one(".notice").render())
        await pilot.press("down", "enter")
        assert isinstance(app.screen, GamesPage)


async def test_a_match_that_was_finished_meanwhile_is_offered_no_longer(app: FaCards, store: Store) -> None:
    match = begun(store)
    async with app.run_test() as pilot:
        assert marked(app) == "continue"
        store.delete(match.id)
        await pilot.press("enter")
        assert marked(app) == "games"


@pytest.mark.parametrize("size", [(10, 3), (59, 20), (60, 19)])
async def test_a_window_too_small_gets_one_sentence(app: FaCards, code: str, size: tuple[int, int]) -> None:
    async with app.run_test(size=size) as pilot:
        seen = [one for one in menu(app).walk_children(Widget) if one.display and one.region]
        assert [one.id for one in seen] == ["too-small"]
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert menu(app).entries.region.height == 8
        assert say("A card table that speaks Persian") == str(menu(app).query_one(".tagline").render())


async def test_who_sees_boxes_instead_of_letters_is_told_in_latin_ones_on_his_first_evening(store: Store) -> None:
    app = FaCards(Opened(store, None), Start(), pace=NoPace())
    async with app.run_test() as pilot:
        assert "Boxes instead of letters? Press E for English." in text_of(app)
        await pilot.press("e")
        assert "Boxes" not in text_of(app)
        await pilot.press("e")
        # He has been in both languages: he sees them.
        store.change_settings(language=None)
    begun(store)
    app = FaCards(Opened(store, None), Start(), pace=NoPace())
    async with app.run_test():
        assert "Boxes" not in text_of(app)


async def test_a_terminal_that_turns_text_for_itself_is_said_until_somebody_names_it(
    app: FaCards, code: str, store: Store
) -> None:
    app.terminal_found = TerminalClass.PUTTY
    async with app.run_test() as pilot:
        assert app.notice.startswith(trouble_words("putty-setting", TERMINAL))
        notice = menu(app).query_one(".notice")
        assert notice.get_content_height(app.size, app.size, notice.content_size.width) == notice.region.height
        app.change(terminal="none")
        await pilot.pause()
        assert not app.notice or "\n" not in app.notice
