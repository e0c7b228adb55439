"""What the last step of a round laid lies there to be seen: at the table, on the page of its end, in a replay."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.app import App
from textual.pilot import Pilot

from fa_cards.play.review import Review
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.store import Store
from fa_cards.rtl import strip_marks as bare
from fa_cards.rules.events import DealScored
from fa_cards.rules.rummy.events import WentDown, WentOut
from fa_cards.tui.app import FaCards
from fa_cards.tui.deal_over import DealOverPage
from fa_cards.tui.pace import ClockPace, NoPace, Pauses
from fa_cards.tui.rummy.melds import MeldsArea
from fa_cards.tui.rummy.players import Players
from fa_cards.tui.rummy.replay import OpenHands, RummyReplayPage
from fa_cards.tui.static import Static
from fa_cards.words import count, say
from fa_cards.words.events import event_lines
from tests.rules.rummy_table import RummyTable
from tests.tui.rummy_scenes import opened_scene, rummy, scene_match, whole_hand
from tests.tui.sitting import settled, shown_prompt

Shown = Callable[[App[int], str], bool]
MELDS = "run R1 R2 R3 R4", "run Y5 Y6 Y7 Y8", "set R9 G9 B9 Y9", "set R12 G12 B12"
"""The whole hand of the scene as its contract."""


def laid_out() -> RummyTable:
    """Round 11, ended by seat 0 with its whole hand at once."""
    table = whole_hand()
    table.do(f"0 down {' / '.join(MELDS)}")
    return table


async def go_out(pilot: Pilot[int]) -> None:
    """Lets the person lay the whole hand that he holds."""
    await settled(pilot)
    await pilot.press("p", "d")


@pytest.mark.usefixtures("code")
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_the_melds_of_the_last_step_lie_on_the_table_before_the_page_of_the_end(
    store: Store, size: tuple[int, int]
) -> None:
    app = opened_scene(store, whole_hand(), 0)
    seen = 0

    class Watching(NoPace):
        """Looks at the table while the melds lie there."""

        async def wait(self, seconds: float | None) -> bool:
            nonlocal seen
            if seconds == self.pauses.trick:
                seen += 1
                page = rummy(app)
                assert app.screen is page
                last = page.match.moments[-1].events
                (down,) = [one for one in last if isinstance(one, WentDown)]
                assert [one.meld for one in page.view.table] == [*down.melds]
                assert sum(len(one.meld.cards) for one in page.view.table) == 15
                assert page.view.counts[0] == 0 and not page.view.hand
                (out,) = [one for one in last if isinstance(one, WentOut)]
                (scored,) = [one for one in last if isinstance(one, DealScored)]
                assert event_lines(out, page.names, 0, page.match.game)[0] in shown_prompt(page)
                assert not {*event_lines(scored, page.names, 0, page.match.game)} & {*page.log_lines()}
            return await super().wait(seconds)

    app.pace = Watching()
    async with app.run_test(size=size) as pilot:
        await go_out(pilot)
        for _ in range(100):
            await pilot.pause()
            if isinstance(app.screen, DealOverPage):
                break
        assert isinstance(app.screen, DealOverPage)
    assert seen == 1


async def test_where_a_trick_waits_for_a_key_the_melds_of_the_last_step_do_too(store: Store, code: str) -> None:
    app = opened_scene(store, whole_hand(), 0)
    app.pace = ClockPace(Pauses(thinking=0, call=0, frame=0, trick=None, point=0))
    async with app.run_test(size=(80, 24)) as pilot:
        await go_out(pilot)
        for _ in range(100):
            await pilot.pause()
            if rummy(app).key_awaited:
                break
        assert app.screen is rummy(app) and rummy(app).key_awaited
        assert bare(say("{told}. Any key goes on.", told="")).strip(". ") in shown_prompt(rummy(app))
        await pilot.press("space")
        for _ in range(100):
            await pilot.pause()
            if isinstance(app.screen, DealOverPage):
                return
    raise AssertionError("a key does not go on")


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
async def test_the_page_of_the_end_says_what_was_laid(
    store: Store, code: str, shown: Shown, size: tuple[int, int]
) -> None:
    app = opened_scene(store, whole_hand(), 0)
    async with app.run_test(size=size) as pilot:
        await go_out(pilot)
        for _ in range(100):
            await pilot.pause()
            if isinstance(app.screen, DealOverPage):
                break
        told = str(app.screen.query_one(".account", Static).render())
        match = rummy(app).match
        (laid, *_) = event_lines(match.moments[-1].events[0], match.names, 0, match.game)
        assert laid in told.split("\n")


SEATS: dict[str, list[Seat]] = {
    "his own": [Person("سارا"), BotSeat("easy"), BotSeat("easy")],
    "another's": [BotSeat("easy"), Person("سارا"), BotSeat("easy")],
    "of several": [Person("سارا"), Person("رضا"), BotSeat("easy")],
    "nobody's": [BotSeat("easy")] * 3,
}


@pytest.mark.usefixtures("code")
@pytest.mark.parametrize("who", SEATS)
async def test_the_last_step_of_a_replay_shows_what_it_laid(app: FaCards, store: Store, who: str) -> None:
    match = scene_match(store, laid_out(), 0)
    match.change_seats(SEATS[who])
    async with app.run_test(size=(80, 24)) as pilot:
        page = RummyReplayPage(Review(match))
        app.push_screen(page)
        await pilot.pause()
        await pilot.press("end")
        await pilot.pause()
        assert page.review.number == page.review.last
        assert [one.meld.text for one in page.view.table] == [*MELDS]
        assert page.view.counts[0] == 0
        told = str(page.query_one(Players).query_one("#players-told").render())
        assert count("{n} card", "{n} cards", 15) not in told
        hands = str(page.query_one(OpenHands).query_one("#hands-text").render())
        assert len(hands.split(":")) == 3, "the two others hold cards"
        assert page.query_one(MeldsArea).display


@pytest.mark.usefixtures("code")
@pytest.mark.parametrize("people", [(0,), (1,), (0, 1), ()])
async def test_so_it_is_where_the_match_goes_on_after_the_round(
    app: FaCards, store: Store, people: tuple[int, ...]
) -> None:
    sets = "set B5 B5 R5 R5 G5 G5 / set B6 B6 R6 R6 G6 G6"
    table = RummyTable(sets.replace("set ", "").replace("/ ", ""), up="B14", stock="B12")
    table.draw()
    table.do(f"0 down {sets}", "0 discard B12")
    match = scene_match(store, table, *people)
    async with app.run_test(size=(80, 24)) as pilot:
        page = RummyReplayPage(Review(match))
        app.push_screen(page)
        await pilot.pause()
        await pilot.press("end")
        await pilot.pause()
        assert page.review.ended is not None and not page.review.open
        assert len(page.view.table) == 2 and page.view.pile[-1].text == "B12"
        assert page.view.counts[0] == 0 and page.view.hand == page.review.hands.get(page.review.me, ())


async def test_after_the_end_nothing_is_missing_for_a_contract(app: FaCards, store: Store, code: str) -> None:
    match = scene_match(store, laid_out(), 1)
    lacking = bare(say("You lack: {cards}", cards="")).strip()
    async with app.run_test(size=(80, 24)) as pilot:
        page = RummyReplayPage(Review(match))
        app.push_screen(page)
        await pilot.pause()
        assert lacking in str(page.query_one("#deal-line", Static).render())
        await pilot.press("end")
        await pilot.pause()
        assert lacking not in str(page.query_one("#deal-line", Static).render())


async def test_the_only_deal_of_a_match_has_no_number(app: FaCards, store: Store, code: str) -> None:
    match = scene_match(store, laid_out(), 0)
    async with app.run_test(size=(80, 24)) as pilot:
        page = RummyReplayPage(Review(match))
        app.push_screen(page)
        await pilot.pause()
        await pilot.press("end")
        await pilot.pause()
        last = page.review.last
        assert str(page.query_one("#where", Static).render()) == say("Step {n} of {total}", n=last, total=last)
