"""A picture of the screen as SVG, in which every viewer shows the cells as they are.

Textual writes the cells in their order, letters joined and lines turned already. Browsers and librsvg turn such text
once more, for it is right-to-left text to them; and the font that Textual names comes from the net and has no Arabic
letters. Nothing of Textual is needed here: it is done to the text of the picture.
"""

from __future__ import annotations

import re
from html import unescape
from typing import Final

from rich.cells import cell_len

CELLS_AS_THEY_ARE: Final = "text{unicode-bidi:bidi-override;direction:ltr}"
"""The rule that keeps a viewer from turning text."""
FONTS: Final = "'DejaVu Sans Mono', FreeMono, Unifont, monospace"
"""Fonts of one width with the joined letters, card suits and lines, none fetched from anywhere."""
FONT_SIZE: Final = "20.26px"
"""The size in which a letter of DejaVu Sans Mono is as wide as a cell: librsvg leaves letters as wide as they are."""

_FETCHED: Final = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
_FAMILY: Final = re.compile("(font-family: )(?:Fira Code, monospace|arial);")
_SIZE: Final = re.compile(r"(-matrix \{[^}]*font-size: )20px")
_ID: Final = re.compile(r'class="(terminal-\d+)-matrix"')
_TEXT: Final = re.compile('(<text [^>]*textLength=")([0-9.]+)("[^>]*>)([^<]+)(?=</text>)')


def _as_wide_as_its_cells(found: re.Match[str]) -> str:
    """A piece of text with the length of its cells: Rich counts characters, and a mark has no cell of its own."""
    before, length, after, escaped = found.groups()
    text = unescape(escaped)
    return f"{before}{float(length) * cell_len(text) / len(text):g}{after}{escaped}"


def as_seen(svg: str, name: str | None = None) -> str:
    """The picture as the screen was: cells in their order, in fonts that have them; a picture that is so already stays.

    Args:
        svg: What `App.export_screenshot` or Rich gives.
        name: Where given, classes are named by it instead of a number that no two runs share.

    Raises:
        ValueError: It is not a picture that Rich has made.
    """
    made = _ID.search(svg)
    if CELLS_AS_THEY_ARE not in svg:
        if made is None:
            raise ValueError("not a picture of a screen")
        svg = _FETCHED.sub("", svg)
        svg = _FAMILY.sub(rf"\g<1>{FONTS};", svg)
        svg = _SIZE.sub(rf"\g<1>{FONT_SIZE}", svg)
        svg = _TEXT.sub(_as_wide_as_its_cells, svg)
        # librsvg drops the blanks that a piece of text begins with.
        svg = svg.replace("<svg ", '<svg xml:space="preserve" ', 1)
        svg = svg.replace("</style>", CELLS_AS_THEY_ARE + "</style>", 1)
    if name is not None and made is not None:
        svg = svg.replace(f"{made[1]}-", f"{name}-")
    return svg
