from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from fa_cards.bots import AnyBot, RandomBot
from fa_cards.play.match import Match
from fa_cards.play.seats import BotSeat, Person
from fa_cards.play.store import Opened, Store
from fa_cards.rules.catalog import game_class


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


@pytest.fixture
def clock() -> Hands:
    return Hands()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def open_store(folder: Path, clock: Hands) -> Iterator[Callable[[], Opened]]:
    """Opens the store in the folder of the test, as often as it likes, with bots that play at random."""
    with ExitStack() as stack:

        def opened() -> Opened:
            result = Store.open(folder, clock=clock, bots=random_bots)
            stack.callback(result.store.close)
            return result

        yield opened


@pytest.fixture
def store(open_store: Callable[[], Opened]) -> Store:
    return open_store().store


@pytest.fixture
def match(store: Store) -> Match:
    """A new match of Sara against three bots."""
    return store.create(game_class("teka")(), (Person("سارا"), *[BotSeat("easy")] * 3), seed="1")
