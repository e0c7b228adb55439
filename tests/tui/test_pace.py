"""The pace: pauses by the settings, waits that a key ends, and the bell that calls to the table."""

from __future__ import annotations

import asyncio

import pytest
from textual.pilot import Pilot

from fa_cards.play.match import Waits
from fa_cards.play.settings import CHOICES
from fa_cards.play.store import Store
from fa_cards.tui.app import FaCards
from fa_cards.tui.pace import SPEEDS, ClockPace, NoPace, Pauses, pauses_of
from fa_cards.tui.tricks.table import TrickTablePage
from tests.tui.sitting import key_for, mid_trick, program, settled, table


def test_every_speed_of_the_settings_has_pauses_and_the_slower_has_longer_ones() -> None:
    assert tuple(SPEEDS) == CHOICES["speed"]
    pauses = [pauses_of(speed, motion=True) for speed in CHOICES["speed"]]
    for name in ("thinking", "call", "frame", "trick", "point"):
        lengths = [getattr(one, name) for one in pauses]
        assert lengths == sorted(lengths, reverse=True) and len(set(lengths)) == len(lengths)
    assert pauses_of("usual", motion=True) == Pauses()


def test_without_motion_frames_and_a_count_take_no_time_and_everything_else_does() -> None:
    still, usual = pauses_of("usual", motion=False), Pauses()
    assert still.frame == still.point == 0
    assert (still.thinking, still.call, still.trick) == (usual.thinking, usual.call, usual.trick)


@pytest.mark.parametrize("speed", CHOICES["speed"])
def test_a_trick_that_waits_for_a_key_does_so_at_every_speed(speed: str) -> None:
    assert pauses_of(speed, motion=True, trick_pause="key").trick is None


async def test_a_wait_without_a_time_ends_when_the_person_goes_on() -> None:
    pace = ClockPace()
    waiting = asyncio.create_task(pace.wait(None))
    for _ in range(20):
        await asyncio.sleep(0)
    assert not waiting.done()
    pace.skip()
    assert await waiting is True


async def test_a_wait_that_takes_no_time_is_over_by_itself() -> None:
    assert await ClockPace().wait(0) is False
    assert await NoPace().wait(None) is False


async def test_a_wait_that_is_skipped_and_called_off_at_once_goes_on_with_nothing() -> None:
    pace, went_on = ClockPace(), []

    async def wait_and_go_on() -> None:
        await pace.wait(60)
        went_on.append(True)

    waiting = asyncio.create_task(wait_and_go_on())
    for _ in range(20):
        await asyncio.sleep(0)
    pace.skip()
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert not went_on


async def test_taking_back_while_a_bot_thinks_leaves_no_refusal_and_no_step_of_that_bot(store: Store) -> None:
    """The key ends the bot's wait and takes the step back: what the bot was about to do is void."""
    app = program(store)
    app.pace = ClockPace()
    app.pace.pauses = Pauses(thinking=60, call=0, frame=0, trick=0, point=0)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await my_turn(pilot)
        steps = len(page.match.moments)
        await pilot.press(key_for(page))
        for _ in range(200):
            await pilot.pause()
            if page.busy and len(page.match.moments) > steps and page.match.waits_for is Waits.BOT:
                break
        assert page.busy
        await pilot.press("u")
        for _ in range(40):
            await pilot.pause()
        assert (page.refused, page.my_turn) == (None, True)
        assert len(page.match.moments) == steps


async def my_turn(pilot: Pilot[int]) -> TrickTablePage:
    """The table when the person is on move, with every wait of a bot ended by a key that does nothing."""
    app = pilot.app
    assert isinstance(app, FaCards)
    for _ in range(400):
        await pilot.pause()
        page = table(app)
        if page.my_turn:
            return page
        app.pace.skip()
    raise AssertionError("it never is the person's turn")


async def trick_lying(pilot: Pilot[int]) -> TrickTablePage:
    """The table with a finished trick on it that waits for the person."""
    app = pilot.app
    assert isinstance(app, FaCards)
    for _ in range(2_000):
        await pilot.pause()
        page = table(app)
        if page.key_awaited:
            return page
        if page.my_turn and app.screen is page:
            await pilot.press(key_for(page))
    raise AssertionError("no trick waits")


@pytest.mark.parametrize("with_mouse", [False, True])
async def test_a_finished_trick_lies_there_until_a_key_or_a_click(store: Store, with_mouse: bool) -> None:
    app = program(store)
    app.pace = ClockPace()
    async with app.run_test(size=(80, 24)) as pilot:
        app.change(trick_pause="key", speed="instant", motion=False)
        page = await trick_lying(pilot)
        lying = page.lingering
        assert lying is not None
        for _ in range(20):
            await pilot.pause()
        assert page.lingering is lying
        await (pilot.click(offset=(40, 10)) if with_mouse else pilot.press("z"))
        for _ in range(50):
            await pilot.pause()
        assert page.lingering is not lying


@pytest.mark.parametrize(("bell", "rings"), [(True, 1), (False, 0)])
async def test_the_bell_calls_whose_turn_it_is_if_he_likes(
    store: Store, monkeypatch: pytest.MonkeyPatch, bell: bool, rings: int
) -> None:
    store.change_settings(bell=bell)
    app = program(store)
    rung: list[FaCards] = []

    def ring(app: FaCards) -> None:
        rung.append(app)

    monkeypatch.setattr(FaCards, "bell", ring)
    async with app.run_test(size=(80, 24)) as pilot:
        await mid_trick(pilot)
        rung.clear()
        await pilot.press("enter")
        await settled(pilot)
        assert len(rung) == rings
