"""The settings: every value by keys and mouse, kept for good, and seen at once."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import fields

import pytest
from textual.app import App
from textual.pilot import Pilot

from fa_cards.play.refusals import StoreRefusal
from fa_cards.play.settings import CHOICES, Settings, SettingValue
from fa_cards.play.start import Start
from fa_cards.play.store import Opened, Store
from fa_cards.rtl import TerminalClass
from fa_cards.rtl.terminal import Found
from fa_cards.tui.app import FaCards
from fa_cards.tui.ask import AskPage, AskTextPage
from fa_cards.tui.menu import MenuPage
from fa_cards.tui.pace import NoPace
from fa_cards.tui.settings_page import SettingsPage, offered
from fa_cards.tui.tricks.table import TrickTablePage
from fa_cards.words import language
from fa_cards.words.refusals import refusal
from fa_cards.words.seats import own_name
from fa_cards.words.settings import GROUPS, setting_effect, setting_label, setting_value_label
from fa_cards.words.terminal_kinds import kind_label
from tests.tui.fitting import LOOKS
from tests.tui.sitting import mid_trick, program

Shown = Callable[[App[int], str], bool]
Cell = Callable[[App[int], str], tuple[int, int]]
SIZES = [(60, 20), (80, 24), (120, 40)]
KEYS = [key for group in GROUPS.values() for key in group]


@asynccontextmanager
async def opened(app: FaCards, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Pilot[int]]:
    async with app.run_test(size=size) as pilot:
        await pilot.press("o")
        await pilot.pause()
        yield pilot


def settings_page(app: FaCards) -> SettingsPage:
    page = app.screen
    assert isinstance(page, SettingsPage)
    return page


def about(app: FaCards) -> str:
    return str(settings_page(app).query_one(".about").render())


async def mark(pilot: Pilot[int], key: str) -> None:
    app = pilot.app
    assert isinstance(app, FaCards)
    for _ in range(30):
        if settings_page(app).marked == key:
            await pilot.pause()
            return
        await pilot.press("down")
    raise AssertionError(key)


@pytest.mark.parametrize("keys", [("o",), ("خ",), ("O",)])
async def test_a_key_opens_the_settings_and_takes_them_away(app: FaCards, code: str, keys: tuple[str, ...]) -> None:
    async with app.run_test() as pilot:
        await pilot.press(*keys)
        assert isinstance(app.screen, SettingsPage)
        await pilot.press(*keys)
        assert isinstance(app.screen, MenuPage)


async def test_the_menu_leads_to_the_settings(app: FaCards, code: str, cell: Cell) -> None:
    async with app.run_test() as pilot:
        await pilot.click(offset=cell(app, "settings"))
        await pilot.pause()
        assert isinstance(app.screen, SettingsPage)


@pytest.mark.parametrize(("size", "code"), LOOKS, indirect=["code"])
async def test_the_marked_line_is_in_sight_with_its_value_and_its_sentence(
    app: FaCards, code: str, shown: Shown, size: tuple[int, int]
) -> None:
    async with opened(app, size) as pilot:
        for key in KEYS:
            await mark(pilot, key)
            assert shown(app, setting_label(key)), key
            if offered(key):
                value = settings_page(app).value(key)
                assert shown(app, setting_value_label(key, value)), key
                assert about(app) == setting_effect(key, value)


@pytest.mark.parametrize("key", sorted({*CHOICES, *(one.name for one in fields(Settings) if one.type == "bool")}))
async def test_every_value_is_chosen_by_a_key_and_kept(app: FaCards, store: Store, key: str) -> None:
    async with opened(app) as pilot:
        await mark(pilot, key)
        seen: list[SettingValue] = []
        for _ in offered(key):
            await pilot.press("enter")
            seen.append(getattr(store.settings, key))
            assert getattr(app.settings, key) == seen[-1]
            assert about(app) == setting_effect(key, seen[-1])
        assert sorted(map(str, seen)) == sorted(map(str, offered(key)))
        assert seen[-1] == getattr(Settings(), key)


@pytest.mark.parametrize(
    ("code", "onward", "backward"), [("fa", "left", "right"), ("en", "right", "left")], indirect=["code"]
)
async def test_left_and_right_move_as_the_eye_sees(app: FaCards, code: str, onward: str, backward: str) -> None:
    async with opened(app, (60, 20)) as pilot:
        await mark(pilot, "speed")
        await pilot.press(onward, onward)
        assert app.settings.speed == "instant"
        await pilot.press(onward)
        assert app.settings.speed == "instant"
        await pilot.press(backward)
        assert app.settings.speed == "fast"


async def test_the_arrows_beside_a_value_point_where_the_keys_move(app: FaCards, code: str, cell: Cell) -> None:
    async with opened(app, (60, 20)) as pilot:
        await mark(pilot, "theme")
        on, back = cell(app, "step-theme-on"), cell(app, "step-theme-back")
        assert (on[0] < back[0]) == (code == "fa")
        strip = app.screen._compositor.render_strips()[on[1]]
        assert strip.text[min(on[0], back[0])] == "‹" and strip.text[max(on[0], back[0])] == "›"
        await pilot.click(offset=on)
        assert app.settings.theme == CHOICES["theme"][1]
        await pilot.click(offset=cell(app, "step-theme-back"))
        assert app.settings.theme == CHOICES["theme"][0]


async def test_a_click_takes_a_value_and_marks_its_line(app: FaCards, store: Store, code: str, cell: Cell) -> None:
    async with opened(app) as pilot:
        await pilot.click(offset=cell(app, "set-deck-1"))
        assert store.settings.deck == "four-colours"
        assert settings_page(app).marked == "deck"
        await pilot.click(offset=cell(app, "mark-theme"))
        assert settings_page(app).marked == "theme"


@pytest.mark.usefixtures("persian_again")
async def test_another_language_is_seen_at_once_and_the_mark_stays(app: FaCards, store: Store, shown: Shown) -> None:
    async with opened(app) as pilot:
        assert settings_page(app).marked == "language"
        await pilot.press("enter")
        assert language().code == "en" and store.settings.language == "en"
        assert shown(app, "Colours")
        assert not app.right_to_left
        assert settings_page(app).marked == "language"


async def test_digits_and_letters_are_seen_at_once_on_the_page_and_behind_it_when_that_comes_up(store: Store) -> None:
    app = program(store)
    async with app.run_test(size=(80, 24)) as pilot:
        table = await mid_trick(pilot)
        behind = table.query_one("#match-line")
        assert "۰" in str(behind.render())
        await pilot.press("o")
        assert "۱۰" in preview(app) and "شاه" in preview(app)
        app.change(digits="latin", courts="letters")
        await pilot.pause()
        assert "10" in preview(app) and "K" in preview(app) and "شاه" not in preview(app)
        await pilot.press("escape")
        await pilot.pause()
        assert "0" in str(behind.render()) and "۰" not in str(behind.render())


def preview(app: FaCards) -> str:
    return str(settings_page(app).query_one("Preview").render())


async def test_the_deck_is_seen_in_the_colours_of_a_few_cards(app: FaCards) -> None:
    def inks() -> int:
        page = settings_page(app)
        y = page.query_one("Preview").region.y
        strip = page._compositor.render_strips()[y]
        return len({str(one.style.color) for one in strip if one.style and any(sign in one.text for sign in "♠♥♦♣")})

    async with opened(app) as pilot:
        app.change(theme="night-turquoise")
        await pilot.pause()
        assert inks() == 2
        app.change(deck="four-colours")
        await pilot.pause()
        assert inks() == 4


async def test_another_theme_and_deck_are_seen_on_the_table_behind_the_settings(store: Store) -> None:
    def colours(page: TrickTablePage) -> set[str]:
        strips = page._compositor.render_strips()
        return {f"{one.style.color} {one.style.bgcolor}" for strip in strips for one in strip if one.style is not None}

    app = program(store)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await mid_trick(pilot)
        seen: list[set[str]] = []
        for changes in ({}, {"deck": "four-colours"}, {"theme": "paper", "deck": "two-colours"}):
            await pilot.press("o")
            app.change(**changes)
            await pilot.press("o")
            await pilot.pause()
            assert app.screen is page
            seen.append(colours(page))
        # Two suits get colours that were nowhere before; paper shares no colour with the night.
        assert len(seen[1] - seen[0]) >= 2
        assert seen[2].isdisjoint(seen[0] | seen[1])


async def test_speed_motion_and_the_pause_after_a_trick_set_the_pace(app: FaCards) -> None:
    async with opened(app):
        usual = app.pace.pauses
        app.change(speed="slow")
        assert app.pace.pauses.thinking > usual.thinking
        app.change(speed="instant")
        assert app.pace.pauses.thinking == app.pace.pauses.trick == 0
        app.change(speed="usual", motion=False)
        assert app.pace.pauses.frame == 0 and app.pace.pauses.call == usual.call
        app.change(trick_pause="key")
        assert app.pace.pauses.trick is None


async def test_the_settings_are_there_at_the_table_and_lose_nothing_of_it(store: Store) -> None:
    app = program(store)
    async with app.run_test(size=(80, 24)) as pilot:
        table = await mid_trick(pilot)
        steps, place = table.match.steps, table.turn.place
        await pilot.press("o")
        assert isinstance(app.screen, SettingsPage)
        await pilot.press("down", "down", "down", "enter", "escape")
        await pilot.pause()
        assert isinstance(app.screen, TrickTablePage)
        assert table.match.steps == steps and table.turn.place == place


# --- what cannot be kept ---------------------------------------------------------------------------------------------


async def test_a_value_that_cannot_be_kept_counts_all_the_same_and_says_why(
    app: FaCards, store: Store, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    reason = StoreRefusal("store-busy", path="/data")

    def refused(*_: object, **__: SettingValue) -> None:
        raise reason

    async with opened(app) as pilot:
        await mark(pilot, "speed")
        with monkeypatch.context() as patched:
            patched.setattr(Store, "change_settings", refused)
            await pilot.press("enter")
            assert app.settings.speed == "fast"
            assert app.pace.pauses.thinking < 0.5
            assert refusal(reason) in about(app)
            await pilot.press("down")
            assert refusal(reason) not in about(app)
        assert store.settings.speed == "usual"
        # With the next change both are kept.
        await pilot.press("enter")
        assert store.settings.speed == "fast" and store.settings.motion is False


async def test_what_another_program_has_set_is_kept_and_does_not_change_this_one(app: FaCards, store: Store) -> None:
    async with opened(app) as pilot:
        with Store.open(store.path.parent).store as other:
            other.change_settings(theme="paper", bell=True)
        await mark(pilot, "speed")
        await pilot.press("enter")
        assert app.settings.theme == "night-turquoise" and not app.settings.bell
        assert store.settings == Settings(speed="fast", theme="paper", bell=True)


# --- name, usual values, terminal -------------------------------------------------------------------------------------


async def test_the_name_is_asked_for_shown_and_kept(app: FaCards, store: Store, code: str, shown: Shown) -> None:
    async with opened(app) as pilot:
        await mark(pilot, "name")
        assert shown(app, own_name())
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, AskTextPage)
        # Letters that are keys elsewhere are letters here.
        await pilot.press("م", "ه", "ش", "ی", "د", "enter")
        await pilot.pause()
        assert store.settings.name == "مهشید"
        assert shown(app, "مهشید")


async def test_a_name_that_is_left_stays_as_it_was_and_an_empty_one_is_none(app: FaCards, store: Store) -> None:
    async with opened(app) as pilot:
        app.change(name="پروانه")
        await mark(pilot, "name")
        await pilot.press("enter", "x", "escape")
        await pilot.pause()
        assert store.settings.name == "پروانه"
        await pilot.press("enter", "ctrl+u", "space", "enter")
        await pilot.pause()
        assert store.settings.name == ""


async def test_the_usual_values_come_back_after_a_question_but_language_name_and_terminal_stay(
    app: FaCards, store: Store, code: str, cell: Cell
) -> None:
    async with opened(app) as pilot:
        app.change(language=code, name="زهره", terminal="konsole", theme="paper", bell=True, speed="slow")
        await mark(pilot, "reset")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, AskPage)
        await pilot.press("enter")
        await pilot.pause()
        assert store.settings.theme == "paper"
        await pilot.press("enter", "y")
        await pilot.pause()
        assert store.settings == Settings(language=code, name="زهره", terminal="konsole")
        assert app.settings == store.settings


async def test_the_kind_of_terminal_that_was_found_is_said_and_another_can_be_named(store: Store, code: str) -> None:
    app = FaCards(Opened(store, None), Start(), pace=NoPace(), found=Found(TerminalClass.VTE))
    async with opened(app) as pilot:
        await mark(pilot, "terminal")
        assert kind_label("vte") in about(app)
        await pilot.press("enter")
        assert store.settings.terminal == "none"
        assert about(app) == setting_effect("terminal", "none")
        assert store.settings.terminal_found is None


async def test_a_terminal_that_only_a_newer_version_knows_is_found_out_again(store: Store) -> None:
    store.change_settings(terminal="hologram")
    assert TerminalClass.known(store.settings.terminal) is None
    assert TerminalClass.known("vte") is TerminalClass.VTE
    app = FaCards(Opened(store, None), Start(), pace=NoPace())
    async with opened(app):
        assert settings_page(app).value("terminal") is None
