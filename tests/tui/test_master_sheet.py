"""The master sheet: places, columns, whose line is one's own, and who has won."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.app import App

from fa_cards.play.store import Store
from fa_cards.tui.app import FaCards
from fa_cards.tui.master_sheet import MasterSheet
from fa_cards.tui.menu import MenuPage
from fa_cards.tui.names import names_of
from fa_cards.words import say
from fa_cards.words.digits import number
from fa_cards.words.tournament import own_place, tournament_result
from tests.tui.tournaments import begun, opened, page_of, sheet_of, with_scores

Rows = Callable[[App[int]], list[str]]
Shown = Callable[[App[int], str], bool]


def column(app: FaCards, name: str, row: str = ".columns") -> list[str]:
    widgets = [one for one in app.screen.query(f"{row} > .{name}") if one.display]
    return [str(one.render()) for one in widgets]


def lines(app: FaCards, name: str) -> list[str]:
    (text,) = column(app, name)
    return [line.strip("\u2066\u2067\u2069 ") for line in text.split("\n")]


async def test_entrants_stand_in_the_order_of_places_and_ties_share_one(app: FaCards, store: Store, code: str) -> None:
    tournament = begun(store, 5)
    tournament = with_scores(store, tournament, [35, 0, 120, 35, 300])
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, tournament)
        await pilot.pause()
        names = names_of(tournament.entrants)
        assert lines(app, "place") == [number(place) for place in (1, 2, 2, 4, 5)]
        assert lines(app, "name") == [names[1], f"• {names[0]}", names[3], names[2], names[4]]
        assert lines(app, "total") == [number(total) for total in (0, 35, 35, 120, 300)]
        assert str(app.screen.query_one(".result").render()).strip() == own_place(2, 5)


@pytest.mark.parametrize(("size", "columns"), [((60, 20), 0), ((79, 24), 0), ((80, 24), 11), ((120, 40), 11)])
async def test_rounds_are_columns_where_there_is_room_else_the_last_one_stands_there(
    app: FaCards, store: Store, code: str, *, size: tuple[int, int], columns: int
) -> None:
    tournament = with_scores(store, begun(store, 5), [1, 2, 3, 4, 5])
    tournament = with_scores(store, store.tournaments.next_round(tournament), [60, 50, 40, 30, 20])
    async with app.run_test(size=size) as pilot:
        await opened(pilot, tournament)
        await pilot.pause()
        shown = column(app, "round")
        assert len(shown) == columns
        if columns:
            assert column(app, "round", ".band") == [number(one) for one in range(1, 12)]
            assert shown[0].split("\n") == [number(one) for one in (5, 4, 3, 2, 1)]
            assert shown[1].split("\n") == [number(one) for one in (20, 30, 40, 50, 60)]
            assert shown[2].strip() == ""
            assert column(app, "last") == []
        else:
            assert lines(app, "last") == [number(one) for one in (20, 30, 40, 50, 60)]


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_digits_stand_right_under_each_other(
    app: FaCards, store: Store, code: str, *, rows: Rows, size: tuple[int, int]
) -> None:
    tournament = with_scores(store, begun(store, 5), [5, 10, 215, 1000, 77])
    async with app.run_test(size=size) as pilot:
        await opened(pilot, tournament)
        await pilot.pause()
        ends = set()
        for total in (215, 1000, 77):
            text = number(total)
            row = next(row for row in rows(app) if f" {text} " in row)
            place = row.index(f" {text} ") if code == "fa" else row.rindex(f" {text} ")
            ends.add(place + len(text))
        assert len(ends) == 1


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
async def test_forty_scroll_by_keys(app: FaCards, store: Store, size: tuple[int, int]) -> None:
    tournament = with_scores(store, begun(store, 40), list(range(40)))
    async with app.run_test(size=size) as pilot:
        await opened(pilot, tournament)
        await pilot.pause()
        body = sheet_of(app).query_one(MasterSheet).lines
        assert body.max_scroll_y > 0
        await pilot.press("end")
        await pilot.pause()
        assert body.scroll_y == body.max_scroll_y
        await pilot.press("home", "down", "down", "up")
        await pilot.pause()
        assert body.scroll_y == 1


@pytest.mark.parametrize(
    ("scores", "persons", "winners"),
    [((0, 5, 10), 1, (0,)), ((5, 0, 10), 1, (1,)), ((20, 0, 0), 1, (1, 2)), ((0, 0, 5), 2, (0, 1))],
)
async def test_at_the_end_the_winner_is_told_and_ties_share(
    app: FaCards, store: Store, code: str, *, scores: tuple[int, ...], persons: int, winners: tuple[int, ...]
) -> None:
    tournament = with_scores(store, begun(store, 3, persons=persons, rounds=1), list(scores))
    async with app.run_test() as pilot:
        await opened(pilot, tournament)
        await pilot.pause()
        names = names_of(tournament.entrants)
        told = str(app.screen.query_one(".result").render()).strip()
        assert told.startswith(tournament_result(winners, names, tuple(range(persons)), 0))
        if persons == 1 and 0 not in winners:
            assert told.endswith(own_place(3 if scores[0] == 20 else 2, 3))
        assert str(app.screen.query_one(".heading").render()).strip() == say("The tournament is over")
        page = sheet_of(app)
        assert [choice.name for row in page._choices.rows for choice in row] == ["menu", "back"]
        # Nothing comes after the last round.
        await pilot.press("n")
        assert app.screen is page
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, MenuPage)
        assert app.screen.entries.rows[0][0].name == "games"


async def test_one_winner_reads_of_himself() -> None:
    assert tournament_result((0,), ("شما", "رضا"), (0,), 35) == "شما با ۳۵ امتیاز برنده‌ی مسابقه‌اید!"


async def test_before_a_round_is_over_the_sheet_says_so_and_leads_back(
    app: FaCards, store: Store, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from fa_cards.tui.tournament_page import TournamentPage

    monkeypatch.setattr(TournamentPage, "run_worker", lambda *_, **__: None)
    async with app.run_test() as pilot:
        await opened(pilot, begun(store, 3))
        await pilot.press("g")
        await pilot.pause()
        assert str(app.screen.query_one(".result").render()).strip() == say("No round is over yet.")
        await pilot.press("g")
        await pilot.pause()
        page_of(app)
