"""Setting up a match: the level of the bots and the options of the game, each with what it changes in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import PurePath
from typing import ClassVar

from fa_cards.play.seats import (
    USUAL_LEVEL,
    BotSeat,
    Person,
    Seat,
    need_person,
    offered_levels,
    only_person,
    teams_of,
)
from fa_cards.rules.catalog import AnyGame, game_class
from fa_cards.rules.errors import Refusal
from fa_cards.rules.options import Option, Value
from fa_cards.tui.fields import Field
from fa_cards.tui.keys import Scope
from fa_cards.tui.names import names_of
from fa_cards.tui.program import SetUp
from fa_cards.tui.seating import SEAT, SeatingPage
from fa_cards.words import count, later_in, say, say_in
from fa_cards.words.digits import number
from fa_cards.words.games import game_name
from fa_cards.words.levels import level_effect, level_name
from fa_cards.words.options import option_label, value_effect, value_label
from fa_cards.words.refusals import refusal

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
    """The values of an option to choose from: of a number with one usual value also its half and its double."""
    usual = option.default
    if len(option.values) > 1 or not isinstance(usual, int):
        return option.values
    more = (number for number in (usual // 2, usual * 2) if option.accepts(number))
    return (*option.values, *more)


def seats_field(counts: tuple[int, ...]) -> Field:
    """How many play."""
    return Field(
        SEATS,
        counts,
        later_in("setup", "Players").said,
        lambda value: number(int(str(value))),
        lambda value: count("{n} player sits at the table.", "{n} players sit at the table.", int(str(value))),
    )


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


class SetupPage(SeatingPage):
    """Who sits where and options in words, and a start that needs none of them."""

    CSS_PATH: ClassVar[list[str | PurePath]] = ["frame.tcss", "fields.tcss", "setup.tcss"]

    SCOPES: ClassVar[tuple[Scope, ...]] = (*SeatingPage.SCOPES[:-1], Scope.GAMES, Scope.ANYWHERE)

    def __init__(self, game: str, own_name: str = "", before: SetUp | None = None) -> None:
        """A page for a match of the game.

        Args:
            game: its key.
            own_name: of the person who sits first.
            before: what was chosen when the page was left.
        """
        self.kind: type[AnyGame] = game_class(game)
        bots = [BotSeat(USUAL_LEVEL)] * (self.kind.usual_seats - 1)
        # Others without names of their own: they are called by usual names of the language that is chosen then.
        seats: tuple[Seat, ...] = before.seats if before is not None else (Person(own_name), *bots)
        options = before.options if before is not None else {}
        super().__init__(self.kind(options, len(seats)), seats, 0)
        self._options = {one.key: option_field(game, one.key, offered(one)) for one in self.kind.option_list}
        self.chosen: dict[str, Value] = {one.key: options.get(one.key, one.default) for one in self.kind.option_list}
        self.marked = START
        self.refused: Refusal | None = None
        """Why the match could not be begun, until something else is done."""

    @property
    def level(self) -> str:
        """The level of all bots, or that they differ; where no bot sits, what is usual."""
        found = {seat.level for seat in self.seats if isinstance(seat, BotSeat)} or {USUAL_LEVEL}
        return found.pop() if len(found) == 1 else MIXED

    @property
    def fields(self) -> Mapping[str, Field]:
        """How many play where that may be chosen, the level of all bots, the seats, and the options of the game."""
        counts = self.kind.seat_counts()
        numbers = {SEATS: seats_field(counts)} if len(counts) > 1 else {}
        level = level_field(self.kind.key, mixed=self.level == MIXED)
        return {**numbers, LEVEL: level, **self.seat_fields, **self._options}

    @property
    def order(self) -> tuple[str, ...]:
        """A start that needs none of the fields, and the way back at the end."""
        return (START, *self.fields, BACK)

    @property
    def all_lines(self) -> tuple[str, ...]:
        """The lines, with those of all seats that there may be."""
        seats = tuple(f"{SEAT}{number}" for number in range(self.kind.seat_range[1]))
        before = tuple(key for key in (SEATS, LEVEL) if key in self.fields)
        return (START, *before, *seats, *self._options, BACK)

    def other_value(self, key: str) -> Value:
        """What is chosen for the match."""
        if key == SEATS:
            return len(self.seats)
        return self.level if key == LEVEL else self.chosen[key]

    def choose(self, key: str, value: Value) -> None:
        """Takes a value for the match; the level of the bots is that of each of them."""
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

    @property
    def warned(self) -> bool:
        """Whether the page says why the match could not be begun."""
        return self.refused is not None

    def heading(self) -> str:
        """Which game it is."""
        return say_in("menu", "New match of {game}", game=game_name(self.kind.key))

    def label(self, key: str) -> str:
        """How the start and the way back are called."""
        return say_in("button", "Start") if key == START else say_in("button", "Back")

    def about(self) -> str:
        """Why the match could not be begun, or a sentence on what is marked."""
        if self.refused is not None:
            return refusal(self.refused)
        field = self.fields.get(self.marked)
        if field is not None:
            return field.effect(self.value(field.key))
        if self.marked == BACK:
            return say("Goes back to the menu; no match is begun.")
        team, *against = teams_of(self.table)
        if len(team) == 1 or only_person(self.seats) != 0:
            return self.teams()
        names = names_of(self.seats)
        (a,), (b, c) = team[1:], against[0]
        return say("You and {a} play against {b} and {c}.", a=names[a], b=names[b], c=names[c])

    @property
    def table(self) -> AnyGame:
        """The game with the chosen options and as many seats as there are."""
        return self.kind(self.chosen, len(self.seats))

    # --- what can be done ----------------------------------------------------------------------------------------

    def press(self, name: str) -> bool:
        """Does what was clicked or what a key stands for."""
        self.refused = None
        return super().press(name)

    def refuse(self, reason: Refusal) -> None:
        """Says it in place of the sentence on what is marked."""
        self.refused = reason
        self.show()

    def do_rules_of(self) -> None:
        """Shows the rules of the game with the options as they are chosen, and for as many players."""
        self.program.show_rules(self.kind.key, self.chosen, len(self.seats))

    def do_start(self) -> None:
        """Begins the match; where that is impossible, the page says why."""
        need_person(self.seats)
        self._keep()
        self.program.open_match(self.program.store.create(self.table, self.seats))

    def do_back(self) -> None:
        """Goes back; what was chosen is there again when the page is opened the next time."""
        self._keep()
        super().do_back()

    def _keep(self) -> None:
        self.program.set_ups[self.kind.key] = SetUp(tuple(self.seats), dict(self.chosen))
