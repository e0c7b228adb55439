"""The end of a deal and of the match: what happened in one look, and what comes next."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache

import pytest
from textual.app import App
from textual.pilot import Pilot

from fa_cards.play.match import Match
from fa_cards.play.seats import BotSeat, Person
from fa_cards.rules.teka import Teka
from fa_cards.rules.teka.events import TekaDeal
from fa_cards.tui.app import FaCards
from fa_cards.tui.count import CountTable
from fa_cards.tui.deal_over import After, DealOverPage
from fa_cards.tui.names import shown_names
from fa_cards.tui.sheet import ScoreSheet
from fa_cards.tui.tables import deal_over_page
from fa_cards.words import say
from fa_cards.words.cards import suit_words
from fa_cards.words.digits import number
from fa_cards.words.results import match_result, outcome, totals_line
from fa_cards.words.teka.results import reason, tricks_line
from tests.tui.by_chance import play_by_chance

Shown = Callable[[App[int], str], bool]
Cell = Callable[[App[int], str], tuple[int, int]]
SIZES = [(80, 24), (120, 40)]


@cache
def played(deals: int, target: int) -> Match:
    """A match of so many deals, by chance, the person at seat 0."""
    match = Match(Teka({"target": target}), [Person(""), *[BotSeat("random")] * 3], seed="over")
    return play_by_chance(match, deals)


def running() -> Match:
    match = played(3, 10_000)
    assert not match.finished
    return match


def finished() -> Match:
    match = played(1_000, 700)
    assert match.finished
    return match


def last_of(match: Match) -> TekaDeal:
    deal = match.deals[-1]
    assert isinstance(deal, TekaDeal)
    return deal


@asynccontextmanager
async def over(
    app: FaCards, match: Match, answers: list[After | None] | None = None, size: tuple[int, int] = (80, 24)
) -> AsyncIterator[Pilot[int]]:
    """The page over the menu; what the person wants goes into the list."""
    wanted: list[After | None] = [] if answers is None else answers
    async with app.run_test(size=size) as pilot:
        app.push_screen(deal_over_page(match, 0, last_of(match)), wanted.append)
        await pilot.pause()
        yield pilot


@pytest.mark.parametrize("size", SIZES)
async def test_a_look_tells_contract_declarer_trump_tricks_and_why_it_scored(
    app: FaCards, code: str, *, shown: Shown, size: tuple[int, int]
) -> None:
    match = running()
    deal, names = last_of(match), shown_names(match)
    async with over(app, match, size=size):
        assert shown(app, say("Deal {n} is over", n=3))
        for text in (
            outcome(deal, names, 0, match.game),
            tricks_line(deal),
            reason(deal, match.view(0).options),
            names[deal.contract.declarer],
            suit_words(deal.trump),
        ):
            assert shown(app, text), text


@pytest.mark.parametrize("size", SIZES)
async def test_the_sheet_stands_below_with_the_newest_deal_in_sight(
    app: FaCards, code: str, *, shown: Shown, size: tuple[int, int]
) -> None:
    match = finished()
    async with over(app, match, size=size) as pilot:
        sheet = app.screen.query_one(ScoreSheet)
        assert sheet.deals.scroll_offset.y == sheet.deals.max_scroll_y
        assert sheet.deals.region.height >= 3
        assert shown(app, number(match.totals[0]))
        await pilot.press("up")
        assert sheet.deals.scroll_offset.y == max(sheet.deals.max_scroll_y - 1, 0)


async def test_where_the_order_of_counting_decides_nothing_there_is_no_count(app: FaCards) -> None:
    async with over(app, running()):
        assert not app.screen.query(CountTable)
        assert isinstance(app.screen, DealOverPage) and not app.screen.counting


async def test_a_deal_shown_later_has_the_sheet_of_its_time(app: FaCards) -> None:
    match = running()
    first = match.deals[0]
    assert isinstance(first, TekaDeal)
    async with app.run_test() as pilot:
        app.push_screen(deal_over_page(match, 0, first))
        await pilot.pause()
        lines = str(app.screen.query_one(".columns > .deal").render()).split("\n")
        assert lines == [number(1)]


@pytest.mark.parametrize(
    ("keys", "code"),
    [(("enter",), "fa"), (("space",), "en"), (("escape",), "fa"), (("q",), "en"), (("ض",), "fa")],
    indirect=["code"],
)
async def test_the_next_deal_comes_at_a_key(app: FaCards, code: str, keys: tuple[str, ...]) -> None:
    answers: list[After | None] = []
    async with over(app, running(), answers) as pilot:
        await pilot.press(*keys)
        await pilot.pause()
    assert answers == [After.CONTINUE]


@pytest.mark.parametrize(("code", "key"), [("fa", "left"), ("en", "right")], indirect=["code"])
async def test_the_menu_is_one_step_away_in_the_direction_of_reading(app: FaCards, code: str, key: str) -> None:
    answers: list[After | None] = []
    async with over(app, running(), answers) as pilot:
        await pilot.press(key, "enter")
        await pilot.pause()
    assert answers == [After.MENU]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("name", "after"), [("continue", After.CONTINUE), ("menu", After.MENU)])
async def test_what_comes_next_can_be_clicked(
    app: FaCards, code: str, *, cell: Cell, name: str, after: After, size: tuple[int, int]
) -> None:
    answers: list[After | None] = []
    async with over(app, running(), answers, size) as pilot:
        await pilot.click(offset=cell(app, name))
        await pilot.pause()
    assert answers == [after]


@pytest.mark.parametrize("size", SIZES)
async def test_the_end_of_the_match_tells_who_won_and_the_final_score(
    app: FaCards, code: str, *, shown: Shown, size: tuple[int, int]
) -> None:
    match = finished()
    names = shown_names(match)
    async with over(app, match, size=size):
        assert shown(app, say("The match is over"))
        assert shown(app, match_result(match.winners, names, 0))
        assert shown(app, totals_line(match.totals, names, 0, match.game))
        assert shown(app, outcome(last_of(match), names, 0, match.game))


@pytest.mark.parametrize(
    ("keys", "after"),
    [(("enter",), After.REMATCH), (("left", "enter"), After.MENU), (("escape",), After.MENU)],
)
async def test_after_the_match_one_plays_again_or_goes_to_the_menu(
    app: FaCards, keys: tuple[str, ...], after: After
) -> None:
    answers: list[After | None] = []
    async with over(app, finished(), answers) as pilot:
        await pilot.press(*keys)
        await pilot.pause()
    assert answers == [after]


async def test_a_rematch_can_be_clicked(app: FaCards, code: str, cell: Cell) -> None:
    answers: list[After | None] = []
    async with over(app, finished(), answers) as pilot:
        await pilot.click(offset=cell(app, "rematch"))
        await pilot.pause()
    assert answers == [After.REMATCH]


@pytest.mark.usefixtures("persian_again")
async def test_the_language_changes_at_once(app: FaCards, shown: Shown) -> None:
    async with over(app, running()) as pilot:
        await pilot.press("e")
        await pilot.pause()
        assert shown(app, "Deal 3 is over")
        assert shown(app, "Next deal")
        assert shown(app, outcome(last_of(running()), shown_names(running()), 0, running().game))
