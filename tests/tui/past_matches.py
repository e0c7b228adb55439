"""Stored matches in tests, and the page that lists them."""

from __future__ import annotations

from textual.pilot import Pilot

from fa_cards.play.match import Match
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.store import Store
from fa_cards.rtl import strip_marks
from fa_cards.rules.teka import Teka
from fa_cards.tui.app import FaCards
from fa_cards.tui.history import HistoryPage

BOTS: tuple[Seat, ...] = (BotSeat("easy"),) * 4


def with_person(name: str, place: int = 0) -> list[Seat]:
    return [Person(name) if seat == place else BotSeat("easy") for seat in range(4)]


def stored(store: Store, seats: list[Seat], seed: str, *, upto: int | None = None, target: int = 30) -> Match:
    """A match in the store as bots play it, up to a step or to its end."""
    match = Match(Teka({"target": target}), BOTS, seed)
    match.advance()
    return store._create(match.game, seats, seed, match.steps[:upto])


def won_by(seat: int) -> str:
    """A seed with which the team of that seat wins a match of bots."""
    for seed in range(50):
        match = Match(Teka({"target": 30}), BOTS, str(seed))
        match.advance()
        if seat in match.winners:
            return str(seed)
    raise AssertionError("that team never wins")


def page_of(app: FaCards) -> HistoryPage:
    page = app.screen
    assert isinstance(page, HistoryPage)
    return page


async def opened(pilot: Pilot[int]) -> HistoryPage:
    await pilot.press("b")
    await pilot.pause()
    assert isinstance(pilot.app, FaCards)
    return page_of(pilot.app)


def about(page: HistoryPage) -> str:
    return strip_marks(str(page.query_one(".about").render()))


def line_with(rows: list[str], text: str) -> str:
    return next(row for row in rows if text in row)
