"""What people do in between: while a bot thinks, a trick lies there, a page is open, or twice in one breath."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

import pytest
from textual import events
from textual.pilot import Pilot

from fa_cards.play.match import Match, Waits
from fa_cards.play.review import Review
from fa_cards.play.seats import BotSeat, Person
from fa_cards.play.start import Start
from fa_cards.play.store import Opened, Store
from fa_cards.rules.actions import Play
from fa_cards.rules.phases import Phase
from fa_cards.rules.teka import Teka
from fa_cards.tui.app import FaCards
from fa_cards.tui.deal_over import DealOverPage
from fa_cards.tui.menu import MenuPage
from fa_cards.tui.pace import NoPace
from fa_cards.tui.palette import PalettePage
from fa_cards.tui.seats_page import SeatsPage
from fa_cards.tui.settings_page import SettingsPage
from fa_cards.tui.tricks.table import TrickTablePage
from fa_cards.words import language
from tests.tui.company import company, program_at, program_of, until
from tests.tui.sitting import key_for, mid_trick, program, settled, table


class HeldPace(NoPace):
    """Waits for nothing but in the waits that a test wants to stand in, until it lets go; no key ends those."""

    def __init__(self, wanted: Callable[[float | None], bool] = lambda seconds: False) -> None:
        super().__init__()
        self.wanted = wanted
        self.holds = False
        self._released = asyncio.Event()

    async def wait(self, seconds: float | None) -> bool:
        if not self.wanted(seconds):
            return await super().wait(seconds)
        self.holds = True
        await self._released.wait()
        return False

    def let_go(self) -> None:
        """From now on nothing is waited for."""
        self.wanted = lambda seconds: False
        self.holds = False
        self._released.set()


async def breathe(pilot: Pilot[int], times: int = 20) -> None:
    for _ in range(times):
        await pilot.pause()


async def held(pilot: Pilot[int], pace: HeldPace) -> TrickTablePage:
    """Plays until the wait that the test wants."""
    app = pilot.app
    assert isinstance(app, FaCards)
    for _ in range(400):
        await pilot.pause()
        if pace.holds:
            return table(app)
        page = table(app)
        if app.screen is page and page.my_turn:
            await pilot.press(key_for(page))
    raise AssertionError("never waits")


async def test_who_leaves_while_a_bot_thinks_leaves_the_match_as_it_was(store: Store) -> None:
    app = program(store)
    async with app.run_test() as pilot:
        page = await mid_trick(pilot)
        app.pace = pace = HeldPace(lambda seconds: seconds == app.pace.pauses.thinking)
        await held(pilot, pace)
        steps = len(page.match.moments)
        await pilot.press("escape", "y")
        pace.let_go()
        await breathe(pilot)
        assert isinstance(app.screen, MenuPage)
        assert len(store.load(page.match.id).moments) == len(page.match.moments) == steps


async def test_a_match_that_is_opened_over_a_table_on_which_a_bot_thinks_goes_on_alone(store: Store) -> None:
    app = program(store)
    async with app.run_test() as pilot:
        page = await mid_trick(pilot)
        app.pace = pace = HeldPace(lambda seconds: seconds == app.pace.pauses.thinking)
        await held(pilot, pace)
        app.open_match(store.load(page.match.id))
        pace.let_go()
        await settled(pilot)
        assert table(app) is app.screen is not page
        assert table(app).refused is None


async def test_enter_pressed_twice_in_one_breath_begins_one_match(store: Store) -> None:
    app = FaCards(Opened(store, None), Start(), pace=NoPace())
    async with app.run_test() as pilot:
        app.set_up("teka")
        await breathe(pilot, 5)
        for _ in range(2):
            app.post_message(events.Key("enter", "\r"))
        await breathe(pilot)
        assert len(store.matches()) == 1
        assert isinstance(app.screen, TrickTablePage)


async def test_keys_in_one_breath_that_change_a_page_and_leave_it_do_both(store: Store, persian_again: None) -> None:
    app = FaCards(Opened(store, None), Start(), pace=NoPace())
    async with app.run_test() as pilot:
        app.set_up("teka")
        await breathe(pilot, 5)
        for key in ("f2", "down", "up", "enter"):
            app.post_message(events.Key(key, "\r" if key == "enter" else None))
        await breathe(pilot)
        assert language().code == "en"
        assert isinstance(app.screen, TrickTablePage)


async def test_a_match_that_is_told_twice_in_one_breath_to_go_on_goes_on_once(store: Store) -> None:
    app = program(store)
    async with app.run_test() as pilot:
        page = await mid_trick(pilot)
        steps = page.match.steps
        page.go_on()
        page.go_on()
        await settled(pilot)
        # What was begun and given up would be told as a warning, and no test may warn.
        gc.collect()
        assert page.match.steps == steps
        assert page.my_turn


OPENED: dict[str, Callable[[FaCards, Match], object]] = {
    "table": lambda app, match: app.open_match(match),
    "setup": lambda app, match: app.set_up("teka"),
    "history": lambda app, match: app.show_history(),
    "settings": lambda app, match: app.show_settings(),
}


@pytest.mark.parametrize("turns", [0, 1, 2, 3, 5])
@pytest.mark.parametrize("then", ["leave", "open"])
@pytest.mark.parametrize("page", OPENED)
async def test_a_page_may_be_taken_away_while_it_is_being_built(store: Store, page: str, then: str, turns: int) -> None:
    match = store.create(Teka(), company(0), seed="evening")
    app = FaCards(Opened(store, None), Start(), pace=NoPace())
    async with app.run_test() as pilot:
        OPENED[page](app, match)
        for _ in range(turns):
            await asyncio.sleep(0)
        if then == "leave":
            app.leave()
        else:
            app.open_match(match)
            await breathe(pilot)
            assert isinstance(app.screen, TrickTablePage)
    assert app.return_code == (0 if then == "leave" else None)


async def test_seats_may_change_while_a_finished_trick_lies_there(store: Store) -> None:
    app = program(store)
    async with app.run_test() as pilot:
        page = await mid_trick(pilot)
        app.pace = pace = HeldPace(lambda seconds: page.lingering is not None and seconds == app.pace.pauses.trick)
        await held(pilot, pace)
        page.do_seats()
        await pilot.pause()
        top = app.screen
        assert isinstance(top, SeatsPage)
        top.seats[0], top.seats[1] = BotSeat("easy"), Person("مریم")
        top.press("sit")
        await pilot.pause()
        pace.let_go()
        await breathe(pilot)
        assert page.curtain
        assert not page.key_awaited
        assert page.lingering is None


async def test_the_table_goes_on_where_the_awaited_person_has_left_his_seat_to_a_bot(store: Store) -> None:
    app = program_of(store, company(0, 1))
    async with app.run_test() as pilot:
        page = await until(pilot, lambda page: page.my_turn and page.me == 0 and page.view.phase is Phase.PLAY)
        app.pace = pace = HeldPace(lambda seconds: page.awaited == 1 and not page.curtain)
        await held(pilot, pace)
        page.do_seats()
        await pilot.pause()
        top = app.screen
        assert isinstance(top, SeatsPage)
        top.seats[1] = BotSeat("easy")
        top.press("sit")
        pace.let_go()
        for _ in range(400):
            await pilot.pause()
            if isinstance(app.screen, DealOverPage) or not page.busy:
                break
        assert isinstance(app.screen, DealOverPage) or page.match.waits_for is Waits.PERSON


async def test_settings_opened_at_the_end_of_a_deal_do_not_take_that_end_away(store: Store) -> None:
    app = program(store)
    async with app.run_test() as pilot:
        page = await mid_trick(pilot)
        app.pace = pace = HeldPace(lambda seconds: page.frozen is not None and seconds == app.pace.pauses.trick)
        await held(pilot, pace)
        page.press("settings")
        await pilot.pause()
        pace.let_go()
        await breathe(pilot)
        assert isinstance(app.screen, DealOverPage)
        app.screen.press("settings")
        await breathe(pilot, 5)
        assert isinstance(app.screen, SettingsPage)
        await pilot.press("escape")
        await breathe(pilot, 5)
        assert isinstance(app.screen, DealOverPage)
        await pilot.press("enter")
        await breathe(pilot, 5)
        assert isinstance(app.screen, SettingsPage)
        await pilot.press("escape")
        await settled(pilot)
        assert page.my_turn


async def test_the_list_of_acts_stays_that_of_the_moment_in_which_it_was_opened(store: Store) -> None:
    app = program(store)
    async with app.run_test() as pilot:
        page = await mid_trick(pilot)
        page.busy = True
        page.show()
        app.show_palette(page)
        await breathe(pilot, 3)
        top = app.screen
        assert isinstance(top, PalettePage)
        names = [one.name for one in top.doings]
        page.busy = False
        top.redraw()
        assert [one.name for one in top.doings] == names
        await pilot.press("up", "up", *"quit")
        await breathe(pilot, 3)
        assert isinstance(app.screen, PalettePage)


async def test_a_click_takes_the_reason_of_the_last_refusal_away_as_a_key_does(
    store: Store, cell: Callable[[FaCards, str], tuple[int, int]]
) -> None:
    app = program(store)
    async with app.run_test() as pilot:
        page = await mid_trick(pilot)
        for _ in range(60):
            playable = {step.card for step in page.view.legal if isinstance(step, Play)}
            bad = [place for place, card in enumerate(page.cards) if card not in playable]
            if page.my_turn and playable and bad:
                break
            await pilot.press("enter" if app.screen is not page else key_for(page))
            await settled(pilot)
        for _ in range(2):
            page.press(f"take-{bad[0]}")
        assert page.refused is not None
        await pilot.click(offset=(0, 0))
        assert page.refused is None


async def test_enter_on_a_card_that_may_not_be_played_says_why_and_offers_no_raise(store: Store) -> None:
    app = program_at(
        store,
        company(0),
        lambda match: (
            match.waits_for is Waits.PERSON and match.view(0).phase is Phase.PLAY and _declarer_with_a_bad_card(match)
        ),
    )
    async with app.run_test() as pilot:
        await settled(pilot)
        page = table(app)
        playable = {step.card for step in page.view.legal if isinstance(step, Play)}
        page.choose(next(place for place, card in enumerate(page.cards) if card not in playable))
        await pilot.press("enter")
        assert not page.turn.raising
        assert page.refused is not None
        assert page.chosen not in playable


def _declarer_with_a_bad_card(match: Match) -> bool:
    """Whether the person declares, may raise, and holds a card that may not be played."""
    view = match.view(0)
    playable = {step.card for step in view.legal if isinstance(step, Play)}
    may_raise = any(step.text.startswith("raise") for step in view.legal if not isinstance(step, Play))
    return view.contract is not None and view.contract.declarer == 0 and may_raise and not set(view.hand) <= playable


async def test_enter_in_an_auction_without_a_mark_says_how_one_is_marked(store: Store) -> None:
    app = program(store)
    async with app.run_test() as pilot:
        for _ in range(60):
            await settled(pilot)
            page = table(app)
            if page.view.phase is Phase.AUCTION and page.my_turn:
                break
            await pilot.press("enter")
        steps = len(page.match.moments)
        await pilot.press("enter")
        assert page.refused is not None
        assert len(page.match.moments) == steps
        await pilot.press("down")
        assert page.refused is None
        assert page.choices.marked is not None


def test_a_replay_shows_a_person_nothing_from_before_he_sat_down(store: Store) -> None:
    program_at(store, company(0), lambda match: len(match.deals) == 1 and match.waits_for is Waits.PERSON)
    match = store.load(store.matches()[0].id)
    match.change_seats([BotSeat("easy"), BotSeat("easy"), Person("مریم"), BotSeat("easy")])
    review = Review(match)
    for number in range(match.seated_since):
        review.go(number)
        assert not review.hands
        assert not getattr(review.view(), "hand", ())
