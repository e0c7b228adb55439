"""A record in the making, of any game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, Self, TypeVar

from fa_cards.rules.chance import Dice
from fa_cards.rules.game import Game, State
from fa_cards.rules.records import Step, write_record
from tools.worked_examples.searching import AnyWish, Search

FOLDER = Path(__file__).parent.parent.parent / "tests" / "records"

FEW_STEPS = 150
"""Plays that are tried before another pack is shuffled."""

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

    def play(self, text: str) -> Self:
        """Plays these cards."""
        return self.do(*(f"play {name}" for name in text.split()))

    def play_for(self, wish: AnyWish[StateT], dice: Dice, steps: int = FEW_STEPS) -> bool:
        """Plays the deal to its end so that it comes to the wish, if such plays are found."""
        plays = Search(wish, dice, steps).plays(self.state)
        for action in plays or ():
            self.add(Step(self.state.actor, action))
        return plays is not None

    def first_that(self, succeeds: Callable[[Dice], bool], seed: str, most: int) -> Self:
        """Keeps the steps of the first of so many tries that succeeds; each has dice of its own.

        Raises:
            LookupError: none does.
        """
        state, steps = self.state, list(self.steps)
        for number in range(most):
            if succeeds(Dice(f"{seed}, pack {number}")):
                return self
            self.state, self.steps = state, list(steps)
        raise LookupError(f"no such deal was found: {seed}")

    @property
    def data(self) -> bytes:
        """The record as it is now."""
        return write_record(self.game, self.steps)

    def save(self, name: str, *refused: tuple[int | None, str]) -> None:
        """Writes the record, with steps at its end that the rules may refuse."""
        wrong = [Step(seat, self.game.parse(text)) for seat, text in refused]
        write_file(name, write_record(self.game, [*self.steps, *wrong]))

    def save_with(self, name: str, text: str) -> None:
        """Writes the record, and at its end a step of seat 0 that the game does not know."""
        write_file(name, self.data + f'{{"seat": 0, "do": "{text}"}}\n'.encode())


def write_file(name: str, data: bytes) -> None:
    """Writes a record of that name."""
    path = FOLDER / f"{name}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
