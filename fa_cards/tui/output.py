"""What the terminal can show: how many colours, and whether it takes more letters than those of ASCII.

Two line filters come last, after that of the right-to-left layer. One turns the theme without colours into reversed
cells and plain ones, and keeps bold from dark inks where a terminal would make them grey. The other writes every sign
in ASCII.
"""

from __future__ import annotations

import io
import locale
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
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


@dataclass(frozen=True)
class Output:
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


@lru_cache(1024)
def _colourless(style: Style) -> Style:
    """The style without colours; a light ground becomes a reversed cell."""
    ground = style.bgcolor.triplet if style.bgcolor is not None else None
    light = ground is not None and sum(ground) > 3 * 127
    return Style(
        bold=style.bold,
        underline=style.underline,
        reverse=bool(style.reverse) != light,
        strike=style.strike,
        italic=style.italic,
        link=style.link,
        meta=style.meta or None,
    )


@dataclass(frozen=True)
class WithoutColour(LineFilter):
    """Takes every colour and grey away."""

    enabled: bool = True

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The same text, bold, reversed or underlined at most."""
        del background
        return [
            Segment(text, _colourless(style) if style is not None else None, control)
            for text, style, control in segments
        ]


NO_BOLD: Final = Style(bold=False)


@lru_cache(1024)
def _sixteen(style: Style) -> Style:
    """The style without bold where its ink is one of the eight dark colours."""
    ink = style.color.triplet if style.color is not None else None
    return style + NO_BOLD if style.bold and ink is not None and max(ink) < 0xFF else style


@dataclass(frozen=True)
class DarkInksNotBold(LineFilter):
    """Takes bold from dark inks: terminals of 16 colours show them in their light twins, black as grey."""

    enabled: bool = True

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The same text in the same colours."""
        del background
        return [
            Segment(text, _sixteen(style) if style is not None else None, control) for text, style, control in segments
        ]


STAND_INS: Final[Mapping[str, str]] = {
    **dict.fromkeys("─━═╌╍┄┅▄▀", "-"),
    **dict.fromkeys("│┃║╎╏┆┇▌▐", "|"),
    **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯┏┓┗┛╔╗╚╝▗▖▝▘▙▛▜▟", "+"),
    **dict.fromkeys("█▓▒░■●◆▲▁▂▃▅▆▇▉▊▋▍▎▏▔▕", "#"),
    "●": "*",
    "○": "o",
    "★": "+",
    "✓": "v",
    "✗": "x",
    "»": ">",
    "›": ">",
    "«": "<",
    "‹": "<",
    "→": ">",
    "←": "<",
    "↑": "^",
    "↓": "v",
    "·": "-",
    "•": "*",
    "…": "~",
    "–": "-",
    "—": "-",
    "“": '"',
    "”": '"',
    "’": "'",
    "\u00a0": " ",
    "×": "x",
    "♠": "S",
    "♥": "H",
    "♦": "D",
    "♣": "C",
}
"""What is written for a sign in ASCII, cell for cell; for what is not here a question mark."""


def ascii_text(text: str) -> str:
    """The text in ASCII, as many cells wide."""
    return text if text.isascii() else "".join(one if one.isascii() else STAND_INS.get(one, "?") for one in text)


@dataclass(frozen=True)
class InAscii(LineFilter):
    """Writes everything in ASCII."""

    enabled: bool = True

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The same cells, each in ASCII."""
        del background
        return [Segment(ascii_text(text), style, control) for text, style, control in segments]


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
        last: list[LineFilter] = []
        if output.colours is Colours.NONE:
            last.append(WithoutColour())
        elif output.colours is Colours.SIXTEEN:
            last.append(DarkInksNotBold())
        if not output.signs:
            last.append(InAscii())
        self._last_filters = tuple(last)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """The app's filters without the greys of Textual, and at their end those for this output."""
        kept = [one for one in super().get_line_filters() if not isinstance(one, Monochrome | NoColor)]
        return [*kept, *self._last_filters]
