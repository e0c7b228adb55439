"""Examples on the rules page on the screen: cards in rows that are never wider than the page, in both languages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fa_cards.learn.pages import Example, Section, as_text
from fa_cards.learn.rules_pages import rules_page
from fa_cards.rtl import LineInput
from fa_cards.rules.cards import Card, card
from fa_cards.rules.catalog import GAMES
from fa_cards.tui.app import FaCards
from fa_cards.tui.examples import ExampleBlock, ExampleCard
from fa_cards.tui.rules_page import RulesPage
from fa_cards.tui.told import Told
from fa_cards.words.cards import face


@pytest.fixture
def all_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes the page of the rules one with the examples of every game: a page each would take long to open."""
    pages = [rules_page(key) for key in GAMES]
    every = tuple(
        Section(f"{page.key}-{one.key}", one.title, drawn)
        for page in pages
        for one in page.sections
        if (drawn := tuple(block for block in one.blocks if isinstance(block, Example)))
    )
    monkeypatch.setattr("fa_cards.tui.rules_page.rules_page", lambda *_: replace(pages[0], sections=every))


@pytest.mark.usefixtures("all_at_once")
@pytest.mark.parametrize(("size", "cells"), [((60, 20), (6, 2)), ((80, 24), (6, 4))])
async def test_every_example_of_every_game_is_drawn_within_the_page(
    app: FaCards, code: str, size: tuple[int, int], cells: tuple[int, int]
) -> None:
    async with app.run_test(size=size) as pilot:
        page = RulesPage("teka")
        app.push_screen(page)
        await pilot.pause()
        room = page.query_one(".text").region
        blocks = list(page.query(ExampleBlock))
        assert len(blocks) >= 3 * len(GAMES)
        for block in blocks:
            drawn = [one.region for one in block.query(ExampleCard)]
            for place, region in enumerate(drawn):
                assert region.size == cells
                assert room.x <= region.x and region.right <= room.right
                assert not any(region.overlaps(other) for other in drawn[place + 1 :])
            for told in block.query(Told):
                assert told.region.height
                assert room.x <= told.region.x and told.region.right <= room.right


def rows_of_cards(block: ExampleBlock) -> list[list[Card]]:
    """The cards of the last group of an example, row by row, from the side where lines start."""
    group = list(block.query(".cards"))[-1]
    rows: dict[int, list[Card]] = {}
    for one in group.query(ExampleCard):
        rows.setdefault(one.region.y, []).append(one.card)
    return list(rows.values())


async def test_a_hand_that_is_wider_than_the_page_goes_on_in_the_next_row(app: FaCards, code: str) -> None:
    async with app.run_test(size=(60, 20)) as pilot:
        page = RulesPage("kentucky-rook")
        app.push_screen(page)
        await pilot.pause()
        (block,) = (one for one in page.query(ExampleBlock) if len(one.query(ExampleCard)) == 10)
        assert [len(row) for row in rows_of_cards(block)] == [8, 2]
        first, second, *_ = block.query(ExampleCard)
        assert (first.region.x > second.region.x) is (code == "fa")
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert [len(row) for row in rows_of_cards(block)] == [10]


async def test_marked_cards_stand_out_and_those_that_may_not_be_played_are_dim(app: FaCards, code: str) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        page = RulesPage("teka")
        app.push_screen(page)
        await pilot.pause()
        first = next(iter(page.query(ExampleBlock)))
        looks = {one.card.text: (one.has_class("-marked"), one.has_class("-dim")) for one in first.query(ExampleCard)}
        assert looks == {"AS": (True, False), "KS": (True, False), "JS": (False, True), "5S": (False, True)}
        ticked = {one.card.text for one in page.query(ExampleCard) if "✓" in str(one.render())}
        assert ticked == {one.card.text for one in page.query(ExampleCard) if one.has_class("-marked")}


@pytest.mark.usefixtures("persian_again")
async def test_the_cards_of_examples_follow_the_language(app: FaCards) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        page = RulesPage("teka")
        app.push_screen(page)
        await pilot.pause()
        king = next(one for one in page.query(ExampleCard) if one.card is card("KS"))
        assert face(king.card, words=False)[0] in str(king.render())
        await pilot.press("f2")
        await pilot.pause()
        assert "K" in str(king.render())


@pytest.mark.parametrize(("game", "typed"), [("teka", {"fa": "سرباز خشت", "en": "jack of diamonds"})])
async def test_the_search_finds_the_cards_of_an_example_and_what_is_told_of_them(
    app: FaCards, code: str, game: str, typed: dict[str, str]
) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        page = RulesPage(game)
        app.push_screen(page)
        await pilot.pause()
        await pilot.press("f")
        page.query_one(LineInput).value = typed[code]
        await pilot.pause()
        (here,) = (told for told in page.query(Told) if told.has_class("-here"))
        assert any(here in block.query(Told) for block in page.query(ExampleBlock))
        block = next(block for block in page.query(ExampleBlock) if here in block.query(Told))
        assert card("JD") in [one.card for one in block.query(ExampleCard)]
        assert page.body.region.contains_region(block.region)


async def test_who_hears_the_page_hears_the_examples(app: FaCards, code: str) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        page = RulesPage("teka")
        app.push_screen(page)
        await pilot.pause()
        assert page.reads() == as_text(page.page)
        assert {"fa": "کارت‌های شما: ", "en": "Your cards: "}[code] in page.reads()
