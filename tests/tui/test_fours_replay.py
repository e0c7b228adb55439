"""The replay of matches of the family of All Fours: open hands, and the stock with the cards that come next."""

from __future__ import annotations

from functools import cache

import pytest

from fa_cards.play.match import Match
from fa_cards.play.review import Review
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.rtl import strip_marks
from fa_cards.rules.catalog import game_class
from fa_cards.rules.events import DealScored
from fa_cards.rules.records import Step
from fa_cards.rules.tricks import TrickWon
from fa_cards.tui.app import FaCards
from fa_cards.tui.replay import AT
from fa_cards.tui.tricks.replay import AHEAD
from fa_cards.words.cards import card_words
from tests.tui.replays import numbers_of, opened, text, troubles_at


@cache
def steps(key: str, seats: int) -> tuple[Step, ...]:
    match = Match(game_class(key)({}, seats), [BotSeat("random")] * seats, "replayed")
    match.advance()
    return match.steps


def match_of(key: str, seats: int = 2, *, upto: int | None = None, people: int = 1) -> Match:
    players: list[Seat] = [Person(name) for name in ("سارا", "مریم", "کاوه", "نازنین")[:people]]
    players += [BotSeat("random")] * (seats - people)
    return Match(game_class(key)({}, seats), players, "replayed", steps=steps(key, seats)[:upto])


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
@pytest.mark.parametrize(
    ("key", "seats"), [("california-jack", 2), ("shasta-sam", 2), ("california-fives", 4), ("all-fours", 2)]
)
async def test_hands_and_stock_have_room(app: FaCards, key: str, seats: int, size: tuple[int, int]) -> None:
    match = match_of(key, seats)
    wanted = [*range(1, 8), *numbers_of(match, TrickWon)[:4:3], *numbers_of(match, DealScored)[:2]]
    async with app.run_test(size=size) as pilot:
        page = await opened(pilot, match)
        found = await troubles_at(pilot, page, wanted)
        assert not found, "\n".join(found)


@pytest.mark.parametrize("key", ["california-jack", "shasta-sam"])
async def test_of_a_finished_match_the_cards_that_come_next_are_seen(app: FaCards, key: str) -> None:
    match = match_of(key)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await opened(pilot, match)
        dealt = match.steps[page.review.number - 1].action
        # Six cards go to each; the rest of the pack is the stock.
        stock = getattr(dealt, "cards", ())[12:]
        told = text(page, "#aside")
        assert told.startswith("دسته: ۴۰ کارت")
        places = [
            told.index(text_of) for text_of in (strip_marks(card_words(one, words=False)) for one in stock[:AHEAD])
        ]
        assert places == sorted(places)


async def test_of_a_match_that_is_not_over_the_stock_tells_no_more_than_at_the_table(app: FaCards) -> None:
    match = match_of("shasta-sam", upto=9)
    assert Review(match).to_come == ()
    async with app.run_test(size=(80, 24)) as pilot:
        page = await opened(pilot, match)
        page.press(f"{AT}{len(match.steps)}")
        assert text(page, "#aside") == "دسته: ۳۴ کارت"


async def test_where_bots_play_alone_nobody_is_a_partner(app: FaCards) -> None:
    async with app.run_test(size=(120, 40)) as pilot:
        page = await opened(pilot, match_of("california-fives", 4, people=0))
        assert "یار" not in "".join(text(page, f"#seat-{place}") for place in ("me", "right", "across", "left"))
        page = await opened(pilot, match_of("california-fives", 4))
        assert "یار" in text(page, "#seat-across")
