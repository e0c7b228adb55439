"""The rules page on the screen: all of it, in both languages, its tables in columns."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.app import App

from fa_cards.learn.rules_pages import rules_page
from fa_cards.rules.catalog import GAMES
from fa_cards.rules.errors import UnknownGame
from fa_cards.tui.app import FaCards
from fa_cards.tui.rules_page import RulesPage, Told

Shown = Callable[[App[int], str], bool]


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_every_section_is_reached_by_scrolling(
    app: FaCards, code: str, *, shown: Shown, game: str, size: tuple[int, int]
) -> None:
    titles = [section.title.said() for section in rules_page(game).sections]
    async with app.run_test(size=size) as pilot:
        app.push_screen(RulesPage(game))
        await pilot.pause()
        assert shown(app, rules_page(game).title.said())
        seen: set[str] = set()
        for _ in range(30):
            seen |= {title for title in titles if shown(app, title)}
            await pilot.press("pagedown")
        assert seen == set(titles)


async def test_the_columns_of_a_table_are_as_long_as_each_other(app: FaCards, code: str) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(RulesPage("teka"))
        await pilot.pause()
        tables = list(app.screen.query(".table"))
        assert tables
        for table in tables:
            columns = list(table.children)
            assert len({column.region.height for column in columns}) == 1
            assert len({column.region.x for column in columns}) == len(columns) > 1
            heads = [column.query_one(".head").region for column in columns]
            cells = [column.query_one(".cells").region for column in columns]
            # Where lines start, a column's cells stand under its head.
            if code == "fa":
                assert [one.right for one in heads] == [one.right for one in cells]
            else:
                assert [one.x for one in heads] == [one.x for one in cells]


@pytest.mark.usefixtures("persian_again")
async def test_the_language_changes_everywhere_on_the_page(app: FaCards) -> None:
    async with app.run_test() as pilot:
        page = RulesPage("teka")
        app.push_screen(page)
        await pilot.pause()
        persian = [str(told.render()) for told in page.query(Told)]
        await pilot.press("e")
        english = [str(told.render()) for told in page.query(Told)]
        changed = [one != other for one, other in zip(persian, english, strict=True)]
        # Columns of numbers alone change too: their digits do.
        assert all(changed)


def test_a_game_without_rules_is_refused() -> None:
    with pytest.raises(UnknownGame):
        RulesPage("no-such-game")


async def test_the_page_is_that_of_the_number_of_players_that_is_named(app: FaCards, code: str) -> None:
    """California Fives is for two, or for four in two teams (california_jack.md, section 2)."""
    async with app.run_test(size=(120, 60)) as pilot:
        app.show_rules("california-fives", {}, 4)
        await pilot.pause()
        four = [str(told.render()) for told in app.screen.query(Told)]
        await pilot.press("escape")
        app.show_rules("california-fives")
        await pilot.pause()
        two = [str(told.render()) for told in app.screen.query(Told)]
    teams = {"fa": "چهار نفر در دو تیم", "en": "Four people play in two teams"}[code]
    assert any(told.startswith(teams) for told in four)
    assert not any(told.startswith(teams) for told in two)
