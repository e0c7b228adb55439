"""Phases at a rummy table, to be looked at: players have names of ten cells."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from textual.pilot import Pilot

from fa_cards.bots import make
from fa_cards.play.match import Match
from fa_cards.play.review import Review
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.rules.catalog import game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.phases import Phase
from fa_cards.rules.records import Step
from fa_cards.rules.rummy import RookShanghai, RummyGame, RummyView, Toonerville
from fa_cards.rules.rummy.events import RummyDeal
from fa_cards.tui.app import FaCards
from fa_cards.tui.rummy.replay import RummyReplayPage
from fa_cards.tui.sheet import SheetPage
from fa_cards.tui.tables import deal_over_page
from tests.rules.rummy_table import RummyTable
from tests.tui.moments import NAMES, Eyes, keys
from tests.tui.moments_of_families import MORE, LaidMoment, set_up
from tests.tui.rummy_scenes import mark, two_sets, whole_hand

ME = 0


def seen_at(
    reached: Callable[[RummyView], bool], kind: type[RummyGame] = Toonerville, players: int = 5, **options: object
) -> Callable[[], RummyTable]:
    """A table that sober players have brought so far, with the person on move."""

    @cache
    def brought() -> tuple[Step, ...]:
        named = {key.replace("_", "-"): value for key, value in options.items()}
        for seed in range(40):
            match = Match(kind(named, players), [BotSeat("easy")] * players, f"seen {seed}")
            bot = make(kind.key, "easy")
            while not match.finished and len(match.deals) < 1:
                if match.actor is None:
                    match.roll()
                    continue
                if match.actor == ME and reached(match.view(ME)):
                    return match.steps
                match.do(match.actor, bot.choose(match.view(match.actor), Dice(f"{seed} {len(match.moments)}")))
        raise AssertionError("it never comes to that")

    def laid() -> RummyTable:
        named = {key.replace("_", "-"): value for key, value in options.items()}
        return Brought(kind, named, players, brought())

    return laid


class Brought(RummyTable):
    """A table at which these steps were taken."""

    def __init__(
        self, kind: type[RummyGame], options: Mapping[str, Any], players: int, steps: tuple[Step, ...]
    ) -> None:
        self._brought = steps
        super().__init__(seats=players, kind=kind, options=options)

    def do(self, *texts: str) -> None:
        """Nothing: all was done before."""

    def deal(self, *hands: str, up: str = "", stock: str = "") -> None:
        """Takes the steps."""
        for one in self._brought:
            self.step(one)


def many_melds(view: RummyView) -> bool:
    """Whether so many melds lie on the table that they have no room at once."""
    return len(view.table) >= 12 and view.phase is Phase.MELD


def to_take(view: RummyView) -> bool:
    return view.phase is Phase.TAKE and len(view.pile) > 3


def to_buy(view: RummyView) -> bool:
    return view.phase is Phase.BUY and len(view.pile) > 2


def buying_all(found: RummyTable, cards: int) -> RummyTable:
    """The table after seat 0 has bought until it holds so many cards, and is to throw one away."""
    state = found.state
    while len(state.hands[ME]) < cards or state.phase is not Phase.MELD or state.actor != ME:
        seat = state.actor
        match state.phase:
            case Phase.TAKE:
                found.do(f"{seat} draw")
            case Phase.BUY:
                found.do(f"{seat} {'buy' if seat == ME else 'let'}")
            case Phase.MELD:
                found.do(f"{seat} discard {state.hands[seat or 0][-1].text}")
            case _:
                raise AssertionError(state.phase)
        state = found.state
    return found


def longest(cards: int, **options: Any) -> Callable[[], RummyTable]:
    return lambda: buying_all(RummyTable(seats=5, only_round=10, **options), cards)


@cache
def steps_of(key: str, players: int, deals: int) -> tuple[Step, ...]:
    match = Match(game_class(key)({}, players), [BotSeat("easy")] * players, "over")
    bot = make(key, "easy")
    while not match.finished and len(match.deals) < deals:
        if match.actor is None:
            match.roll()
        else:
            match.do(match.actor, bot.choose(match.view(match.actor), Dice(f"{len(match.moments)}")))
    return match.steps


def match_of(key: str, players: int, deals: int, code: str) -> Match:
    """A match of a person with long names around him, with so many deals scored."""
    own, *others = (*NAMES[code], *MORE[code])[:players]
    seats: tuple[Seat, ...] = (Person(own), *(BotSeat("easy", name) for name in others))
    return Match(game_class(key)({}, players), seats, "over", steps=steps_of(key, players, deals))


def shown_page(make_page: Callable[[Match], Any], key: str, players: int, deals: int) -> Eyes:
    """Brings a page about a match with so many deals scored."""

    async def then(app: FaCards, pilot: Pilot[int]) -> None:
        code = "fa" if app.right_to_left else "en"
        app.push_screen(make_page(match_of(key, players, deals, code)))
        await pilot.pause()

    return then


def over(match: Match) -> Any:
    deal = match.deals[-1]
    assert isinstance(deal, RummyDeal)
    return deal_over_page(match, ME, deal)


def sheet(match: Match) -> Any:
    return SheetPage(match, ME)


def replayed(number: int) -> Callable[[Match], Any]:
    def page(match: Match) -> Any:
        review = Review(match)
        review.go(min(number, review.last))
        return RummyReplayPage(review)

    return page


async def in_the_tray(app: FaCards, pilot: Pilot[int]) -> None:
    """Puts two melds together and leaves the third one marked."""
    await mark(pilot, "R1", "R2", "R3", "R4")
    await pilot.press("m")
    await mark(pilot, "Y5", "Y6", "Y7", "Y8")
    await pilot.press("m")
    await mark(pilot, "R9", "G9")


async def at_an_end(app: FaCards, pilot: Pilot[int]) -> None:
    """Goes down and is asked at which end of a run the Rook is to lie."""
    await pilot.press("d")
    await pilot.pause()
    await mark(pilot, "R8", "G8", "B8")
    await pilot.press("m")
    await mark(pilot, "R3", "G2", "ROOK")
    await pilot.press("m")


async def refused(app: FaCards, pilot: Pilot[int]) -> None:
    await mark(pilot, "R8", "Y14", "G2")
    await pilot.press("m")


def plain_table() -> RummyTable:
    """A table at its beginning, for pages that lie over it."""
    return two_sets()


TABLES: Mapping[str, LaidMoment] = {
    "first turn of rummy": LaidMoment(two_sets),
    "open card to take": LaidMoment(seen_at(to_take)),
    "card to buy": LaidMoment(seen_at(to_buy)),
    "card to buy of six": LaidMoment(seen_at(to_buy, RookShanghai, 6)),
    "many melds": LaidMoment(seen_at(many_melds, only_round=4)),
    "many melds of six": LaidMoment(seen_at(lambda view: len(view.table) >= 8, RookShanghai, 6)),
    "many melds scrolled": LaidMoment(seen_at(many_melds, only_round=4), keys("pagedown")),
    "contract of round 11": LaidMoment(whole_hand, in_the_tray),
    "contract in the tray": LaidMoment(whole_hand, keys("p")),
    "no meld": LaidMoment(two_sets, refused),
    "asked of melds": LaidMoment(two_sets, at_an_end),
    **{f"hand of {cards} cards": LaidMoment(longest(cards)) for cards in (18, 21, 25, 30, 45)},
    "log of rummy": LaidMoment(seen_at(many_melds, only_round=4), keys("l")),
}
"""The tables."""

RUMMY_MOMENTS: Mapping[str, LaidMoment] = {
    **TABLES,
    "deal over: Toonerville": LaidMoment(plain_table, shown_page(over, "toonerville", 5, 2)),
    "match over: Shanghai": LaidMoment(plain_table, shown_page(over, "rook-shanghai", 6, 7)),
    "sheet: Toonerville": LaidMoment(plain_table, shown_page(sheet, "toonerville", 5, 4)),
    "replay: Toonerville": LaidMoment(plain_table, shown_page(replayed(40), "toonerville", 5, 2)),
    "replay: Shanghai": LaidMoment(plain_table, shown_page(replayed(90), "rook-shanghai", 6, 7)),
    "set up Toonerville": LaidMoment(plain_table, set_up("toonerville", 5), at_menu=True),
    "set up Shanghai": LaidMoment(plain_table, set_up("rook-shanghai", 6), at_menu=True),
}
"""The phases by their names."""
