"""A match of bots alone, played a piece at a time: as plain data, so that another process can play it on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from fa_cards.play.match import Match, Waits
from fa_cards.play.seats import Seat
from fa_cards.play.tournament import Sitting
from fa_cards.rules.catalog import game_class
from fa_cards.rules.game import Actor
from fa_cards.rules.options import Value
from fa_cards.rules.records import Step


@dataclass(frozen=True, slots=True)
class TableInPlay:
    """A match of bots as far as it has come."""

    game: str
    options: Mapping[str, Value]
    seats: tuple[Seat, ...]
    seed: str
    steps: tuple[tuple[Actor, str], ...]
    """Each as a record has it."""
    finished: bool = False

    @classmethod
    def of(cls, sitting: Sitting) -> Self:
        """The match of a table that nobody has begun."""
        game, seats, seed, opening = sitting
        return cls(game.key, dict(game.options), seats, seed, tuple((one.seat, one.action.text) for one in opening))

    def match(self) -> Match:
        """The match."""
        game = game_class(self.game)(self.options, len(self.seats))
        steps = (Step(seat, game.parse(text)) for seat, text in self.steps)
        return Match(game, self.seats, self.seed, steps=steps)


def played_on(table: TableInPlay, steps: int) -> TableInPlay:
    """The match after so many more steps of bots and table, or where it is over."""
    match = table.match()
    goal = len(table.steps) + steps
    while len(match.moments) < goal and not match.finished:
        if match.waits_for is Waits.TABLE:
            match.roll()
        else:
            match.do(match.actor, match.think())
    taken = tuple((one.seat, one.action.text) for one in match.steps)
    return replace(table, steps=taken, finished=match.finished)
