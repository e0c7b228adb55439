"""A rummy table by the mouse alone: cards, discards, stock, melds, the tray and what stands below the hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.pilot import Pilot

from fa_cards.play.store import Store
from fa_cards.rules.phases import Phase
from fa_cards.tui.app import FaCards
from fa_cards.tui.deal_over import DealOverPage
from fa_cards.tui.rummy.piles import PILE, STOCK, PileCard
from tests.tui.rummy_scenes import ME, asked_to_buy, one_down, opened_scene, own_card, rummy, texts, two_sets
from tests.tui.sitting import settled

Cell = Callable[[FaCards, str], tuple[int, int]]


async def click(pilot: Pilot[int], cell: Cell, name: str) -> None:
    """Clicks what does the act of that name."""
    app = pilot.app
    assert isinstance(app, FaCards)
    await pilot.click(offset=cell(app, name))
    await settled(pilot)


async def click_card(pilot: Pilot[int], text: str) -> None:
    """Clicks a card of the hand, at its top, which is seen of every card."""
    app = pilot.app
    assert isinstance(app, FaCards)
    region = own_card(rummy(app), text).region
    at = (region.right - 1 if app.right_to_left else region.x, region.y)
    await pilot.click(offset=at)


async def click_pile(pilot: Pilot[int], act: str) -> None:
    """Clicks the discards or the stock."""
    app = pilot.app
    assert isinstance(app, FaCards)
    card = next(one for one in rummy(app).query(PileCard) if one.act == act)
    await pilot.click(offset=card.region.offset)
    await settled(pilot)


async def test_a_contract_is_laid_by_clicks_and_taken_back(store: Store, code: str, cell: Cell) -> None:
    app = opened_scene(store, two_sets(), 0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        await click_pile(pilot, STOCK)
        assert len(page.cards) == 13
        for name in ("R8", "G8", "B8"):
            await click_card(pilot, name)
        await click(pilot, cell, "put-together")
        assert len(page.desk.tray.melds) == 1
        # A click on the tray brings the meld back into the hand.
        await click(pilot, cell, "tray-0")
        assert not page.desk.tray.melds
        await click(pilot, cell, "propose")
        await click(pilot, cell, "go-down")
        assert page.view.is_down
        await click(pilot, cell, "undo")
        assert not page.view.is_down


async def test_a_click_on_a_meld_lays_the_chosen_card_on_it(store: Store, code: str, cell: Cell) -> None:
    app = opened_scene(store, one_down("R11 G11 B11 Y2 Y3 Y4 Y5 R9 B1 B3 G5 G7"), ME)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        await click(pilot, cell, "propose")
        await click(pilot, cell, "go-down")
        await click_card(pilot, "R9")
        assert not page.desk.marked
        await click(pilot, cell, "meld-2")
        assert page.view.melds[1].text == "set B9 B9 G9 R9"


async def test_a_click_on_the_discards_takes_and_then_throws_away(store: Store, code: str) -> None:
    app = opened_scene(store, two_sets(), 0, 1)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(20):
            await pilot.pause()
        await pilot.press("enter")
        page = rummy(app)
        await click_pile(pilot, PILE)
        assert "B14" in texts(page.cards)
        await click_card(pilot, "Y14")
        await pilot.click(offset=next(one for one in page.query(PileCard) if one.act == PILE).region.offset)
        for _ in range(50):
            await pilot.pause()
        assert page.curtain and page.view.pile[-1].text == "Y14"


async def test_a_click_on_the_discards_buys_or_a_choice_does_not(store: Store, cell: Cell) -> None:
    app = opened_scene(store, asked_to_buy(), ME)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await click(pilot, cell, "let")
        assert rummy(app).view.buys[ME] == 0
    app = opened_scene(store, asked_to_buy(), ME)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await click_pile(pilot, PILE)
        assert rummy(app).view.buys[ME] == 1


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
async def test_a_whole_round_is_played_by_the_mouse(store: Store, cell: Cell, size: tuple[int, int]) -> None:
    app = opened_scene(store, two_sets(), 0)
    async with app.run_test(size=size) as pilot:
        for _ in range(120):
            await settled(pilot)
            if isinstance(app.screen, DealOverPage):
                return
            page = rummy(app)
            offered = page.acts_now(page.view)
            match page.view.phase:
                case Phase.TAKE:
                    await click_pile(pilot, STOCK) if page.query_one(PileCard).display else await click(
                        pilot, cell, STOCK
                    )
                case Phase.BUY:
                    await click(pilot, cell, "let")
                case _:
                    wished = ("go-down", "propose", "discard")
                    await click(pilot, cell, next(name for name in wished if name in offered))
        raise AssertionError("the round does not end")
