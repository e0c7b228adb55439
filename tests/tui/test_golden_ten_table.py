"""The table of Golden Ten, played by keys with three to seven players."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.app import App

from fa_cards.play.seats import BotSeat, Person
from fa_cards.play.store import Store
from fa_cards.rules.golden_ten import GoldenTen
from fa_cards.rules.golden_ten.events import GoldenTenDeal
from fa_cards.rules.phases import Phase
from fa_cards.tui.app import FaCards
from fa_cards.tui.deal_over import DealOverPage
from fa_cards.tui.room import SeatPanel
from tests.tui.laid import program_on
from tests.tui.sitting import mid_trick, settled, shown_prompt, table

Shown = Callable[[App[int], str], bool]

SIZES = [(60, 20), (80, 24)]


def evening(store: Store, players: int, names: tuple[str, ...] = ()) -> FaCards:
    """The program at the table of so many players."""
    bots = [BotSeat("easy", name) for name in names] or [BotSeat("easy")] * (players - 1)
    return program_on(store, store.create(GoldenTen({}, players), (Person(""), *bots), seed="evening"))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
async def test_a_whole_deal_is_played_by_keys(store: Store, size: tuple[int, int], players: int) -> None:
    app = evening(store, players)
    async with app.run_test(size=size) as pilot:
        for _ in range(40):
            await settled(pilot)
            if isinstance(app.screen, DealOverPage):
                break
            page = table(app)
            assert page.view.phase is Phase.PLAY and shown_prompt(page)
            assert len([one for one in page.query(SeatPanel) if one.region.area]) == players
            await pilot.press("enter")
        (deal,) = table(app).match.deals
        assert isinstance(deal, GoldenTenDeal)
        # Every red card but those hidden in the left-over ones is somebody's: 27 with all of them.
        assert sum(deal.reds) == 27
        await pilot.press("enter")
        await settled(pilot)
        assert table(app).view.number == 2


async def test_seats_tell_red_points_and_penalties_and_the_bar_how_many_have_fallen(store: Store) -> None:
    app = evening(store, 5)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await mid_trick(pilot)
        for seat in page.query(SeatPanel):
            assert "قرمزها ۰" in str(seat.render()) and "جریمه ۰" in str(seat.render())
        assert "از ۲۷" in str(page.query_one("#deal-line").render())


async def test_a_card_that_may_not_be_played_says_why(store: Store) -> None:
    app = evening(store, 4)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(20):
            page = await mid_trick(pilot)
            barred = [place for place, one in enumerate(page.cards) if one not in page.presenter.markable(page.view)]
            if barred:
                page.choose(barred[0])
                await pilot.press("enter")
                assert page.refused is not None and page.refused.code == "must-follow-suit"
                assert "رنگ زمین" in shown_prompt(page)
                return
            await pilot.press("enter")
        raise AssertionError("all cards could always be played")
