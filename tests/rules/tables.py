"""A table at which the tests sit: steps are written as in a record, and taken by the rules."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import pytest

from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.game import Event, Game, State
from fa_cards.rules.records import Step

StateT = TypeVar("StateT", bound=State[Any])


class AnyTable(Generic[StateT]):
    """A match in which `do` takes steps as texts: "2 bid 100" is seat 2's, "dealer 3" the table's."""

    def __init__(self, game: Game[StateT]) -> None:
        self.game = game
        self.state: StateT = game.start()
        self.steps: list[Step] = []
        self.events: tuple[Event, ...] = ()

    def step(self, step: Step) -> None:
        """Takes one step."""
        self.state, self.events = self.state.apply(step.seat, step.action)
        self.steps.append(step)

    def do(self, *texts: str) -> None:
        """Takes these steps."""
        for text in texts:
            self.step(self.read(text))

    def read(self, text: str) -> Step:
        """The step that a text with the seat before it means."""
        seat, _, rest = text.partition(" ")
        if seat.isdigit():
            return Step(int(seat), self.game.parse(rest))
        return Step(None, self.game.parse(text))

    def play(self, text: str, start: int = 0, stop: int | None = None) -> None:
        """Plays these cards, one after the other, each by the seat whose turn it is; or those from start to stop."""
        for name in text.split()[start:stop]:
            self.do(f"{self.state.actor} play {name}")

    def refusal(self, text: str) -> IllegalAction:
        """Why the rules refuse a step; the state stays as it was."""
        step = self.read(text)
        with pytest.raises(IllegalAction) as raised:
            self.state.apply(step.seat, step.action)
        with pytest.raises(IllegalAction):
            self.state.verify(step.seat, step.action)
        assert step.action not in self.state.legal(step.seat)
        return raised.value

    def code(self, text: str) -> str:
        """The code of the reason why the rules refuse a step."""
        return self.refusal(text).code

    def legal(self, seat: int | None = None) -> tuple[str, ...]:
        """The texts of the steps that a seat may take; of the seat on move, if none is named."""
        return tuple(one.text for one in self.state.legal(self.state.actor if seat is None else seat))
