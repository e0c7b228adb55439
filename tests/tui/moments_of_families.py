"""Phases at the tables of the Rook family and of Golden Ten, to be looked at: players have names of ten cells."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from textual.pilot import Pilot

from fa_cards.play.match import Match
from fa_cards.play.seats import BotSeat, Person
from fa_cards.play.store import Store
from fa_cards.rules.cards import cards
from fa_cards.rules.golden_ten import GoldenTen
from fa_cards.rules.phases import Phase
from fa_cards.tui.app import FaCards
from fa_cards.tui.games_page import GamesPage
from fa_cards.tui.setup import SetupPage
from tests.rules.rook_table import RookTable
from tests.rules.tables import AnyTable
from tests.tui.laid import stored
from tests.tui.moments import NAMES, Eyes, after, keys
from tests.tui.sitting import mid_trick, table

MORE = {"fa": ("پروانه‌ی۱", "شیرزادخان", "فرامرزخان"), "en": ("Alexandra1", "Christophe", "Bernadette")}

SHORT_HAND = "B5 B10 B14 B1 R5 R10 R14 R1 G5 G10"
LONG_NEST = "G14 G1 B6 B7 ROOK"
"""With it the hand has too few cards without points."""
PLAIN = "B6 B7 R6 G8 Y6"


@dataclass(frozen=True)
class LaidMoment:
    """A table of tests/rules as it is opened, and what brings the page."""

    laid: Callable[[], AnyTable[Any]]
    then: Eyes | None = None
    at_menu: bool = False

    def match(self, store: Store, code: str) -> Match:
        """The match in the store."""
        laid = self.laid()
        own, *others = (*NAMES[code], *MORE[code])[: laid.game.seats]
        return stored(store, laid, (Person(own), *(BotSeat("easy", name) for name in others)))


def auction(key: str, calls: str = "", dealer: int = 3) -> Callable[[], RookTable]:
    """An auction in which so much was said."""

    def laid() -> RookTable:
        found = RookTable(key, dealer=dealer)
        found.say(calls)
        return found

    return laid


def won(key: str, hand: str = "", nest: str = PLAIN) -> Callable[[], RookTable]:
    """Seat 0 has taken the nest."""

    def laid() -> RookTable:
        found = RookTable(key, hand, nest=nest)
        found.win(0, found.rules.min_bid)
        return found

    return laid


def named(*steps: str, key: str = "call-partner-rook", bury: str = "") -> Callable[[], RookTable]:
    """Seat 0 has buried the nest, and so much has been done since."""

    def laid() -> RookTable:
        found = won(key, nest="B6 B7 R6 G8 Y6" if key != "standard-rook" else "")()
        buried = bury or " ".join(one.text for one in found.state.places()["hand 0"] if one.suit)
        found.do(f"0 bury {' '.join(buried.split()[: found.rules.nest])}", *steps)
        return found

    return laid


def playing(*hands: str, key: str = "call-partner-rook", call: str = "Y14", plays: int = 0) -> Callable[[], RookTable]:
    """Seat 2 is the declarer, and so many cards were played."""

    def laid() -> RookTable:
        found = RookTable(key, *hands, nest="" if key == "standard-rook" else PLAIN)
        found.begin(2, found.rules.min_bid, found.rules.deck.suits[0].value, call=call)
        for _ in range(plays):
            found.do(f"{found.state.actor} {found.legal()[0]}")
        return found

    return laid


def golden(players: int) -> Callable[[], AnyTable[Any]]:
    """Golden Ten with so many players."""
    return lambda: AnyTable(GoldenTen({}, players))


async def in_a_trick(app: FaCards, pilot: Pilot[int]) -> None:
    await mid_trick(pilot)


async def lingering(app: FaCards, pilot: Pilot[int]) -> None:
    """A finished trick, as it lies on the table."""
    page = await mid_trick(pilot)
    while not page.view.tricks:
        await pilot.press("enter")
        page = await mid_trick(pilot)
    page.lingering = page.view.tricks[-1]
    page.show()
    await pilot.pause()


async def nest_marked(app: FaCards, pilot: Pilot[int]) -> None:
    """As many cards are marked as may be."""
    page = table(app)
    assert page.view.phase is Phase.NEST
    facts = page.presenter.nest(page.view, page.choosing)
    assert facts is not None
    rest = [one for one in page.cards if one in page.presenter.markable(page.view) and one not in page.turn.nest]
    page.keep(nest=page.turn.nest | frozenset(rest[: facts.size - len(page.turn.nest)]))
    page.show()
    await pilot.pause()


async def the_rook_chosen(app: FaCards, pilot: Pilot[int]) -> None:
    """A card that may not be buried is chosen."""
    page = table(app)
    page.choose(page.cards.index(cards("ROOK")[0]))
    await pilot.pause()


def set_up(key: str, players: int) -> Eyes:
    """A new match of the game, with so many players."""

    async def open_page(app: FaCards, pilot: Pilot[int]) -> None:
        app.set_up(key)
        await pilot.pause()
        page = app.screen
        assert isinstance(page, SetupPage)
        page.seat_players(players)
        page.show()
        await pilot.pause()

    return open_page


async def games(app: FaCards, pilot: Pilot[int]) -> None:
    app.push_screen(GamesPage(rules=False))
    await pilot.pause()


FAMILY_MOMENTS: Mapping[str, LaidMoment] = {
    "first bid": LaidMoment(auction("call-partner-rook", dealer=0)),
    "many bids": LaidMoment(auction("call-partner-rook", dealer=0), keys("down", "down", "down")),
    "bids answered": LaidMoment(auction("kentucky-rook", "100 pass 110 pass")),
    "forced bid": LaidMoment(auction("kentucky-rook", "pass pass pass", dealer=0)),
    "last bid": LaidMoment(auction("kentucky-discard", "70 75 80 115"), keys("down")),
    "bid typed": LaidMoment(auction("kentucky-rook"), keys("1", "4")),
    "nest": LaidMoment(won("call-partner-rook")),
    "nest of a short hand": LaidMoment(won("kentucky-rook", SHORT_HAND, LONG_NEST)),
    "nest marked": LaidMoment(won("call-partner-rook"), nest_marked),
    "nest of counters": LaidMoment(won("kentucky-rook", SHORT_HAND, LONG_NEST), nest_marked),
    "the Rook in the nest": LaidMoment(won("kentucky-rook", SHORT_HAND, LONG_NEST), the_rook_chosen),
    "nest of Standard Rook": LaidMoment(won("standard-rook", nest=""), nest_marked),
    "colour of trump": LaidMoment(named()),
    "suit of trump": LaidMoment(named(key="standard-rook")),
    "called card": LaidMoment(named("0 trump B")),
    "called colour": LaidMoment(named("0 trump B"), keys("down", "left", "enter")),
    "secret partner leads": LaidMoment(playing("Y14", "G7", "B14", "G9", plays=1)),
    "secret partner": LaidMoment(playing("Y14", "G7", "B14", "G9", plays=5), in_a_trick),
    "trick of secrets": LaidMoment(playing("G7", "Y14", "B14", "G9", plays=9), in_a_trick),
    "finished trick of secrets": LaidMoment(playing("G7", "Y14", "B14", "G9"), lingering),
    "trick of Kentucky": LaidMoment(playing(key="kentucky-discard", call="", plays=9), in_a_trick),
    "trick of Standard Rook": LaidMoment(playing(key="standard-rook", call="", plays=9), in_a_trick),
    **{f"trick of {players}": LaidMoment(golden(players), in_a_trick) for players in range(3, 8)},
    "finished trick of seven": LaidMoment(golden(7), lingering),
    "tricks of seven": LaidMoment(golden(7), after(lingering, keys("z"))),
    **{
        f"set up for {players}": LaidMoment(golden(4), set_up("golden-ten", players), at_menu=True)
        for players in (3, 7)
    },
    "set up Call Partner": LaidMoment(golden(4), set_up("call-partner-rook", 4), at_menu=True),
    "games": LaidMoment(golden(4), games, at_menu=True),
}
"""The phases by their names."""
