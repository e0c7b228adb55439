"""What is set before anything is played: who plays, the level of the bots, and the options of the game."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import PurePath
from typing import ClassVar

from fa_cards.play.seats import USUAL_LEVEL, BotSeat, Seat, need_person, offered_levels
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.options import Option, Value
from fa_cards.tui.fields import Field
from fa_cards.tui.keys import Scope
from fa_cards.tui.program import SetUp
from fa_cards.tui.seating import SEAT, SeatingPage
from fa_cards.tui.stylesheet import sheets
from fa_cards.words import later_in, say, say_in
from fa_cards.words.levels import level_effect, level_name
from fa_cards.words.options import option_label, value_effect, value_label

SEATS = "seats"
"""The key of the number of players among the fields; no option of a game is called so."""

LEVEL = "level"
"""The key of the bots' level among the fields; no option of a game is called so."""

MIXED = "mixed"
"""The value of that field where bots of several levels sit at the table."""

START, BACK = "start", "back"


def level_field(game: str, *, mixed: bool) -> Field:
    """The level of all bots, the weakest first; behind them that they differ, where they do."""
    return Field(
        LEVEL,
        (*offered_levels(game), *((MIXED,) if mixed else ())),
        later_in("setup", "Bots").said,
        lambda value: say_in("level", "Mixed") if value == MIXED else level_name(str(value)),
        lambda value: (
            say("The bots differ; each line of a seat says who sits there.")
            if value == MIXED
            else level_effect(str(value))
        ),
    )


def offered(option: Option) -> tuple[Value, ...]:
    """The values of an option to choose from: of a number with one usual value also its half and its double.

    Where there may be a number or none, all that there are.
    """
    usual = option.default
    if usual is None and len(option.values) == 1:
        return (None, *range(option.low, option.high + 1))
    if len(option.values) > 1 or not isinstance(usual, int):
        return option.values
    more = (number for number in (usual // 2, usual * 2) if option.accepts(number))
    return (*option.values, *more)


def option_field(game: str, key: str, values: tuple[Value, ...]) -> Field:
    """An option of the game: yes before no, numbers as they rise, words as the rules have them."""
    if all(isinstance(value, int) for value in values):
        values = tuple(sorted(values, key=lambda value: -value if isinstance(value, bool) else int(str(value))))
    return Field(
        key,
        values,
        lambda: option_label(game, key),
        lambda value: value_label(game, key, value),
        lambda value: value_effect(game, key, value),
    )


class GameSetupPage(SeatingPage):
    """Who plays, and options in words, and a start that needs none of them; subclasses say what is begun."""

    CSS_PATH: ClassVar[list[str | PurePath]] = sheets("frame", "fields", "setup")

    SCOPES: ClassVar[tuple[Scope, ...]] = (*SeatingPage.SCOPES[:-1], Scope.GAMES, Scope.ANYWHERE)

    def __init__(self, game: AnyGame, seats: Sequence[Seat], options: Sequence[Option]) -> None:
        """A page on which these options of the game are set, and who of these players is a person."""
        super().__init__(game, seats, 0)
        self.kind = type(game)
        self._options = {one.key: option_field(game.key, one.key, offered(one)) for one in options}
        self.chosen: dict[str, Value] = {one.key: game.options[one.key] for one in options}
        self.marked = START

    # --- the lines -----------------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def counts(self) -> tuple[int, ...]:
        """How many may play."""

    @property
    @abstractmethod
    def kept_as(self) -> str:
        """By which name what was chosen is kept until the program ends."""

    @abstractmethod
    def begin(self) -> None:
        """Begins what was set."""

    @abstractmethod
    def seats_field(self) -> Field:
        """How many play."""

    @property
    def level(self) -> str:
        """The level of all bots, or that they differ; where no bot sits, what is usual."""
        found = {seat.level for seat in self.seats if isinstance(seat, BotSeat)} or {USUAL_LEVEL}
        return found.pop() if len(found) == 1 else MIXED

    @property
    def fields(self) -> Mapping[str, Field]:
        """How many play where that may be chosen, the level of all bots, the seats, and the options of the game."""
        numbers = {SEATS: self.seats_field()} if len(self.counts) > 1 else {}
        level = level_field(self.kind.key, mixed=self.level == MIXED)
        return {**numbers, LEVEL: level, **self.seat_fields, **self._options}

    @property
    def other_lines(self) -> tuple[str, ...]:
        """The lines that are something else to do, before the way back."""
        return ()

    @property
    def order(self) -> tuple[str, ...]:
        """A start that needs none of the fields, and the way back at the end."""
        return (START, *self.fields, *self.other_lines, BACK)

    @property
    def all_lines(self) -> tuple[str, ...]:
        """The lines, with those of all seats that there may be."""
        seats = tuple(f"{SEAT}{number}" for number in range(self.counts[-1]))
        before = tuple(key for key in (SEATS, LEVEL) if key in self.fields)
        return (START, *before, *seats, *self._options, *self.other_lines, BACK)

    def other_value(self, key: str) -> Value:
        """What is chosen."""
        if key == SEATS:
            return len(self.seats)
        return self.level if key == LEVEL else self.chosen[key]

    def choose(self, key: str, value: Value) -> None:
        """Takes a value; the level of the bots is that of each of them."""
        number = self.seat_of(key)
        if number is not None:
            self.sit(number, str(value))
        elif key == SEATS and isinstance(value, int):
            self.seat_players(value)
        elif key != LEVEL:
            self.chosen[key] = value
        elif value != MIXED:
            for number, seat in enumerate(self.seats):
                if isinstance(seat, BotSeat):
                    self.sit(number, str(value))

    def label(self, key: str) -> str:
        """How the start and the way back are called."""
        return say_in("button", "Start") if key == START else say_in("button", "Back")

    # --- what can be done ----------------------------------------------------------------------------------------

    def do_start(self) -> None:
        """Begins it; where that is impossible, the page says why."""
        need_person(self.seats)
        self.keep()
        self.begin()

    def do_back(self) -> None:
        """Goes back; what was chosen is there again when the page is opened the next time."""
        self.keep()
        super().do_back()

    def keep(self) -> None:
        """Keeps what was chosen for the next time."""
        self.program.set_ups[self.kept_as] = SetUp(tuple(self.seats), dict(self.chosen))
