"""What all pages share: when they are drawn, and what keys do in a window too small for them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from textual._compositor import Compositor
from textual.content import Content
from textual.css.stylesheet import Stylesheet
from textual.dom import DOMNode
from textual.pilot import Pilot

from fa_cards.play.store import Store
from fa_cards.rtl import visual
from fa_cards.tui.app import FaCards
from fa_cards.tui.help import HelpSection
from fa_cards.tui.keys import BY_NAME
from fa_cards.tui.menu import MenuPage
from fa_cards.tui.page import Hints, Page, TooSmall
from fa_cards.tui.palette import DoingLine, PalettePage
from fa_cards.tui.reading import ReadingPage
from fa_cards.tui.rules_page import RulesPage
from fa_cards.words import LANGUAGES, language
from tests.tui.sitting import program, settled, table, text_of

TINY = (40, 10)


@pytest.fixture
def drawings(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each page was drawn, by the name of its class."""
    found: Counter[str] = Counter()
    redraw = Page.redraw

    def counted(page: Page[object]) -> None:
        if page.drawn:
            found[type(page).__name__] += 1
        redraw(page)

    monkeypatch.setattr(Page, "redraw", counted)
    return found


async def in_tiny_window(pilot: Pilot[int]) -> None:
    await settled(pilot)
    await pilot.resize_terminal(*TINY)
    await pilot.pause()


async def test_a_page_is_drawn_once_when_it_opens(app: FaCards, drawings: Counter[str]) -> None:
    async with app.run_test() as pilot:
        await pilot.pause()
        assert drawings == {"MenuPage": 1}
        await pilot.press("?")
        await pilot.pause()
        assert drawings == {"MenuPage": 1, "HelpPage": 1}


async def test_a_page_that_does_something_when_it_opens_is_drawn_once_too(app: FaCards, drawings: Counter[str]) -> None:
    async with app.run_test() as pilot:
        app.push_screen(ReadingPage(lambda: "title", lambda: Content("text"), at_end=True))
        await pilot.pause()
        assert drawings["ReadingPage"] == 1


async def test_a_page_is_drawn_anew_for_a_window_of_another_size(app: FaCards, drawings: Counter[str]) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        drawings.clear()
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert drawings == {"MenuPage": 1}


async def test_a_page_is_drawn_anew_when_another_one_that_lay_over_it_is_gone(
    app: FaCards, drawings: Counter[str]
) -> None:
    async with app.run_test() as pilot:
        await pilot.press("?")
        await pilot.pause()
        drawings.clear()
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, MenuPage)
        assert drawings == {"MenuPage": 1}


async def test_a_page_under_another_one_has_the_size_of_the_window_when_it_comes_back(app: FaCards) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("?")
        await pilot.resize_terminal(*TINY)
        await pilot.pause()
        app.pop_screen()
        await pilot.pause()
        assert app.screen.has_class("-too-small")


@pytest.mark.usefixtures("persian_again")
@pytest.mark.parametrize("at_the_table", [False, True])
async def test_the_key_of_the_language_switches_it_once_in_a_window_too_small(
    store: Store, app: FaCards, at_the_table: bool
) -> None:
    app = program(store) if at_the_table else app
    async with app.run_test(size=(80, 24)) as pilot:
        await in_tiny_window(pilot)
        for _ in LANGUAGES:
            before = language()
            await pilot.press("f2")
            await pilot.pause()
            assert language() is not before


async def test_a_key_in_a_window_too_small_takes_no_step(store: Store) -> None:
    app = program(store)
    async with app.run_test(size=(80, 24)) as pilot:
        await in_tiny_window(pilot)
        steps = table(app).match.steps
        await pilot.press("enter", "p", "8", "u", "escape")
        await settled(pilot)
        assert table(app).match.steps == steps


async def test_a_page_that_is_left_twice_at_once_takes_no_other_with_it(app: FaCards) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.show_rules("teka")
        await pilot.pause()
        page = app.screen
        assert isinstance(page, RulesPage)
        page.do_back()
        page.do_back()
        await pilot.pause()
        assert isinstance(app.screen, MenuPage)
        await pilot.press("enter")
        await pilot.pause()
        assert not isinstance(app.screen, MenuPage), "the menu goes on to answer"


async def test_a_triple_click_on_a_choice_of_the_list_of_all_acts_does_it_once(app: FaCards) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.show_rules("teka")
        await pilot.pause()
        await pilot.press("/")
        await pilot.pause()
        assert isinstance(app.screen, PalettePage)
        await pilot.click(DoingLine, times=3)
        await pilot.pause()
        assert any(isinstance(screen, MenuPage) for screen in app.screen_stack)


async def test_nothing_is_laid_out_or_drawn_that_could_not_be_shown_yet(
    app: FaCards, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Textual gathers what happens until the app has started, and shows nothing of it before."""
    drawn: list[int] = []
    plain = Compositor.render_update

    def counted(compositor: Compositor, *args: Any, **more: Any) -> Any:
        drawn.append(app._batch_count)
        return plain(compositor, *args, **more)

    monkeypatch.setattr(Compositor, "render_update", counted)
    async with app.run_test() as pilot:
        await pilot.pause()
        assert len(drawn) > 0
        assert [count for count in drawn if count] == []


async def test_a_page_gets_its_styles_once_when_it_opens(app: FaCards, monkeypatch: pytest.MonkeyPatch) -> None:
    async with app.run_test() as pilot:
        await pilot.pause()
        styled: Counter[str] = Counter()
        plain = Stylesheet.apply

        def counted(stylesheet: Stylesheet, node: DOMNode, **more: Any) -> None:
            styled[type(node).__name__] += 1
            plain(stylesheet, node, **more)

        monkeypatch.setattr(Stylesheet, "apply", counted)
        await pilot.press("?")
        await pilot.pause()
        sections = len(app.screen.query(HelpSection))
        assert sections
        assert styled["HelpSection"] == sections


async def test_the_sentence_of_a_window_too_small_is_there_when_it_is_needed_and_follows_the_language(
    app: FaCards, code: str
) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert not app.screen.query(TooSmall)
        for size in (TINY, (40, 11), (80, 24), TINY):
            await pilot.resize_terminal(*size)
            await pilot.pause()
        assert len(app.screen.query(TooSmall)) == 1
        assert visual({"fa": "پنجره کوچک است", "en": "The window is too small"}[code], language().direction) in text_of(
            app
        )


async def test_a_page_that_opens_in_a_window_too_small_says_so(app: FaCards) -> None:
    async with app.run_test(size=TINY) as pilot:
        await pilot.pause()
        assert len(app.screen.query(TooSmall)) == 1
        assert app.screen.query_one(TooSmall).display


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_the_way_back_is_the_last_hint_to_go(store: Store, code: str, size: tuple[int, int]) -> None:
    app = program(store)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        hints = str(table(app).query_one(Hints).render())
        assert BY_NAME["back"].label.said() in hints
        assert len(hints.split(BY_NAME["help"].label.said())) == 2, "others are there too"


@pytest.mark.parametrize("columns", range(60, 100, 3))
async def test_hints_show_both_ways_or_none(app: FaCards, code: str, columns: int) -> None:
    async with app.run_test(size=(columns, 24)) as pilot:
        app.set_up("teka")
        await pilot.pause()
        hints = str(app.screen.query_one(Hints).render())
        for one, other in (("up", "down"), ("left", "right")):
            assert (BY_NAME[one].cap in hints) == (BY_NAME[other].cap in hints)
