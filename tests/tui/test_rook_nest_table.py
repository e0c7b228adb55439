"""Filling the nest at the table: five cards are marked by keys or clicks, seen in the middle, and buried."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.app import App
from textual.pilot import Pilot

from fa_cards.play.store import Store
from fa_cards.rules.cards import cards
from fa_cards.rules.phases import Phase
from fa_cards.tui.nest import NestArea, NestCard
from fa_cards.tui.tricks.table import TrickTablePage
from tests.rules.rook_table import RookTable
from tests.tui.laid import opened
from tests.tui.sitting import settled, shown_prompt, table

Cell = Callable[[App[int], str], tuple[int, int]]

SIZES = [(60, 20), (80, 24), (120, 40)]
HAND = "B1 B5 B9 R10 R11 R12 G5 G6 Y13 Y12"
NEST = "B6 R6 G7 Y6 Y7"


def declared(key: str, hand: str = HAND, nest: str = NEST) -> RookTable:
    """Seat 0 has won the auction and taken the nest."""
    laid = RookTable(key, hand, nest=nest)
    laid.win(0, laid.rules.min_bid)
    return laid


async def choose(pilot: Pilot[int], page: TrickTablePage, text: str) -> None:
    """Goes to a card by arrows."""
    for _ in page.cards:
        if page.chosen is not None and page.chosen.text == text:
            return
        await pilot.press("left")
    raise AssertionError(f"{text} is not in the hand")


def line(page: TrickTablePage) -> str:
    return str(page.query_one("#nest-line").render())


@pytest.mark.parametrize("size", SIZES)
async def test_cards_are_marked_by_space_or_enter_seen_in_the_middle_with_their_points_and_buried(
    store: Store, size: tuple[int, int]
) -> None:
    """In Kentucky Discard counters may be buried: the green 5 is worth five points, the red 10 ten."""
    laid = RookTable("kentucky-discard", "B5 B9 R10 R11 R12 G5 G6 Y13 Y12", nest=NEST, dealer=3)
    laid.win(0, 70)
    app = opened(store, laid)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        page = table(app)
        assert line(page) == "۰ از ۵ کارت، ۰ امتیاز"
        assert page.query_one(NestArea).region.height > 0
        for number, (text, key) in enumerate({"G5": "space", "B6": "enter", "R10": "space", "Y7": "enter"}.items(), 1):
            await choose(pilot, page, text)
            await pilot.press(key)
            assert len(page.turn.nest) == number
        assert line(page) == "۴ از ۵ کارت، ۱۵ امتیاز"
        lying = [one for one in page.query(NestCard) if one.act]
        assert {one.act for one in lying} == {"unmark-G5", "unmark-B6", "unmark-R10", "unmark-Y7"}
        assert all(page.query_one(NestArea).region.contains_region(one.region) for one in lying)
        await choose(pilot, page, "B6")
        await pilot.press("space")
        assert line(page) == "۳ از ۵ کارت، ۱۵ امتیاز", "marked again it is kept"
        for text in ("B6", "G7"):
            await choose(pilot, page, text)
            await pilot.press("space")
        assert line(page) == "۵ از ۵ کارت، ۱۵ امتیاز"
        await pilot.press("enter")
        await settled(pilot)
        assert page.match.view(0).phase is Phase.TRUMP
        assert not page.query_one(NestArea).display
        assert set(page.match.view(0).buried) == set(cards("G5 B6 R10 Y7 G7"))


@pytest.mark.parametrize("size", SIZES)
async def test_cards_are_marked_by_clicks_and_a_click_in_the_middle_takes_one_out_again(
    store: Store, code: str, size: tuple[int, int], cell: Cell
) -> None:
    app = opened(store, declared("kentucky-rook"))
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        page = table(app)
        for text in ("B6", "R6", "G7"):
            place = next(n for n, one in enumerate(page.cards) if one.text == text)
            await pilot.click(list(page.query("HandCard"))[place], offset=(1, 1))
        assert page.turn.nest == set(cards("B6 R6 G7"))
        await pilot.click(next(one for one in page.query(NestCard) if one.act == "unmark-R6"))
        assert page.turn.nest == set(cards("B6 G7"))
        for text in ("Y6", "Y7", "G6"):
            place = next(n for n, one in enumerate(page.cards) if one.text == text)
            await pilot.click(list(page.query("HandCard"))[place], offset=(1, 1))
        await pilot.click(offset=cell(app, "bury"))
        await settled(pilot)
        assert set(page.match.view(0).buried) == set(cards("B6 G7 Y6 Y7 G6"))


async def test_a_sixth_card_is_not_marked_and_it_is_said_how_many_go(store: Store) -> None:
    app = opened(store, declared("kentucky-rook"))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = table(app)
        for text in ("B6", "R6", "G7", "Y6", "Y7", "G6"):
            await choose(pilot, page, text)
            await pilot.press("space")
        assert len(page.turn.nest) == 5 and cards("G6")[0] not in page.turn.nest
        assert page.refused is not None and page.refused.code == "bury-count"
        assert "۵" in shown_prompt(page) and page.my_turn


async def test_a_counter_that_may_not_be_buried_is_dimmed_and_says_why(store: Store) -> None:
    """Kentucky Rook keeps counters out of the nest (section 3)."""
    app = opened(store, declared("kentucky-rook"))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = table(app)
        await choose(pilot, page, "G5")
        assert shown_prompt(page) == "کارت امتیازی در لانه نمی‌رود"
        await pilot.press("space")
        assert page.refused is not None and page.refused.code == "bury-counter" and not page.turn.nest
        dim = [one for one in page.query("HandCard") if one.has_class("-dim")]
        counters = [one for one in page.cards if one in cards("B1 B5 R10 G5")]
        assert len(dim) == len(counters)


async def test_plain_cards_of_a_short_hand_are_marked_from_the_beginning_and_stay(store: Store) -> None:
    """With three plain cards among fifteen all three go, and two counters with them, shown to all (section 3)."""
    laid = declared("kentucky-rook", "B5 B10 B14 B1 R5 R10 R14 R1 G5 G10", "G14 G1 B6 B7 ROOK")
    laid_plain = set(cards("B6 B7"))
    app = opened(store, laid)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = table(app)
        assert page.turn.nest == laid_plain
        assert "۲ از ۵ کارت" in line(page)
        await choose(pilot, page, "B6")
        await pilot.press("space")
        assert page.turn.nest == laid_plain
        await choose(pilot, page, "ROOK")
        assert "روک" in shown_prompt(page)
        await pilot.press("space")
        assert page.turn.nest == laid_plain
        for text in ("B5", "R5", "G5"):
            await choose(pilot, page, text)
            await pilot.press("space")
        await pilot.press("enter")
        await settled(pilot)
        assert set(page.match.view(1).shown) == set(cards("B5 R5 G5"))


async def test_hints_name_the_keys_of_the_nest(store: Store) -> None:
    app = opened(store, declared("kentucky-rook"))
    async with app.run_test(size=(60, 20)) as pilot:
        await settled(pilot)
        hints = str(table(app).query_one("#hints").render())
        assert "Space" in hints and "Enter" in hints
