"""The page of stored matches: what it lists, how it is searched, and what can be done with a match."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from textual.app import App
from textual.pilot import Pilot

from fa_cards.play.history import Result
from fa_cards.play.match import Match
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.store import Store
from fa_cards.rtl import strip_marks
from fa_cards.rtl.input import LineInput
from fa_cards.rules.replay import replay
from fa_cards.rules.teka import Teka
from fa_cards.tui.app import FaCards
from fa_cards.tui.ask import AskPage
from fa_cards.tui.history import HistoryPage
from fa_cards.tui.match_list import SIGNS
from fa_cards.tui.menu import MenuPage
from fa_cards.tui.replay import ReplayPage
from fa_cards.tui.setup import SetupPage
from fa_cards.tui.sheet import ScoreSheet, SheetPage
from fa_cards.tui.table import TablePage
from fa_cards.words import language, say, say_in
from fa_cards.words.dates import day_words, moment_words
from fa_cards.words.digits import number
from fa_cards.words.games import game_name
from fa_cards.words.history import result_words
from fa_cards.words.seats import them, us
from tests.tui.fitting import SIZES as FITTING_SIZES
from tests.tui.fitting import troubles
from tests.tui.moments import NAMES

Shown = Callable[[App[int], str], bool]
Rows = Callable[[App[int]], list[str]]
Cell = Callable[[App[int], str], tuple[int, int]]

SIZES = [(60, 20), (80, 24), (120, 40)]
BOTS: tuple[Seat, ...] = (BotSeat("easy"),) * 4


def with_person(name: str, place: int = 0) -> list[Seat]:
    return [Person(name) if seat == place else BotSeat("easy") for seat in range(4)]


def stored(store: Store, seats: list[Seat], seed: str, *, upto: int | None = None, target: int = 30) -> Match:
    """A match in the store as bots play it, up to a step or to its end."""
    match = Match(Teka({"target": target}), BOTS, seed)
    match.advance()
    return store._create(match.game, seats, seed, match.steps[:upto])


def won_by(seat: int) -> str:
    """A seed with which the team of that seat wins a match of bots."""
    for seed in range(50):
        match = Match(Teka({"target": 30}), BOTS, str(seed))
        match.advance()
        if seat in match.winners:
            return str(seed)
    raise AssertionError("that team never wins")


def page_of(app: FaCards) -> HistoryPage:
    page = app.screen
    assert isinstance(page, HistoryPage)
    return page


async def opened(pilot: Pilot[int]) -> HistoryPage:
    await pilot.press("b")
    await pilot.pause()
    assert isinstance(pilot.app, FaCards)
    return page_of(pilot.app)


def about(page: HistoryPage) -> str:
    return strip_marks(str(page.query_one(".about").render()))


def line_with(rows: list[str], text: str) -> str:
    return next(row for row in rows if text in row)


# --- what is listed ------------------------------------------------------------------------------------------------


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


# --- the search ----------------------------------------------------------------------------------------------------


async def typed(pilot: Pilot[int], text: str) -> HistoryPage:
    """The page after a text was typed into its field, key by key."""
    assert isinstance(pilot.app, FaCards)
    page = page_of(pilot.app)
    page.query_one(LineInput).value = ""
    if not page.field.has_focus:
        await pilot.press("f")
    assert page.field.has_focus
    for letter in text:
        await pilot.press("space" if letter == " " else letter)
    await pilot.pause()
    return page


async def test_names_are_found_with_any_letters_and_without_zwnj(app: FaCards, store: Store) -> None:
    wanted = stored(store, with_person("لاله‌زار"), "1").id
    stored(store, with_person("کیان"), "2")
    async with app.run_test() as pilot:
        page = await opened(pilot)
        await typed(pilot, "لالهزار")
        assert [one.id for one in page.found] == [wanted]
        await typed(pilot, "كيان")
        assert [one.id for one in page.found] != [wanted] and len(page.found) == 1
        await typed(pilot, "ناشناس")
        assert not list(page.found)


async def test_results_days_games_and_ids_are_found_with_any_digits(app: FaCards, store: Store, code: str) -> None:
    over = stored(store, with_person("Mina"), won_by(0))
    left = stored(store, with_person("Reza"), "2", upto=40)
    (_, one) = store.matches()
    async with app.run_test() as pilot:
        page = await opened(pilot)
        await typed(pilot, strip_marks(result_words("unfinished")).replace("\u200c", ""))
        assert [found.id for found in page.found] == [left.id]
        await typed(pilot, over.id.upper())
        assert [found.id for found in page.found] == [over.id]
        day = day_words(one.played_at.astimezone().date()).split()[-1]
        await typed(pilot, day.translate(str.maketrans("۰۱۲۳۴۵۶۷۸۹", "٠١٢٣٤٥٦٧٨٩")))
        assert len(page.found) == 2
        await typed(pilot, f"{game_name('teka')} mina")
        assert [found.id for found in page.found] == [over.id]


async def test_letters_go_into_the_field_and_no_act_is_done_by_them(app: FaCards, store: Store) -> None:
    stored(store, with_person("Mina"), "1")
    async with app.run_test() as pilot:
        page = await opened(pilot)
        await typed(pilot, "dqxr")
        assert page_of(app) is page
        assert page.field.value == "dqxr"
        assert len(store.matches()) == 1


@pytest.mark.parametrize("size", SIZES)
async def test_nothing_found_is_said_and_a_key_shows_all_again(
    app: FaCards, store: Store, code: str, size: tuple[int, int]
) -> None:
    stored(store, with_person("Mina"), "1")
    async with app.run_test(size=size) as pilot:
        page = await opened(pilot)
        await typed(pilot, "zzz")
        assert page.query_one(".nothing").display
        assert "Esc" in str(page.query_one(".nothing").render())
        await pilot.press("enter", "enter", "r", "d", "down")
        assert page_of(app) is page
        await pilot.press("escape")
        assert len(page.found) == 1 and not page.field.value
        await pilot.press("escape")
        assert isinstance(app.screen, MenuPage)


async def test_the_arrows_move_the_mark_while_one_types_and_enter_goes_back_to_the_list(
    app: FaCards, store: Store
) -> None:
    for seed in ("1", "2", "3"):
        stored(store, with_person("Mina"), seed)
    async with app.run_test() as pilot:
        page = await opened(pilot)
        await typed(pilot, "mina")
        await pilot.press("down")
        assert page.matches.marked == 1 and page.field.has_focus
        await pilot.press("enter")
        assert not page.field.has_focus and len(page.found) == 3
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, ReplayPage)


# --- what can be done with a match ---------------------------------------------------------------------------------


async def test_a_running_match_goes_on_at_its_table(app: FaCards, store: Store, code: str) -> None:
    stored(store, with_person("Mina"), "1")
    left = stored(store, with_person("Mina"), "2", upto=40)
    async with app.run_test() as pilot:
        await opened(pilot)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TablePage)
        assert app.screen.match.id == left.id
        await pilot.press("escape", "y")
        await pilot.pause()
        assert isinstance(app.screen, MenuPage)


async def test_a_finished_match_does_not_go_on_but_is_replayed(app: FaCards, store: Store, code: str) -> None:
    match = stored(store, with_person("Mina"), "1")
    async with app.run_test() as pilot:
        await opened(pilot)
        await pilot.press("p")
        assert isinstance(app.screen, HistoryPage)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, ReplayPage)
        assert app.screen.review.match.id == match.id
        await pilot.press("escape")
        assert isinstance(app.screen, HistoryPage)


@pytest.mark.parametrize("size", SIZES)
async def test_every_act_can_be_clicked_and_a_match_too(
    app: FaCards, store: Store, code: str, *, cell: Cell, size: tuple[int, int]
) -> None:
    stored(store, with_person("Mina"), "1")
    stored(store, with_person("Mina"), "2", upto=60)
    async with app.run_test(size=size) as pilot:
        page = await opened(pilot)
        await pilot.click(offset=cell(app, "match-1"))
        assert page.matches.marked == 1
        await pilot.click(offset=cell(app, "sheet-of"))
        assert isinstance(app.screen, SheetPage)
        await pilot.press("escape")
        await pilot.click(offset=cell(app, "replay"))
        await pilot.pause()
        assert isinstance(app.screen, ReplayPage)
        await pilot.press("escape")
        await pilot.click(offset=cell(app, "delete"))
        assert isinstance(app.screen, AskPage)
        await pilot.press("n")
        await pilot.click(offset=cell(app, "export"))
        assert len(list(store.path.parent.glob("*.jsonl"))) == 1
        await pilot.click(offset=cell(app, "match-0"))
        await pilot.click(offset=cell(app, "match-0"))
        await pilot.pause()
        assert isinstance(app.screen, TablePage)


async def test_the_sheet_of_any_match_is_shown(app: FaCards, store: Store, code: str) -> None:
    match = stored(store, with_person("Mina", 1), "1")
    async with app.run_test() as pilot:
        await opened(pilot)
        await pilot.press("g")
        await pilot.pause()
        sheet = app.screen
        assert isinstance(sheet, SheetPage)
        total = strip_marks(str(sheet.query_one(ScoreSheet).query(".band .total").first().render()))
        assert total == number(match.totals[1])
        await pilot.press("g")
        assert isinstance(app.screen, HistoryPage)


async def test_a_match_is_written_into_a_file_that_reads_back_and_replaces_none(
    app: FaCards, store: Store, code: str
) -> None:
    match = stored(store, with_person("Mina"), "1")
    folder = store.path.parent
    async with app.run_test() as pilot:
        page = await opened(pilot)
        await pilot.press("s")
        first = folder / f"teka-{match.id}.jsonl"
        assert strip_marks(about(page)) == strip_marks(
            say("The match {id} is written into {file}.", id=match.id, file=str(first))
        )
        assert replay(first.read_bytes()).record.steps == match.steps
        await pilot.press("س")
        second = folder / f"teka-{match.id}-2.jsonl"
        assert str(second) in about(page)
        assert second.read_bytes() == first.read_bytes()
        await pilot.press("down")
        assert str(second) not in about(page)


async def test_a_running_match_that_would_show_hands_is_not_given_out_and_that_is_said(
    app: FaCards, store: Store, code: str
) -> None:
    stored(store, with_person("Mina"), "1", upto=150)
    async with app.run_test() as pilot:
        page = await opened(pilot)
        await pilot.press("s")
        assert about(page) == say("A running match is not given out while its record shows the players' cards")
        assert page.query_one(".about").has_class("-refused")
        assert list(store.path.parent.glob("*.jsonl")) == []


async def test_of_a_running_match_with_a_shuffled_pack_the_finished_deals_are_given_out(
    app: FaCards, store: Store
) -> None:
    match = Match(Teka({"shuffle": "full"}), BOTS, "1")
    match.advance()
    left = store._create(match.game, with_person("Mina"), "1", match.steps[:150])
    async with app.run_test() as pilot:
        page = await opened(pilot)
        await pilot.press("s")
        (file,) = store.path.parent.glob("*.jsonl")
        assert about(page) == strip_marks(
            say("The match {id} is written into {file}, up to its last finished deal.", id=left.id, file=str(file))
        )
        assert replay(file.read_bytes()).state.deals == left.deals


async def test_a_file_that_cannot_be_written_is_told_of(
    app: FaCards, store: Store, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = stored(store, with_person("Mina"), "1")
    monkeypatch.setattr("fa_cards.tui.history.folders_for_matches", lambda _: (Path("/not there"),))
    async with app.run_test() as pilot:
        page = await opened(pilot)
        await pilot.press("s")
        assert f"/not there/teka-{match.id}.jsonl" in about(page)
        assert say("it is not there") in about(page)


async def test_a_match_is_deleted_after_a_question_and_the_next_one_marked(
    app: FaCards, store: Store, code: str
) -> None:
    ids = [stored(store, with_person("Mina"), seed).id for seed in ("1", "2", "3")][::-1]
    async with app.run_test() as pilot:
        page = await opened(pilot)
        await pilot.press("down", "d")
        assert isinstance(app.screen, AskPage)
        assert ids[1] in str(app.screen.query_one(".question").render())
        await pilot.press("enter")
        assert len(store.matches()) == 3
        await pilot.press("delete", "y")
        await pilot.pause()
        assert [one.id for one in store.matches()] == [ids[0], ids[2]]
        assert [one.id for one in page.found] == [ids[0], ids[2]]
        assert page.marked is not None and page.marked.id == ids[2]
        assert about(page) == strip_marks(say("The match {id} is deleted.", id=ids[1]))
        await pilot.press("d", "y")
        await pilot.pause()
        await pilot.press("d", "y")
        await pilot.pause()
        assert store.matches() == ()
        assert page.query_one(".nothing").display


async def test_a_match_that_lies_on_the_table_is_not_deleted(app: FaCards, store: Store, code: str) -> None:
    left = stored(store, with_person("Mina"), "2", upto=40)
    async with app.run_test() as pilot:
        app.open_match(store.load(left.id))
        app.show_history()
        await pilot.pause()
        page = page_of(app)
        await pilot.press("d")
        assert page_of(app) is page
        assert about(page) == say("This match lies on the table now. Leave it there before you delete it.")
        await pilot.press("escape", "y")
        assert len(store.matches()) == 1


async def test_a_match_that_another_program_deleted_is_told_of(app: FaCards, store: Store, code: str) -> None:
    match = stored(store, with_person("Mina"), "1")
    async with app.run_test() as pilot:
        page = await opened(pilot)
        store.delete(match.id)
        await pilot.press("r")
        assert about(page) == strip_marks(say("There is no stored match with the ID {id}", id=match.id))


@pytest.mark.parametrize(
    ("change", "values"),
    [
        ("game = ?, seats = ?, totals = ?", ("belote-2099", '[{"level": "person", "name": ""}]', "[7]")),
        ("options = ?", (json.dumps({"target": 30, "stakes": 5}),)),
        ("seed = ?, cursor = ?", ("x", 100_000)),
    ],
    ids=["a game of another version", "an option of another version", "steps that are missing"],
)
async def test_a_match_that_cannot_be_read_is_listed_and_says_so_when_it_is_opened(
    app: FaCards, store: Store, code: str, *, rows: Rows, change: str, values: tuple[object, ...]
) -> None:
    match = stored(store, with_person("Mina"), "1")
    store._connection.execute(f"UPDATE matches SET {change}", values)
    async with app.run_test() as pilot:
        page = await opened(pilot)
        assert match.id in "\n".join(rows(app))
        for key in ("enter", "r", "g", "s"):
            await pilot.press("down")
            assert not page.query_one(".about").has_class("-refused")
            await pilot.press(key)
            await pilot.pause()
            assert page_of(app) is page
            assert page.query_one(".about").has_class("-refused")
            assert about(page)
        await pilot.press("d", "y")
        await pilot.pause()
        assert store.matches() == ()


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
