from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from fa_cards.bots import AnyBot, RandomBot
from fa_cards.play.match import Match
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.store import Opened, Store
from fa_cards.rules.catalog import game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import pick

SARA_AND_BOTS: tuple[Seat, ...] = (Person("سارا"), BotSeat("easy"), BotSeat("easy"), BotSeat("easy"))
FOUR_BOTS: tuple[Seat, ...] = (BotSeat("easy"),) * 4


class Hands:
    """A clock that stands still until a test moves it."""

    def __init__(self) -> None:
        self.time = datetime(2026, 11, 30, 20, 15, tzinfo=UTC)

    def now(self) -> datetime:
        return self.time

    def advance(self, minutes: int) -> None:
        self.time += timedelta(minutes=minutes)


def random_bots(_game: str, _level: str) -> AnyBot:
    return RandomBot()


def play_person(match: Match, dice: Dice) -> None:
    """The person on move takes any legal step, then table and bots go on."""
    match.advance()
    if match.finished:
        return
    seat = match.actor
    assert seat is not None
    match.do(seat, pick(match.view(seat).legal, dice))


@pytest.fixture
def clock() -> Hands:
    return Hands()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "home"


Opener = Callable[[], Opened]


@pytest.fixture
def open_store(folder: Path, clock: Hands) -> Iterator[Opener]:
    with ExitStack() as stack:

        def opened() -> Opened:
            result = Store.open(folder, clock=clock, bots=random_bots)
            stack.callback(result.store.close)
            return result

        yield opened


@pytest.fixture
def store(open_store: Opener) -> Store:
    return open_store().store


@pytest.fixture
def match(store: Store) -> Match:
    return store.create(game_class("teka")(), SARA_AND_BOTS, seed="1")
