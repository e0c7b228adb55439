"""What a screen shows is a function of what its looker knows: changing what he does not know changes no cell."""

from __future__ import annotations

import pytest

from fa_cards.play.store import Store
from fa_cards.rules.chance import Dice
from fa_cards.tui.deal_over import DealOverPage
from tests.conformance.hidden import a_world_for_all
from tests.tui.company import company, five_tricks, go_on, mid_trick_of, program_at, program_of, rest, until
from tests.tui.sitting import table
from tests.tui.worlds import cells, put, shows_what_is_known

SEATS = range(4)


@pytest.mark.parametrize(("code", "people"), [("fa", (0, 2)), ("en", (0, 1, 2, 3)), ("fa", (1,))], indirect=["code"])
async def test_through_a_deal_no_cell_hangs_on_what_the_looker_does_not_know(
    store: Store, code: str, people: tuple[int, ...]
) -> None:
    app = program_of(store, company(*people))
    dice = Dice("other worlds")
    phases = set()
    async with app.run_test(size=(80, 24)) as pilot:
        await rest(pilot)
        for number in range(300):
            if isinstance(app.screen, DealOverPage):
                break
            phases.add(table(app).view.phase)
            # The tricks are much alike.
            if len(table(app).view.tricks) < 2 or number % 5 == 0:
                await shows_what_is_known(pilot, dice)
            await go_on(pilot)
        assert isinstance(app.screen, DealOverPage)
        await shows_what_is_known(pilot, dice)
        assert len(phases) >= 2


@pytest.mark.parametrize("down", [True, False])
@pytest.mark.parametrize("key", ["l", "z", "g", "w", "?", "escape"])
async def test_no_cell_of_a_page_over_the_table_hangs_on_anybodys_cards(store: Store, key: str, down: bool) -> None:
    app = program_at(store, company(0, 2), mid_trick_of)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await until(pilot, lambda page: page.curtain is down and (down or page.my_turn))
        await pilot.press(key)
        await pilot.pause()
        assert app.screen is not page
        await shows_what_is_known(pilot, Dice(key))


async def test_a_table_that_shows_another_hand_would_be_found(store: Store) -> None:
    app = program_at(store, company(0, 2), five_tricks)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await until(pilot, lambda page: page.my_turn)
        before = cells(app)
        # The world of somebody who knows nothing has another hand at the looker's own seat.
        await put(pilot, page, a_world_for_all(page.match.state, SEATS, Dice("found")))
        assert cells(app) != before
