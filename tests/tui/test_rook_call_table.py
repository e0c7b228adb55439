"""Calling the card of the partner: any of the 57 cards in a few keys, by digits, by arrows, by clicks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.app import App

from fa_cards.play.store import Store
from fa_cards.rtl import strip_marks
from fa_cards.rules.phases import Phase
from fa_cards.tui.choices import Choices
from fa_cards.tui.tricks.table import TrickTablePage
from tests.rules.rook_table import RookTable
from tests.tui.laid import opened, persian
from tests.tui.sitting import settled, shown_prompt, table

Cell = Callable[[App[int], str], tuple[int, int]]

SIZES = [(60, 20), (80, 24)]


def calling() -> RookTable:
    """Seat 0 has buried the nest, named black, and is to call a card."""
    laid = RookTable("call-partner-rook")
    laid.win(0, 100)
    buried = " ".join(one.text for one in laid.state.places()["hand 0"][:5])
    laid.do(f"0 bury {buried}", "0 trump B")
    return laid


def called(page: TrickTablePage) -> str:
    return next(one.action.text for one in page.match.moments if one.action.word == "call")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("digits", "card"), [("14", "R14"), ("1\n", "R1"), ("7", "R7"), ("13", "R13")])
async def test_a_card_is_called_by_its_colour_and_the_digits_of_its_number(
    store: Store, size: tuple[int, int], digits: str, card: str
) -> None:
    """The colour by arrows and Enter; Enter after the digits only where a longer number begins with them."""
    app = opened(store, calling())
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        page = table(app)
        await pilot.press("down", "left", "enter")
        keys = [*persian(digits.rstrip()), *(["enter"] if digits.endswith("\n") else [])]
        await pilot.press(*keys)
        await settled(pilot)
        assert called(page) == f"call {card}"
        assert page.match.view(0).phase is Phase.PLAY


async def test_a_card_is_called_by_arrows_and_what_is_marked_is_named(store: Store) -> None:
    app = opened(store, calling())
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = table(app)
        # Yellow is the fourth colour; below it the highest number is marked at once, and 12 stands three places on.
        await pilot.press("down", "left", "left", "left", "enter")
        assert "۱ زرد" in shown_prompt(page)
        # The blank before it, by which numbers stand right under each other, is not told.
        assert strip_marks(shown_prompt(page)).startswith("۱:")
        await pilot.press("left", "left", "left")
        assert "۱۲ زرد" in shown_prompt(page)
        await pilot.press("enter")
        await settled(pilot)
        assert called(page) == "call Y12"


async def test_the_rook_is_called_beside_the_colours(store: Store) -> None:
    app = opened(store, calling())
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = table(app)
        await pilot.press("down", "right", "enter")
        await settled(pilot)
        assert called(page) == "call ROOK"


@pytest.mark.parametrize("size", SIZES)
async def test_a_card_is_called_by_two_clicks(store: Store, code: str, size: tuple[int, int], cell: Cell) -> None:
    app = opened(store, calling())
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        page = table(app)
        await pilot.click(offset=cell(app, "colour-G"))
        await pilot.pause()
        await pilot.click(offset=cell(app, "call-G10"))
        await settled(pilot)
        assert called(page) == "call G10"


@pytest.mark.parametrize("size", SIZES)
async def test_each_of_the_57_cards_can_be_clicked(store: Store, size: tuple[int, int], cell: Cell) -> None:
    app = opened(store, calling())
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        page = table(app)
        offered = set()
        for colour in "BRGY":
            await pilot.click(offset=cell(app, f"colour-{colour}"))
            await pilot.pause()
            names = [one.name for row in page.query_one("#pad", Choices).rows for one in row]
            found = {name.removeprefix("call-") for name in names if name.startswith("call-")}
            assert all(cell(app, f"call-{text}") for text in found)
            offered |= found
        assert offered == {one.text for one in calling().rules.deck.pack}
        assert len(offered) == 57


async def test_a_number_that_no_card_has_says_so(store: Store) -> None:
    app = opened(store, calling())
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = table(app)
        await pilot.press("0")
        assert page.refused is not None and page.refused.code == "no-such-number"
        assert page.view.phase is Phase.CALL
