"""At tables with a stock and of All Fours no cell of the screen hangs on what the looker does not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.store import Store
from fa_cards.rules.chance import Dice
from fa_cards.rules.fours import CaliforniaFives, CaliforniaJack, ShastaSam
from fa_cards.rules.game import pick
from fa_cards.tui.stock import StockFacts
from fa_cards.tui.tricks.table import TrickTablePage
from tests.rules.fours_table import AllFoursTable
from tests.rules.tables import AnyTable
from tests.tui.company import NAMES, nobody_sees_too_much, rest
from tests.tui.laid import opened
from tests.tui.moments_of_fours import seen_at
from tests.tui.sitting import table
from tests.tui.worlds import cells, put, shows_what_is_known
from tools.monkey.checks import Wrong

STEPS = 8
"""Steps of those who sit there, and curtains that they lift, while somebody looks."""

LAID: dict[str, Callable[[], AnyTable[Any]]] = {
    "California Jack": seen_at(CaliforniaJack, 6, 0),
    "last cards of the stock": seen_at(CaliforniaJack, 18, 0),
    "Shasta Sam": seen_at(ShastaSam, 6, 0),
    "Fives with four": seen_at(CaliforniaFives, 3, 1, 4),
    "Fives with four, face down": seen_at(CaliforniaFives, 3, 1, 4, stock="down"),
    "All Fours": AllFoursTable,
}


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("name", LAID)
async def test_while_it_is_played_and_a_curtain_lies_between_two_persons(store: Store, name: str, people: int) -> None:
    laid, dice = LAID[name](), Dice(f"other worlds of {name}")
    seats: list[Seat] = [Person(NAMES[seat]) if seat < people else BotSeat("easy") for seat in range(laid.game.seats)]
    app = opened(store, laid, seats)
    async with app.run_test(size=(80, 24)) as pilot:
        await rest(pilot, nobody_sees_too_much)
        for number in range(STEPS):
            if not isinstance(app.screen, TrickTablePage):
                break
            await shows_what_is_known(pilot, dice)
            page = app.screen
            if page.curtain:
                await pilot.press("enter")
            else:
                page.take(pick(page.view.legal, Dice(f"{name} {number}")))
            await rest(pilot, nobody_sees_too_much)


@pytest.mark.parametrize("key", ["l", "z", "g", "?"])
async def test_on_a_page_over_the_table(store: Store, key: str) -> None:
    app = opened(store, LAID["Shasta Sam"](), [Person(NAMES[0]), Person(NAMES[1])])
    async with app.run_test(size=(80, 24)) as pilot:
        await rest(pilot)
        await pilot.press("enter", key)
        await pilot.pause()
        assert not isinstance(app.screen, TrickTablePage)
        await shows_what_is_known(pilot, Dice(key))


async def test_a_stock_face_down_that_shows_its_top_would_be_found(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = opened(store, LAID["Shasta Sam"]())
    async with app.run_test(size=(80, 24)) as pilot:
        await rest(pilot)
        page = table(app)
        nobody_sees_too_much(app)
        hidden = page.match.state.places()["stock"][0]
        monkeypatch.setattr(page.presenter, "stock", lambda view: StockFacts(hidden, ("",)))
        page.show()
        await pilot.pause()
        with pytest.raises(Wrong):
            nobody_sees_too_much(app)


async def test_another_order_of_a_stock_face_up_would_be_found(store: Store) -> None:
    app = opened(store, LAID["California Jack"]())
    async with app.run_test(size=(80, 24)) as pilot:
        await rest(pilot)
        page, before = table(app), cells(app)
        places = dict(page.match.state.places())
        (top,), (second, *deeper) = places["top"], places["stock"]
        await put(pilot, page, page.match.state.with_places({**places, "top": (second,), "stock": (top, *deeper)}))
        assert cells(app) != before
