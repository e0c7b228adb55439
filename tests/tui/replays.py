"""Matches to replay in tests, and eyes for the page."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from textual.pilot import Pilot

from fa_cards.play.match import Match
from fa_cards.play.review import Review
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.rtl import strip_marks
from fa_cards.rules.records import Step
from fa_cards.rules.teka import Teka
from fa_cards.tui.replay import AT
from fa_cards.tui.room import TrickArea
from fa_cards.tui.seats import ROUNDS
from fa_cards.tui.tricks.replay import TrickReplayPage
from tests.tui.fitting import troubles

SIZES = [(60, 20), (80, 24), (120, 40), (150, 50)]
BOTS: tuple[Seat, ...] = (BotSeat("easy"),) * 4
ALONE: tuple[Seat, ...] = (Person("Mina"), *BOTS[1:])
PAIR: tuple[Seat, ...] = (Person("Mina"), BotSeat("easy"), Person("Reza"), BotSeat("easy"))


@cache
def steps() -> tuple[Step, ...]:
    """Of a short match that holds everything, a raise too."""
    match = Match(Teka({"target": 20}), BOTS, "s10")
    match.advance()
    return match.steps


def match_of(seats: tuple[Seat, ...] = ALONE, upto: int | None = None) -> Match:
    return Match(Teka({"target": 20}), seats, "s10", steps=steps()[:upto])


async def opened(pilot: Pilot[int], match: Match) -> TrickReplayPage:
    page = TrickReplayPage(Review(match))
    pilot.app.push_screen(page)
    await pilot.pause()
    return page


def numbers_of(match: Match, kind: type[Any]) -> list[int]:
    return [one.number for one in match.moments if any(isinstance(event, kind) for event in one.events)]


async def troubles_at(pilot: Pilot[int], page: TrickReplayPage, steps: Iterable[int]) -> list[str]:
    """What has no room on the page after so many steps, for each of these numbers."""
    found = []
    for at in sorted(set(steps)):
        page.press(f"{AT}{at}")
        await pilot.pause()
        await pilot.pause()
        found += [f"step {at}: {trouble}" for trouble in troubles(page)]
    return found


def text(page: TrickReplayPage, name: str) -> str:
    return strip_marks(str(page.query_one(name).render()))


def lying(page: TrickReplayPage) -> dict[str, str]:
    """What lies in the trick, by the place of its seat; the sign of the winner is no part of it."""
    area = page.query_one(TrickArea)
    return {place: area.card(place).id or "" for place in ROUNDS[4] if area.card(place).display}
