"""Phases at the tables of the family of All Fours, to be looked at: players have names of ten cells."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice
from typing import Any

from textual.pilot import Pilot

from fa_cards.play.match import Match
from fa_cards.play.review import Review
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.rules.actions import Play
from fa_cards.rules.cards import PACK_52
from fa_cards.rules.catalog import game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.fours import CaliforniaFives, CaliforniaGame, CaliforniaJack, ShastaSam
from fa_cards.rules.fours.all_fours.moves import PACKET
from fa_cards.rules.fours.california.rules import HAND
from fa_cards.rules.fours.events import FoursDeal
from fa_cards.rules.game import pick
from fa_cards.rules.phases import Phase
from fa_cards.rules.records import Step
from fa_cards.tui.app import FaCards
from fa_cards.tui.deal_over import DealOverPage
from fa_cards.tui.sheet import SheetPage
from fa_cards.tui.tables import deal_over_page
from fa_cards.tui.tricks.replay import TrickReplayPage
from tests.rules.fours_table import AllFoursTable, CaliforniaTable
from tests.tui.by_chance import play_by_chance
from tests.tui.moments import NAMES, Eyes, keys
from tests.tui.moments_of_families import MORE, LaidMoment, lingering, set_up
from tests.tui.sitting import table

ME = 0
LONG = 10_000
"""A target that no match reaches."""

RUNS = ("5H", "8H", "9H", "4H", "KH", "TC")
"""Turned one after the other: each heart brings another run, and the club stands."""
WINNING = "AH JH 2H 5H KH QH"
"""Hearts that bring all points of a deal where nobody else has one."""
FIVES = "5S 5D 5C 2S 2D 2C"


def seen_at(
    kind: type[CaliforniaGame], tricks: int, lying: int, players: int = 2, **options: object
) -> Callable[[], CaliforniaTable]:
    """A table at which the person is on move after so many tricks or more, with so many cards lying there."""

    def reached(found: CaliforniaTable) -> bool:
        view = found.state.view(ME)
        return view.actor == ME and len(view.tricks) >= tricks and len(view.trick) == lying

    def laid() -> CaliforniaTable:
        for seed in range(50):
            found, dice = (
                CaliforniaTable(kind, stock="TD QH", turn_up="TD", seats=players, options=options),
                Dice(f"{seed}"),
            )
            while not found.state.deals and not reached(found):
                seat = found.state.on_move
                found.do(f"{seat} {pick(found.state.legal(seat), dice).text}")
            if not found.state.deals:
                return found
        raise AssertionError("it never comes to that")

    return laid


def all_points(winner: int, players: int = 2) -> Callable[[], CaliforniaTable]:
    """A table of California Fives at which a seat has won every point that falls by itself, with six tricks."""

    def laid() -> CaliforniaTable:
        hands = [""] * players
        hands[winner], hands[(winner + 1) % players] = WINNING, FIVES
        named = f"{WINNING} {FIVES}".split()
        hearts = [one.text for one in PACK_52 if one.text[1] == "H" and one.text not in named]
        others = [one.text for one in reversed(PACK_52) if one.text[1] != "H" and one.text not in named]
        for seat in range(players):
            if not hands[seat]:
                hands[seat] = " ".join(others.pop() for _ in range(HAND))
        stock = []
        for _ in range(HAND):
            stock += [hearts.pop(), *(others.pop() for _ in range(players - 1))]
        dealer = (winner - 1) % players
        found = CaliforniaTable(CaliforniaFives, *hands, stock=" ".join(stock), seats=players, dealer=dealer)
        for one in WINNING.split():
            found.do(f"{winner} play {one}")
            while found.state.trick:
                loses = [f"play {one}" for one in FIVES.split() if f"play {one}" in found.legal()]
                found.do(f"{found.state.actor} {(*loses, *found.legal())[0]}")
        return found

    return laid


def all_fours(*steps: str, dealer: int, rest: str = "TD") -> Callable[[], AllFoursTable]:
    """A table of All Fours at which these steps were taken, with these cards after the hands."""

    def laid() -> AllFoursTable:
        found = AllFoursTable("AH QD", "AS", rest=rest, dealer=dealer)
        found.do(*steps)
        return found

    return laid


def many_runs() -> AllFoursTable:
    """The longest hands: five runs, because the turned card had the refused suit again and again."""
    first, *others = RUNS
    fill = iter([one.text for one in reversed(PACK_52) if one.text[1] != "H" and one.text not in RUNS])
    rest = [first]
    for turned in others:
        rest += [*islice(fill, 2 * PACKET), turned]
    found = AllFoursTable(rest=" ".join(rest))
    found.do("0 beg", "1 run")
    return found


def may_not_give() -> AllFoursTable:
    """A dealer who may not give the point that is begged for, because it would give the match."""
    for seed in range(50):
        found, dice = AllFoursTable(options={"target": 7}), Dice(f"{seed}")
        while not found.state.finished:
            actor = found.state.actor
            if found.state.phase is Phase.ANSWER and actor == ME and not found.state.may_give:
                return found
            wanted = found.state.chance(dice) if actor is None else pick(found.state.legal(actor), dice)
            found.step(Step(actor, wanted))
    raise AssertionError("it never comes to that")


def match_of(key: str, players: int, deals: int, code: str, **options: object) -> Match:
    """A match of so many deals or to its end, by chance."""
    own, *others = (*NAMES[code], *MORE[code])[:players]
    seats: tuple[Seat, ...] = (Person(own), *(BotSeat("easy", name) for name in others))
    match = Match(game_class(key)(options, players), seats, seed="long")
    return play_by_chance(match, deals)


def on_top(page: Callable[[Match], Any], key: str, players: int, deals: int, **options: object) -> Eyes:
    """A page about such a match."""

    async def open_page(app: FaCards, pilot: Pilot[int]) -> None:
        app.push_screen(page(match_of(key, players, deals, "fa" if app.right_to_left else "en", **options)))
        await pilot.pause()

    return open_page


def over(match: Match) -> DealOverPage:
    """The end of the last deal."""
    deal = match.deals[-1]
    assert isinstance(deal, FoursDeal)
    return deal_over_page(match, ME, deal)


def sheet(match: Match) -> SheetPage:
    """The score sheet."""
    return SheetPage(match, ME)


def replayed(tricks: int) -> Callable[[Match], TrickReplayPage]:
    """The replay of a match after so many tricks."""

    def page(match: Match) -> TrickReplayPage:
        review = Review(match)
        for _ in range(tricks):
            review.to_stop(1)
        return TrickReplayPage(review)

    return page


def back_to(phase: Phase) -> Eyes:
    """The table as it lies for a moment before it goes on."""

    async def show(app: FaCards, pilot: Pilot[int]) -> None:
        page = table(app)
        views = (page.match.view_after(number, ME) for number in range(len(page.match.moments)))
        page.frozen = next(view for view in views if view.phase is phase)
        page.show()
        await pilot.pause()

    return show


async def forbidden(app: FaCards, pilot: Pilot[int]) -> None:
    """A card is chosen that may not be played."""
    page = table(app)
    page.choose(next(place for place, one in enumerate(page.cards) if page.match.why_not(ME, Play(one))))
    await pilot.pause()


def refusing() -> CaliforniaTable:
    """A trump is led, and who is on move has one and others."""
    found = CaliforniaTable(CaliforniaJack, "AS 2D QH QC", "AD", stock="TD", dealer=0)
    found.do("1 play AD")
    return found


def any_table() -> CaliforniaTable:
    """A table at its beginning, for pages that lie over it."""
    return CaliforniaTable(CaliforniaJack)


TABLES: Mapping[str, LaidMoment] = {
    "face-up stock": LaidMoment(any_table),
    "cards drawn": LaidMoment(seen_at(CaliforniaJack, 2, 0)),
    "known cards": LaidMoment(seen_at(CaliforniaJack, 10, 1)),
    "last cards of the stock": LaidMoment(seen_at(CaliforniaJack, 18, 1)),
    "end without a stock": LaidMoment(seen_at(CaliforniaJack, 21, 1)),
    "card that may not be played": LaidMoment(refusing, forbidden),
    "finished trick beside a stock": LaidMoment(seen_at(CaliforniaJack, 8, 0), lingering),
    "tricks and known cards": LaidMoment(seen_at(CaliforniaJack, 19, 1), keys("z")),
    "log of draws": LaidMoment(seen_at(CaliforniaJack, 12, 1), keys("l")),
    "face-down stock": LaidMoment(seen_at(ShastaSam, 6, 1)),
    "card that fixes trump": LaidMoment(seen_at(ShastaSam, 0, 0), back_to(Phase.PACK)),
    "log of secret draws": LaidMoment(seen_at(ShastaSam, 12, 1), keys("l")),
    **{f"all points at seat {winner} of 2": LaidMoment(all_points(winner)) for winner in range(2)},
    **{f"all points at seat {winner} of 4": LaidMoment(all_points(winner, 4)) for winner in range(4)},
    "Fives with four": LaidMoment(seen_at(CaliforniaFives, 2, 2, 4)),
    "known cards of four": LaidMoment(seen_at(CaliforniaFives, 5, 3, 4)),
    "end with four": LaidMoment(seen_at(CaliforniaFives, 9, 3, 4)),
    "finished trick of four": LaidMoment(seen_at(CaliforniaFives, 4, 0, 4), lingering),
    "face-down stock of four": LaidMoment(seen_at(CaliforniaFives, 3, 2, 4, stock="down")),
    "tricks of four": LaidMoment(seen_at(CaliforniaFives, 6, 1, 4), keys("z")),
    "beg": LaidMoment(all_fours(dealer=1)),
    "beg marked": LaidMoment(all_fours(dealer=1), keys("down")),
    "beg about a jack": LaidMoment(all_fours(dealer=1, rest="JD")),
    "answer": LaidMoment(all_fours("1 beg", dealer=0)),
    "answer without giving": LaidMoment(may_not_give),
    "lead after a gift": LaidMoment(all_fours("0 beg", "1 give", dealer=1)),
    "longest hand": LaidMoment(many_runs),
    "trick of All Fours": LaidMoment(all_fours("1 stand", "1 play AS", dealer=0)),
}
"""The tables."""

OVER: Mapping[str, tuple[str, int]] = {
    "California Jack": ("california-jack", 2),
    "Fives": ("california-fives", 2),
    "Fives with four": ("california-fives", 4),
    "All Fours": ("all-fours", 2),
}
"""What is looked at when a deal is over; Shasta Sam is counted as California Jack."""

FOURS_MOMENTS: Mapping[str, LaidMoment] = {
    **TABLES,
    **{f"deal over: {name}": LaidMoment(any_table, on_top(over, *one, 3, target=LONG)) for name, one in OVER.items()},
    **{f"match over: {name}": LaidMoment(any_table, on_top(over, *one, 99)) for name, one in OVER.items()},
    **{f"sheet: {name}": LaidMoment(any_table, on_top(sheet, *one, 12, target=LONG)) for name, one in OVER.items()},
    **{f"replay: {name}": LaidMoment(any_table, on_top(replayed(4), *one, 99)) for name, one in OVER.items()},
    "replay of the end": LaidMoment(any_table, on_top(replayed(26), "california-jack", 2, 99)),
    **{
        f"set up {name}": LaidMoment(any_table, set_up(*one), at_menu=True)
        for name, one in OVER.items()
        if name != "California Jack"
    },
}
"""The phases by their names."""
