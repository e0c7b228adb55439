"""The log: this deal at its end, the deals of the match before it above."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from textual.content import Content
from textual.pilot import Pilot

from fa_cards.play.match import Match, Waits
from fa_cards.play.store import Store
from fa_cards.rules.tricks import Played
from fa_cards.tui.app import FaCards
from fa_cards.tui.reading import ReadingPage
from fa_cards.tui.story import deals_of
from fa_cards.words import say
from fa_cards.words.cards import card_words
from tests.tui.company import company, program_at
from tests.tui.sitting import settled, table


def in_second_deal(match: Match) -> bool:
    """Whether the person is on move in the auction of the second deal."""
    return len(match.deals) == 1 and match.waits_for is Waits.PERSON


@asynccontextmanager
async def log_of(app: FaCards) -> AsyncIterator[tuple[list[str], list[str], Pilot[int]]]:
    """The lines of the log below the headings of the first and of the second deal."""
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("l")
        await pilot.pause()
        content = app.screen.query_one(".text").render()
        assert isinstance(content, Content)
        lines = content.plain.split("\n")
        assert lines[0] == say("Deal {n}", n=1)
        place = lines.index(say("Deal {n}", n=2))
        yield lines[1:place], lines[place + 1 :], pilot


def cards_of_first_deal(app: FaCards) -> list[str]:
    """The cards played in the first deal, in words."""
    first, _ = deals_of(table(app).match.moments)
    return [card_words(event.card) for one in first for event in one.events if isinstance(event, Played)]


async def test_one_reads_back_to_the_deals_before_this_one(store: Store, code: str) -> None:
    app = program_at(store, company(0), in_second_deal)
    async with log_of(app) as (first, second, pilot):
        page = app.screen
        assert isinstance(page, ReadingPage)
        assert second, "the dealing at least"
        for card in cards_of_first_deal(app):
            assert any(card in line for line in first), card
        assert page.body.scroll_y == page.body.max_scroll_y > 0, "it opens where the newest is"
        await pilot.press("home")
        assert page.body.scroll_y == 0


async def test_who_may_not_look_back_at_tricks_reads_no_cards_of_earlier_deals(store: Store, code: str) -> None:
    store.change_settings(last_deal=False)
    app = program_at(store, company(0), in_second_deal)
    async with log_of(app) as (first, second, _):
        assert first and second
        for card in cards_of_first_deal(app):
            assert not any(card in line for line in first), card


@pytest.mark.usefixtures("code")
async def test_the_first_deal_needs_no_heading(store: Store) -> None:
    app = program_at(store, company(0), lambda match: match.waits_for is Waits.PERSON)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("l")
        await pilot.pause()
        assert say("Deal {n}", n=1) not in str(app.screen.query_one(".text").render()).split("\n")
