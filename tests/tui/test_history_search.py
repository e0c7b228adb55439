"""The search on the page of stored matches."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from fa_cards.play.store import Store
from fa_cards.rtl import strip_marks
from fa_cards.rtl.input import LineInput
from fa_cards.tui.app import FaCards
from fa_cards.tui.history import HistoryPage
from fa_cards.tui.menu import MenuPage
from fa_cards.tui.replay import ReplayPage
from fa_cards.words.dates import day_words
from fa_cards.words.games import game_name
from fa_cards.words.history import result_words
from tests.tui.past_matches import opened, page_of, stored, with_person, won_by

SIZES = [(60, 20), (80, 24), (120, 40)]


async def typed(pilot: Pilot[int], text: str) -> HistoryPage:
    """The page after a text was typed into its field, key by key."""
    assert isinstance(pilot.app, FaCards)
    page = page_of(pilot.app)
    page.query_one(LineInput).value = ""
    if not page.field.has_focus:
        await pilot.press("f")
    assert page.field.has_focus
    for letter in text:
        await pilot.press("space" if letter == " " else letter)
    await pilot.pause()
    return page


async def test_names_are_found_with_any_letters_and_without_zwnj(app: FaCards, store: Store) -> None:
    wanted = stored(store, with_person("لاله‌زار"), "1").id
    stored(store, with_person("کیان"), "2")
    async with app.run_test() as pilot:
        page = await opened(pilot)
        await typed(pilot, "لالهزار")
        assert [one.id for one in page.found] == [wanted]
        await typed(pilot, "كيان")
        assert [one.id for one in page.found] != [wanted] and len(page.found) == 1
        await typed(pilot, "ناشناس")
        assert not list(page.found)


async def test_results_days_games_and_ids_are_found_with_any_digits(app: FaCards, store: Store, code: str) -> None:
    over = stored(store, with_person("Mina"), won_by(0))
    left = stored(store, with_person("Reza"), "2", upto=40)
    (_, one) = store.matches()
    async with app.run_test() as pilot:
        page = await opened(pilot)
        await typed(pilot, strip_marks(result_words("unfinished")).replace("\u200c", ""))
        assert [found.id for found in page.found] == [left.id]
        await typed(pilot, over.id.upper())
        assert [found.id for found in page.found] == [over.id]
        day = day_words(one.played_at.astimezone().date()).split()[-1]
        await typed(pilot, day.translate(str.maketrans("۰۱۲۳۴۵۶۷۸۹", "٠١٢٣٤٥٦٧٨٩")))
        assert len(page.found) == 2
        await typed(pilot, f"{game_name('teka')} mina")
        assert [found.id for found in page.found] == [over.id]


async def test_letters_go_into_the_field_and_no_act_is_done_by_them(app: FaCards, store: Store) -> None:
    stored(store, with_person("Mina"), "1")
    async with app.run_test() as pilot:
        page = await opened(pilot)
        await typed(pilot, "dqxr")
        assert page_of(app) is page
        assert page.field.value == "dqxr"
        assert len(store.matches()) == 1


@pytest.mark.parametrize("size", SIZES)
async def test_nothing_found_is_said_and_a_key_shows_all_again(
    app: FaCards, store: Store, code: str, size: tuple[int, int]
) -> None:
    stored(store, with_person("Mina"), "1")
    async with app.run_test(size=size) as pilot:
        page = await opened(pilot)
        await typed(pilot, "zzz")
        assert page.query_one(".nothing").display
        assert "Esc" in str(page.query_one(".nothing").render())
        await pilot.press("enter", "enter", "r", "d", "down")
        assert page_of(app) is page
        await pilot.press("escape")
        assert len(page.found) == 1 and not page.field.value
        await pilot.press("escape")
        assert isinstance(app.screen, MenuPage)


async def test_the_arrows_move_the_mark_while_one_types_and_enter_goes_back_to_the_list(
    app: FaCards, store: Store
) -> None:
    for seed in ("1", "2", "3"):
        stored(store, with_person("Mina"), seed)
    async with app.run_test() as pilot:
        page = await opened(pilot)
        await typed(pilot, "mina")
        await pilot.press("down")
        assert page.matches.marked == 1 and page.field.has_focus
        await pilot.press("enter")
        assert not page.field.has_focus and len(page.found) == 3
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, ReplayPage)
