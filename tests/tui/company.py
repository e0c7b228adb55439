"""Several persons at one keyboard in tests: they lift the curtain, play soberly, and an eye watches what is drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from textual.pilot import Pilot

from fa_cards.bots import make
from fa_cards.play.match import Match, Waits
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.start import Start
from fa_cards.play.store import Opened, Store
from fa_cards.rules.actions import Discard, Play
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import State
from fa_cards.rules.phases import Phase
from fa_cards.rules.teka import Teka
from fa_cards.tui.app import FaCards
from fa_cards.tui.deal_over import DealOverPage
from fa_cards.tui.pace import NoPace
from fa_cards.tui.table import TablePage
from fa_cards.tui.tricks.table import TrickTablePage
from tests.tui.sitting import key_for, text_of
from tools.monkey.sight import check_hidden

NAMES = ("سارا", "مریم", "کاوه", "نازنین")

Eye = Callable[[FaCards], None]
"""Looks at whatever is drawn, and fails where it sees what it should not."""


def company(*people: int) -> list[Seat]:
    """Persons with names at these seats, easy bots at the others."""
    return [Person(NAMES[seat]) if seat in people else BotSeat("easy") for seat in range(4)]


def program_of(store: Store, seats: list[Seat], seed: str = "company", **options: object) -> FaCards:
    """The program, opened on the table of a new match of these players."""
    match = store.create(Teka(options), seats, seed=seed)
    return FaCards(Opened(store, None), Start(match_id=match.id), pace=NoPace())


def program_at(
    store: Store, seats: list[Seat], reached: Callable[[Match], bool], game: AnyGame | None = None
) -> FaCards:
    """The program, opened on the table of a match, of Teka without another game, that these players brought so far."""
    match = store.create(game or Teka(), seats, seed="company")
    bot = make(match.game.key, "easy")
    while not reached(match):
        if match.waits_for is Waits.TABLE:
            match.roll()
        elif match.waits_for is Waits.BOT:
            match.do(match.actor, match.think())
        else:
            assert match.actor is not None
            match.do(match.actor, bot.choose(match.view(match.actor), Dice(f"person {len(match.moments)}")))
    return FaCards(Opened(store, None), Start(match_id=match.id), pace=NoPace())


def five_tricks(match: Match) -> bool:
    """Whether five tricks of the first deal are finished, after which none can be decided yet."""
    return len(match.view(0).tricks) == 5


def before_the_end(match: Match) -> bool:
    """Whether a person is on move with whose card the deal ends, whatever he plays."""
    return match.waits_for is Waits.PERSON and ends_with_a_card(match)


def ends_with_a_card(match: Match) -> bool:
    """Whether the deal ends with the next card, whoever plays it and whichever it is."""
    after = after_a_card(match)
    return bool(after) and all(len(one.deals) > len(match.deals) for one in after)


def wins_the_trick(match: Match) -> bool:
    """Whether seat 0 plays last to a trick after which the deal goes on, and wins it whatever he plays."""
    return mid_trick_of(match, 0, lying=3) and all(
        one.view(0).phase is Phase.PLAY and one.view(0).tricks[-1].winner == 0 for one in after_a_card(match)
    )


def after_a_card(match: Match) -> list[State[Any]]:
    """What may come of the next card that is played or discarded; nothing else is done in its place."""
    legal = match.view(match.actor or 0).legal
    return [match.state.apply(match.actor, one)[0] for one in legal if isinstance(one, Play | Discard)]


def mid_trick_of(match: Match, seat: int | None = None, *, lying: int = 1) -> bool:
    """Whether a person (of that seat) is on move in the second trick or later with so many cards lying there."""
    view = match.view(0)
    on_move = match.waits_for is Waits.PERSON and seat in (None, match.actor)
    return on_move and bool(view.tricks) and len(view.trick) == lying


def at_rest(page: TablePage) -> bool:
    """Whether the page waits for a person, at the curtain or behind it, or the match is over."""
    return not page.busy and (page.awaited is not None or page.match.finished)


async def rest(pilot: Pilot[int], eye: Eye = lambda app: None) -> None:
    """Waits until the table waits for a person or another page is on top; the eye looks at every moment on the way."""
    app = pilot.app
    assert isinstance(app, FaCards)
    for _ in range(3_000):
        await pilot.pause()
        eye(app)
        top = app.screen
        if not isinstance(top, TablePage) or at_rest(top):
            return
    raise AssertionError("the table did not come to rest")


async def go_on(pilot: Pilot[int], eye: Eye = lambda app: None) -> None:
    """One key of those who sit there: lifts the curtain, plays, or goes on to the next deal; then all comes to rest."""
    app = pilot.app
    assert isinstance(app, FaCards)
    page = app.screen
    assert isinstance(page, TablePage | DealOverPage)
    await pilot.press("enter" if not isinstance(page, TablePage) or page.curtain else key_for(page))
    await rest(pilot, eye)


async def until(
    pilot: Pilot[int], reached: Callable[[TrickTablePage], bool], eye: Eye = lambda app: None
) -> TrickTablePage:
    """Goes on until the table of a trick game is on top and as wished."""
    app = pilot.app
    assert isinstance(app, FaCards)
    await rest(pilot, eye)
    for _ in range(400):
        if isinstance(app.screen, TrickTablePage) and reached(app.screen):
            return app.screen
        await go_on(pilot, eye)
    raise AssertionError("it never comes to that")


def nobody_sees_too_much(app: FaCards) -> None:
    """No cell shows a card that whoever looks may not see; while the curtain is down that is every hand."""
    check_hidden(app, text_of(app))
