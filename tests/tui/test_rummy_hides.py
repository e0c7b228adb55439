"""At a rummy table no cell of the screen hangs on what the looker does not know, in any part of a turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.store import Store
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import pick
from fa_cards.tui.rummy.hand import RummyCard
from fa_cards.tui.rummy.table import RummyTablePage
from fa_cards.words import say
from tests.rules.rummy_table import RummyTable
from tests.tui.company import NAMES, rest
from tests.tui.laid import opened
from tests.tui.rummy_scenes import asked_to_buy, mark, one_down, rummy, two_sets, whole_hand
from tests.tui.worlds import cells, put, shows_what_is_known

LAID: dict[str, Callable[[], RummyTable]] = {
    "taking": two_sets,
    "buying": asked_to_buy,
    "melding": one_down,
    "the whole hand": whole_hand,
}
STEPS = 6
"""Steps of those who sit there, and curtains that they lift, while somebody looks."""


def company(laid: RummyTable, people: int) -> list[Seat]:
    """So many persons from the one on move on, and bots."""
    seats, first = laid.game.seats, laid.state.on_move
    sitting = {(first + place) % seats for place in range(people)}
    return [Person(NAMES[seat]) if seat in sitting else BotSeat("easy") for seat in range(seats)]


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("name", LAID)
async def test_while_it_is_played_and_a_curtain_lies_between_two_persons(store: Store, name: str, people: int) -> None:
    laid, dice = LAID[name](), Dice(f"other worlds of {name}")
    app = opened(store, laid, company(laid, people))
    async with app.run_test(size=(80, 24)) as pilot:
        await rest(pilot)
        for number in range(STEPS):
            if not isinstance(app.screen, RummyTablePage):
                break
            await shows_what_is_known(pilot, dice)
            page = app.screen
            if page.curtain:
                assert not any(card.display for card in page.query(RummyCard))
                assert page.cards == () and page.chosen is None and not page.targets
                await pilot.press("enter")
            else:
                page.take(pick(page.view.legal, Dice(f"{name} {number}")))
            await rest(pilot)


async def test_what_one_has_put_together_is_not_seen_by_the_next_one(store: Store) -> None:
    laid = two_sets()
    app = opened(store, laid, [Person(NAMES[0]), Person(NAMES[1]), BotSeat("easy")])
    async with app.run_test(size=(80, 24)) as pilot:
        await rest(pilot)
        await pilot.press("enter")
        page = rummy(app)
        await mark(pilot, "R8", "G8", "B8")
        await pilot.press("m")
        await mark(pilot, "R9")
        kept = page.desk
        await pilot.press("d")
        await rest(pilot)
        assert page.curtain and not page.desk.tray.melds
        await pilot.press("enter")
        assert page.me == 1 and not page.desk.tray.melds and not page.desk.marked
        await pilot.press("n")
        await rest(pilot)
        await pilot.press("enter")
        # Who put it together finds it again.
        assert page.me == 0 and page.desk.tray == kept.tray and page.desk.marked == kept.marked


async def test_another_card_in_the_hand_would_be_found(store: Store) -> None:
    app = opened(store, two_sets())
    async with app.run_test(size=(80, 24)) as pilot:
        await rest(pilot)
        page, before = rummy(app), cells(app)
        places = dict(page.match.state.places())
        (mine, *others), (first, *deeper) = places["hand 0"], places["stock"]
        changed = {**places, "hand 0": (first, *others), "stock": (mine, *deeper)}
        await put(pilot, page, page.match.state.with_places(changed))
        assert cells(app) != before


@pytest.mark.parametrize("key", ["l", "g", "?"])
async def test_on_a_page_over_the_table(store: Store, key: str) -> None:
    app = opened(store, one_down(), [Person(NAMES[0]), Person(NAMES[1]), BotSeat("easy")])
    async with app.run_test(size=(80, 24)) as pilot:
        await rest(pilot)
        await pilot.press("enter", key)
        await pilot.pause()
        assert not isinstance(app.screen, RummyTablePage)
        await shows_what_is_known(pilot, Dice(key))


@pytest.mark.parametrize("people", [1, 2])
async def test_who_sits_alone_is_you_and_at_a_shared_keyboard_each_reads_his_name(
    store: Store, code: str, people: int
) -> None:
    app = opened(store, one_down(), [Person(NAMES[seat]) if seat < people else BotSeat("easy") for seat in range(3)])
    async with app.run_test(size=(80, 24)) as pilot:
        await rest(pilot)
        if people > 1:
            await pilot.press("enter")
            await rest(pilot)
        page = rummy(app)
        called, not_called = (NAMES[page.me], say("You")) if people > 1 else (say("You"), NAMES[page.me])
        assert not page.curtain
        # Seat 0 has laid two melds: its name stands before them, too.
        for place in ("#players-told", *(("#melds-text",) if page.me == 0 else ())):
            told = str(page.query_one(place).render())
            assert called in told and not_called not in told
