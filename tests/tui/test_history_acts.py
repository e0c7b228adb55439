"""What can be done with a stored match on the page that lists them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.app import App

from fa_cards.play.match import Match
from fa_cards.play.store import Store
from fa_cards.rtl import strip_marks
from fa_cards.rules.replay import replay
from fa_cards.rules.teka import Teka
from fa_cards.tui.app import FaCards
from fa_cards.tui.ask import AskPage
from fa_cards.tui.history import HistoryPage
from fa_cards.tui.menu import MenuPage
from fa_cards.tui.replay import ReplayPage
from fa_cards.tui.sheet import ScoreSheet, SheetPage
from fa_cards.tui.table import TablePage
from fa_cards.words import say
from fa_cards.words.digits import number
from tests.tui.past_matches import BOTS, about, opened, page_of, stored, with_person

Rows = Callable[[App[int]], list[str]]
Cell = Callable[[App[int], str], tuple[int, int]]
SIZES = [(60, 20), (80, 24), (120, 40)]


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
        total = strip_marks(str(sheet.query_one(ScoreSheet).query(".-totals .total").first().render()))
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
