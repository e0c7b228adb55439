"""The score sheet: three columns as on the sheets of Shelem, mirrored in English."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.app import App
from textual.widgets import Static

from fa_cards.play.match import Match
from fa_cards.play.seats import BotSeat, Person
from fa_cards.rtl import strip_marks, visual
from fa_cards.rules.teka import Teka
from fa_cards.rules.teka.events import TekaDeal
from fa_cards.tui.app import FaCards
from fa_cards.tui.menu import MenuPage
from fa_cards.tui.names import shown_names
from fa_cards.tui.sheet import ScoreSheet, SheetPage
from fa_cards.words import language, say, say_in
from fa_cards.words.digits import number
from fa_cards.words.results import match_result
from fa_cards.words.seats import them, us
from tests.tui.by_chance import play_by_chance

Shown = Callable[[App[int], str], bool]
Rows = Callable[[App[int]], list[str]]
SIZES = [(80, 24), (120, 40)]
LONG = 30


def played(deals: int, target: int = 10_000) -> Match:
    """A match of so many deals, by chance, the person at seat 0."""
    match = Match(Teka({"target": target}), [Person(""), *[BotSeat("random")] * 3], seed="sheet")
    return play_by_chance(match, deals)


def columns(app: FaCards, name: str) -> list[Static]:
    return list(app.screen.query(f".columns > .{name}").results(Static))


def scored(match: Match) -> tuple[TekaDeal, ...]:
    """The deals that the sheet has to show."""
    return tuple(deal for deal in match.deals if isinstance(deal, TekaDeal))


@pytest.mark.parametrize("size", SIZES)
async def test_us_stands_where_lines_start_then_the_contract_then_the_other_side(
    app: FaCards, code: str, *, shown: Shown, size: tuple[int, int]
) -> None:
    match = played(3)
    async with app.run_test(size=size) as pilot:
        app.push_screen(SheetPage(match, 0))
        await pilot.pause()
        assert all(shown(app, text) for text in (us(), say_in("sheet", "Contract"), them()))
        places = [one.region.x for one in app.screen.query(".columns > Static")]
        assert places == sorted(places, reverse=code == "fa")
        sides = [one.region.x for one in app.screen.query(".side")]
        assert (sides[0] > sides[1]) == (code == "fa")


async def test_every_deal_has_a_line_with_points_contract_declarer_and_running_totals(app: FaCards, code: str) -> None:
    match = played(5)
    names = shown_names(match)
    async with app.run_test() as pilot:
        app.push_screen(SheetPage(match, 0))
        await pilot.pause()
        points_us, points_them = columns(app, "points")
        total_us, total_them = columns(app, "total")
        (contracts,) = columns(app, "contract")
        lines = [str(one.render()).split("\n") for one in (total_us, points_us, contracts, points_them, total_them)]
        assert all(len(one) == 5 for one in lines)
        for deal, (sum_us, mine, contract, yours, sum_them) in zip(
            scored(match), zip(*lines, strict=True), strict=True
        ):
            assert sum_us == number(deal.totals[0])
            assert sum_them == number(deal.totals[1])
            assert mine == (number(deal.scores[0]) if deal.scores[0] else "")
            assert yours == (number(deal.scores[1]) if deal.scores[1] else "")
            assert names[deal.contract.declarer] in contract


async def test_the_other_team_reads_the_same_sheet_from_its_side(app: FaCards) -> None:
    match = played(4)
    async with app.run_test() as pilot:
        app.push_screen(SheetPage(match, 1))
        await pilot.pause()
        total_us, total_them = columns(app, "total")
        assert str(total_us.render()).split("\n")[-1] == number(match.totals[1])
        assert str(total_them.render()).split("\n")[-1] == number(match.totals[0])


async def test_a_contract_that_failed_is_marked_in_words(app: FaCards, code: str, shown: Shown) -> None:
    match = played(8)
    failed = [not deal.made for deal in scored(match)]
    assert any(failed)
    async with app.run_test() as pilot:
        app.push_screen(SheetPage(match, 0))
        await pilot.pause()
        (marks,) = columns(app, "marks")
        texts = str(marks.render()).split("\n")
        assert [say_in("sheet", "not made") in text for text in texts] == failed
        assert shown(app, say_in("sheet", "not made"))


@pytest.mark.parametrize("size", SIZES)
async def test_numbers_stand_right_under_each_other(
    app: FaCards, code: str, *, rows: Rows, size: tuple[int, int]
) -> None:
    match = played(LONG)
    async with app.run_test(size=size) as pilot:
        app.push_screen(SheetPage(match, 0))
        await pilot.pause()
        seen = rows(app)
        deals = app.screen.query_one(ScoreSheet).deals.region
        for name in ("total", "points"):
            for column in columns(app, name):
                cut = [seen[y][column.region.x : column.region.right] for y in range(deals.y, deals.bottom)]
                ends = {len(text.rstrip()) for text in cut if text.strip()}
                assert len(ends) == 1, cut
        # The totals below stand under the running ones.
        for column, total in zip(columns(app, "total"), app.screen.query(".-totals > .total"), strict=True):
            assert column.region.x == total.region.x
            assert column.region.width == total.region.width


@pytest.mark.parametrize("size", [(60, 20), *SIZES])
async def test_running_totals_and_points_have_headings_of_their_own(
    app: FaCards, code: str, *, rows: Rows, size: tuple[int, int]
) -> None:
    async with app.run_test(size=size) as pilot:
        app.push_screen(SheetPage(played(3), 0))
        await pilot.pause()
        seen = rows(app)
        for name, heading in (("total", "Total"), ("points", "Score"), ("deal", "Deal")):
            heads = app.screen.query(f".-heads > .{name}").results(Static)
            for head, column in zip(heads, columns(app, name), strict=True):
                region = head.region
                assert (region.x, region.width) == (column.region.x, column.region.width)
                # It ends where its numbers end, and does not touch what stands before it.
                text = seen[region.y][region.x : region.right]
                assert text.rstrip() == text and text.startswith(" ")
                assert text.strip() == visual(say_in("sheet", heading), language().direction)


@pytest.mark.parametrize("size", SIZES)
async def test_of_many_deals_the_newest_is_seen_and_all_can_be_scrolled_to(
    app: FaCards, code: str, *, shown: Shown, size: tuple[int, int]
) -> None:
    match = played(LONG * 2)
    async with app.run_test(size=size) as pilot:
        app.push_screen(SheetPage(match, 0))
        await pilot.pause()
        deals = app.screen.query_one(ScoreSheet).deals
        assert deals.scroll_offset.y == deals.max_scroll_y > 0
        assert shown(app, number(match.totals[0]))
        await pilot.press("home")
        assert deals.scroll_offset.y == 0
        await pilot.press("down")
        assert deals.scroll_offset.y == 1
        await pilot.press("pagedown", "end", "down")
        assert deals.scroll_offset.y == deals.max_scroll_y
        await pilot.resize_terminal(100, 30)
        await pilot.pause()
        assert deals.scroll_offset.y == deals.max_scroll_y


async def test_the_totals_stand_right_below_the_deals(app: FaCards) -> None:
    match = played(4)
    async with app.run_test(size=(120, 40)) as pilot:
        app.push_screen(SheetPage(match, 0))
        await pilot.pause()
        sheet = app.screen.query_one(ScoreSheet)
        names, heads, totals = sheet.query(".band")
        assert sheet.deals.region.y == heads.region.bottom == names.region.bottom + 1
        assert totals.region.y == sheet.deals.region.bottom == sheet.deals.region.y + 4


async def test_before_the_first_deal_is_scored_the_sheet_says_so(app: FaCards, code: str, shown: Shown) -> None:
    async with app.run_test() as pilot:
        app.push_screen(SheetPage(played(0, target=104), 0))
        await pilot.pause()
        assert shown(app, say("No deal has been scored yet."))
        assert shown(app, say("The first team with {n} points wins", n=104))


@pytest.mark.usefixtures("persian_again")
async def test_the_language_changes_at_once_and_mirrors_the_sheet(app: FaCards, shown: Shown) -> None:
    async with app.run_test() as pilot:
        app.push_screen(SheetPage(played(3), 0))
        await pilot.pause()
        before = [one.region.x for one in app.screen.query(".columns > Static")]
        await pilot.press("e")
        await pilot.pause()
        after = [one.region.x for one in app.screen.query(".columns > Static")]
        assert before == sorted(before, reverse=True)
        assert after == sorted(after)
        assert shown(app, "Contract")


@pytest.mark.parametrize("key", ["escape", "q", "ض", "g", "ل"])
async def test_a_key_leaves_the_sheet(app: FaCards, key: str) -> None:
    async with app.run_test() as pilot:
        app.push_screen(SheetPage(played(1), 0))
        await pilot.pause()
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, MenuPage)


async def test_the_sheet_of_a_match_that_is_over_says_who_won_and_no_longer_what_decides_it(
    app: FaCards, code: str
) -> None:
    running, over = played(1), played(LONG, 20)
    assert over.finished

    def between_totals() -> str:
        return strip_marks(str(app.screen.query_one(".-totals .middle").render()))

    async with app.run_test() as pilot:
        app.push_screen(SheetPage(running, 0))
        await pilot.pause()
        assert between_totals() == strip_marks(say("The first team with {n} points wins", n=10_000))
        app.push_screen(SheetPage(over, 0))
        await pilot.pause()
        assert between_totals() == ""
        result = strip_marks(match_result(over.winners, shown_names(over), 0))
        assert strip_marks(str(app.screen.query_one(".winner").render())) == result
