"""Every page of the program, and every phase at the table, to be looked at: players have names of ten cells."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from typing import Protocol

from textual.pilot import Pilot

from fa_cards.play.match import Match
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.start import Start
from fa_cards.play.store import Opened, Store
from fa_cards.rules.actions import (
    Accept,
    Action,
    Bid,
    Cut,
    Dealer,
    Double13,
    Manner,
    Pack,
    Pass,
    Play,
    Raise,
    Ter,
    Trump,
)
from fa_cards.rules.cards import PACK_52, Card, Suit, card, cards
from fa_cards.rules.catalog import GAMES
from fa_cards.rules.teka import Teka
from fa_cards.rules.teka.events import TekaDeal
from fa_cards.rules.teka.pack import stacked
from fa_cards.tui.app import FaCards
from fa_cards.tui.output import Output
from fa_cards.tui.pace import NoPace
from fa_cards.tui.sheet import SheetPage
from fa_cards.tui.tables import deal_over_page
from fa_cards.words import use
from tests.tui.by_chance import play_by_chance
from tests.tui.sitting import mid_trick, settled, table

NAMES = {
    "fa": ("سیمین‌دخت۱", "گردآفرید۱۲", "عبدالرحیم", "زهره کوچک"),
    "en": ("Wilhelmina", "Maximilian", "Bartholome", "Clementine"),
}
STRONG = cards("AS KS QS JS TS 9S 8S AH KH AD KD AC 2C")
FLAT = cards("TS 9S 8S TH 9H 8H 7H TD 9D 8D 7C 6C 5C")
"""A hand without ace, king, queen and jack, which may ask for a new deal."""
LED = cards("QS JS TS 9S 8S AH KH AD KD AC KC 3C 2C")
"""A hand that has to follow a trump."""

Eyes = Callable[[FaCards, Pilot[int]], Awaitable[None]]
"""What is done until the page is there."""


def seats(code: str) -> list[Seat]:
    own, *others = NAMES[code]
    return [Person(own), *(BotSeat("easy", name) for name in others)]


@dataclass(frozen=True)
class Moment:
    """A match as it is opened, and the keys that bring the page."""

    hand: tuple[Card, ...] | None = None
    seat: int = 0
    """Who was dealt the hand."""
    dealer: int = 3
    steps: tuple[tuple[int, Action], ...] | None = ()
    """What was done since the cut; None where the pack has not been cut yet."""
    then: Eyes | None = None
    at_menu: bool = False

    def match(self, store: Store, code: str) -> Match:
        """The match in the store."""
        match = store.create(Teka(), seats(code), seed="moments")
        if self.hand is None:
            return match
        rest = [one for one in PACK_52 if one not in self.hand]
        hands = [tuple(rest[start::3]) for start in range(3)]
        hands.insert(self.seat, self.hand)
        match.do(None, Dealer(self.dealer))
        match.do(None, Pack(stacked(tuple(hands), self.dealer, 20)))
        if self.steps is not None:
            match.do((self.dealer - 1) % 4, Cut(20))
            for by, action in self.steps:
                match.do(by, action)
        return match


def keys(*names: str) -> Eyes:
    """Presses these keys."""

    async def press(app: FaCards, pilot: Pilot[int]) -> None:
        await pilot.press(*names)
        await pilot.pause()

    return press


def after(first: Eyes, second: Eyes) -> Eyes:
    """One after the other."""

    async def both(app: FaCards, pilot: Pilot[int]) -> None:
        await first(app, pilot)
        await second(app, pilot)

    return both


async def in_a_trick(app: FaCards, pilot: Pilot[int]) -> None:
    await mid_trick(pilot)


async def lingering(app: FaCards, pilot: Pilot[int]) -> None:
    """A finished trick, as it lies on the table; each card with a badge."""
    page = await mid_trick(pilot)
    while not page.view.tricks:
        await pilot.press("enter")
        page = await mid_trick(pilot)
    page.lingering = page.view.tricks[-1]
    page.show()
    await pilot.pause()


async def refused(app: FaCards, pilot: Pilot[int]) -> None:
    """A card that may not be played is chosen."""
    page = table(app)
    page.choose(next(place for place, one in enumerate(page.cards) if page.match.why_not(0, Play(one))))
    await pilot.pause()


def played(deals: int, code: str, target: int) -> Match:
    """A match of so many deals, by chance."""
    match = Match(Teka({"target": target}), seats(code), seed="long")
    return play_by_chance(match, deals)


def deal_over(deals: int, target: int) -> Eyes:
    """The end of a deal, or of the match."""

    async def open_page(app: FaCards, pilot: Pilot[int]) -> None:
        match = played(deals, "fa" if app.right_to_left else "en", target)
        deal = match.deals[-1]
        assert isinstance(deal, TekaDeal)
        app.push_screen(deal_over_page(match, 0, deal))
        await pilot.pause()

    return open_page


async def long_sheet(app: FaCards, pilot: Pilot[int]) -> None:
    app.push_screen(SheetPage(played(30, "fa" if app.right_to_left else "en", 10_000), 0))
    await pilot.pause()


async def setup(app: FaCards, pilot: Pilot[int]) -> None:
    app.set_up(next(iter(GAMES)))
    await pilot.pause()


BID_8 = ((0, Bid(8)), (1, Pass()), (2, Pass()), (3, Pass()), (0, Trump(Suit.SPADES)))
THEIRS = ((1, Bid(8)), (2, Pass()), (3, Pass()), (0, Pass()), (1, Trump(Suit.SPADES)))
TRUMP_LED = (
    *((3, Bid(8)), (0, Pass()), (1, Pass()), (2, Pass())),
    (3, Trump(Suit.SPADES)),
    (3, Play(card("AS"), Manner.SLAP)),
)

MOMENTS: Mapping[str, Moment] = {
    "dealer's cut": Moment(STRONG, dealer=0, steps=None),
    "cut": Moment(STRONG, dealer=1, steps=None),
    "auction": Moment(FLAT),
    "auction after 12": Moment(FLAT, dealer=2, steps=((3, Bid(12)),)),
    "auction after double 13": Moment(FLAT, dealer=2, steps=((3, Double13()),)),
    "must bid": Moment(STRONG, dealer=0, steps=((1, Ter()), (2, Ter()), (3, Pass()))),
    "trump": Moment(STRONG, steps=BID_8[:4]),
    "lead": Moment(STRONG, steps=BID_8),
    "raising": Moment(STRONG, steps=BID_8, then=keys("r")),
    "answer": Moment(STRONG, seat=1, dealer=0, steps=(*THEIRS, (1, Raise(9)), (2, Accept()))),
    "signals": Moment(STRONG, steps=(*BID_8, (0, Play(card("AS")))), then=keys("down")),
    "trick": Moment(then=in_a_trick),
    "refused": Moment(LED, dealer=2, steps=TRUMP_LED, then=refused),
    "finished trick": Moment(then=lingering),
    "log": Moment(then=after(in_a_trick, keys("l"))),
    "tricks": Moment(then=after(lingering, keys("z"))),
    "sheet": Moment(STRONG, then=long_sheet),
    "empty sheet": Moment(STRONG, then=keys("g")),
    "question": Moment(STRONG, then=keys("escape")),
    "rules": Moment(STRONG, then=keys("i")),
    "help": Moment(STRONG, then=keys("?")),
    "deal over": Moment(STRONG, then=deal_over(6, 10_000)),
    "match over": Moment(STRONG, then=deal_over(100, 104)),
    "menu": Moment(STRONG, at_menu=True),
    "set up": Moment(STRONG, then=setup, at_menu=True),
}
"""The pages and phases by their names."""


def at(
    store: Store, name: str, code: str, *, size: tuple[int, int] = (80, 24), output: Output | None = None
) -> AbstractAsyncContextManager[tuple[FaCards, Pilot[int]]]:
    """The program at a moment in a language."""
    return opened_at(store, MOMENTS[name], code, size=size, output=output)


class Stopped(Protocol):
    """A match as it is opened, and what brings the page."""

    @property
    def then(self) -> Eyes | None:
        """What is done until the page is there."""

    @property
    def at_menu(self) -> bool:
        """Whether the program opens at its menu."""

    def match(self, store: Store, code: str) -> Match:
        """The match in the store."""


@asynccontextmanager
async def opened_at(
    store: Store, moment: Stopped, code: str, *, size: tuple[int, int] = (80, 24), output: Output | None = None
) -> AsyncIterator[tuple[FaCards, Pilot[int]]]:
    """The program at such a moment in a language."""
    use(code)
    match = moment.match(store, code if output is None or output.signs else "en")
    start = Start() if moment.at_menu else Start(match_id=match.id)
    app = FaCards(Opened(store, None), start, pace=NoPace(), output=output)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        if moment.then is not None:
            await moment.then(app, pilot)
        await pilot.pause()
        yield app, pilot
