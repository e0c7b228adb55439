"""A record in the making, of any game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Generic, Self, TypeVar

from fa_cards.rules.game import Game, State
from fa_cards.rules.records import Step, write_record

FOLDER = Path(__file__).parent.parent.parent / "tests" / "records"

StateT = TypeVar("StateT", bound=State[Any])


class AnyWriter(Generic[StateT]):
    """A record in the making; steps are written without their seats, which follow from the rules."""

    def __init__(self, game: Game[StateT]) -> None:
        self.game = game
        self.state: StateT = game.start()
        self.steps: list[Step] = []

    def add(self, step: Step) -> None:
        """Adds a step that the rules take."""
        self.state, _ = self.state.apply(step.seat, step.action)
        self.steps.append(step)

    def do(self, *texts: str) -> Self:
        """Adds steps of whoever is on move."""
        for text in texts:
            self.add(Step(self.state.actor, self.game.parse(text)))
        return self

    def save(self, name: str, *refused: tuple[int | None, str]) -> None:
        """Writes the record, with steps at its end that the rules may refuse."""
        wrong = [Step(seat, self.game.parse(text)) for seat, text in refused]
        write_file(name, write_record(self.game, [*self.steps, *wrong]))


def write_file(name: str, data: bytes) -> None:
    """Writes a record of that name."""
    path = FOLDER / f"{name}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
