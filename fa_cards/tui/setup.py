"""Setting up a match: the level of the bots and the options of the game, each with what it changes in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import PurePath
from typing import ClassVar

from fa_cards.bots import levels
from fa_cards.play.seats import USUAL_LEVEL, BotSeat, Person, Seat
from fa_cards.rules.catalog import AnyGame, game_class
from fa_cards.rules.errors import Refusal
from fa_cards.rules.options import Value
from fa_cards.tui.fields import Field, FieldsPage
from fa_cards.words import later_in, say, say_in
from fa_cards.words.games import game_name, option_label, value_effect, value_label
from fa_cards.words.levels import level_effect, level_name
from fa_cards.words.refusals import refusal
from fa_cards.words.seats import default_names

LEVEL = "level"
"""The key of the bots' level among the fields; no option of a game is called so."""

START, BACK = "start", "back"


def level_field(game: str) -> Field:
    """The level of the bots, the weakest first."""
    return Field(
        LEVEL,
        levels(game),
        later_in("setup", "Bots").said,
        lambda value: level_name(str(value)),
        lambda value: level_effect(str(value)),
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


class SetupPage(FieldsPage):
    """Options in words, and a start that needs none of them."""

    CSS_PATH: ClassVar[list[str | PurePath]] = ["frame.tcss", "fields.tcss", "setup.tcss"]

    def __init__(self, game: str) -> None:
        super().__init__()
        self.kind: type[AnyGame] = game_class(game)
        options = (option_field(game, one.key, one.values) for one in self.kind.option_list)
        self._fields = {field.key: field for field in (level_field(game), *options)}
        self.chosen: dict[str, Value] = {one.key: one.default for one in self.kind.option_list}
        self.chosen[LEVEL] = USUAL_LEVEL
        self.marked = START
        self.refused: Refusal | None = None
        """Why the match could not be begun, until something else is done."""

    @property
    def fields(self) -> Mapping[str, Field]:
        """The level of the bots and the options of the game."""
        return self._fields

    @property
    def order(self) -> tuple[str, ...]:
        """A start that needs none of the fields, and the way back at the end."""
        return (START, *self._fields, BACK)

    def value(self, key: str) -> Value:
        """What is chosen."""
        return self.chosen[key]

    def choose(self, key: str, value: Value) -> None:
        """Takes a value for the match."""
        self.chosen[key] = value

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
            return field.effect(self.chosen[field.key])
        if self.marked == BACK:
            return say("Goes back to the menu; no match is begun.")
        _, right, across, left = default_names(self.kind.usual_seats)
        return say("You and {a} play against {b} and {c}.", a=across, b=right, c=left)

    # --- what can be done ----------------------------------------------------------------------------------------

    def press(self, name: str) -> bool:
        """Does what was clicked or what a key stands for."""
        self.refused = None
        return super().press(name)

    def do_start(self) -> None:
        """Begins the match; where that is impossible, the page says why."""
        options = {key: value for key, value in self.chosen.items() if key != LEVEL}
        game = self.kind(options)
        level = str(self.chosen[LEVEL])
        # Without names of their own: they are called by usual names of the language that is chosen then.
        seats: tuple[Seat, ...] = (Person(""), *[BotSeat(level)] * (game.seats - 1))
        try:
            match = self.program.store.create(game, seats)
        except Refusal as reason:
            self.refused = reason
            self.show()
            return
        self.program.open_match(match)
