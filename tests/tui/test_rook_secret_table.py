"""The secret partner at the table: his own screen tells him, no other screen tells anybody before the card falls."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.app import App

from fa_cards.play.seats import BotSeat, Person
from fa_cards.play.store import Store
from fa_cards.rules.chance import Dice
from fa_cards.rules.rook import RookState, RookView
from fa_cards.tui.app import FaCards
from fa_cards.tui.signs import PARTNER as PARTNER_MARK
from fa_cards.tui.tricks.table import TrickTablePage
from tests.rules.rook_table import RookTable
from tests.tui.company import NAMES, rest, until
from tests.tui.laid import opened
from tests.tui.sitting import settled, shown_prompt, table
from tests.tui.worlds import cells, put, shows_what_is_known

Shown = Callable[[App[int], str], bool]

SIZES = [(60, 20), (80, 24)]
ALL = [Person(name) for name in NAMES]
SECRET = ("یار", PARTNER_MARK)
"""Whatever tells at a seat that it is the partner's."""


def called(*hands: str) -> RookTable:
    """Seat 2 has called the yellow 14, which seat 1 holds if no other hands are named; seat 3 is to lead."""
    laid = RookTable("call-partner-rook", *(hands or ("G7", "Y14", "B14", "G8")))
    laid.begin(2, 5, "B", call="Y14")
    return laid


def partner_in(page: TrickTablePage) -> int | None:
    state = page.match.state
    assert isinstance(state, RookState)
    return state.partner


def at_seat(page: TrickTablePage, place: str) -> str:
    return str(page.query_one(f"#seat-{place}").render())


@pytest.mark.parametrize("size", SIZES)
async def test_who_holds_the_called_card_reads_it_at_his_own_seat_and_in_the_prompt(
    store: Store, size: tuple[int, int]
) -> None:
    app = opened(store, called("Y14", "G7"))
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        page = table(app)
        assert page.my_turn and [play.seat for play in page.view.trick] == [3]
        assert "یار حاکم" in at_seat(page, "me") and PARTNER_MARK in at_seat(page, "me")
        assert "شما یار پنهان حاکم هستید" in shown_prompt(page)


@pytest.mark.parametrize("size", SIZES)
async def test_who_does_not_hold_it_reads_nowhere_who_does(store: Store, size: tuple[int, int]) -> None:
    """The partner sits at seat 1."""
    app = opened(store, called())
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        page = table(app)
        assert not page.view.tricks
        seats = [at_seat(page, place) for place in ("me", "right", "across", "left")]
        assert not any(word in seat for word in SECRET for seat in seats)
        assert "یار" not in shown_prompt(page)


@pytest.mark.parametrize("size", SIZES)
async def test_through_two_tricks_no_screen_hangs_on_where_the_called_card_lies(
    store: Store, size: tuple[int, int]
) -> None:
    """Four people at one keyboard: whoever looks, and at the curtain, no cell changes with the holder of the card.

    The yellow 14 stays in its hand: nobody leads yellow before the third trick.
    """
    app = opened(store, called(), ALL)
    dice = Dice("where the called card lies")
    partners, lookers = set(), set()
    async with app.run_test(size=size) as pilot:
        page = await until(pilot, lambda page: True)
        for _ in range(16):
            assert isinstance(page.view, RookView) and not page.view.revealed
            known = page.looker
            lookers.add(known)
            other = await shows_what_is_known(pilot, dice)
            assert isinstance(other, RookState)
            if known != 1:
                partners.add(other.partner)
            await pilot.press("enter")
            await rest(pilot)
        assert lookers >= {None, 3, 0}
        assert len(partners) >= 2, "worlds in which somebody else is the partner were among them"


@pytest.mark.parametrize("key", ["l", "z", "g", "w", "?", "i"])
@pytest.mark.parametrize("down", [True, False])
async def test_no_page_over_the_table_tells_who_the_partner_is(store: Store, key: str, down: bool) -> None:
    app = opened(store, called(), ALL)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda page: page.curtain is down and (down or page.my_turn))
        await pilot.press(key)
        await pilot.pause()
        assert app.screen is not table(app)
        for number in range(3):
            # The tricks of this deal tell which counters are out that are not one's own.
            await shows_what_is_known(pilot, Dice(f"{key} {number}"), own=key == "z")


async def test_a_screen_that_told_it_would_be_found(store: Store) -> None:
    """The holder's own screen is another one in a world in which somebody else holds the card."""
    app = opened(store, called("Y14", "G7"))
    elsewhere = called("G7", "Y14")
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page, before = table(app), cells(app)
        await put(pilot, page, elsewhere.state)
        assert cells(app) != before and "یار حاکم" not in at_seat(page, "me")


async def test_once_the_card_has_fallen_everybody_reads_it(store: Store, shown: Shown) -> None:
    laid = called()
    while not laid.state.revealed:
        plays = laid.legal()
        laid.do(f"{laid.state.actor} {next((one for one in plays if one == 'play Y14'), plays[0])}")
    app = opened(store, laid, [Person(""), *[BotSeat("easy", name) for name in NAMES[1:]]])
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = table(app)
        assert "یار حاکم" in at_seat(page, "left") and PARTNER_MARK in at_seat(page, "left")
        told = str(page.query_one("#deal-line").render()).replace("\u2068", "").replace("\u2069", "")
        assert f"یار: {NAMES[1]}" in told


async def test_who_called_a_card_of_his_own_reads_that_he_is_alone_and_nobody_else_does(store: Store) -> None:
    laid = RookTable("call-partner-rook", "B14 R14", dealer=1)
    laid.begin(0, 5, "B", call="R14")
    app: FaCards = opened(store, laid)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = table(app)
        assert "تنها" in at_seat(page, "me")
        assert partner_in(page) == 0
        await put(pilot, page, page.match.state)
        seat = page.presenter.seat(page.match.view(1), 0, page.match.game)
        assert not any("تنها" in role for role in seat.roles) and not seat.called
