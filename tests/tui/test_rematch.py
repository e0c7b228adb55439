"""Another match after one that is over: in California Jack and its like its winner deals first (section 1)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.app import App
from textual.pilot import Pilot

from fa_cards.play.match import Match, Waits
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.start import Start
from fa_cards.play.store import Opened, Store
from fa_cards.rules.actions import Dealer
from fa_cards.rules.catalog import GAMES
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import TABLE, pick
from fa_cards.rules.records import Step
from fa_cards.tui.app import FaCards
from fa_cards.tui.deal_over import DealOverPage
from fa_cards.tui.pace import NoPace
from fa_cards.words import say
from tests.tui.sitting import settled, table

Shown = Callable[[App[int], str], bool]

ENTERS = 20
"""More than a person needs for the last card, the count of the deal and what comes after the match."""


def last_card(store: Store, key: str, seats: int, winner: int) -> Match:
    """A match of one deal in which the person, at seat 0, holds his last card; that seat's side is going to win."""
    for number in range(40):
        people: list[Seat] = [Person(""), *[BotSeat("random")] * (seats - 1)]
        match = store.create(GAMES[key]({"target": 1}, seats), people, seed=f"rematch {number}")
        dice = Dice("person")
        while match.waits_for is not Waits.NOBODY:
            match.advance()
            if match.waits_for is Waits.PERSON:
                match.do(0, pick(match.view(0).legal, dice))
        if winner in match.winners:
            assert match.undo()
            assert len(match.view(0).hand) == 1
            return match
    raise LookupError(f"{winner} never wins")


async def played_again(pilot: Pilot[int], before: Match) -> Match:
    """The match that is on the table after the key that goes on was pressed until there was another one."""
    app = pilot.app
    assert isinstance(app, FaCards)
    for _ in range(ENTERS):
        await settled(pilot)
        if not isinstance(app.screen, DealOverPage) and table(app).match.id != before.id:
            return table(app).match
        await pilot.press("enter")
    raise AssertionError("there is no other match")


@pytest.mark.parametrize(
    ("key", "seats", "winner"),
    [("california-jack", 2, 0), ("shasta-sam", 2, 1), ("california-fives", 4, 1)],
)
async def test_by_keys_alone_the_winner_deals_first_in_the_next_match(
    store: Store, key: str, seats: int, winner: int
) -> None:
    before = last_card(store, key, seats, winner)
    app = FaCards(Opened(store, None), Start(match_id=before.id), pace=NoPace())
    async with app.run_test(size=(80, 24)) as pilot:
        match = await played_again(pilot, before)
        over = store.load(before.id)
        assert over.finished and winner in over.winners
        first = match.steps[0]
        assert isinstance(first.action, Dealer)
        assert first == Step(TABLE, Dealer(match.view(0).dealer))
        assert first.action.number in over.winners
        assert (match.game.options, match.seats) == (over.game.options, over.seats)
        assert store.load(match.id).steps[0] == first


async def test_the_log_of_the_next_match_says_who_deals_first(store: Store, shown: Shown) -> None:
    before = last_card(store, "california-jack", 2, 0)
    app = FaCards(Opened(store, None), Start(match_id=before.id), pace=NoPace())
    async with app.run_test(size=(120, 40)) as pilot:
        await played_again(pilot, before)
        await pilot.press("l")
        await pilot.pause()
        assert shown(app, say("You deal first"))
