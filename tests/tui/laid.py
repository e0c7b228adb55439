"""Tables with cards laid out on purpose: the match of a table of tests/rules is stored and opened in the program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from textual.pilot import Pilot

from fa_cards.play.match import Match
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.start import Start
from fa_cards.play.store import Opened, Store
from fa_cards.rules.phases import Phase
from fa_cards.tui.app import FaCards
from fa_cards.tui.deal_over import DealOverPage
from fa_cards.tui.keys import BY_NAME
from fa_cards.tui.pace import NoPace
from fa_cards.tui.tricks.table import TrickTablePage
from fa_cards.tui.twins import DIGITS, ISIRI_9147
from tests.rules.tables import AnyTable
from tests.tui.sitting import settled, table


def stored(store: Store, laid: AnyTable[Any], seats: Sequence[Seat] = ()) -> Match:
    """The match of that table in the store: a person at seat 0 and easy bots, if nobody else is named."""
    usual: list[Seat] = [Person(""), *[BotSeat("easy")] * (laid.game.seats - 1)]
    match = store.create(laid.game, seats or usual, seed="laid")
    for step in laid.steps:
        match.do(step.seat, step.action)
    return match


def program_on(store: Store, match: Match) -> FaCards:
    """The program, opened on the table of the match."""
    return FaCards(Opened(store, None), Start(match_id=match.id), pace=NoPace())


def opened(store: Store, laid: AnyTable[Any], seats: Sequence[Seat] = ()) -> FaCards:
    """The program, opened on that table."""
    return program_on(store, stored(store, laid, seats))


def persian(keys: str) -> tuple[str, ...]:
    """Letters and digits as a Persian keyboard types them."""
    layout = {**ISIRI_9147, **dict(zip("0123456789", DIGITS[0], strict=True))}
    return tuple(layout[key] for key in keys)


def key_of(act: str) -> str:
    """The key of an act as a Persian keyboard types it."""
    (key,) = persian(BY_NAME[act].keys[0])
    return key


async def bury(pilot: Pilot[int]) -> None:
    """Marks cards one after the other, going on to the left, and buries them once they are enough."""
    app = pilot.app
    assert isinstance(app, FaCards)
    page = table(app)
    for _ in page.cards:
        if page.chosen in page.presenter.markable(page.view) and page.chosen not in page.turn.nest:
            await pilot.press("space")
        facts = page.presenter.nest(page.view, page.choosing)
        assert facts is not None
        if len(page.turn.nest) == facts.size:
            break
        await pilot.press("left")
    await pilot.press("enter")


async def play_on(
    pilot: Pilot[int], bid: tuple[str, ...], trump: str, call: tuple[str, ...], eye: Callable[[TrickTablePage], None]
) -> None:
    """Plays until the deal is over: bids with these keys, names trump and calls with those; an eye looks each time."""
    app = pilot.app
    assert isinstance(app, FaCards)
    for _ in range(80):
        await settled(pilot)
        if isinstance(app.screen, DealOverPage):
            return
        page = table(app)
        eye(page)
        match page.view.phase:
            case Phase.AUCTION:
                await pilot.press(*bid)
            case Phase.NEST:
                await bury(pilot)
            case Phase.TRUMP:
                await pilot.press(trump)
            case Phase.CALL:
                await pilot.press(*call)
            case _:
                await pilot.press("enter")
    raise AssertionError("the deal does not end")
