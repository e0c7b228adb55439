"""Sheet and end of a deal for every game, with long names, in windows of three sizes."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from textual.app import App
from textual.widgets import Static

from fa_cards.play.match import Match
from fa_cards.play.seats import BotSeat, Person
from fa_cards.rules.catalog import GAMES
from fa_cards.rules.golden_ten.events import GoldenTenDeal
from fa_cards.tui.app import FaCards
from fa_cards.tui.canvas import cells_of
from fa_cards.tui.names import shown_names
from fa_cards.tui.sheet import ScoreSheet, SheetPage
from fa_cards.tui.tables import deal_over_page
from fa_cards.words import say
from fa_cards.words.deals import deal_over
from fa_cards.words.digits import number
from fa_cards.words.results import account, is_tied, match_result, outcome
from tests.tui.by_chance import play_by_chance
from tests.tui.fitting import LOOKS

Shown = Callable[[App[int], str], bool]
Rows = Callable[[App[int]], list[str]]
SIZES = [(60, 20), (80, 24), (120, 40)]
NAMES = {
    "fa": ("سیمین‌دخت۱", "گردآفرید۱۲", "عبدالرحیم", "زهره کوچک", "پروانه‌ی۱", "شیرزادخان", "لیلا"),
    "en": ("Wilhelmina", "Maximilian", "Bartholome", "Clementine", "Alexandra1", "Christophe", "Jo"),
}
TABLES = [
    ("kentucky-rook", 4),
    ("call-partner-rook", 4),
    ("golden-ten", 3),
    ("golden-ten", 7),
    ("all-fours", 2),
    ("california-fives", 4),
    ("toonerville", 5),
    ("rook-shanghai", 6),
]
"""A game of each kind of sheet, and how many sit at the table."""
ALONE = [table for table in TABLES if table[0] in ("call-partner-rook", "golden-ten", "toonerville", "rook-shanghai")]
"""Those in which everybody plays for himself."""


@cache
def played(key: str, seats: int, code: str, deals: int = 3, **options: int) -> Match:
    """A match of so many deals, or to its end, by chance, the person at seat 0."""
    own, *others = NAMES[code][:seats]
    game = GAMES[key](options, seats)
    match = Match(game, [Person(own), *[BotSeat("random", name) for name in others]], seed="sheets")
    return play_by_chance(match, deals)


def ended(key: str, seats: int, code: str) -> Match:
    # Who bids by chance fails most of the time: the target has to be low, where there is one.
    options = {"target": 60} if GAMES[key].option("target") else {}
    match = played(key, seats, code, 100, **options)
    assert match.finished
    return match


def columns(app: FaCards, name: str) -> list[Static]:
    return list(app.screen.query(f".columns > .{name}").results(Static))


@pytest.mark.parametrize(("size", "code"), LOOKS, indirect=["code"])
@pytest.mark.parametrize(("key", "seats"), TABLES)
async def test_numbers_and_totals_stand_right_under_each_other(
    app: FaCards, code: str, *, rows: Rows, key: str, seats: int, size: tuple[int, int]
) -> None:
    match = ended(key, seats, code)
    async with app.run_test(size=size) as pilot:
        app.push_screen(SheetPage(match, 0))
        await pilot.pause()
        seen = rows(app)
        deals = app.screen.query_one(ScoreSheet).deals.region
        totals = app.screen.query_one(".band.-totals").region.y
        # Where the players have columns their totals stand below, else the running ones have columns.
        name = "points" if app.screen.query(".-totals > .points") else "total"
        for column in columns(app, name):
            cut = [seen[y][column.region.x : column.region.right] for y in (*range(deals.y, deals.bottom), totals)]
            digits = [[place for place, letter in enumerate(text) if letter.isdigit()] for text in cut]
            assert len({max(places) for places in digits if places}) == 1, cut
            assert digits[-1], cut


@pytest.mark.parametrize(("size", "code"), LOOKS, indirect=["code"])
@pytest.mark.parametrize(("key", "seats"), ALONE)
async def test_each_player_has_a_column_the_readers_own_where_lines_start(
    app: FaCards, code: str, *, rows: Rows, key: str, seats: int, size: tuple[int, int]
) -> None:
    match = played(key, seats, code)
    async with app.run_test(size=size) as pilot:
        app.push_screen(SheetPage(match, 1))
        await pilot.pause()
        places = [one.region.x for one in columns(app, "points")]
        assert len(places) == seats
        assert places == sorted(places, reverse=code == "fa")
        own = columns(app, "points")[0]
        told = [line.split("\u00a0")[0] for line in str(own.render()).split("\n") if line]
        assert told == [number(deal.scores[1]) for deal in match.deals]
        room = app.screen.query_one(".columns").region
        assert own.region.right == room.right if code == "fa" else own.region.x == room.x


@pytest.mark.parametrize(("size", "code"), LOOKS, indirect=["code"])
@pytest.mark.parametrize(("key", "seats"), TABLES)
async def test_long_names_are_cut_with_an_ellipsis_and_do_not_touch(
    app: FaCards, code: str, *, key: str, seats: int, size: tuple[int, int]
) -> None:
    async with app.run_test(size=size) as pilot:
        app.push_screen(SheetPage(played(key, seats, code), None))
        await pilot.pause()
        for heading in app.screen.query(".band").first().query(".points").results(Static):
            text = str(heading.render())
            assert cells_of(text) < heading.size.width
            assert text in shown_names(played(key, seats, code)) or text.endswith("…")
        assert app.screen.query_one(ScoreSheet).region.right <= size[0]


@pytest.mark.parametrize(("key", "seats"), TABLES)
async def test_a_match_that_is_over_has_its_winners_on_the_sheet(
    app: FaCards, code: str, *, shown: Shown, key: str, seats: int
) -> None:
    match = ended(key, seats, code)
    async with app.run_test() as pilot:
        app.push_screen(SheetPage(match, 0))
        await pilot.pause()
        tied = is_tied(match.winners, match.game)
        assert shown(app, match_result(match.winners, shown_names(match), 0, tied=tied))


async def test_the_sheet_of_golden_ten_says_that_the_lowest_total_wins_and_who_took_the_golden_ten(
    app: FaCards, code: str, shown: Shown
) -> None:
    match = played("golden-ten", 5, code)
    async with app.run_test() as pilot:
        app.push_screen(SheetPage(match, 0))
        await pilot.pause()
        assert shown(
            app, "The lowest total after 6 deals wins" if code == "en" else "پس از ۶ دور، کمترین جمع برنده است"
        )
        for place, deal in enumerate(match.deals):
            assert isinstance(deal, GoldenTenDeal)
            marked = ["◆" in str(one.render()).split("\n")[place] for one in columns(app, "points")]
            assert marked == [seat == deal.golden for seat in range(5)]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize(("key", "seats"), TABLES)
async def test_a_deals_end_tells_what_happened_in_one_look(
    app: FaCards, code: str, *, shown: Shown, key: str, seats: int, size: tuple[int, int]
) -> None:
    match = played(key, seats, code)
    deal, names = match.deals[-1], shown_names(match)
    async with app.run_test(size=size) as pilot:
        app.push_screen(deal_over_page(match, 0, deal))
        await pilot.pause()
        for text in account(deal, names, 0, match.game):
            if cells_of(text) <= size[0] - 4:
                assert shown(app, text), text
        assert shown(app, outcome(deal, names, 0, match.game).split(":")[0])


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("me", [0, None])
@pytest.mark.parametrize(("key", "seats"), TABLES)
async def test_the_account_leaves_room_for_the_newest_deal_its_totals_and_what_comes_next(
    app: FaCards, code: str, *, shown: Shown, key: str, seats: int, me: int | None, over: bool, size: tuple[int, int]
) -> None:
    match = ended(key, seats, code) if over else played(key, seats, code)
    async with app.run_test(size=size) as pilot:
        app.push_screen(deal_over_page(match, me, match.deals[-1]))
        await pilot.pause()
        sheet = app.screen.query_one(ScoreSheet)
        assert sheet.deals.region.height >= sheet._rows
        bands = [one.region for one in sheet.query(".band, .note") if one.display]
        assert len(bands) >= 2
        following = app.screen.query_one(".next").region
        assert all(sheet.region.y <= one.y < one.bottom <= following.y for one in bands)
        assert shown(app, say("The match is over") if over else deal_over(3, match.game))
        assert following.bottom <= size[1]
