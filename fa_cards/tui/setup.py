"""Setting up a match: the level of the bots and the options of the game, each with what it changes in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import PurePath
from typing import ClassVar

from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from fa_cards.bots import levels
from fa_cards.play.seats import USUAL_LEVEL, BotSeat, Person, Seat
from fa_cards.rtl import Column, ColumnGroup, RowGroup
from fa_cards.rules.catalog import AnyGame, game_class
from fa_cards.rules.errors import Refusal
from fa_cards.rules.options import Value
from fa_cards.tui.ink import pressable, spaced
from fa_cards.tui.keys import Scope
from fa_cards.tui.page import Hints, Page
from fa_cards.words import language, later_in, say, say_in
from fa_cards.words.games import game_name, option_label, value_effect, value_label
from fa_cards.words.levels import level_effect, level_name
from fa_cards.words.refusals import refusal
from fa_cards.words.seats import default_names

LEVEL = "level"
"""The key of the bots' level among the fields; no option of a game is called so."""

START, BACK = "start", "back"
CHOSEN, OTHER = "●", "○"
"""Before the chosen value of a field, and before the others."""


@dataclass(frozen=True)
class Field:
    """Something to set: its values, and how they are said when the page is drawn."""

    key: str
    values: tuple[Value, ...]
    label: Callable[[], str]
    value_label: Callable[[Value], str]
    effect: Callable[[Value], str]


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


class Line(RowGroup):
    """A line of the page: a name, and beside it values to choose from."""

    def __init__(self, key: str) -> None:
        super().__init__(classes=f"line -{key}")
        self.key = key

    def compose(self) -> ComposeResult:
        """Name and values, each in a column of its own."""
        yield Static(classes="name")
        yield Static(classes="values")

    def show(self, label: str, values: Content, *, marked: bool) -> None:
        """Writes the line; what is marked has an arrow as well as a ground."""
        self.set_class(marked, "-marked")
        arrow = "› " if marked else "  "
        act = self.key if self.key in (START, BACK) else f"mark-{self.key}"
        self.query_one(".name", Static).update(pressable(Content(arrow + label), act))
        self.query_one(".values", Static).update(values)


class SetupPage(Page[None]):
    """Options in words, and a start that needs none of them."""

    CSS_PATH: ClassVar[list[str | PurePath]] = ["frame.tcss", "setup.tcss"]
    SCOPES: ClassVar[tuple[Scope, ...]] = (Scope.LIST, Scope.ANYWHERE)

    def __init__(self, game: str) -> None:
        super().__init__()
        self.kind: type[AnyGame] = game_class(game)
        options = (option_field(game, one.key, one.values) for one in self.kind.option_list)
        self.fields = {field.key: field for field in (level_field(game), *options)}
        self.chosen: dict[str, Value] = {one.key: one.default for one in self.kind.option_list}
        self.chosen[LEVEL] = USUAL_LEVEL
        self.order = (START, *self.fields, BACK)
        self.marked = START
        self.refused: Refusal | None = None
        """Why the match could not be begun, until something else is done."""

    def compose_page(self) -> ComposeResult:
        """Heading, the lines, the sentence on what is marked."""
        yield Static(classes="heading")
        with Column(classes="lines"), ColumnGroup():
            for key in self.order:
                yield Line(key)
            yield Static(classes="about")
        yield Hints()

    # --- drawing -------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Writes everything in the language of the process."""
        title = say_in("menu", "New match of {game}", game=game_name(self.kind.key))
        self.query_one(".heading", Static).update(Content(title))
        for line in self.query(Line):
            field = self.fields.get(line.key)
            values = spaced(self._values(field)) if field is not None else Content("")
            line.show(self._label(line.key), values, marked=line.key == self.marked)
        about = self.query_one(".about", Static)
        about.set_class(self.refused is not None, "-refused")
        about.update(Content(refusal(self.refused) if self.refused is not None else self._about()))
        self.query_one(Hints).show(("up", "down", "left", "right", "choose", "back"))

    def _label(self, key: str) -> str:
        if key in self.fields:
            return self.fields[key].label()
        return say_in("button", "Start") if key == START else say_in("button", "Back")

    def _values(self, field: Field) -> Iterator[Content]:
        for place, value in enumerate(field.values):
            label = field.value_label(value)
            mine = value == self.chosen[field.key]
            text = Content.styled(f"{CHOSEN} {label}", "bold $accent") if mine else Content(f"{OTHER} {label}")
            yield pressable(text, f"set-{field.key}-{place}")

    def _about(self) -> str:
        """A sentence on what is marked."""
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
        what, _, rest = name.partition("-")
        if what == "mark":
            self._mark(rest)
            return True
        if what == "set":
            key, _, place = rest.rpartition("-")
            self.chosen[key] = self.fields[key].values[int(place)]
            self._mark(key)
            return True
        return super().press(name)

    def _mark(self, key: str) -> None:
        self.marked = key
        self.show()

    def _move(self, step: int) -> None:
        self._mark(self.order[(self.order.index(self.marked) + step) % len(self.order)])

    def _turn(self, step: int, *, round_about: bool) -> None:
        """Goes on by `step` among the values of the marked field, if a field is marked."""
        field = self.fields.get(self.marked)
        if field is None:
            return
        place, last = field.values.index(self.chosen[field.key]) + step, len(field.values) - 1
        place = place % len(field.values) if round_about else max(0, min(place, last))
        self.chosen[field.key] = field.values[place]
        self.show()

    def do_up(self) -> None:
        """Marks the line above."""
        self._move(-1)

    def do_down(self) -> None:
        """Marks the line below."""
        self._move(1)

    def do_left(self) -> None:
        """Takes the value that stands to the left of the chosen one."""
        self._turn(1 if language().direction == "rtl" else -1, round_about=False)

    def do_right(self) -> None:
        """Takes the value that stands to the right of the chosen one."""
        self._turn(-1 if language().direction == "rtl" else 1, round_about=False)

    def do_choose(self) -> None:
        """Starts, goes back, or takes the next value of the marked field."""
        if self.marked in self.fields:
            self._turn(1, round_about=True)
        else:
            self.press(self.marked)

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

    def do_back(self) -> None:
        """Goes back to the menu."""
        self.dismiss(None)
