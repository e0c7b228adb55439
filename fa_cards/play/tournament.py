"""A tournament: who takes part, the tables of each round, what they brought, and the master sheet.

It is a value. The store keeps it and what its tables bring (tournaments.py), pages show it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, Self

from fa_cards.play.refusals import WrongEntrants
from fa_cards.play.seats import Person, Seat, person_seats_of
from fa_cards.play.tournament_seating import seating
from fa_cards.rules.actions import Dealer
from fa_cards.rules.catalog import AnyGame, game_class
from fa_cards.rules.errors import Refusal
from fa_cards.rules.game import TABLE
from fa_cards.rules.options import Value
from fa_cards.rules.records import Step

GAME: Final = "toonerville"
"""The game that tournaments are played in."""
ROUND_OPTION: Final = "only-round"
"""Its option by which a match is one round of it: a table of a tournament."""
ROUNDS: Final = 11
FEWEST, MOST = 3, 40
"""How many may take part."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table of a round."""

    entrants: tuple[int, ...]
    """Who sits at it, by seat."""
    scores: tuple[int, ...] | None = None
    """What the round brought, by seat; None until it is over here."""
    match: str | None = None
    """The ID of its match in the store; None before it is begun, and once it was deleted."""


class Sitting(NamedTuple):
    """A table as a match: what is played, who sits where, the seed of its chance, and how it begins."""

    game: AnyGame
    seats: tuple[Seat, ...]
    seed: str
    opening: tuple[Step, ...]


class SheetLine(NamedTuple):
    """A line of the master sheet."""

    place: int
    """From 1; entrants with the same total share a place, and the next one comes as many places later."""
    entrant: int
    scores: tuple[int, ...]
    """What each round brought, of those that are over."""
    total: int


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament as it stands; entrants are numbered from 0, tables and rounds from 1."""

    entrants: tuple[Seat, ...]
    options: Mapping[str, Value]
    """Those of the game, but for the round."""
    seed: str
    played: tuple[tuple[Table, ...], ...]
    """The tables of each round so far; the last round may still be going on."""
    rounds: int = ROUNDS
    """How many are played."""
    id: str = ""
    """The short ID in the store; empty where no store keeps it."""

    @classmethod
    def begun(cls, entrants: Sequence[Seat], options: Mapping[str, Value], seed: str, *, rounds: int = ROUNDS) -> Self:
        """A new tournament, at its first round.

        Raises:
            WrongEntrants: too few take part, or too many.
            UnknownOption: an option or value that the game does not take, or more rounds than it has.
        """
        if not FEWEST <= len(entrants) <= MOST:
            raise WrongEntrants(FEWEST, MOST)
        game_class(GAME)({**options, ROUND_OPTION: rounds})
        return cls(tuple(entrants), options, seed, (_tables(len(entrants), seed, 1),), rounds)

    @property
    def is_sound(self) -> bool:
        """Whether it can have come so far: everybody sits once in each round, and only the last one is not over."""
        everybody = list(range(len(self.entrants)))
        return (
            FEWEST <= len(self.entrants) <= MOST
            and 1 <= len(self.played) <= self.rounds
            and all(sorted(one for table in tables for one in table.entrants) == everybody for tables in self.played)
            and all(table.scores is not None for tables in self.played[:-1] for table in tables)
            and all(
                table.scores is None or len(table.scores) == len(table.entrants)
                for tables in self.played
                for table in tables
            )
        )

    # --- the round that is being played ---------------------------------------------------------------------------

    @property
    def round(self) -> int:
        """The number of the round that is being played, or of the last one."""
        return len(self.played)

    @property
    def tables(self) -> tuple[Table, ...]:
        """The tables of that round."""
        return self.played[-1]

    @property
    def round_over(self) -> bool:
        """Whether the round is over at all its tables."""
        return all(table.scores is not None for table in self.tables)

    @property
    def finished(self) -> bool:
        """Whether all rounds are over."""
        return self.round == self.rounds and self.round_over

    def next_round(self) -> Self:
        """The tournament with everybody at his table of the next round.

        Raises:
            Refusal: the round is not over, or it was the last one (`not-now`).
        """
        if not self.round_over or self.finished:
            raise Refusal("not-now")
        return replace(self, played=(*self.played, _tables(len(self.entrants), self.seed, self.round + 1)))

    # --- its tables as matches ------------------------------------------------------------------------------------

    def persons_at(self, table: Table) -> bool:
        """Whether a person sits at the table; else bots play it alone."""
        return any(isinstance(self.entrants[one], Person) for one in table.entrants)

    def sitting(self, number: int) -> Sitting:
        """Table `number` of the round as a match: as many decks as players, the first seat deals."""
        table = self.tables[number - 1]
        game = game_class(GAME)({**self.options, ROUND_OPTION: self.round}, len(table.entrants))
        seats = tuple(self.entrants[one] for one in table.entrants)
        seed = f"{self.seed} round {self.round} table {number}"
        return Sitting(game, seats, seed, (Step(TABLE, Dealer(0)),))

    # --- the master sheet -----------------------------------------------------------------------------------------

    @property
    def persons(self) -> tuple[int, ...]:
        """The entrants who are persons, in rising order."""
        return person_seats_of(self.entrants)

    @property
    def rounds_over(self) -> int:
        """How many rounds are over at all tables: the master sheet counts those."""
        return self.round if self.round_over else self.round - 1

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals of the rounds that are over, one number an entrant."""
        return tuple(map(sum, self._scores()))

    @property
    def sheet(self) -> tuple[SheetLine, ...]:
        """The master sheet in the order of places, those who share one as they are numbered."""
        totals, scores = self.totals, self._scores()
        order = sorted(range(len(totals)), key=lambda one: (totals[one], one))
        return tuple(
            SheetLine(1 + sum(other < totals[one] for other in totals), one, scores[one], totals[one]) for one in order
        )

    @property
    def winners(self) -> tuple[int, ...]:
        """The entrants with the lowest total, once all rounds are over: who have the same share the win."""
        return tuple(line.entrant for line in self.sheet if line.place == 1) if self.finished else ()

    def _scores(self) -> tuple[tuple[int, ...], ...]:
        """What the rounds that are over brought to each entrant."""
        every: list[list[int]] = [[] for _ in self.entrants]
        for tables in self.played[: self.rounds_over]:
            for table in tables:
                for entrant, score in zip(table.entrants, table.scores or (), strict=True):
                    every[entrant].append(score)
        return tuple(map(tuple, every))


def _tables(entrants: int, seed: str, number: int) -> tuple[Table, ...]:
    return tuple(map(Table, seating(entrants, seed, number)))
