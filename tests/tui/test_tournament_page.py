"""The page of a tournament: its tables, bots that play behind it, one's own table, leaving and coming back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from textual.app import App

from fa_cards.play.refusals import StoreRefusal
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.start import Start
from fa_cards.play.store import Opened, Store
from fa_cards.play.table_in_play import TableInPlay
from fa_cards.play.tournaments import Tournaments
from fa_cards.rtl import strip_marks
from fa_cards.rules.teka import Teka
from fa_cards.tui.app import FaCards
from fa_cards.tui.ask import AskPage
from fa_cards.tui.deal_over import DealOverPage
from fa_cards.tui.history import HistoryPage
from fa_cards.tui.master_sheet import MasterSheetPage
from fa_cards.tui.menu import MenuPage
from fa_cards.tui.names import names_of
from fa_cards.tui.pace import NoPace
from fa_cards.tui.round_tables import RoundTables, TableState
from fa_cards.tui.table import TablePage
from fa_cards.tui.tournament_page import TournamentPage
from fa_cards.words import say, say_in, use
from fa_cards.words.digits import number
from fa_cards.words.refusals import refusal
from fa_cards.words.tournament import table_words
from tests.tui.fitting import SIZES, troubles
from tests.tui.latin import assert_persian
from tests.tui.moments import NAMES
from tests.tui.tournaments import (
    begun,
    bots_done,
    opened,
    page_of,
    play_out,
    play_rounds,
    play_tables,
    sheet_of,
    with_scores,
)

Shown = Callable[[App[int], str], bool]
Rows = Callable[[App[int]], list[str]]
Cell = Callable[[App[int], str], tuple[int, int]]


def about(page: TournamentPage) -> str:
    return str(page.query_one(".about").render()).strip()


def told(page: TournamentPage) -> str:
    return strip_marks(str(page.query_one(".told").render()))


def offered(page: TournamentPage) -> list[str]:
    return [choice.name for row in page._acts.rows for choice in row]


def states(page: TournamentPage) -> list[TableState]:
    return [table.state for table in page.query_one(RoundTables)._tables]


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Bots in the background that think until the test says so."""
    event = asyncio.Event()

    async def work(_: FaCards, job: Callable[[], TableInPlay]) -> TableInPlay:
        await event.wait()
        return job()

    monkeypatch.setattr(FaCards, "work", work)
    return event


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that do not play by themselves."""
    monkeypatch.setattr(TournamentPage, "run_worker", lambda *_, **__: None)


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_the_page_shows_round_contract_tables_and_who_sits_there(
    app: FaCards, store: Store, code: str, *, shown: Shown, size: tuple[int, int]
) -> None:
    tournament = begun(store, 9)
    async with app.run_test(size=size) as pilot:
        await opened(pilot, tournament)
        page = page_of(app)
        assert shown(app, say("Round {n} of {m}", n=1, m=11))
        assert shown(app, "دو ست" if code == "fa" else "two sets")
        names = names_of(tournament.entrants)
        # At 60 columns five sit beside each other with seven cells each.
        assert all(shown(app, name if len(name) < 8 or size[0] > 60 else f"{name[:6]}…") for name in names)
        assert shown(app, f"• {names[0]}")
        own = next(place for place, table in enumerate(tournament.tables) if 0 in table.entrants)
        assert states(page)[own] is TableState.YOURS
        assert states(page)[1 - own] is TableState.QUEUED
        assert shown(app, TableState.YOURS.words)
        assert about(page) == say("Your seat is at table {n}: sit down and play this round.", n=own + 1)
        assert offered(page) == ["play-table", "master-sheet", "run-tables"]


async def test_tables_of_bots_are_played_behind_the_page_and_their_scores_come(
    app: FaCards, store: Store, code: str, shown: Shown
) -> None:
    tournament = begun(store, 9)
    async with app.run_test() as pilot:
        await opened(pilot, tournament)
        page = page_of(app)
        await bots_done(pilot)
        bots = next(place for place, table in enumerate(tournament.tables) if 0 not in table.entrants)
        assert states(page)[bots] is TableState.OVER
        assert told(page) == say("Tables of bots: {n} of {total} over", n=1, total=1)
        scores = store.tournaments.load(tournament.id).tables[bots].scores
        assert scores is not None
        for score in scores:
            assert shown(app, number(score))
        assert offered(page) == ["play-table", "master-sheet"]


@pytest.mark.usefixtures("english")
async def test_bots_wait_at_a_key_and_go_on_where_they_were(
    app: FaCards, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    async def work(_: FaCards, job: partial[TableInPlay]) -> TableInPlay:
        asked.append(len(job.args[0].steps))
        await asyncio.sleep(0)
        if len(asked) == 4:
            await asyncio.Event().wait()
        return job()

    monkeypatch.setattr(FaCards, "work", work)
    tournament = begun(store, 9)
    async with app.run_test() as pilot:
        await opened(pilot, tournament)
        page = page_of(app)
        # The opening, and three pieces of twenty steps.
        assert asked == [1, 21, 41, 61]
        own = page.own_table
        assert told(page) == f"Tables of bots: 0 of 1 over; table {3 - (own or 0)}: 61 steps"
        await pilot.press("s")
        await pilot.pause()
        assert page.playing is None
        assert told(page) == "Tables of bots: 0 of 1 over; they wait"
        assert len(asked) == 4
        await pilot.press("s")
        await bots_done(pilot)
        assert asked[4:6] == [61, 81]
        assert len(store.matches()) == 1


async def test_in_a_process_of_their_own_bots_play_the_same_and_end_with_the_program(
    app: FaCards, store: Store, tmp_path: Path
) -> None:
    app.bots_apart = True
    tournament = begun(store, 7)
    async with app.run_test() as pilot:
        await opened(pilot, tournament)
        page = page_of(app)
        while page.bots_table is not None:
            await asyncio.sleep(0.01)
        assert app._working is not None
        process = app._working._process
        assert process is not None and process.poll() is None
    assert process.poll() is not None
    with Store.open(tmp_path / "other").store as other:
        here = play_tables(other, begun(other, 7), persons=False)
    there = store.tournaments.load(tournament.id)
    assert [table.scores for table in there.tables] == [table.scores for table in here.tables]


async def test_what_cannot_be_kept_is_said_and_tried_again_at_a_key(
    app: FaCards, store: Store, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = StoreRefusal("store-full", path="matches.db")

    def refuse(*_: object) -> None:
        raise full

    tournament = begun(store, 9)
    async with app.run_test() as pilot:
        with monkeypatch.context() as patched:
            patched.setattr(Tournaments, "keep_table", refuse)
            await opened(pilot, tournament)
            page = page_of(app)
            while not page.stopped:
                await pilot.pause()
            await pilot.pause()
            assert about(page) == refusal(full)
            assert page.playing is None
        await pilot.press("s")
        await bots_done(pilot)
        assert about(page) != refusal(full)
        assert told(page) == say("Tables of bots: {n} of {total} over", n=1, total=1)


async def test_what_another_window_has_played_is_taken_over(
    app: FaCards, store: Store, tmp_path: Path, held: asyncio.Event
) -> None:
    tournament = begun(store, 9)
    async with app.run_test() as pilot:
        await opened(pilot, tournament)
        page = page_of(app)
        with Store.open(tmp_path).store as other:
            play_tables(other, tournament, persons=False)
        held.set()
        await bots_done(pilot)
        assert page.refused is None
        assert len(store.matches()) == 1


async def test_one_sits_down_plays_and_comes_back_to_the_tournament(
    app: FaCards, store: Store, code: str, shown: Shown
) -> None:
    tournament = play_tables(store, begun(store, 7), persons=False)
    async with app.run_test() as pilot:
        await opened(pilot, tournament)
        page = page_of(app)
        await pilot.press("p")
        await pilot.pause()
        table = app.screen
        assert isinstance(table, TablePage)
        assert table.match.game.options["only-round"] == 1
        # The rest is played as another window plays it, but for what the page must show then.
        play_out(table.match)
        table.go_on()
        deal = table.match.deals[-1]
        app.push_screen(DealOverPage(table.match, table.me, deal), lambda _: table.dismiss())
        await pilot.pause()
        over = app.screen
        assert isinstance(over, DealOverPage)
        assert shown(app, say("The round is over at this table"))
        assert [choice.name for row in over._choices.rows for choice in row] == ["menu", "review"]
        assert shown(app, say_in("button", "To the tournament"))
        await pilot.press("enter")
        await pilot.pause()
        await pilot.pause()
        # All tables are over now: the master sheet comes by itself, once.
        assert sheet_of(app).tournament.round_over
        await pilot.press("escape")
        assert app.screen is page
        assert states(page) == [TableState.OVER] * 2
        assert offered(page) == ["next-round", "master-sheet"]
        await pilot.press("n")
        await pilot.pause()
        assert page.tournament.round == 2
        assert shown(app, say("Round {n} of {m}", n=2, m=11))


async def test_a_table_is_left_in_the_middle_and_taken_up_again_from_the_menu(
    app: FaCards, store: Store, code: str, shown: Shown
) -> None:
    tournament = play_tables(store, begun(store, 7), persons=False)
    own = next(n for n, table in enumerate(tournament.tables, 1) if 0 in table.entrants)
    async with app.run_test() as pilot:
        await opened(pilot, tournament)
        await pilot.press("p")
        await pilot.pause()
        await pilot.press("escape")
        await pilot.press("y")
        await pilot.pause()
        page = page_of(app)
        assert states(page)[own - 1] is TableState.LEFT
        assert about(page) == say("Your table was left in the middle of the round; go on where you were.")
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, MenuPage)
        # A table of a tournament is no match of its own to go on with.
        names = [row[0].name for row in app.screen.entries.rows]
        assert names[0] == "resume-tournament" and "continue" not in names
        assert shown(app, say_in("menu", "Continue the tournament"))
        await pilot.press("enter")
        await pilot.pause()
        assert page_of(app).tournament.id == tournament.id
        await pilot.press("p")
        await pilot.pause()
        assert isinstance(app.screen, TablePage)
        (left,) = (one for one in store.matches() if not one.finished)
        assert app.screen.match.id == left.id


async def test_the_menu_offers_first_what_was_played_last(app: FaCards, store: Store) -> None:
    begun(store, 5)
    async with app.run_test() as pilot:
        store.create(Teka(), (Person(""), *[BotSeat("random")] * 3))
        menu = app.screen
        assert isinstance(menu, MenuPage)
        menu.redraw()
        await pilot.pause()
        assert [row[0].name for row in menu.entries.rows][:2] == ["continue", "resume-tournament"]
        begun(store, 5)
        menu.redraw()
        await pilot.pause()
        assert [row[0].name for row in menu.entries.rows][:2] == ["resume-tournament", "continue"]


async def test_past_matches_tell_tables_of_tournaments_and_lead_back_to_them(
    app: FaCards, store: Store, code: str
) -> None:
    tournament = play_tables(store, begun(store, 7), persons=False)
    match = store.tournaments.open_table(
        tournament, next(n for n, table in enumerate(tournament.tables, 1) if 0 in table.entrants)
    )
    play_out(match, 5)
    place = store.find(match.id).table
    assert place is not None
    async with app.run_test() as pilot:
        await pilot.press("b")
        await pilot.pause()
        page = app.screen
        assert isinstance(page, HistoryPage)
        assert str(page.query_one(".about").render()).strip().startswith(table_words(place.number, 1))
        await pilot.press("t")
        await pilot.pause()
        assert page_of(app).tournament.id == tournament.id
        await pilot.press("escape", "b")
        await pilot.pause()
        await pilot.press("p")
        await pilot.pause()
        # The table lies over its tournament, to which one comes back.
        assert isinstance(app.screen, TablePage)
        assert isinstance(app.screen_stack[-2], TournamentPage)


async def test_the_program_that_is_told_to_resume_the_table_lays_it_over_its_tournament(store: Store) -> None:
    tournament = begun(store, 3)
    match = store.tournaments.open_table(tournament, 1)
    app = FaCards(Opened(store, None), Start(match_id=match.id), pace=NoPace())
    async with app.run_test() as pilot:
        await pilot.pause()
        assert isinstance(app.screen, TablePage)
        assert isinstance(app.screen_stack[-2], TournamentPage)


async def test_tables_with_persons_are_played_one_after_the_other(app: FaCards, store: Store, code: str) -> None:
    tournament = play_tables(store, begun(store, 9, persons=9), persons=False)
    async with app.run_test() as pilot:
        await opened(pilot, tournament)
        page = page_of(app)
        assert page.own_table == 1
        names = [names_of(tournament.entrants)[one] for one in tournament.tables[0].entrants]
        assert all(name in about(page) for name in names)
        assert not page.query_one(".progress").display
        play_out(store.tournaments.open_table(page.tournament, 1))
        page._read()
        page.show()
        assert page.own_table == 2
        await pilot.press("p")
        await pilot.pause()
        table = app.screen
        assert isinstance(table, TablePage)
        # Several persons share the keyboard: the curtain is between them.
        assert len(table.match.person_seats) == 4 and table.curtain


async def test_a_tournament_is_deleted_after_a_question_alone(app: FaCards, store: Store, code: str) -> None:
    tournament = play_tables(store, begun(store, 7), persons=False)
    async with app.run_test() as pilot:
        await opened(pilot, tournament)
        await pilot.press("d")
        assert isinstance(app.screen, AskPage)
        await pilot.press("n")
        assert page_of(app).tournament == store.tournaments.load(tournament.id)
        await pilot.press("delete", "y")
        await pilot.pause()
        assert isinstance(app.screen, MenuPage)
        assert store.tournaments.all() == ()
        assert len(store.matches()) == 1


async def test_a_tournament_that_another_window_has_deleted_says_so(app: FaCards, store: Store, code: str) -> None:
    tournament = play_tables(store, begun(store, 3), persons=False)
    async with app.run_test() as pilot:
        await opened(pilot, tournament)
        store.tournaments.delete(tournament.id)
        await pilot.press("p")
        await pilot.pause()
        assert about(page_of(app)) == say("There is no stored tournament with the ID {id}", id=tournament.id)


async def test_the_sheet_comes_when_the_bots_are_done_last(
    app: FaCards, store: Store, code: str, held: asyncio.Event
) -> None:
    tournament = play_tables(store, begun(store, 7), persons=True)
    async with app.run_test() as pilot:
        await opened(pilot, tournament)
        page = page_of(app)
        assert page.own_table is None
        assert about(page) == say(
            "The bots are still playing at other tables; the master sheet comes when they are done."
        )
        held.set()
        await bots_done(pilot)
        assert isinstance(app.screen, MasterSheetPage)
        await pilot.press("n")
        await pilot.pause()
        assert page_of(app) is page
        assert page.tournament.round == 2


@pytest.mark.usefixtures("still")
async def test_forty_entrants_scroll_to_ones_own_table_and_by_keys(app: FaCards, store: Store) -> None:
    tournament = begun(store, 40)
    own = next(n for n, table in enumerate(tournament.tables, 1) if 0 in table.entrants)
    async with app.run_test(size=(60, 20)) as pilot:
        await opened(pilot, tournament)
        await pilot.pause()
        page = page_of(app)
        assert len(page.query_one(RoundTables)._tables) == 10
        assert page.body.scroll_y == max(3 * (own - 2), 0)
        await pilot.press("end")
        await pilot.pause()
        assert page.body.scroll_y == page.body.max_scroll_y > 0
        await pilot.press("up", "home", "down", "pagedown", "pageup")
        await pilot.pause()
        assert page.body.scroll_y == 1


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("entrants", [3, 9, 40])
async def test_everything_fits(app: FaCards, store: Store, code: str, *, size: tuple[int, int], entrants: int) -> None:
    own, *others = NAMES[code]
    seats: tuple[Seat, ...] = (Person(own), *[BotSeat("random", others[place % 3]) for place in range(entrants - 1)])
    tournament = store.tournaments.create(seats, {}, seed="fit")
    tournament = with_scores(store, tournament, [335] * entrants)
    async with app.run_test(size=size) as pilot:
        await opened(pilot, tournament)
        for _ in range(2):
            await pilot.pause()
        assert not troubles(sheet_of(app))
        await pilot.press("escape")
        await pilot.pause()
        assert not troubles(page_of(app))
        await pilot.press("n")
        await pilot.pause()
        assert not troubles(page_of(app))
        if code == "fa":
            assert_persian(app)


@pytest.mark.usefixtures("still", "persian_again")
async def test_the_language_changes_at_once(app: FaCards, store: Store, shown: Shown) -> None:
    use("fa")
    tournament = begun(store, 9)
    async with app.run_test() as pilot:
        await opened(pilot, tournament)
        assert shown(app, "پروانه")
        await pilot.press("e")
        await pilot.pause()
        assert shown(app, "Parvaneh") and shown(app, "Round 1 of 11")


async def test_a_window_too_small_says_so_and_comes_back(app: FaCards, store: Store) -> None:
    tournament = play_rounds(store, begun(store, 3), 1)
    async with app.run_test() as pilot:
        await opened(pilot, tournament)
        await pilot.resize_terminal(50, 15)
        await pilot.pause()
        assert page_of(app).too_small
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert not troubles(page_of(app))


@pytest.mark.usefixtures("still")
async def test_every_act_can_be_done_with_the_mouse(app: FaCards, store: Store, cell: Cell) -> None:
    tournament = play_tables(store, begun(store, 7), persons=False)
    async with app.run_test() as pilot:
        await opened(pilot, tournament)
        await pilot.click(offset=cell(app, "master-sheet"))
        await pilot.pause()
        sheet_of(app)
        await pilot.click(offset=cell(app, "back"))
        await pilot.pause()
        await pilot.click(offset=cell(app, "play-table"))
        await pilot.pause()
        assert isinstance(app.screen, TablePage)
