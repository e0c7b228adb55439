"""The glossary on the screen: a list to search in, from any page, its words first."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.app import App

from fa_cards.learn.glossary import TERMS
from fa_cards.tui.app import FaCards
from fa_cards.tui.glossary_page import GlossaryPage
from fa_cards.words import say

Shown = Callable[[App[int], str], bool]


def page(app: FaCards) -> GlossaryPage:
    assert isinstance(app.screen, GlossaryPage)
    return app.screen


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_a_key_opens_it_anywhere_and_takes_it_away_again(
    app: FaCards, code: str, *, shown: Shown, size: tuple[int, int]
) -> None:
    async with app.run_test(size=size) as pilot:
        before = app.screen
        await pilot.press("f4")
        await pilot.pause()
        assert shown(app, TERMS[0].word.said()) and shown(app, TERMS[0].in_language("en" if code == "fa" else "fa"))
        await pilot.press("f4")
        await pilot.pause()
        assert app.screen is before


async def test_what_is_typed_is_searched_and_what_is_nowhere_is_said(app: FaCards, code: str, shown: Shown) -> None:
    async with app.run_test() as pilot:
        await pilot.press("f4", *"trump")
        await pilot.pause()
        marked = page(app).marked
        assert marked is not None and marked.key == "trump"
        assert shown(app, marked.meaning.said())
        await pilot.press(*"xyz")
        await pilot.pause()
        assert page(app).marked is None
        assert shown(app, say("There is no such word here."))


async def test_every_meaning_is_seen_whole_in_the_smallest_window(app: FaCards, code: str) -> None:
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.press("f4")
        for _ in TERMS:
            await pilot.press("down")
            told, room = page(app).query_one(".term"), page(app).query_one(".below")
            assert told.region.height <= room.content_size.height


async def test_the_words_of_the_page_from_which_one_comes_stand_first(app: FaCards) -> None:
    async with app.run_test() as pilot:
        app.show_words("حاکم حکم را نام می‌برد.")
        await pilot.pause()
        assert {term.key for term in page(app).terms[:2]} == {"trump", "declarer"}
        assert len(page(app).terms) == len(TERMS)
