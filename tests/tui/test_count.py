"""The count at the end of a deal: thing by thing in its order, and nothing tells its end before it is there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.app import App
from textual.pilot import Pilot

from fa_cards.play.match import Match, Waits
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.start import Start
from fa_cards.play.store import Opened, Store
from fa_cards.rtl import strip_marks
from fa_cards.rules.fours.events import FoursDeal
from fa_cards.rules.golden_ten import GoldenTen
from fa_cards.rules.replay import replay
from fa_cards.tui.app import FaCards
from fa_cards.tui.canvas import cells_of
from fa_cards.tui.choices import Choices
from fa_cards.tui.count import ABOVE, CountTable
from fa_cards.tui.deal_over import After, DealOverPage
from fa_cards.tui.pace import NoPace, Pauses, pauses_of
from fa_cards.tui.reading import ReadingPage
from fa_cards.tui.sheet import ScoreSheet, SheetPage
from fa_cards.tui.static import Static
from fa_cards.tui.tables import deal_over_page
from fa_cards.words import say, say_in
from fa_cards.words.cards import suit_symbol
from fa_cards.words.results import match_result

Rows = Callable[[App[int]], list[str]]
Shown = Callable[[App[int], str], bool]

RECORDS = Path(__file__).parents[1] / "records"
SIZES = [(60, 20), (80, 24), (120, 40)]
LONG = {
    "fa": ("سیمین‌دخت۱", "گردآفرید۱۲", "عبدالرحیم", "زهره کوچک"),
    "en": ("Wilhelmina", "Maximilian", "Bartholome", "Clementine"),
}
SHORT = ("Sara", "Reza", "Zohreh", "Farid")


class Beats(NoPace):
    """A pace that takes its time: a wait ends when the test says so, or when it is skipped."""

    timed = True

    def __init__(self) -> None:
        super().__init__()
        self.waits: list[float | None] = []
        self.rested = asyncio.Event()
        self.rested.set()
        self._on = asyncio.Event()

    async def wait(self, seconds: float | None) -> bool:
        self.waits.append(seconds)
        self._on.clear()
        await self._on.wait()
        return False

    async def rest(self, seconds: float) -> None:
        await self.rested.wait()

    def skip(self) -> None:
        self._on.set()


def match_of(name: str, names: tuple[str, ...] = SHORT, me: int | None = 0) -> Match:
    """The match of a record; one person plays, or where nobody reads alone, several."""
    record = replay((RECORDS / f"{name}.jsonl").read_bytes()).record
    seats: list[Seat] = [
        Person(names[seat]) if seat == me or me is None else BotSeat("random", names[seat])
        for seat in range(record.game.seats)
    ]
    return Match(record.game, seats, seed="count", steps=record.steps)


@asynccontextmanager
async def counted(
    store: Store,
    match: Match,
    *,
    me: int | None = 0,
    size: tuple[int, int] = (80, 24),
    answers: list[After | None] | None = None,
    pace: NoPace | None = None,
) -> AsyncIterator[Pilot[int]]:
    """The page of the last deal of a match, over the menu; its count begins."""
    wanted: list[After | None] = [] if answers is None else answers
    app = FaCards(Opened(store, None), Start(), pace=pace or Beats())
    async with app.run_test(size=size) as pilot:
        app.push_screen(deal_over_page(match, me, match.deals[-1]), wanted.append)
        await pilot.pause()
        yield pilot


def page_of(pilot: Pilot[int]) -> DealOverPage:
    page = pilot.app.screen
    assert isinstance(page, DealOverPage)
    return page


async def beat(pilot: Pilot[int]) -> None:
    """Lets one pause go by."""
    page_of(pilot).program.pace.skip()
    await pilot.pause()


def told(pilot: Pilot[int]) -> list[str]:
    """The lines of the count below its heading, as far as they are written, their cells with a blank between them."""
    columns = [strip_marks(str(one.render())).split("\n") for one in pilot.app.screen.query("CountTable > Static")]
    lines = [" ".join(filter(None, cells)) for cells in zip(*columns, strict=True)]
    return lines[1:]


def text_of(pilot: Pilot[int], name: str) -> str:
    return strip_marks(str(pilot.app.screen.query_one(name, Static).render())).strip()


# --- who reaches the target first -----------------------------------------------------------------------------------

EXAMPLE_3 = [
    "Before the deal 8 9",
    "High ({ace}) Sara +1 9 9",
    "Low ({two}) Reza +1 9 10 reaches 10",
    "Jack ({jack}) Sara +1 not entered",
    "Game ({a} to {b}) Reza +1 not entered",
]
EXAMPLE_4 = [
    "Before the deal 9 9",
    "High ({ace}) Sara +1 10 9 reaches 10",
    "Low ({two}) Reza +1 not entered",
    "Jack ({jack}) Reza +1 not entered",
    "Game ({a} to {b}) Reza +1 not entered",
]
EXAMPLE_8 = [
    "Before the deal 21 26",
    "High ({ace}) Sara +1 22 26",
    "Low ({two}) Reza +1 22 27",
    "Jack ({jack}) Reza +1 22 28",
    "5♠ Sara +5 27 28",
    "5♥ Sara +5 32 28 reaches 32",
    "5♦ Reza +5 not entered",
    "5♣ Reza +5 not entered",
    "Game ({a} to {b}) Sara +1 not entered",
]
EXAMPLE_9 = [
    "Before the deal 60 35",
    "High ({ace}) Reza +1 60 36",
    "Low ({two}) Sara +1 61 36 reaches 61",
    "Jack ({jack}) Reza +1 not entered",
    *(f"5{suit} Reza +5 not entered" for suit in "♠♥♦♣"),
    "Game ({a} to {b}) Reza +1 not entered",
]


def lines_of(match: Match, lines: list[str]) -> list[str]:
    """The lines with what no example says: which suit is trump in the record, and the card points of both sides."""
    deal = match.deals[-1]
    assert isinstance(deal, FoursDeal)
    cards = {name: f"{face}{suit_symbol(deal.trump)}" for name, face in (("ace", "A"), ("two", "2"), ("jack", "J"))}
    mine, theirs = deal.card_points
    return [line.format(**cards, a=mine, b=theirs) for line in lines]


@pytest.mark.parametrize(
    ("name", "lines", "entered", "winner"),
    [
        ("california/example-03", EXAMPLE_3, 2, "This time Reza won"),
        ("california/example-04", EXAMPLE_4, 1, "You won the match!"),
        ("california/example-08", EXAMPLE_8, 5, "You won the match!"),
        ("california/example-09", EXAMPLE_9, 2, "You won the match!"),
    ],
)
async def test_who_reaches_the_target_first_is_seen_line_by_line(
    store: Store, english: None, *, name: str, lines: list[str], entered: int, winner: str
) -> None:
    """california_jack.md, section 3, examples 3, 4, 8 (played up to 32 from 21 and 26) and 9."""
    match = match_of(name)
    lines = lines_of(match, lines)
    async with counted(store, match) as pilot:
        for number in range(entered + 1):
            assert told(pilot) == lines[: 1 + number]
            assert text_of(pilot, ".heading").startswith("Deal ")
            assert text_of(pilot, ".result") == "The points are entered one by one"
            await beat(pilot)
        # After the one that decides all the others are told at once: they are not entered any more.
        assert told(pilot) == lines
        assert text_of(pilot, ".heading") == "The match is over"
        assert text_of(pilot, ".result") == winner


async def test_forty_to_forty_gives_game_to_nobody_and_the_next_deal_follows(store: Store, english: None) -> None:
    """Example 6: X needs Game for his tenth point."""
    async with counted(store, match_of("california/example-06")) as pilot:
        for _ in range(4):
            await beat(pilot)
        assert told(pilot)[-1] == "Game (40 to 40) nobody 9 6 a tie"
        await beat(pilot)
        assert text_of(pilot, ".heading") == "Deal 4 is over"
        assert text_of(pilot, ".result") == "The deal brought you 0, Reza 3"


async def test_without_a_trump_in_all_fours_high_low_and_jack_are_nobodys(store: Store, english: None) -> None:
    """extras.md, section C: turned cards and the rest of the pack are not in play."""
    async with counted(store, match_of("all-fours/no-trump"), pace=NoPace()) as pilot:
        assert told(pilot) == [
            "Before the deal 0 0",
            "High nobody 0 0 no trump",
            "Low nobody 0 0 no trump",
            "Jack (J♥) nobody 0 0 not in play",
            "Game (5 to 0) Sara +1 1 0",
        ]


async def test_a_jack_that_ends_the_match_is_all_that_is_counted(store: Store, english: None) -> None:
    """extras.md, section C: a point that reaches the target ends the match at once."""
    async with counted(store, match_of("all-fours/jack-ends-the-match", me=1), me=1) as pilot:
        assert told(pilot) == ["Before the deal 0 0"]
        await beat(pilot)
        assert told(pilot) == ["Before the deal 0 0", "Turned jack Reza +1 1 0 reaches 1"]
        await beat(pilot)
        assert text_of(pilot, ".result") == "You won the match!"


# --- the end is not given away --------------------------------------------------------------------------------------


async def test_until_the_count_has_come_to_it_nothing_tells_the_end(store: Store, code: str, shown: Shown) -> None:
    match = match_of("california/example-03")
    async with counted(store, match) as pilot:
        for _ in range(3):
            assert not shown(page_of(pilot).app, say("The match is over"))
            assert not shown(page_of(pilot).app, match_result(match.winners, SHORT, 0))
            assert not any(one.visible for one in page_of(pilot).query("ScoreSheet *"))
            names = [one.name for row in page_of(pilot).query_one(Choices).rows for one in row]
            assert names == ["count"]
            await beat(pilot)
        assert shown(page_of(pilot).app, say("The match is over"))
        assert shown(page_of(pilot).app, match_result(match.winners, SHORT, 0))
        assert all(one.visible for one in page_of(pilot).query("ScoreSheet *"))


@pytest.mark.parametrize("key", ["enter", "space", "escape", "right", "l", "e", "f5"])
async def test_any_key_shows_everything_and_is_not_taken_for_the_next_deal(
    store: Store, english: None, key: str
) -> None:
    answers: list[After | None] = []
    async with counted(store, match_of("california/example-06"), answers=answers) as pilot:
        await pilot.press(key)
        await pilot.pause()
        assert page_of(pilot).is_active and not answers
        assert told(pilot)[-1] == "Game (40 to 40) nobody 9 6 a tie"
        assert text_of(pilot, ".heading") == "Deal 4 is over"
        await pilot.press("enter")
        await pilot.pause()
    assert answers == [After.CONTINUE]


async def test_a_click_shows_everything_too(store: Store, english: None) -> None:
    answers: list[After | None] = []
    async with counted(store, match_of("california/example-06"), answers=answers) as pilot:
        await pilot.click(offset=(5, 12))
        await pilot.pause()
        assert text_of(pilot, ".heading") == "Deal 4 is over"
    assert not answers


async def test_a_key_that_comes_just_after_the_count_does_not_go_on_to_the_next_deal(
    store: Store, english: None
) -> None:
    answers: list[After | None] = []
    pace = Beats()
    async with counted(store, match_of("california/example-06"), answers=answers, pace=pace) as pilot:
        pace.rested.clear()
        for _ in range(5):
            await beat(pilot)
        assert text_of(pilot, ".heading") == "Deal 4 is over"
        await pilot.press("enter")
        await pilot.pause()
        assert not answers
        pace.rested.set()
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
    assert answers == [After.CONTINUE]


# --- its pace -------------------------------------------------------------------------------------------------------


async def test_each_point_stays_as_long_as_the_speed_of_the_settings_says(store: Store) -> None:
    pace = Beats()
    async with counted(store, match_of("california/example-06"), pace=pace) as pilot:
        for _ in range(5):
            await beat(pilot)
    assert pace.waits == [Pauses().point] * 5


@pytest.mark.parametrize(("speed", "motion"), [("usual", False), ("instant", True)])
async def test_without_motion_or_pauses_everything_is_there_at_once(
    store: Store, english: None, speed: str, motion: bool
) -> None:
    pace = Beats()
    app = FaCards(Opened(store, None), Start(), pace=pace)
    async with app.run_test(size=(80, 24)) as pilot:
        pace.pauses = pauses_of(speed, motion=motion)
        match = match_of("california/example-06")
        app.push_screen(deal_over_page(match, 0, match.deals[-1]))
        await pilot.pause()
        assert not pace.waits
        assert text_of(pilot, ".heading") == "Deal 4 is over"
        assert len(told(pilot)) == 5


# --- its room -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("name", "me"),
    [
        ("california/example-08", 0),
        ("california/example-10", 0),
        ("california/example-10", None),
        ("all-fours/void-and-the-next-deal", 1),
    ],
)
async def test_nothing_moves_while_lines_appear_and_all_have_room(
    store: Store, code: str, rows: Rows, *, name: str, me: int | None, size: tuple[int, int]
) -> None:
    match = match_of(name, LONG[code], me)
    async with counted(store, match, me=me, size=size) as pilot:
        page = page_of(pilot)
        table = page.query_one(CountTable)
        before: list[str] = []
        places = [one.region for one in page.query("CountTable, CountTable > Static, ScoreSheet, .next, .result")]
        assert table.region.height >= ABOVE + 4
        while page.counting:
            now = rows(page.app)[table.region.y : table.region.bottom]
            for line, earlier in zip(now, before, strict=False):
                assert line == earlier or not earlier.strip()
            before = now
            await beat(pilot)
        after = [one.region for one in page.query("CountTable, CountTable > Static, ScoreSheet, .next, .result")]
        assert after == places
        assert page.query_one(".next").region.bottom <= size[1]
        # What stands in each column has its room.
        for column in page.query("CountTable > Static").results(Static):
            assert max(map(cells_of, str(column.render()).split("\n"))) <= column.content_size.width
        sheet = page.query_one(ScoreSheet)
        assert sheet.deals.region.height >= 1
        assert sheet.query(".-totals").first().region.bottom <= page.query_one(".next").region.y


@pytest.mark.parametrize("size", SIZES)
async def test_the_running_totals_stand_right_under_each_other(
    store: Store, code: str, rows: Rows, size: tuple[int, int]
) -> None:
    async with counted(store, match_of("california/example-10"), size=size, pace=NoPace()) as pilot:
        seen = rows(pilot.app)
        for column in pilot.app.screen.query("CountTable > .total").results(Static):
            region = column.region
            cut = [seen[y][region.x : region.right] for y in range(region.y + 1, region.bottom)]
            assert len({len(text.rstrip()) for text in cut}) == 1, cut


# --- what can be looked up ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "title"), [("l", "Log"), ("z", "Tricks of this deal")])
async def test_log_and_tricks_of_the_deal_can_be_looked_up_at_its_end(
    store: Store, english: None, key: str, title: str
) -> None:
    async with counted(store, match_of("all-fours/no-trump"), pace=NoPace()) as pilot:
        await pilot.press(key)
        await pilot.pause()
        page = pilot.app.screen
        assert isinstance(page, ReadingPage)
        assert text_of(pilot, ".heading") == title
        text = text_of(pilot, ".text")
        if key == "z":
            # Six cards each: six tricks, the last one first.
            assert text.startswith("Trick 6: ") and text.count("Trick ") == 6
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(pilot.app.screen, DealOverPage)


async def test_the_whole_sheet_can_be_looked_up_at_the_end_of_a_deal(store: Store, code: str, shown: Shown) -> None:
    async with counted(store, match_of("california/example-10"), size=(60, 20), pace=NoPace()) as pilot:
        meaning = say_in("sheet", "{sign} {point}", sign=say_in("point letter", "H"), point=say_in("point", "High"))
        assert not shown(pilot.app, meaning)
        await pilot.press("g")
        await pilot.pause()
        assert isinstance(pilot.app.screen, SheetPage)
        assert shown(pilot.app, meaning)


async def test_a_key_that_was_meant_for_the_last_trick_does_not_take_the_end_of_the_deal_away(store: Store) -> None:
    """Also where nothing is counted step by step."""
    pace, answers = Beats(), list[After | None]()
    pace.rested.clear()
    match = Match(GoldenTen(), [Person("Sara"), *[BotSeat("easy")] * 3], "late")
    ahead = Match(match.game, [BotSeat("easy")] * 4, "late")
    while not ahead.deals:
        ahead.roll() if ahead.waits_for is Waits.TABLE else ahead.do(ahead.actor, ahead.think())
    played = Match(match.game, match.seats, match.seed, steps=ahead.steps)
    async with counted(store, played, answers=answers, pace=pace) as pilot:
        await pilot.press("enter")
        assert answers == []
        pace.rested.set()
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert answers == [After.CONTINUE]
