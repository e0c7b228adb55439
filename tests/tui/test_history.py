"""The page of stored matches: what it lists, and how."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

import pytest
from textual.app import App

from fa_cards.play.history import Result
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.store import Store
from fa_cards.rtl import strip_marks
from fa_cards.tui.app import FaCards
from fa_cards.tui.history import HistoryPage
from fa_cards.tui.match_list import SIGNS
from fa_cards.tui.menu import MenuPage
from fa_cards.tui.setup import SetupPage
from fa_cards.words import language, say, say_in
from fa_cards.words.dates import day_words, moment_words
from fa_cards.words.digits import number
from fa_cards.words.games import game_name
from fa_cards.words.history import result_words
from fa_cards.words.seats import them, us
from tests.tui.fitting import SIZES as FITTING_SIZES
from tests.tui.fitting import troubles
from tests.tui.moments import NAMES
from tests.tui.past_matches import BOTS, line_with, opened, page_of, stored, with_person, won_by

Shown = Callable[[App[int], str], bool]
Rows = Callable[[App[int]], list[str]]
Cell = Callable[[App[int], str], tuple[int, int]]
SIZES = [(60, 20), (80, 24), (120, 40)]


@pytest.mark.parametrize("size", SIZES)
async def test_an_empty_store_says_so_and_what_to_do(
    app: FaCards, code: str, shown: Shown, size: tuple[int, int]
) -> None:
    async with app.run_test(size=size) as pilot:
        page = await opened(pilot)
        assert say(
            "No match is stored yet. Begin one: it is kept from its first step on, and stands here then."
        ) in str(page.query_one(".nothing").render())
        assert not page.query_one(".search").display
        assert shown(app, say_in("menu", "New match of {game}", game=game_name("teka")))
        await pilot.press("up", "down", "pagedown", "home", "end", "left", "f", "r", "g", "s", "d", "p")
        assert page_of(app) is page
        await pilot.press("enter")
        assert isinstance(app.screen, SetupPage)


async def test_the_list_is_opened_from_the_menu_by_key_and_click(app: FaCards, code: str, cell: Cell) -> None:
    async with app.run_test() as pilot:
        await pilot.click(offset=cell(app, "history"))
        assert isinstance(app.screen, HistoryPage)
        await pilot.press("escape")
        assert isinstance(app.screen, MenuPage)
        await pilot.press("ذ")
        assert isinstance(app.screen, HistoryPage)
        await pilot.press("q")
        assert isinstance(app.screen, MenuPage)


@pytest.mark.parametrize("size", SIZES)
async def test_a_match_is_listed_with_game_names_score_result_day_and_id(
    app: FaCards, store: Store, code: str, *, shown: Shown, rows: Rows, size: tuple[int, int]
) -> None:
    match = stored(store, with_person("Mina"), won_by(0))
    (one,) = store.matches()
    day = day_words(one.played_at.astimezone().date())
    async with app.run_test(size=size) as pilot:
        page = await opened(pilot)
        text = "\n".join(rows(app))
        assert match.id in text
        assert "Mina" in text
        assert number(match.totals[0]) in text and number(match.totals[1]) in text
        assert shown(app, f"{SIGNS[Result.WON]} {result_words('won')}")
        assert shown(app, day)
        assert shown(app, game_name("teka"))
        assert page.marked is not None and page.marked.id == match.id
        if size[0] >= 118:
            assert shown(app, us()) and shown(app, them())
            assert "Mina" in line_with(rows(app), match.id)


@pytest.mark.parametrize("size", SIZES)
async def test_results_differ_in_sign_and_word(
    app: FaCards, store: Store, code: str, *, shown: Shown, size: tuple[int, int]
) -> None:
    stored(store, with_person("Mina"), won_by(0))
    stored(store, with_person("Mina"), won_by(1))
    stored(store, with_person("Mina"), "1", upto=30)
    stored(store, list(BOTS), "1")
    async with app.run_test(size=size) as pilot:
        await opened(pilot)
        for result in Result:
            assert shown(app, f"{SIGNS[result]} {result_words(result.value)}")
    assert len(set(SIGNS.values())) == len(Result)


@pytest.mark.parametrize("size", SIZES)
async def test_digits_stand_right_under_each_other(
    app: FaCards, store: Store, code: str, *, rows: Rows, size: tuple[int, int]
) -> None:
    for seed in ("1", "2", "3", "4"):
        stored(store, with_person("Mina"), seed, target=104 if seed == "1" else 30)
    async with app.run_test(size=size) as pilot:
        page = await opened(pilot)
        screen = [row.replace("\u00a0", " ") for row in rows(app)]
        wide = size[0] >= 118
        ends: tuple[set[int], set[int]] = (set(), set())
        for one in page.found:
            assert one.totals[0] != one.totals[1]
            line = next(place for place, row in enumerate(screen) if one.id in row)
            for side in (0, 1):
                row, total = screen[line if wide else line - 1 + side], number(one.totals[side])
                # The day, which has numbers too, stands behind the score.
                place = row.rindex(f" {total} ") if code == "fa" else row.index(f" {total} ")
                ends[side if wide else 0].add(place + len(total))
        assert [len(some) for some in ends] == ([1, 1] if wide else [1, 0])


async def test_the_one_played_last_stands_first(app: FaCards, store: Store) -> None:
    ids = [stored(store, with_person("Mina"), seed).id for seed in ("1", "2", "3")]
    async with app.run_test() as pilot:
        page = await opened(pilot)
        assert [one.id for one in page.found] == ids[::-1]


@pytest.mark.parametrize("size", SIZES)
async def test_a_thousand_matches_are_all_reached_and_only_the_seen_ones_written(
    app: FaCards, store: Store, code: str, *, rows: Rows, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = stored(store, with_person("Mina"), "1")
    columns = [row[1] for row in store._connection.execute("PRAGMA table_info(matches)")]
    values = dict(
        zip(
            columns,
            store._connection.execute("SELECT * FROM matches WHERE id = ?", (match.id,)).fetchone(),
            strict=True,
        )
    )
    for place in range(999):
        values |= {"id": f"m{place:03}", "played_at": f"2020-01-01T00:{place // 60:02}:{place % 60:02}.000000+00:00"}
        store._connection.execute(
            f"INSERT INTO matches ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})",
            list(values.values()),
        )
    written: list[str] = []
    usual = moment_words

    def counted(moment: datetime) -> str:
        written.append("one")
        return usual(moment)

    monkeypatch.setattr("fa_cards.tui.history.moment_words", counted)
    async with app.run_test(size=size) as pilot:
        page = await opened(pilot)
        assert len(page.found) == 1000
        assert len(written) <= 6 * page.matches.seen
        assert match.id in "\n".join(rows(app))
        await pilot.press("end")
        await pilot.pause()
        assert "m000" in "\n".join(rows(app))
        assert page.marked is not None and page.marked.id == "m000"
        await pilot.press("pageup")
        assert page.marked.id == f"m{page.matches.seen:03}"
        await pilot.press("home", "down", "down", "up")
        assert page.marked.id == "m998"
        assert number(1000) in "\n".join(rows(app))


async def test_the_wheel_moves_the_list_and_the_mark_stays_in_sight(app: FaCards, store: Store) -> None:
    for seed in range(12):
        stored(store, with_person("Mina"), str(seed), upto=5)
    async with app.run_test(size=(60, 20)) as pilot:
        page = await opened(pilot)
        seen = page.matches.seen
        assert seen < 12
        for _ in range(3):
            page.matches.scroll(1)
        await pilot.pause()
        assert (page.matches.first, page.matches.marked) == (3, 3)
        assert strip_marks(str(page.query_one(".place").render())) == say("{n} of {total}", n=4, total=12)
        for _ in range(20):
            page.matches.scroll(1)
        assert page.matches.first == 12 - seen
        for _ in range(20):
            page.matches.scroll(-1)
        assert (page.matches.first, page.matches.marked) == (0, seen - 1)


async def test_a_larger_window_shows_more_matches(app: FaCards, store: Store) -> None:
    for seed in range(30):
        stored(store, with_person("Mina"), str(seed), upto=5)
    async with app.run_test(size=(60, 20)) as pilot:
        page = await opened(pilot)
        few = page.matches.seen
        await pilot.press("end")
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert page.matches.seen > 2 * few
        assert page.matches.first == max(30 - page.matches.seen, 0)
        assert page.matches.marked == 29


@pytest.mark.usefixtures("persian_again")
async def test_the_language_changes_at_once_and_the_mark_stays(app: FaCards, store: Store, shown: Shown) -> None:
    for seed in ("1", "2", "3"):
        stored(store, with_person("Mina"), seed)
    async with app.run_test() as pilot:
        page = await opened(pilot)
        await pilot.press("down")
        marked = page.marked
        await pilot.press("e")
        await pilot.pause()
        assert language().code == "en"
        assert page.marked == marked
        assert shown(app, say_in("menu", "Past matches"))


async def test_there_is_one_list_however_often_it_is_asked_for(app: FaCards, store: Store) -> None:
    stored(store, with_person("Mina"), "1")
    async with app.run_test() as pilot:
        page = await opened(pilot)
        await pilot.press("r")
        await pilot.pause()
        app.show_history()
        await pilot.pause()
        assert app.screen is page
        await pilot.press("escape")
        assert isinstance(app.screen, MenuPage)


@pytest.mark.parametrize("size", FITTING_SIZES)
async def test_everything_fits_in_every_window_with_the_longest_names(
    app: FaCards, store: Store, code: str, size: tuple[int, int]
) -> None:
    me, *others = NAMES[code]
    for seed in range(12):
        seats: list[Seat] = [Person(me), *(BotSeat("easy", name) for name in others)]
        stored(store, seats, str(seed), target=30, upto=60 if seed % 2 else None)
    async with app.run_test(size=size) as pilot:
        page = await opened(pilot)
        found = []
        for key in ("down", "up", "s", "down", "s", "pagedown", "end", "f", "z", "escape"):
            await pilot.press(key)
            await pilot.pause()
            await pilot.pause()
            found += [f"{key}: {trouble}" for trouble in troubles(page) if "/" not in trouble]
        assert not found, "\n".join(found)
        names = [choice.name for row in page.acts.rows for choice in row]
        assert names == ["go-on", "replay", "sheet-of", "export", "delete"]
