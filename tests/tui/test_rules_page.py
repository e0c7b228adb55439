"""The rules page on the screen: all of it, in both languages, its tables in columns."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.app import App
from textual.pilot import Pilot

from fa_cards.learn.rules_pages import rules_page, section_for
from fa_cards.play.match import Match, Waits
from fa_cards.play.seats import BotSeat, Person
from fa_cards.play.store import Store
from fa_cards.rtl import LineInput
from fa_cards.rules.catalog import GAMES
from fa_cards.rules.errors import UnknownGame
from fa_cards.rules.phases import Phase
from fa_cards.rules.teka import Teka
from fa_cards.tui.app import FaCards
from fa_cards.tui.rules_page import RulesPage
from fa_cards.tui.told import Told

Shown = Callable[[App[int], str], bool]


@pytest.mark.parametrize("game", list({kind.family: key for key, kind in GAMES.items()}.values()))
async def test_every_section_is_reached_by_scrolling(app: FaCards, code: str, shown: Shown, game: str) -> None:
    """One game of each family: a page takes its time to open, and all are made of the same pieces."""
    titles = [section.title.said() for section in rules_page(game).sections]
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(RulesPage(game))
        await pilot.pause()
        assert shown(app, rules_page(game).title.said())
        seen: set[str] = set()
        for _ in range(30):
            seen |= {title for title in titles if title not in seen and shown(app, title)}
            if len(seen) == len(set(titles)):
                return
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


def here(page: RulesPage) -> list[str]:
    """The texts at which the search stands."""
    return [told.say() for told in page.query(Told) if told.has_class("-here")]


async def opened(app: FaCards, pilot: Pilot[int]) -> RulesPage:
    app.show_rules("teka")
    await pilot.pause()
    page = app.screen
    assert isinstance(page, RulesPage)
    return page


@pytest.mark.usefixtures("persian_again")
@pytest.mark.parametrize("typed", ["۸", "8", "٨"])
async def test_a_number_is_found_in_whatever_digits_it_is_typed(app: FaCards, typed: str) -> None:
    async with app.run_test() as pilot:
        page = await opened(app, pilot)
        await pilot.press("f", typed)
        (text,) = here(page)
        assert "۴۸" in text or "۸" in text
        await pilot.press("enter")
        assert here(page) != [text]


@pytest.mark.parametrize("typed", ["پخش كننده", "پخشکننده", "پخش‌کننده"])
async def test_a_word_is_found_with_arabic_letters_and_with_or_without_its_joiner(app: FaCards, typed: str) -> None:
    async with app.run_test() as pilot:
        page = await opened(app, pilot)
        await pilot.press("f")
        page.query_one(LineInput).value = typed
        await pilot.pause()
        assert all("پخش" in text for text in here(page)) and here(page)


async def test_what_is_nowhere_marks_nothing_and_leaving_the_search_leaves_the_page_open(app: FaCards) -> None:
    async with app.run_test() as pilot:
        page = await opened(app, pilot)
        await pilot.press("f", "8", "8", "8", "8")
        assert page.has_class("-nothing") and not here(page)
        await pilot.press("escape")
        assert app.screen is page and not page.has_class("-searching")
        await pilot.press("escape")
        assert app.screen is not page


async def test_from_the_table_the_page_opens_at_what_is_to_be_done_now(app: FaCards, store: Store, code: str) -> None:
    match = store.create(Teka(), [Person(""), *[BotSeat("easy")] * 3], seed="1")
    while match.view(0).phase is not Phase.AUCTION:
        match.roll() if match.waits_for is Waits.TABLE else match.do(match.actor, match.think())
    async with app.run_test(size=(80, 24)) as pilot:
        app.show_rules("teka", view=match.view(0))
        await pilot.pause()
        page = app.screen
        assert isinstance(page, RulesPage)
        title = page.query_one(".section-auction")
        assert page.section == "auction"
        assert title.region.y - page.body.region.y <= 2


def test_for_whatever_a_game_waits_its_rules_have_a_section(code: str) -> None:
    for key, kind in GAMES.items():
        page = rules_page(key)
        match = Match(kind(), [BotSeat("random")] * kind.usual_seats, "1")
        phases = set()
        while not match.deals and len(match.moments) < 400:
            view = match.view(0)
            phases.add(view.phase)
            assert section_for(page, view) is not None, (key, view.phase)
            match.roll() if match.waits_for is Waits.TABLE else match.do(match.actor, match.think())
        assert len(phases) > 2
