"""Somebody who sits at the table in tests: opens a match, plays soberly, reads the screen."""

from __future__ import annotations

from textual.pilot import Pilot

from fa_cards.play.seats import BotSeat, Person
from fa_cards.play.start import Start
from fa_cards.play.store import Opened, Store
from fa_cards.rules.phases import Phase
from fa_cards.rules.teka import Teka
from fa_cards.tui.app import FaCards
from fa_cards.tui.deal_over import DealOverPage
from fa_cards.tui.deeds import deeds
from fa_cards.tui.keys import BY_NAME
from fa_cards.tui.pace import NoPace
from fa_cards.tui.table import TablePage
from fa_cards.tui.tricks.table import TrickTablePage


def program(store: Store, seed: str = "evening", **options: object) -> FaCards:
    """The program, opened on the table of a new match against three easy bots."""
    match = store.create(Teka(options), [Person(""), *[BotSeat("easy")] * 3], seed=seed)
    return FaCards(Opened(store, None), Start(match_id=match.id), pace=NoPace())


def any_table(app: FaCards) -> TablePage:
    """The table that is open, of whatever game."""
    return next(screen for screen in reversed(app.screen_stack) if isinstance(screen, TablePage))


def table(app: FaCards) -> TrickTablePage:
    """The table of a trick game that is open."""
    page = any_table(app)
    assert isinstance(page, TrickTablePage)
    return page


async def settled(pilot: Pilot[int]) -> None:
    """Waits until table and bots have done what they do: it is a person's turn, or a page is on top."""
    app = pilot.app
    for _ in range(2_000):
        await pilot.pause()
        top = app.screen
        if not isinstance(top, TablePage) or top.my_turn or (top.match.finished and not top.busy):
            return
    raise AssertionError("the table did not come to rest")


def text_of(app: FaCards) -> str:
    """What the whole screen shows, cell by cell."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


def key_for(page: TablePage) -> str:
    """A key that goes on with the match, sober enough to play a whole deal."""
    view = page.view
    match view.phase:
        case Phase.AUCTION:
            return "p" if any(step.text == "pass" for step in view.legal) else "8"
        case Phase.RAISE:
            return "n"
        case Phase.TRUMP:
            return BY_NAME[next(iter(deeds(view, None)))].keys[0]
        case _:
            return "enter"


async def play_a_deal(pilot: Pilot[int]) -> None:
    app = pilot.app
    assert isinstance(app, FaCards)
    for _ in range(80):
        await settled(pilot)
        if isinstance(app.screen, DealOverPage):
            return
        await pilot.press(key_for(any_table(app)))
    raise AssertionError("the deal does not end")


async def mid_trick(pilot: Pilot[int]) -> TrickTablePage:
    """The table with cards in the trick and the person on move."""
    app = pilot.app
    assert isinstance(app, FaCards)
    for _ in range(80):
        await settled(pilot)
        page = table(app)
        if page.view.phase is Phase.PLAY and page.view.trick:
            return page
        await pilot.press("enter" if isinstance(app.screen, DealOverPage) else key_for(page))
    raise AssertionError("never in the middle of a trick")


def shown_prompt(page: TablePage) -> str:
    return str(page.query_one("#prompt").render())
