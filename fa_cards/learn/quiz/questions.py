"""What a question of a quiz is, and what makes questions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from fa_cards.learn.lessons.parts import Choose, Mark
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.chance import Dice
from fa_cards.rules.records import Step
from fa_cards.rules.replay import AnyState
from fa_cards.words import Phrase

Asked = Choose | Mark
"""What is asked: it is judged as a part of a lesson is."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A question before it is known by its topic: the position, how it came about, and what is asked."""

    state: AnyState
    """The state before `steps`."""
    steps: tuple[Step, ...]
    part: Asked


@dataclass(frozen=True, slots=True)
class Question:
    """A question at the table: a position of a game, and what is asked of the learner, who has the first seat."""

    game: AnyGame
    state: AnyState
    """The state before `steps`: a match begins at it."""
    steps: tuple[Step, ...]
    """The last steps of the deal, which lie in the log when the question is asked."""
    topic: str
    """The key of its topic."""
    part: Asked
    """What is asked, the answers, and what is said of each."""

    @property
    def position(self) -> AnyState:
        """The state that the question is about: after the steps."""
        state = self.state
        for step in self.steps:
            state, _ = state.apply(step.seat, step.action)
        return state


Maker = Callable[[AnyGame, Dice], Draft | None]
"""Makes a question from a random deal; None where that deal has no moment for it."""


@dataclass(frozen=True, slots=True)
class Topic:
    """What questions are about."""

    key: str
    title: Phrase
    make: Maker
