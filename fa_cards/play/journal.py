"""What a match tells whoever keeps it, before it tells anybody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from fa_cards.play.seats import Seat

if TYPE_CHECKING:
    from fa_cards.rules.game import State, View
    from fa_cards.rules.records import Step


class Standing(NamedTuple):
    """How a match stands: what a list of matches shows of it."""

    finished: bool
    totals: tuple[int, ...]
    winners: tuple[int, ...]

    @classmethod
    def of(cls, state: State[View]) -> Standing:
        """How the match of that state stands."""
        return cls(state.finished, state.totals, state.winners)


class Journal(Protocol):
    """Keeps the steps of one match. What it could not keep it refuses, and the match stays as it was."""

    def add(self, number: int, step: Step, standing: Standing) -> None:
        """Keeps step `number` (from 1), in place of all steps that were undone from there on.

        Raises:
            Refusal: it could not be kept.
        """

    def move(self, number: int, standing: Standing) -> None:
        """Keeps that the first `number` steps stand now; those after them wait to be done again.

        Raises:
            Refusal: it could not be kept.
        """

    def sit(self, seats: Sequence[Seat], undo_from: int, steps: int) -> None:
        """Keeps who sits where from now on, and that nothing is taken back to before step `undo_from` + 1.

        Of all steps only the first so many `steps` are kept; the others were undone and are gone.

        Raises:
            Refusal: it could not be kept.
        """


class NoJournal:
    """Keeps nothing: for simulations and trials."""

    def add(self, number: int, step: Step, standing: Standing) -> None:
        """Nothing."""

    def move(self, number: int, standing: Standing) -> None:
        """Nothing."""

    def sit(self, seats: Sequence[Seat], undo_from: int, steps: int) -> None:
        """Nothing."""
