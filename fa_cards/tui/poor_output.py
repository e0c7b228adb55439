"""Line filters for terminals that cannot show all colours or letters. They come after that of the right-to-left layer.

One turns the theme without colours into reversed cells and plain ones, another keeps bold from dark inks where a
terminal would make them grey, the third writes every sign in ASCII.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rich.cells import get_character_cell_size
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

from fa_cards.tui.output import Colours, Output


def filters_for(output: Output) -> tuple[LineFilter, ...]:
    """The filters with which an app shows no more than this output can."""
    filters: list[LineFilter] = []
    if output.colours is Colours.NONE:
        filters.append(WithoutColour())
    elif output.colours is Colours.SIXTEEN:
        filters.append(DarkInksNotBold())
    if not output.signs:
        filters.append(InAscii())
    return tuple(filters)


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
    "▚": "\\",
    "▞": "/",
    "●": "*",
    "○": "o",
    "★": "+",
    "☆": "^",
    "✓": "v",
    "✗": "x",
    "▼": "V",
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
    """The text in ASCII, as many cells wide; marks, which take none, are left out."""
    return text if text.isascii() else "".join(one if one.isascii() else _stand_in(one) for one in text)


def _stand_in(sign: str) -> str:
    return STAND_INS.get(sign) or "?" * get_character_cell_size(sign)


@dataclass(frozen=True)
class InAscii(LineFilter):
    """Writes everything in ASCII."""

    enabled: bool = True

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The same cells, each in ASCII."""
        del background
        return [Segment(ascii_text(text), style, control) for text, style, control in segments]
