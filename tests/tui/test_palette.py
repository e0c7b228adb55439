"""The list of all that can be done: found by words, done by keys and mouse, in the language of the person."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from textual.app import App
from textual.pilot import Pilot

from fa_cards.play.store import Store
from fa_cards.rules.phases import Phase
from fa_cards.tui.app import FaCards
from fa_cards.tui.help import HelpPage
from fa_cards.tui.keys import BY_NAME
from fa_cards.tui.menu import MenuPage
from fa_cards.tui.palette import Doing, PalettePage
from fa_cards.tui.settings_page import SettingsPage
from fa_cards.tui.setup import SetupPage
from fa_cards.tui.sheet import SheetPage
from fa_cards.words import language, say, say_in
from fa_cards.words.settings import setting_effect, setting_label
from tests.tui.fitting import LOOKS, leaves, troubles
from tests.tui.sitting import mid_trick, program, settled, table

Shown = Callable[[App[int], str], bool]
SIZES = [(60, 20), (80, 24), (120, 40)]


def palette(app: FaCards) -> PalettePage:
    page = app.screen
    assert isinstance(page, PalettePage)
    return page


def found(app: FaCards) -> list[Doing]:
    page = palette(app)
    return [page.doings[place] for place in page.found]


def typed(text: str) -> list[str]:
    return ["space" if letter == " " else letter for letter in text]


def marked(app: FaCards) -> str:
    page = palette(app)
    return page.doings[page.marked].name


@asynccontextmanager
async def opened(app: FaCards, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Pilot[int]]:
    async with app.run_test(size=size) as pilot:
        await pilot.press("c")
        await pilot.pause()
        yield pilot


@pytest.mark.parametrize("key", ["/", "c", "ز", "C", "ctrl+p"])
async def test_a_key_opens_the_list_and_escape_leaves_it(app: FaCards, code: str, key: str) -> None:
    async with app.run_test() as pilot:
        await pilot.press(key)
        assert isinstance(app.screen, PalettePage)
        await pilot.press("escape")
        assert isinstance(app.screen, MenuPage)


@pytest.mark.parametrize("size", SIZES)
async def test_what_can_be_done_is_seen_with_its_key_and_a_sentence(
    app: FaCards, code: str, shown: Shown, size: tuple[int, int]
) -> None:
    async with opened(app, size):
        names = [one.name for one in found(app)]
        assert {"new-teka", "rules-teka", "settings", "help", "language", "leave"} <= set(names)
        for one in found(app)[:8]:
            assert shown(app, one.label), one.name
        assert shown(app, BY_NAME["settings"].cap)
        assert palette(app).doings[0].sentence.split()[0] in str(palette(app).query_one(".about").render())


async def test_nothing_is_listed_twice(store: Store, code: str) -> None:
    app = program(store)
    async with app.run_test(size=(80, 24)) as pilot:
        await mid_trick(pilot)
        await pilot.press("c")
        await pilot.pause()
        names = [one.name for one in found(app)]
        labels = [one.label for one in found(app)]
        assert len(set(names)) == len(names)
        assert len(set(labels)) == len(labels)


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("تنظیم", "settings"),
        ("تنظيم", "settings"),
        ("قانونها", "rules-teka"),
        ("قانون ها", "rule-books"),
        ("خروج", "leave"),
        # By the words of the other language too.
        ("settings", "settings"),
        ("keys", "help"),
        ("ENGLISH", "language"),
    ],
)
async def test_words_find_what_they_name_however_they_are_spelt(app: FaCards, words: str, name: str) -> None:
    async with opened(app) as pilot:
        await pilot.press(*typed(words))
        await pilot.pause()
        assert marked(app) == name


async def test_persian_words_find_in_english_too(app: FaCards, english: None) -> None:
    async with opened(app) as pilot:
        await pilot.press(*"تنظیم")
        await pilot.pause()
        assert marked(app) == "settings"


@pytest.mark.parametrize(("size", "code"), LOOKS, indirect=["code"])
@pytest.mark.parametrize("behind", ["menu", "settings", "table"])
async def test_no_word_of_the_list_is_cut(
    store: Store, app: FaCards, code: str, *, size: tuple[int, int], behind: str
) -> None:
    app = program(store) if behind == "table" else app
    async with app.run_test(size=size) as pilot:
        if behind == "table":
            await settled(pilot)
        await pilot.press(*(["o", "/"] if behind == "settings" else ["/"]))
        await pilot.pause()
        page = palette(app)
        # The longest sentence is the one that may not fit.
        steps = max(range(len(page.found)), key=lambda step: len(page.doings[page.found[step]].sentence))
        await pilot.press(*["down"] * steps)
        await pilot.pause()
        assert troubles(page) == []
        sentence = page.doings[page.marked].sentence
        assert any(str(one.render()) == sentence for one in leaves(page)), "the whole sentence is on the screen"


async def test_where_nothing_is_found_a_sentence_says_so_and_enter_does_nothing(
    app: FaCards, code: str, shown: Shown
) -> None:
    async with opened(app) as pilot:
        await pilot.press(*"ققققق", "enter", "down", "up")
        assert isinstance(app.screen, PalettePage)
        assert found(app) == []
        assert shown(app, say("There is nothing of that name here."))
        await pilot.press("ctrl+u")
        await pilot.pause()
        assert len(found(app)) == len(palette(app).doings)


async def test_arrows_mark_and_enter_does_it(app: FaCards, code: str) -> None:
    async with opened(app) as pilot:
        order = [one.name for one in found(app)]
        await pilot.press("down", "down", "up")
        assert marked(app) == order[1]
        await pilot.press("up", "up")
        assert marked(app) == order[-1]
        await pilot.press(*["down"] * (order.index("settings") + 1), "enter")
        await pilot.pause()
        assert isinstance(app.screen, SettingsPage)


@pytest.mark.parametrize("column", [".name", ".sentence", ".cap"])
async def test_a_click_anywhere_on_a_line_does_it(app: FaCards, code: str, column: str) -> None:
    async with opened(app) as pilot:
        place = [one.name for one in found(app)].index("new-teka")
        line = list(palette(app).query(".doing"))[place]
        await pilot.click(line.query_one(column))
        await pilot.pause()
        assert isinstance(app.screen, SetupPage)


async def test_at_the_table_a_step_is_taken_by_its_name(store: Store) -> None:
    app = program(store)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await mid_trick(pilot)
        steps = len(page.match.steps)
        await pilot.press("c")
        await pilot.pause()
        assert {"plain", "sheet", "log", "last-trick", "rules", "undo", "quit"} <= {one.name for one in found(app)}
        assert "redo" not in {one.name for one in found(app)}
        await pilot.press(*"ساده", "enter")
        await settled(pilot)
        assert len(page.match.steps) > steps


async def test_at_the_table_a_page_is_opened_by_its_name(store: Store, code: str) -> None:
    app = program(store)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("c")
        await pilot.pause()
        await pilot.press(*typed(BY_NAME["sheet"].label.said()), "enter")
        await pilot.pause()
        assert isinstance(app.screen, SheetPage)


async def test_calls_of_the_auction_are_in_the_list_with_their_keys(store: Store) -> None:
    app = program(store)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(80):
            await settled(pilot)
            if table(app).view.phase is Phase.AUCTION:
                break
            await pilot.press("enter")
        await pilot.press("c")
        await pilot.pause()
        caps = {one.name: one.cap for one in found(app)}
        assert "pass" in caps and any(name.startswith("bid-") for name in caps)
        # No letter means a call at one moment and looking back at another.
        assert (caps["pass"], caps["last-trick"]) == ("P", "Z")


async def test_moves_of_a_mark_are_not_in_the_list(store: Store) -> None:
    app = program(store)
    async with app.run_test(size=(80, 24)) as pilot:
        await mid_trick(pilot)
        await pilot.press("c")
        await pilot.pause()
        names = {one.name for one in found(app)}
        assert not names & {
            "up",
            "down",
            "left",
            "right",
            "choose",
            "card-left",
            "card-first",
            "manner-before",
            "palette",
        }
        assert not any(name.startswith(("card-", "number-")) for name in names)


async def test_on_the_settings_every_setting_is_found_and_marked(app: FaCards, code: str) -> None:
    async with app.run_test() as pilot:
        await pilot.press("o", "c")
        await pilot.pause()
        await pilot.press(*typed(setting_label("trick_pause")))
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, SettingsPage)
        assert app.screen.marked == "trick_pause"


async def test_the_page_that_a_key_takes_away_is_not_offered_on_itself(app: FaCards) -> None:
    async with app.run_test() as pilot:
        await pilot.press("o", "c")
        await pilot.pause()
        assert isinstance(app.screen, PalettePage)
        by_name = {one.name: one for one in found(app)}
        assert "settings" not in by_name or not isinstance(by_name["settings"].page, SettingsPage)


async def test_going_round_between_pages_does_not_pile_them_up(app: FaCards) -> None:
    async with app.run_test() as pilot:
        for _ in range(6):
            await pilot.press("h", "o")
            assert isinstance(app.screen, SettingsPage)
            assert len(app.screen_stack) <= 5
        await pilot.press("h")
        assert isinstance(app.screen, HelpPage)
        assert len(app.screen_stack) <= 5


@pytest.mark.usefixtures("persian_again")
async def test_the_list_changes_its_language_and_what_was_typed_stays(app: FaCards, shown: Shown) -> None:
    async with opened(app) as pilot:
        await pilot.press(*"تنظیم", "f2")
        await pilot.pause()
        assert language().code == "en"
        assert marked(app) == "settings"
        assert shown(app, "Settings")


@pytest.mark.usefixtures("persian_again")
async def test_what_the_menu_offers_is_listed_in_the_language_that_was_chosen_over_it(store: Store) -> None:
    app = program(store)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("f2", "c")
        await pilot.pause()
        assert language().code == "en"
        assert any(one.label == say_in("menu", "Past matches") for one in found(app))


async def test_a_new_match_begun_from_the_list_leaves_the_running_one_kept(store: Store) -> None:
    app = program(store)
    async with app.run_test(size=(80, 24)) as pilot:
        await mid_trick(pilot)
        running = table(app).match.id
        await pilot.press("c")
        await pilot.pause()
        await pilot.press(*typed("بازی تازه‌ی تکا"), "enter")
        await pilot.pause()
        assert isinstance(app.screen, SetupPage)
        await pilot.press("enter")
        await settled(pilot)
        assert {running, table(app).match.id} == {one.id for one in store.matches()}
        assert table(app).match.id != running


async def test_a_line_that_bears_the_name_of_an_act_elsewhere_is_told_by_its_own_sentence(app: FaCards) -> None:
    async with app.run_test() as pilot:
        await pilot.press("o", "c")
        await pilot.pause()
        told = {one.name: (one.sentence, one.cap) for one in found(app)}
        assert told["name"] == (setting_effect("name", ""), "")
        assert all(sentence for sentence, _ in told.values())
