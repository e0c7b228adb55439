"""Two to four persons at one keyboard: whose turn it is, and that nobody sees the cards of another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import pytest
from textual.app import App

from fa_cards.play.seats import BotSeat, Person
from fa_cards.play.start import Start
from fa_cards.play.store import Opened, Store
from fa_cards.rules.actions import Play
from fa_cards.rules.phases import Phase
from fa_cards.rules.teka import Teka
from fa_cards.rules.tricks import TrickWon
from fa_cards.tui.app import FaCards
from fa_cards.tui.curtain import Curtain
from fa_cards.tui.deal_over import DealOverPage
from fa_cards.tui.deeds import playable_cards
from fa_cards.tui.pace import NoPace
from fa_cards.tui.tricks.table import TrickTablePage
from fa_cards.words import say
from fa_cards.words.cards import card_words
from fa_cards.words.events import event_lines
from tests.tui.company import (
    NAMES,
    company,
    go_on,
    mid_trick_of,
    nobody_sees_too_much,
    program_at,
    program_of,
    rest,
    until,
)
from tests.tui.sitting import settled, shown_prompt, table

Shown = Callable[[App[int], str], bool]
Cell = Callable[[App[int], str], tuple[int, int]]

SIZES = [(60, 20), (80, 24), (120, 40)]


def turn_of(name: str) -> str:
    return say("It is {name}'s turn", name=name)


# --- nobody sees the cards of another -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "people", "size", "target"),
    [
        ("fa", (0, 2), (80, 24), 9),
        ("fa", (1, 2, 3), (120, 40), 1),
        ("en", (0, 1, 2, 3), (60, 20), 1),
    ],
    indirect=["code"],
)
async def test_in_a_whole_match_the_curtain_falls_between_persons_and_nobody_sees_the_cards_of_another(
    store: Store, code: str, people: tuple[int, ...], size: tuple[int, int], target: int
) -> None:
    app = program_of(store, company(*people), target=target)
    looked: set[int] = set()

    def eye(app: FaCards) -> None:
        nobody_sees_too_much(app)
        page = app.screen
        if isinstance(page, TrickTablePage) and page.my_turn:
            assert page.match.actor == page.me
            looked.add(page.me)

    async with app.run_test(size=size) as pilot:
        await rest(pilot, eye)
        for _ in range(1_500):
            if isinstance(app.screen, DealOverPage) and app.screen.last:
                break
            page, lifted = table(app), app.screen is table(app) and table(app).curtain
            before = page.me
            await go_on(pilot, eye)
            if lifted:
                assert page.my_turn
            elif app.screen is page and page.match.actor != before:
                assert page.curtain, "another person is on move"
        assert store.matches()[0].finished
        assert looked == set(people), "each of them had a turn behind his own curtain"


async def test_with_a_single_person_there_is_no_curtain(store: Store) -> None:
    app = program_of(store, company(2))
    curtains = []
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda page: page.view.number == 2, lambda app: curtains.append(table(app).curtain))
    assert curtains and not any(curtains)


def looks_in_turn(seat: int, page: TrickTablePage) -> bool:
    """Whether the person at that seat looks and is on move."""
    return page.my_turn and page.me == seat


async def test_the_person_who_looks_sits_below(store: Store) -> None:
    app = program_of(store, company(0, 1, 2, 3))
    async with app.run_test(size=(80, 24)) as pilot:
        for seat in (1, 3):
            page = await until(pilot, partial(looks_in_turn, seat))
            assert NAMES[seat] in str(page.query_one("#seat-me").render())
            assert NAMES[(seat + 1) % 4] in str(page.query_one("#seat-right").render())
            await go_on(pilot)


async def test_who_has_moved_goes_on_looking_while_bots_move(store: Store) -> None:
    seen: list[tuple[bool, int]] = []

    class Watching(NoPace):
        async def wait(self, seconds: float | None) -> bool:
            seen.append((table(app).curtain, table(app).me))
            return await super().wait(seconds)

    app = program_at(store, company(0, 2), lambda match: mid_trick_of(match, 0, lying=2))
    app.pace = Watching()
    async with app.run_test(size=(80, 24)) as pilot:
        page = await until(pilot, lambda page: page.my_turn and page.me == 0 and len(page.view.trick) == 2)
        seen.clear()
        await pilot.press("enter")
        await rest(pilot)
        assert (False, 0) in seen, "the bot at his right moves while he looks"
        assert page.curtain or page.me == 0


# --- what the curtain says ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
async def test_a_match_of_several_opens_with_the_curtain_which_says_whose_turn_it_is(
    store: Store, code: str, shown: Shown, size: tuple[int, int]
) -> None:
    app = program_of(store, company(0, 2))
    async with app.run_test(size=size) as pilot:
        await rest(pilot)
        page = table(app)
        assert page.curtain and page.awaited is not None
        assert shown(app, turn_of(NAMES[page.awaited]))
        assert not page.query_one("#hand").region and not page.query_one("#prompt").region
        assert page.query_one(Curtain).region.size == (size[0], size[1] - 1)


async def test_a_match_that_is_taken_up_again_opens_with_the_curtain(store: Store, shown: Shown) -> None:
    app = program_at(store, company(0, 2), mid_trick_of)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await until(pilot, lambda page: page.my_turn)
        id, seat = page.match.id, page.me
    again = FaCards(Opened(store, None), Start(match_id=id), pace=NoPace())
    async with again.run_test(size=(80, 24)) as pilot:
        await rest(pilot, nobody_sees_too_much)
        assert table(again).curtain
        assert table(again).awaited == seat
        assert shown(again, turn_of(NAMES[seat]))
        await pilot.press("space")
        assert table(again).my_turn and table(again).me == seat


async def test_the_curtain_tells_what_happened_since_this_person_looked(store: Store, english: None) -> None:
    app = program_at(store, company(0, 2), lambda match: mid_trick_of(match, 0))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda page: page.my_turn and page.me == 0 and page.view.phase is Phase.PLAY)
        page = await until(pilot, lambda page: page.curtain)
        number = len(page.match.moments)
        page = await until(pilot, lambda page: page.curtain and page.awaited == 0)
        told = str(page.query_one(".curtain-lines").render())
        played = [one for one in page.match.moments[number:] if isinstance(one.action, Play)]
        assert any(moment.seat == 2 for moment in played)
        for moment in played:
            assert isinstance(moment.action, Play)
            assert card_words(moment.action.card) in told
        assert "You" not in told


async def test_an_enter_too_many_at_the_table_does_not_lift_the_curtain_of_the_next(store: Store) -> None:
    rested = asyncio.Event()
    rested.set()

    class Halting(NoPace):
        """A pace whose rest ends when the test says so."""

        async def rest(self, seconds: float) -> None:
            await rested.wait()

    app = program_at(store, company(0, 1, 2, 3), mid_trick_of)
    app.pace = Halting()
    async with app.run_test(size=(80, 24)) as pilot:
        page = await until(pilot, lambda page: page.my_turn and page.view.phase is Phase.PLAY)
        rested.clear()
        await pilot.press("enter", "enter", "enter", "space")
        for _ in range(20):
            await pilot.pause()
        assert page.curtain
        rested.set()
        await rest(pilot)
        await pilot.press("enter")
        assert not page.curtain


async def test_a_click_lifts_the_curtain(store: Store, code: str, cell: Cell) -> None:
    app = program_of(store, company(0, 2))
    async with app.run_test(size=(80, 24)) as pilot:
        await rest(pilot)
        await pilot.click(offset=cell(app, "lift"))
        await pilot.pause()
        assert table(app).my_turn


async def test_the_next_person_begins_without_a_trace_of_what_the_other_had_chosen(store: Store) -> None:
    app = program_of(store, company(0, 1, 2, 3))
    async with app.run_test(size=(80, 24)) as pilot:
        page = await until(pilot, lambda page: page.my_turn and page.view.phase is Phase.AUCTION)
        await pilot.press("down", "down")
        assert page.choices.marked is not None
        await pilot.press("p")
        await rest(pilot)
        await pilot.press("enter")
        assert page.my_turn and page.choices.marked is None
        page = await until(
            pilot, lambda page: page.my_turn and len(page.view.tricks) == 1 and len(page.view.trick) == 1
        )
        await pilot.press("end")
        while page.turn.place not in [
            place for place, card in enumerate(page.cards) if card in playable_cards(page.view)
        ]:
            await pilot.press("left")
        await pilot.press("enter")
        await rest(pilot)
        assert page.curtain
        await pilot.press("enter")
        playable = [place for place, card in enumerate(page.cards) if card in playable_cards(page.view)]
        assert page.turn.place == playable[0]
        assert page.refused is None and page.turn.typed == "" and not page.turn.raising


# --- other tables ---------------------------------------------------------------------------------------------------


async def test_bots_alone_play_behind_a_curtain_that_stays(store: Store, code: str) -> None:
    match = store.create(Teka({"target": 9}), [BotSeat("easy")] * 4, seed="bots")
    app = FaCards(Opened(store, None), Start(match_id=match.id), pace=NoPace())
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(3_000):
            await pilot.pause()
            nobody_sees_too_much(app)
            assert table(app).curtain
            if isinstance(app.screen, DealOverPage):
                if app.screen.last:
                    break
                await pilot.press("enter")
        assert store.find(match.id).finished


async def test_the_person_is_called_when_it_is_his_turn(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    app = program_of(store, company(0, 2))
    called: list[tuple[bool, int | None]] = []
    monkeypatch.setattr(app, "call_person", lambda: called.append((table(app).curtain, table(app).awaited)))
    async with app.run_test(size=(80, 24)) as pilot:
        await rest(pilot)
        first = table(app).awaited
        assert called == [(True, first)]
        await pilot.press("enter")
        await go_on(pilot)
        assert len(called) == 2
        assert called[1][1] == table(app).awaited


async def test_a_finished_trick_waits_for_a_key_and_says_so(store: Store, code: str, shown: Shown) -> None:
    store.change_settings(trick_pause="key", speed="instant")

    told: list[str] = []

    class Watching(NoPace):
        async def wait(self, seconds: float | None) -> bool:
            if seconds is None:
                page = table(app)
                assert page.lingering is not None
                told.append(shown_prompt(page))
            return await super().wait(seconds)

    match = store.create(Teka(), [Person(""), *[BotSeat("easy")] * 3], seed="evening")
    app = FaCards(Opened(store, None), Start(match_id=match.id), pace=Watching())
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        for _ in range(80):
            if len(table(app).view.tricks) == 2:
                break
            await go_on(pilot)
        tricks = table(app).view.tricks
        won = [event_lines(TrickWon(trick), table(app).names, 0, match.game)[0] for trick in tricks]
        assert told == [say("{told}. Any key goes on.", told=one) for one in won]
