"""The table, played through Pilot: by keys, by mouse, in both languages, in windows of all sizes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.app import App

from fa_cards.play.store import Store
from fa_cards.rules.actions import Play
from fa_cards.rules.phases import Phase
from fa_cards.tui.deal_over import DealOverPage
from fa_cards.tui.deeds import deeds
from fa_cards.tui.rules_page import RulesPage
from fa_cards.tui.tricks.table import TrickTablePage
from fa_cards.tui.twins import ISIRI_9147
from fa_cards.words import language
from tests.tui.fitting import LOOKS
from tests.tui.latin import assert_persian
from tests.tui.sitting import key_for, mid_trick, play_a_deal, program, settled, shown_prompt, table, text_of

SIZES = [(60, 20), (80, 24), (120, 40)]


Cell = Callable[[App[int], str], tuple[int, int]]


@pytest.mark.parametrize("size", SIZES)
async def test_a_whole_deal_is_played_by_keys(store: Store, code: str, size: tuple[int, int]) -> None:
    app = program(store)
    async with app.run_test(size=size) as pilot:
        await play_a_deal(pilot)
        match = table(app).match
        assert len(match.deals) == 1
        await pilot.press("enter")
        await settled(pilot)
        assert isinstance(app.screen, TrickTablePage)
        assert table(app).view.number == 2


async def test_a_whole_deal_is_played_with_the_persian_layout_on(store: Store) -> None:
    app = program(store)
    persian = {
        "p": ISIRI_9147["p"],
        "n": ISIRI_9147["n"],
        "8": "۸",
        "enter": "space",
        "1": "۱",
        "2": "۲",
        "3": "۳",
        "4": "۴",
    }
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(80):
            await settled(pilot)
            if isinstance(app.screen, DealOverPage):
                break
            await pilot.press(persian[key_for(table(app))])
        assert len(table(app).match.deals) == 1


@pytest.mark.parametrize(("size", "code"), LOOKS, indirect=["code"])
async def test_a_whole_deal_is_played_by_mouse(store: Store, code: str, size: tuple[int, int], cell: Cell) -> None:
    app = program(store)
    async with app.run_test(size=size) as pilot:
        for _ in range(80):
            await settled(pilot)
            if isinstance(app.screen, DealOverPage):
                break
            page = table(app)
            match page.view.phase:
                case Phase.AUCTION:
                    passing = any(step.text == "pass" for step in page.view.legal)
                    name = "pass" if passing else "bid-8"
                case Phase.RAISE:
                    name = "refuse"
                case Phase.TRUMP:
                    name = next(iter(deeds(page.view, None)))
                case Phase.DEALER_CUT | Phase.CUT:
                    name = "cut"
                case _:
                    # In the middle of the card, where nothing is written.
                    await pilot.click(list(page.query("HandCard"))[page.first_playable()])
                    await settled(pilot)
                    if not isinstance(app.screen, TrickTablePage) or not page.my_turn:
                        continue
                    name = "plain"
            if app.screen is page and page.my_turn:
                await pilot.click(offset=cell(app, name))
        assert len(table(app).match.deals) == 1


async def test_the_language_is_switched_in_the_middle_of_a_trick(store: Store) -> None:
    app = program(store)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await mid_trick(pilot)
        before, steps = text_of(app), page.match.steps
        await pilot.press("e")
        await settled(pilot)
        assert language().code == "en" and not app.right_to_left
        assert "Log" in text_of(app) and "رویداد" not in text_of(app)
        assert page.match.steps == steps
        # The table is a place: the next player sits at the right in both languages.
        assert page.query_one("#seat-right").region.x > page.query_one("#seat-left").region.x
        await pilot.press(ISIRI_9147["e"])
        await settled(pilot)
        assert text_of(app) == before


async def test_a_window_that_changes_its_size_in_the_middle_of_a_trick_shows_the_same_trick(store: Store) -> None:
    app = program(store)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await mid_trick(pilot)
        before = text_of(app)
        for size in [(120, 40), (10, 3), (1, 1), (200, 60), (60, 20), (59, 20), (80, 24)]:
            await pilot.resize_terminal(*size)
            await settled(pilot)
        assert text_of(app) == before
        await pilot.press("enter")
        await settled(pilot)
        assert any(moment.seat == 0 and isinstance(moment.action, Play) for moment in page.match.moments)


async def test_a_window_too_small_says_how_large_it_has_to_be(store: Store, code: str) -> None:
    app = program(store)
    async with app.run_test(size=(30, 5)) as pilot:
        await settled(pilot)
        shown = text_of(app)
        assert ("60" in shown and "20" in shown) if code == "en" else ("۶۰" in shown and "۲۰" in shown)


async def test_a_window_of_ten_by_three_still_says_the_size_and_plays_nothing(store: Store, code: str) -> None:
    app = program(store)
    async with app.run_test(size=(10, 3)) as pilot:
        await settled(pilot)
        steps = table(app).match.steps
        shown = text_of(app)
        assert ("60" in shown and "20" in shown) if code == "en" else ("۶۰" in shown and "۲۰" in shown)
        await pilot.press("enter", "left", "8", "p", "escape", "u")
        await settled(pilot)
        assert table(app).match.steps == steps
        assert app.screen is table(app)


async def test_a_card_that_may_not_be_played_is_dimmed_and_choosing_it_says_why(store: Store) -> None:
    app = program(store)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await mid_trick(pilot)
        for _ in range(30):
            led = page.view.trick[0].card.suit
            bad = [place for place, card in enumerate(page.cards) if page.match.why_not(0, Play(card))]
            if bad and any(card.suit is led for card in page.cards):
                break
            await pilot.press("enter")
            page = await mid_trick(pilot)
        cards = list(page.query("HandCard"))
        assert all(cards[place].has_class("-dim") for place in bad)
        page.choose(bad[0])
        await pilot.pause()
        assert "خال زمین" in shown_prompt(page) or "حکم" in shown_prompt(page)
        steps, reason = page.match.steps, shown_prompt(page)
        await pilot.press("enter")
        await pilot.pause()
        assert page.match.steps == steps
        assert shown_prompt(page) == reason


async def test_an_undone_card_is_back_in_the_hand_and_redo_plays_it_again(store: Store) -> None:
    app = program(store)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await mid_trick(pilot)
        hand = page.view.hand
        await pilot.press("enter")
        await settled(pilot)
        after = page.match.steps
        await pilot.press("u")
        await settled(pilot)
        assert page.view.hand == hand
        await pilot.press("y")
        await settled(pilot)
        assert page.match.steps[: len(after)] == after


async def test_leaving_asks_and_the_menu_offers_the_match_again(store: Store) -> None:
    app = program(store)
    async with app.run_test(size=(80, 24)) as pilot:
        await mid_trick(pilot)
        table_id = table(app).match.id
        await pilot.press("escape")
        await pilot.pause()
        await pilot.press("y")
        await pilot.pause()
        assert not any(isinstance(screen, TrickTablePage) for screen in app.screen_stack)
        assert [one.id for one in store.unfinished()] == [table_id]
        await pilot.press("enter")
        await settled(pilot)
        assert table(app).match.id == table_id


async def test_a_persian_table_shows_no_latin_word_and_no_latin_digit_but_key_caps(store: Store) -> None:
    app = program(store)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(90):
            await settled(pilot)
            assert shown_prompt(table(app)).strip()
            assert_persian(app)
            if isinstance(app.screen, DealOverPage):
                break
            await pilot.press(key_for(table(app)))


async def test_a_whole_match_is_played_to_its_end(store: Store) -> None:
    app = program(store, "whole match", target=50)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(500):
            await settled(pilot)
            if isinstance(app.screen, DealOverPage) and app.screen.last:
                break
            await pilot.press("enter" if isinstance(app.screen, DealOverPage) else key_for(table(app)))
        assert store.matches()[0].finished
        assert len(table(app).match.deals) > 2, "more than a deal and the one that ends the match"
        await pilot.press("escape")
        await pilot.pause()
        assert not store.unfinished()


async def test_a_page_that_is_not_there_yet_takes_a_new_language_and_a_new_size(store: Store) -> None:
    app = program(store)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        app.show_rules("teka")
        app.switch_language()
        app.switch_language()
        await pilot.resize_terminal(100, 30)
        await pilot.pause()
        assert isinstance(app.screen, RulesPage)


async def test_enter_bids_nothing_until_a_choice_is_marked(store: Store) -> None:
    app = program(store)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(10):
            await settled(pilot)
            if table(app).view.phase is Phase.AUCTION:
                break
            await pilot.press(key_for(table(app)))
        steps = table(app).match.steps
        await pilot.press("enter", "space", "enter")
        await settled(pilot)
        assert table(app).match.steps == steps
        await pilot.press("up", "enter")
        await settled(pilot)
        assert table(app).match.steps != steps


@pytest.mark.parametrize("size", SIZES)
async def test_the_seats_stay_where_they_are_when_there_is_something_to_choose(
    store: Store, size: tuple[int, int]
) -> None:
    app = program(store)
    async with app.run_test(size=size) as pilot:
        page = await mid_trick(pilot)
        across, me = page.query_one("#seat-across").region, page.query_one("#seat-me").region
        pad, stage = page.query_one("#pad"), page.query_one("#stage").region
        for _ in range(60):
            await settled(pilot)
            if isinstance(app.screen, TrickTablePage) and page.view.phase is Phase.AUCTION:
                break
            await pilot.press(key_for(page) if isinstance(app.screen, TrickTablePage) else "enter")
        assert (page.query_one("#seat-across").region, page.query_one("#seat-me").region) == (across, me)
        # In the middle between the seats, to a cell.
        assert abs((pad.region.x - stage.x) - (stage.right - pad.region.right)) <= 1


def test_the_shell_may_stop_the_program(store: Store) -> None:
    assert "ctrl+z" in program(store)._bindings.key_to_bindings


async def test_that_it_is_not_his_turn_is_said_to_nobody_any_more_once_it_is(store: Store) -> None:
    app = program(store)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await mid_trick(pilot)
        page.busy = True
        await pilot.press("f3")
        assert page.refused is not None and page.refused.code == "not-your-turn"
        page.go_on()
        await settled(pilot)
        assert page.my_turn and page.refused is None
