"""What the terminal can show: how many colours, and whether it takes more letters than those of ASCII.

What makes an app show no more than that is in poor_output.py.
"""

from __future__ import annotations

import io
import locale
import os
import sys
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rich.console import Console
from textual.filter import LineFilter, Monochrome, NoColor

if TYPE_CHECKING:
    from textual.app import App

    _AppMixin = App[Any]
else:
    _AppMixin = object


class Colours(Enum):
    """How many colours a terminal has."""

    ALL = "all"
    MANY = "256"
    SIXTEEN = "16"
    NONE = "none"


_SYSTEMS: Final[Mapping[str | None, Colours]] = {"256": Colours.MANY, "standard": Colours.SIXTEEN}

_NAMED_SYSTEM: Final = "TEXTUAL_COLOR_SYSTEM"
"""The variable by which a person tells Textual how many colours there are."""

PERSIAN_AND_SIGNS: Final = "یکپگ♠█╭●"
"""What an encoding must have, to show more than ASCII."""


class Output(NamedTuple):
    """What the terminal can show."""

    colours: Colours = Colours.ALL
    signs: bool = True
    """Whether it takes Persian letters, suits and lines; without them the program speaks English in ASCII."""


def found_output(environ: Mapping[str, str], encoding: str) -> Output:
    """What can be shown in this environment on a stream of that encoding."""
    if environ.get("NO_COLOR"):
        return Output(Colours.NONE, _can_encode(encoding))
    without = {name: value for name, value in environ.items() if name != "NO_COLOR"}
    console = Console(file=io.StringIO(), force_terminal=True, _environ=without)
    system = environ.get(_NAMED_SYSTEM, "auto")
    return Output(
        _SYSTEMS.get(console.color_system if system == "auto" else system, Colours.ALL), _can_encode(encoding)
    )


def terminal_encoding(environ: Mapping[str, str]) -> str:
    """The encoding of the terminal, as the environment has it.

    Not that of a stream: the command line writes UTF-8 whatever the locale says.
    """
    if named := environ.get("PYTHONIOENCODING", "").partition(":")[0]:
        return named
    return locale.getencoding() if os.name == "posix" and not sys.flags.utf8_mode else "utf-8"


def _can_encode(encoding: str) -> bool:
    try:
        PERSIAN_AND_SIGNS.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


NO_COLOUR_CLASS, ASCII_CLASS = "-no-colour", "-ascii"
"""The CSS classes of an app without colours, and of one in ASCII."""


class Shows(_AppMixin):
    """Mixin for an app that shows no more than its terminal can."""

    _output = Output()
    _last_filters: tuple[LineFilter, ...] = ()

    @property
    def output(self) -> Output:
        """What the terminal can show."""
        return self._output

    def show_on(self, output: Output) -> None:
        """Shows from now on what this output can."""
        self._output = output
        self.no_color = output.colours is Colours.NONE
        self.set_class(self.no_color, NO_COLOUR_CLASS)
        self.set_class(not output.signs, ASCII_CLASS)
        self._last_filters = ()
        if output != Output():
            # Imported for the few terminals that cannot show all: on the others the start stays fast.
            from fa_cards.tui.poor_output import filters_for

            self._last_filters = filters_for(output)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """The app's filters without the greys of Textual, and at their end those for this output."""
        kept = [one for one in super().get_line_filters() if not isinstance(one, Monochrome | NoColor)]
        return [*kept, *self._last_filters]
