"""Pages with things to set: a line each, its values beside its name, and a sentence on what is marked."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import PurePath
from typing import ClassVar

from textual.app import ComposeResult
from textual.content import Content
from textual.widget import Widget

from fa_cards.rtl import Column, ColumnGroup, ColumnScroll, RowGroup
from fa_cards.rules.errors import Refusal
from fa_cards.rules.options import Value
from fa_cards.tui.choices import Choice
from fa_cards.tui.ink import isolated, pressable, spaced
from fa_cards.tui.keys import Scope
from fa_cards.tui.page import Hints
from fa_cards.tui.sideways import SidewaysPage
from fa_cards.tui.static import Static
from fa_cards.words.refusals import refusal

CHOSEN, OTHER = "●", "○"
"""Before the chosen value of a field, and before the others."""

MARK, SET, STEP = "mark-", "set-", "step-"
"""What stands before the key of a field in the names of what a click on its line does."""


@dataclass(frozen=True)
class Field:
    """Something to set: its values, and how they are said when the page is drawn."""

    key: str
    values: tuple[Value, ...]
    label: Callable[[], str]
    value_label: Callable[[Value], str]
    effect: Callable[[Value], str]
    """A sentence on what the value changes."""

    def neighbour(self, value: Value, step: int, *, round_about: bool) -> Value:
        """The value `step` places after this one; past the last comes the first, or nothing new."""
        place, size = self.values.index(value) + step, len(self.values)
        return self.values[place % size if round_about else max(0, min(place, size - 1))]

    def written(self, chosen: Value, width: int) -> Content:
        """All values in one line, to click; where the width has no room for them, the chosen one between arrows."""
        every = spaced(self._written(place, mine=value == chosen) for place, value in enumerate(self.values))
        if every.cell_length <= width:
            return every
        # The arrows are brackets: from right to left the layer turns them, so that they point as the keys move.
        place = self.values.index(chosen)
        parts = (
            pressable(Content.styled("‹", "$accent" if place else "$faint"), f"{STEP}{self.key}-back"),
            self._written(place, mine=True),
            pressable(
                Content.styled("›", "$accent" if place + 1 < len(self.values) else "$faint"), f"{STEP}{self.key}-on"
            ),
        )
        return spaced(parts, 1)

    def _written(self, place: int, *, mine: bool) -> Content:
        label = self.value_label(self.values[place])
        text = Content.styled(f"{CHOSEN} {label}", "bold $accent") if mine else Content(f"{OTHER} {label}")
        return pressable(isolated(text), f"{SET}{self.key}-{place}")


Writing = Callable[[int], Content]
"""Writes what stands beside the name of a line, for so many cells."""


class Values(Widget):
    """What stands beside the name of a line, written for the cells that there are."""

    def __init__(self) -> None:
        super().__init__(classes="values")
        self._writing: Writing | None = None

    def show(self, writing: Writing | None) -> None:
        """Writes this from now on; nothing where it is None."""
        self._writing = writing
        self.refresh()

    def render(self) -> Content:
        """The values."""
        return self._writing(self.content_size.width) if self._writing is not None else Content("")


class Line(RowGroup):
    """A line of the page: a name, and beside it its values, or nothing where it is something to do."""

    def __init__(self, key: str, act: str) -> None:
        """A line by its key; `act` is what a click on its name does."""
        super().__init__(classes=f"line -{key}")
        self.key = key
        self.act = act

    def compose(self) -> ComposeResult:
        """Name and values, each in a column of its own."""
        yield Static(classes="name")
        yield Values()

    def show(self, label: str, writing: Writing | None, *, marked: bool) -> None:
        """Writes the name and what stands beside it; what is marked has an arrow as well as a ground."""
        self.set_class(marked, "-marked")
        self.set_class(writing is None, "-alone")
        arrow = "› " if marked else "  "
        self.query_one(".name", Static).update(pressable(Content(arrow + label), self.act))
        self.query_one(Values).show(writing)


class FieldsPage(SidewaysPage[None]):
    """A page of lines, one of them marked: up and down choose the line, left and right its value.

    Subclasses give `order` and `fields`, keep the values, and do what is no field by `do_<key>`.
    """

    CSS_PATH: ClassVar[list[str | PurePath]] = ["frame.tcss", "fields.tcss"]
    SCOPES: ClassVar[tuple[Scope, ...]] = (Scope.LIST, Scope.PAGE, Scope.ANYWHERE)

    marked: str
    """The key of the marked line."""

    @property
    @abstractmethod
    def order(self) -> tuple[str, ...]:
        """The keys of all lines from top to bottom."""

    @property
    @abstractmethod
    def fields(self) -> Mapping[str, Field]:
        """The lines with values, by their keys; the others are things to do."""

    @abstractmethod
    def value(self, key: str) -> Value:
        """The chosen value of a field."""

    @abstractmethod
    def choose(self, key: str, value: Value) -> None:
        """Takes a value for a field."""

    @abstractmethod
    def heading(self) -> str:
        """The title of the page."""

    @abstractmethod
    def label(self, key: str) -> str:
        """How a line that is no field is called."""

    def writing(self, key: str) -> Writing | None:
        """What writes the values of a line; None where there is nothing beside its name."""
        field = self.fields.get(key)
        return partial(field.written, self.value(key)) if field is not None else None

    refused: Refusal | None = None
    """Why the last thing could not be done, until something else is."""

    def about(self) -> str:
        """Why the last thing could not be done, or a sentence on what is marked."""
        return self.note(self.marked) if self.refused is None else self.why(self.refused)

    def why(self, reason: Refusal) -> str:
        """The sentence of a refusal; a page has its own where it knows more."""
        return refusal(reason)

    # --- drawing -------------------------------------------------------------------------------------------------

    def compose_page(self) -> ComposeResult:
        """Heading, the lines, the sentence on what is marked, hints."""
        yield from self.compose_heading()
        with ColumnScroll(classes="lines", can_focus=False), ColumnGroup():
            yield from self.compose_lines()
        with Column(classes="below"):
            yield Static(classes="about")
        yield Hints()

    def compose_heading(self) -> ComposeResult:
        """The title of the page."""
        yield Static(classes="heading title")

    def compose_lines(self) -> ComposeResult:
        """A widget a line, and whatever stands between them."""
        for key in self.all_lines:
            yield self.line(key)

    @property
    def all_lines(self) -> tuple[str, ...]:
        """The keys of all lines that there can ever be; those that are not in order now are hidden."""
        return self.order

    def line(self, key: str) -> Line:
        """The widget of a line."""
        return Line(key, MARK + key if key in self.fields or key not in self.order else key)

    def show(self) -> None:
        """Writes everything in the language of the process, and keeps the marked line in sight."""
        self.query_one(".title", Static).update(Content(self.heading()))
        for line in self.query(Line):
            line.display = line.key in self.order
            if not line.display:
                continue
            field = self.fields.get(line.key)
            label = self.label(line.key) if field is None else field.label()
            line.show(label, self.writing(line.key), marked=line.key == self.marked)
        about = self.query_one(".about", Static)
        about.set_class(self.refused is not None, "-warned")
        about.update(Content(self.about()))
        self.query_one(Hints).show(("up", "down", "choose", "back", "left", "right"))
        # Where the lines stand is known after they were laid out.
        self.when_drawn(self._show_marked)

    def _show_marked(self) -> None:
        line = next(line for line in self.query(Line) if line.key == self.marked)
        self.query_one(".lines", ColumnScroll).scroll_to_widget(line, animate=False)

    # --- what can be done ----------------------------------------------------------------------------------------

    def press(self, name: str) -> bool:
        """Does what was clicked or what a key stands for."""
        self.refused = None
        what, rest = name.partition("-")[::2]
        key, _, which = rest.rpartition("-")
        if what + "-" == MARK and rest in self.order:
            self.mark(rest)
        elif what + "-" == SET and key in self.fields:
            self.choose(key, self.fields[key].values[int(which)])
            self.mark(key)
        elif what + "-" == STEP and key in self.fields:
            self.marked = key
            self._turn(1 if which == "on" else -1, round_about=False)
        else:
            return super().press(name)
        return True

    def refuse(self, reason: Refusal) -> None:
        """Says it in place of the sentence on what is marked."""
        self.refused = reason
        self.show()

    def choices(self) -> tuple[Choice, ...]:
        """The lines as things to choose, for the list of all that can be done: values are marked, the rest is done."""
        return tuple(
            Choice(MARK + key, self.fields[key].label(), note=self.note(key))
            if key in self.fields
            else Choice(key, self.label(key), note=self.note(key))
            for key in self.order
        )

    def note(self, key: str) -> str:
        """A sentence on a line: what its value changes; a page has its own for what is no field."""
        field = self.fields.get(key)
        return field.effect(self.value(key)) if field is not None else ""

    def mark(self, key: str) -> None:
        """Marks a line."""
        self.marked = key
        self.show()

    def _move(self, step: int) -> None:
        self.mark(self.order[(self.order.index(self.marked) + step) % len(self.order)])

    def _turn(self, step: int, *, round_about: bool) -> None:
        """Goes on by `step` among the values of the marked line, if it has values."""
        field = self.fields.get(self.marked)
        if field is None:
            return
        self.choose(field.key, field.neighbour(self.value(field.key), step, round_about=round_about))
        self.show()

    def do_up(self) -> None:
        """Marks the line above."""
        self._move(-1)

    def do_down(self) -> None:
        """Marks the line below."""
        self._move(1)

    def do_first(self) -> None:
        """Marks the first line."""
        self.mark(self.order[0])

    def do_last(self) -> None:
        """Marks the last line."""
        self.mark(self.order[-1])

    def go_along(self, step: int) -> None:
        """Takes another value for the marked line."""
        self._turn(step, round_about=False)

    def do_choose(self) -> None:
        """Does the marked line, or takes the next of its values."""
        if self.marked in self.fields:
            self._turn(1, round_about=True)
        else:
            self.press(self.marked)

    def do_back(self) -> None:
        """Goes back."""
        self.dismiss(None)
