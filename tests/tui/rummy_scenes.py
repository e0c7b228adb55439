"""Scenes at a rummy table for tests: cards laid out on purpose, and who sits there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from textual.pilot import Pilot

from fa_cards.play.match import Match
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.store import Store
from fa_cards.rules.cards import Card, card
from fa_cards.rules.phases import Phase
from fa_cards.tui.app import FaCards
from fa_cards.tui.rummy.hand import RummyCard
from fa_cards.tui.rummy.table import RummyTablePage
from tests.rules.rummy_table import RummyTable
from tests.tui.laid import program_on, stored
from tests.tui.sitting import any_table, settled

ME = 1
"""The seat of the person in the scenes in which another one has gone down."""


def rummy(app: FaCards) -> RummyTablePage:
    """The rummy table that is open."""
    page = any_table(app)
    assert isinstance(page, RummyTablePage)
    return page


def seated(*people: int, seats: int = 3) -> list[Seat]:
    """Persons at these seats, easy bots at the others."""
    return [Person("") if seat in people else BotSeat("easy") for seat in range(seats)]


def opened_scene(store: Store, laid: RummyTable, *people: int) -> FaCards:
    """The program, opened on the table, with persons at these seats."""
    return program_on(store, scene_match(store, laid, *people))


def scene_match(store: Store, laid: RummyTable, *people: int) -> Match:
    """The match of the table in the store, with persons at these seats."""
    return stored(store, laid, seated(*people, seats=laid.game.seats))


def two_sets(**options: Any) -> RummyTable:
    """Round 1: seat 0 holds eights and nines of which it can lay the contract, and is to begin."""
    return RummyTable("R8 G8 B8 R9 G9 Y9 ROOK R3 Y12 Y14 G2 G13", up="B14", stock="Y1", only_round=1, **options)


def asked_to_buy(**options: Any) -> RummyTable:
    """Round 1: seat 0 has declined the red 12, and seat 1 is asked first."""
    found = RummyTable("", "R12 G12", up="R12", stock="Y13 G1", only_round=1, **options)
    found.do("0 draw")
    return found


SHORT_OF_A_ROOK = "R7 R11 G11 Y2 Y3 Y4 Y5 B1 G8 G13 B10 R12"
"""Twelve cards that make the contract of round 2 with a Rook beside, and not without."""


def one_down(mine: str = SHORT_OF_A_ROOK, stock: str = "G6") -> RummyTable:
    """Round 2: seat 0 lies down with red 5, 6, Rook, 8 and a set; seat 1 has drawn (toonerville.md, section 7.5)."""
    found = RummyTable("R5 R6 ROOK R8 B9 B9 G9", mine, up="Y14", stock=f"G14 {stock}", only_round=2)
    found.draw()
    found.do("0 down run R5 R6 ROOK R8 / set B9 B9 G9", "0 discard G14")
    found.draw()
    return found


def whole_hand(**options: Any) -> RummyTable:
    """Round 11 with fourteen cards: seat 0 has drawn, and its fifteen cards are the contract."""
    hand = "R1 R2 R3 R4 Y5 Y6 Y7 Y8 R9 G9 B9 Y9 R12 G12"
    found = RummyTable(hand, up="B14", stock="B12", only_round=11, options={"round-11-deal": 14, **options})
    found.draw()
    return found


def at_card(page: RummyTablePage, text: str, twin: int = 0) -> int:
    """The place of a card in the hand as it is shown; of twins the one with that number."""
    return [place for place, one in enumerate(page.cards) if one is card(text)][twin]


async def choose(pilot: Pilot[int], text: str, twin: int = 0) -> None:
    """Chooses a card with the arrows, along the reading direction."""
    app = pilot.app
    assert isinstance(app, FaCards)
    page = rummy(app)
    place = at_card(page, text, twin)
    await pilot.press("home")
    on = "left" if app.right_to_left else "right"
    for _ in range(place):
        await pilot.press(on)
    assert page.chosen is card(text)


async def mark(pilot: Pilot[int], *texts: str) -> None:
    """Marks these cards one after the other."""
    for text in texts:
        await choose(pilot, text)
        await pilot.press("space")


def own_card(page: RummyTablePage, text: str, twin: int = 0) -> RummyCard:
    """The widget of a card of the hand."""
    place = at_card(page, text, twin)
    return next(one for one in page.query(RummyCard) if one.display and one.act == f"take-{place}")


def sober_key(page: RummyTablePage) -> str:
    """A key that goes on with the round: goes down once that goes, lays off what fits, and throws away."""
    view = page.view
    match view.phase:
        case Phase.TAKE:
            return "d"
        case Phase.BUY:
            return "n"
        case _ if page.turn.ways or page.turn.targets:
            return "enter"
        case _ if page.desk.tray.whole(view.contract) and not view.is_down:
            return "d"
        case _ if any(step.word == "down" for step in view.legal):
            return "p"
        case _ if page.targets and any(step.word in ("lay", "swap") for step in view.legal) and page.refused is None:
            return "a"
        case _ if page.chosen is view.taken:
            return "right"
        case _:
            return "f"


async def until(pilot: Pilot[int], phase: Phase) -> RummyTablePage:
    """Goes on until the person is on move in that phase."""
    app = pilot.app
    assert isinstance(app, FaCards)
    for _ in range(200):
        await settled(pilot)
        page = rummy(app)
        if page.view.phase is phase:
            return page
        await pilot.press(sober_key(page))
    raise AssertionError(f"it never comes to {phase}")


def texts(cards: Sequence[Card]) -> str:
    return " ".join(one.text for one in cards)
