"""Seats that change hands in the middle of a match: a bot takes over, or a person, at any moment."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from textual.app import App
from textual.pilot import Pilot

from fa_cards.bots import AnyBot, Bot
from fa_cards.play.match import Match, Waits
from fa_cards.play.refusals import MatchMovedOn, NobodySits
from fa_cards.play.seats import BotSeat, Person
from fa_cards.play.start import Start
from fa_cards.play.store import Opened, Store
from fa_cards.rtl import LineInput
from fa_cards.rules.actions import Action
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import pick
from fa_cards.rules.teka import Teka
from fa_cards.tui.app import FaCards
from fa_cards.tui.deal_over import DealOverPage
from fa_cards.tui.pace import NoPace
from fa_cards.tui.seats_page import SeatsPage
from fa_cards.tui.tricks.table import TrickTablePage
from fa_cards.words.refusals import refusal
from tests.tui.company import NAMES, company, five_tricks, go_on, mid_trick_of, program_at, rest, until
from tests.tui.sitting import table

Shown = Callable[[App[int], str], bool]
Cell = Callable[[App[int], str], tuple[int, int]]


def seats_page(app: FaCards) -> SeatsPage:
    page = app.screen
    assert isinstance(page, SeatsPage)
    return page


def about(app: FaCards) -> str:
    return str(seats_page(app).query_one(".about").render())


async def mark(pilot: Pilot[int], key: str) -> None:
    app = pilot.app
    assert isinstance(app, FaCards)
    for _ in range(10):
        if seats_page(app).marked == key:
            return
        await pilot.press("down")
    raise AssertionError(key)


async def sit(pilot: Pilot[int], seat: int, *, times: int) -> None:
    """Opens the page, goes so many values on at a seat, and lets them sit down."""
    await pilot.press("w")
    await pilot.pause()
    await mark(pilot, f"seat-{seat}")
    await pilot.press(*["enter"] * times)
    await mark(pilot, "sit")
    await pilot.press("enter")
    await pilot.pause()


# The values of a seat are: a person, an easy bot; Enter takes the next one, round about.
PERSON_TO_EASY, EASY_TO_PERSON = 1, 1


async def test_a_bot_takes_over_the_seat_on_move_in_mid_trick_and_the_match_goes_on_at_once(store: Store) -> None:
    app = program_at(store, company(0, 2), lambda match: mid_trick_of(match, 2))
    async with app.run_test(size=(80, 24)) as pilot:
        page = await until(pilot, lambda page: page.my_turn and page.me == 2)
        steps = len(page.match.steps)
        await sit(pilot, 2, times=PERSON_TO_EASY)
        await rest(pilot)
        assert page.match.seats[2] == BotSeat("easy")
        assert page.match.steps[steps].seat == 2, "the bot has played the card that was due"
        assert page.curtain and page.awaited == 0
        assert store.load(page.match.id).seats == page.match.seats


async def test_a_person_takes_over_the_seat_of_a_bot_and_sees_its_cards_behind_the_curtain(store: Store) -> None:
    app = program_at(store, company(0), lambda match: mid_trick_of(match, 0))
    async with app.run_test(size=(80, 24)) as pilot:
        page = await until(pilot, lambda page: page.my_turn)
        await sit(pilot, 1, times=EASY_TO_PERSON)
        await rest(pilot)
        assert page.match.person_seats == (0, 1)
        assert page.my_turn and page.me == 0, "who looks goes on looking"
        page = await until(pilot, lambda page: page.curtain)
        assert page.awaited == 1
        await pilot.press("enter")
        assert page.my_turn and page.me == 1
        assert page.cards


def awaits(seat: int, page: TrickTablePage) -> bool:
    """Whether the table waits for the person at that seat."""
    return page.awaited == seat


async def test_with_two_seats_of_ones_own_there_is_a_curtain_between_them_as_well(store: Store) -> None:
    app = program_at(store, company(0), lambda match: mid_trick_of(match, 0))
    async with app.run_test(size=(80, 24)) as pilot:
        page = await until(pilot, lambda page: page.my_turn)
        await sit(pilot, 2, times=EASY_TO_PERSON)
        for seat in (2, 0):
            page = await until(pilot, partial(awaits, seat))
            assert page.curtain


def leads(match: Match) -> bool:
    """Whether the person at seat 0 is to lead the second trick or a later one."""
    return match.waits_for is Waits.PERSON and bool(match.view(0).tricks) and not match.view(0).trick


class Slow(Bot[Any]):
    """A bot that thinks until the test lets it decide."""

    thinking = threading.Event()
    decides = threading.Event()

    def choose(self, view: Any, dice: Dice) -> Action:
        self.thinking.set()
        assert self.decides.wait(20)
        return pick(view.legal, dice)


async def test_a_person_takes_over_while_the_bot_on_move_is_thinking(tmp_path: Any) -> None:
    def make(_game: str, _level: str) -> AnyBot:
        return Slow()

    Slow.decides.set()
    with Store.open(tmp_path / "slow", bots=make).store as store:
        match = store.create(Teka(), company(0), seed="slow")
        while not leads(match):
            match.advance()
            if not leads(match):
                match.do(0, pick(match.view(0).legal, Dice(f"{len(match.moments)}")))
        app = FaCards(Opened(store, None), Start(match_id=match.id), pace=NoPace())
        async with app.run_test(size=(80, 24)) as pilot:
            page = await until(pilot, lambda page: page.my_turn)
            Slow.decides.clear()
            Slow.thinking.clear()
            page.do_plain()
            while not Slow.thinking.is_set():
                await pilot.pause()
            seat = page.match.actor
            assert seat is not None and page.match.waits_for is Waits.BOT
            steps = page.match.steps
            page.match.change_seat(seat, Person("مریم"))
            page._seated()
            Slow.decides.set()
            await rest(pilot)
            assert page.match.steps == steps, "what the bot thought is thrown away"
            assert page.curtain and page.awaited == seat


async def test_the_last_person_cannot_leave_and_is_told_so(store: Store, code: str) -> None:
    app = program_at(store, company(0), lambda match: mid_trick_of(match, 0))
    async with app.run_test(size=(80, 24)) as pilot:
        page = await until(pilot, lambda page: page.my_turn)
        seats = page.match.seats
        await sit(pilot, 0, times=PERSON_TO_EASY)
        assert about(app) == refusal(NobodySits())
        assert seats_page(app).query_one(".about").has_class("-warned")
        await pilot.press("up")
        assert not seats_page(app).query_one(".about").has_class("-warned")
        await pilot.press("escape")
        await rest(pilot)
        assert page.match.seats == seats and page.my_turn


async def test_nobody_changes_his_seat_before_all_sit_down(store: Store) -> None:
    app = program_at(store, company(0, 2), lambda match: mid_trick_of(match, 0))
    async with app.run_test(size=(80, 24)) as pilot:
        page = await until(pilot, lambda page: page.my_turn)
        seats = page.match.seats
        await pilot.press("w", "down", "enter", "down", "right", "left", "escape")
        await rest(pilot)
        assert page.match.seats == seats and page.my_turn
        assert store.load(page.match.id).seats == seats


async def test_the_page_says_that_nothing_is_taken_back_past_a_change_of_persons(store: Store, english: None) -> None:
    app = program_at(store, company(0), lambda match: mid_trick_of(match, 0))
    async with app.run_test(size=(80, 24)) as pilot:
        page = await until(pilot, lambda page: page.my_turn)
        assert page.match.can_undo
        await pilot.press("w")
        await pilot.pause()
        await mark(pilot, "sit")
        assert about(app) == "The match goes on with them."
        await mark(pilot, "seat-3")
        await pilot.press("enter")
        await mark(pilot, "sit")
        assert about(app) == "The match goes on with them; what was played before can then not be taken back."
        await pilot.press("enter")
        await rest(pilot)
        assert not page.match.can_undo


async def test_who_leaves_his_seat_looks_no_longer(store: Store) -> None:
    app = program_at(store, company(0, 1, 2), lambda match: mid_trick_of(match, 0))
    async with app.run_test(size=(80, 24)) as pilot:
        page = await until(pilot, lambda page: page.my_turn and page.me == 0)
        await sit(pilot, 0, times=PERSON_TO_EASY)
        assert page.curtain
        await rest(pilot)
        assert page.curtain and page.awaited in (1, 2)


async def test_a_match_that_another_window_changed_says_so_and_everybody_stays(store: Store, code: str) -> None:
    app = program_at(store, company(0, 2), lambda match: mid_trick_of(match, 0))
    async with app.run_test(size=(80, 24)) as pilot:
        page = await until(pilot, lambda page: page.my_turn and page.me == 0)
        seats = page.match.seats
        store.load(page.match.id).change_seat(3, BotSeat("random"))
        await sit(pilot, 2, times=PERSON_TO_EASY)
        assert about(app) == refusal(MatchMovedOn(page.match.id))
        assert page.match.seats == seats


async def test_a_player_is_renamed_in_the_middle_of_a_match(store: Store, code: str, shown: Shown, cell: Cell) -> None:
    app = program_at(store, company(0, 2), lambda match: mid_trick_of(match, 0))
    async with app.run_test(size=(80, 24)) as pilot:
        page = await until(pilot, lambda page: page.my_turn and page.me == 0)
        await pilot.press("w")
        await pilot.pause()
        await mark(pilot, "seat-1")
        await pilot.press("n")
        await pilot.pause()
        assert app.screen.query_one(LineInput).has_focus
        await pilot.press("ش", "ی", "ر", "ی", "ن", "enter")
        await pilot.pause()
        assert shown(app, "شیرین")
        await pilot.click(offset=cell(app, "sit"))
        await rest(pilot)
        assert page.names[1] == "شیرین"
        assert page.my_turn and page.match.can_undo is store.load(page.match.id).can_undo
        assert store.load(page.match.id).names[1] == "شیرین"


async def test_a_second_click_on_the_name_of_a_seat_asks_for_it(store: Store, code: str, cell: Cell) -> None:
    app = program_at(store, company(0), lambda match: mid_trick_of(match, 0))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda page: page.my_turn)
        await pilot.press("w")
        await pilot.pause()
        await pilot.click(offset=cell(app, "mark-seat-2"))
        await pilot.pause()
        assert seats_page(app).marked == "seat-2"
        await pilot.click(offset=cell(app, "mark-seat-2"))
        await pilot.pause()
        assert app.screen.query_one(LineInput)
        await pilot.press("escape")
        await pilot.pause()
        assert seats_page(app).seats[2] == BotSeat("easy")


async def test_who_sits_where_is_called_as_the_one_sees_it_who_looks(store: Store, english: None, shown: Shown) -> None:
    app = program_at(store, company(0, 2), lambda match: mid_trick_of(match, 2))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda page: page.my_turn and page.me == 2)
        await pilot.press("w")
        await pilot.pause()
        # Teka runs counter-clockwise: the next player sits at the right.
        for label in (f"Here: {NAMES[2]}", "Right: Farid", f"Across: {NAMES[0]}", "Left: Reza"):
            assert shown(app, label)


async def test_at_the_curtain_the_page_is_that_of_the_one_whose_turn_it_is(
    store: Store, english: None, shown: Shown
) -> None:
    app = program_at(store, company(0, 2), lambda match: mid_trick_of(match, 2))
    async with app.run_test(size=(80, 24)) as pilot:
        page = await until(pilot, lambda page: page.curtain)
        assert page.me == 0 and page.awaited == 2
        await pilot.press("w")
        await pilot.pause()
        assert seats_page(app).marked == "seat-2"
        assert shown(app, f"Here: {NAMES[2]}")


async def test_the_page_opens_with_the_persian_layout_on(store: Store) -> None:
    app = program_at(store, company(0), lambda match: mid_trick_of(match, 0))
    async with app.run_test(size=(60, 20)) as pilot:
        page = await until(pilot, lambda page: page.my_turn)
        await pilot.press("ص")
        await pilot.pause()
        assert seats_page(app)
        await pilot.press("ض")
        await pilot.pause()
        assert app.screen is page


async def test_a_whole_deal_is_played_in_which_everybody_leaves_and_comes_back(store: Store) -> None:
    app = program_at(store, company(0, 1), lambda match: mid_trick_of(match, 0))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda page: page.my_turn and page.me == 0)
        await sit(pilot, 0, times=PERSON_TO_EASY)
        await rest(pilot)
        page = await until(pilot, lambda page: page.my_turn and page.me == 1)
        await sit(pilot, 0, times=EASY_TO_PERSON)
        await rest(pilot)
        page = await until(pilot, lambda page: page.my_turn and page.me == 0)
        assert page.match.names[0] == "", "who comes back may be somebody else"
        for _ in range(200):
            if not isinstance(app.screen, TrickTablePage):
                break
            await go_on(pilot)
        assert len(table(app).match.deals) == 1


@pytest.mark.parametrize("leaving", [0, 3])
async def test_seats_that_change_while_the_last_trick_lies_there_do_not_hide_the_end_of_the_deal(
    store: Store, leaving: int
) -> None:
    class Late(NoPace):
        """Lets somebody leave while the last trick of a deal lies on the table."""

        async def wait(self, seconds: float | None) -> bool:
            page = table(app)
            if page.match.deals and len(page.match.person_seats) == 3:
                page.match.change_seat(leaving, BotSeat("easy"))
                page._seated()
            return await super().wait(seconds)

    app = program_at(store, company(0, 1, 3), five_tricks)
    app.pace = Late()
    async with app.run_test(size=(80, 24)) as pilot:
        await rest(pilot)
        for _ in range(200):
            if isinstance(app.screen, DealOverPage):
                break
            await go_on(pilot)
        assert isinstance(app.screen, DealOverPage)
        assert len(table(app).match.person_seats) == 2
        await go_on(pilot)
        assert table(app).curtain and table(app).awaited is not None
        assert table(app).view.number == 2
