"""Going through a match in a replay: by keys, by the line of time, by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from textual.app import App

from fa_cards.play.start import Start
from fa_cards.play.store import Opened, Store
from fa_cards.rtl import strip_marks
from fa_cards.rules.events import DealScored, Dealt
from fa_cards.rules.teka import Teka
from fa_cards.rules.tricks import TrickWon
from fa_cards.tui.app import FaCards
from fa_cards.tui.keys import BY_NAME
from fa_cards.tui.pace import NoPace
from fa_cards.tui.reading import ReadingPage
from fa_cards.tui.replay import TimeLine
from fa_cards.tui.rules_page import RulesPage
from fa_cards.tui.sheet import ScoreSheet, SheetPage
from fa_cards.words import language, say
from fa_cards.words.digits import number
from tests.tui.replays import ALONE, SIZES, match_of, numbers_of, opened, steps, text

Cell = Callable[[App[int], str], tuple[int, int]]


async def test_keys_go_by_step_trick_deal_and_to_both_ends(app: FaCards, code: str) -> None:
    match = match_of()
    dealt, tricks = numbers_of(match, Dealt), numbers_of(match, TrickWon)
    async with app.run_test() as pilot:
        page = await opened(pilot, match)
        on, back = ("left", "right") if code == "fa" else ("right", "left")

        async def after(*keys: str) -> int:
            await pilot.press(*keys)
            return page.review.number

        assert page.review.number == dealt[0]
        assert await after("n") == dealt[0] + 1
        assert await after(on, on, back) == dealt[0] + 2
        assert await after("b") == dealt[0] + 1
        assert await after("د") == dealt[0] + 2
        assert await after("down") == tricks[0]
        assert await after("j") == tricks[1]
        assert await after("up") == tricks[0]
        assert await after("k") == dealt[0]
        assert await after("pagedown") == dealt[1]
        assert await after("pageup") == dealt[0]
        assert await after("end") == len(match.moments)
        assert await after("n") == len(match.moments)
        assert await after("home") == 0
        assert await after("b") == 0


@pytest.mark.parametrize("size", SIZES)
async def test_it_is_said_where_one_is(app: FaCards, code: str, size: tuple[int, int]) -> None:
    match = match_of()
    async with app.run_test(size=size) as pilot:
        page = await opened(pilot, match)
        second = numbers_of(match, Dealt)[1]
        await pilot.press("pagedown")
        said = say(
            "Step {n} of {total}, deal {deal} of {deals}",
            n=second,
            total=len(match.moments),
            deal=2,
            deals=len(match.deals),
        )
        assert text(page, "#where") == strip_marks(said)
        if code == "fa":
            assert text(page, "#where").startswith(f"قدم {number(second)} از {number(len(match.moments))}، دور ۲")
        assert page.query_one("#where").region.width >= len(text(page, "#where").replace("\u200c", ""))


@pytest.mark.parametrize("size", SIZES)
async def test_a_click_on_the_line_of_time_goes_there(app: FaCards, code: str, size: tuple[int, int]) -> None:
    match = match_of()
    async with app.run_test(size=size) as pilot:
        page = await opened(pilot, match)
        line = page.query_one(TimeLine).region
        start, end = (line.right - 1, line.x) if code == "fa" else (line.x, line.right - 1)
        await pilot.click(offset=(end, line.y))
        assert page.review.number == len(match.moments)
        await pilot.click(offset=(start, line.y))
        assert page.review.number == 0
        await pilot.click(offset=((start + end) // 2, line.y))
        assert abs(page.review.number - len(match.moments) // 2) <= len(match.moments) // line.width + 1


@pytest.mark.parametrize("size", SIZES)
async def test_the_common_acts_can_be_clicked(app: FaCards, code: str, *, cell: Cell, size: tuple[int, int]) -> None:
    async with app.run_test(size=size) as pilot:
        page = await opened(pilot, match_of())
        begun = page.review.number
        await pilot.click(offset=cell(app, "step-on"))
        assert page.review.number == begun + 1
        await pilot.click(offset=cell(app, "step-back"))
        assert page.review.number == begun
        page.press("to-end")
        page.press("trick-back")
        await pilot.pause()
        await pilot.click(offset=cell(app, "play-on"))
        await pilot.pause()
        await pilot.press("home")
        assert page.review.number == 0


async def test_what_a_step_brought_is_said_below_and_all_of_the_deal_in_the_log(app: FaCards, english: None) -> None:
    match = match_of()
    async with app.run_test() as pilot:
        page = await opened(pilot, match)
        await pilot.press("end")
        log = strip_marks(str(page.query_one("#log-text").render()))
        told = text(page, "#prompt")
        assert all(part in log.split("\n") for part in told.split(" · "))
        await pilot.press("home")
        assert strip_marks(str(page.query_one("#log-text").render())) == ""
        assert text(page, "#prompt") == say("The match begins.")


async def test_sheet_log_tricks_and_rules_are_those_of_the_step(app: FaCards, code: str) -> None:
    match = match_of()
    ends = numbers_of(match, DealScored)
    async with app.run_test() as pilot:
        page = await opened(pilot, match)
        page.review.go(ends[1])
        page.show()
        await pilot.press("g")
        await pilot.pause()
        sheet = app.screen
        assert isinstance(sheet, SheetPage)
        total = strip_marks(str(sheet.query_one(ScoreSheet).query(".-totals .total").first().render()))
        assert total == number(match.deals[1].totals[0])
        await pilot.press("g")
        assert app.screen is page
        for act, kind in (("log", ReadingPage), ("last-trick", ReadingPage), ("rules", RulesPage)):
            await pilot.press(BY_NAME[act].keys[0])
            assert isinstance(app.screen, kind)
            await pilot.press("escape")
            assert app.screen is page
        assert page.review.number == ends[1]


async def test_keys_of_the_table_that_change_a_match_do_nothing(app: FaCards, store: Store) -> None:
    made = store._create(Teka({"target": 20}), list(ALONE), "s10", steps()[:100])
    async with app.run_test() as pilot:
        page = await opened(pilot, store.load(made.id))
        before = store.find(made.id)
        await pilot.press("u", "y", "w", "v", "1", "s", "f", "d", "a", "r", "m", "t", "escape")
        assert store.find(made.id) == before
        assert page.review.match.steps == steps()[:100]


@pytest.mark.usefixtures("persian_again")
async def test_the_language_changes_at_once_and_the_place_stays(app: FaCards) -> None:
    async with app.run_test() as pilot:
        page = await opened(pilot, match_of())
        await pilot.press("down", "down")
        at = page.review.number
        await pilot.press("e")
        assert language().code == "en"
        assert page.review.number == at
        assert text(page, "#where").startswith("Step ")


# --- by itself -----------------------------------------------------------------------------------------------------


class StepPace(NoPace):
    """A pace whose waits end when the test says so, or when they are skipped."""

    def __init__(self) -> None:
        super().__init__()
        self.waits: list[float | None] = []
        self.go = asyncio.Event()

    async def wait(self, seconds: float | None) -> bool:
        self.waits.append(seconds)
        self.go.clear()
        await self.go.wait()
        return False

    def skip(self) -> None:
        self.go.set()


async def test_it_plays_by_itself_to_the_end(app: FaCards, code: str) -> None:
    match = match_of()
    async with app.run_test() as pilot:
        page = await opened(pilot, match)
        page.review.go(len(match.moments) - 20)
        await pilot.press("space")
        for _ in range(2_000):
            if not page.playing:
                break
            await pilot.pause()
        assert page.review.number == len(match.moments)
        # Once more from the beginning.
        page.press("play-on")
        assert page.playing and page.review.number == 0
        page.press("play-on")
        assert not page.playing


async def test_it_plays_at_the_pace_of_the_table_and_stops(store: Store) -> None:
    pace = StepPace()
    pace.pauses = type(pace.pauses)(thinking=0.5, call=0.7, frame=0.0, trick=1.4)
    app = FaCards(Opened(store, None), Start(), pace=pace)
    async with app.run_test() as pilot:
        page = await opened(pilot, match_of())
        begun = page.review.number
        await pilot.press("space")
        await pilot.pause()
        assert (page.playing, page.review.number) == (True, begun + 1)
        for more in range(2, 6):
            pace.go.set()
            await pilot.pause()
            await pilot.pause()
            assert page.review.number == begun + more
        # Four calls, then trump.
        assert pace.waits == [0.7, 0.7, 0.7, 0.7, 0.5]
        await pilot.press("space")
        await pilot.pause()
        assert (page.playing, page.review.number) == (False, begun + 5)
        await pilot.press("space")
        await pilot.pause()
        assert page.review.number == begun + 6
        await pilot.press("b")
        await pilot.pause()
        assert (page.playing, page.review.number) == (False, begun + 5)


async def test_without_pauses_at_the_table_a_step_is_still_seen(store: Store) -> None:
    pace = StepPace()
    pace.pauses = type(pace.pauses)(thinking=0.0, call=0.0, frame=0.0, trick=None)
    app = FaCards(Opened(store, None), Start(), pace=pace)
    async with app.run_test() as pilot:
        page = await opened(pilot, match_of())
        page.review.to_stop(1)
        page.review.step(-1)
        await pilot.press("space")
        await pilot.pause()
        pace.go.set()
        await pilot.pause()
        assert len(pace.waits) == 2
        assert all(wait is not None and wait > 0 for wait in pace.waits)
        await pilot.press("space")
