"""Cutting the pack: a mark that moves along the pack, in words and as a picture."""

from __future__ import annotations

from textual.content import Content

from fa_cards.rules.teka.pack import Cuts
from fa_cards.tui.ink import pressable
from fa_cards.words import say

PACK = 52
START = 26


def moved(number: int, step: int, cuts: Cuts) -> int:
    """The cut after the mark went `step` on from `number`; it stays at the ends, and skips what may not be cut."""
    beyond = [one for one in cuts.numbers if one and (one > number if step > 0 else one < number)]
    return min(beyond, key=lambda one: abs(one - number - step), default=number)


def nearest(number: int, cuts: Cuts) -> int:
    """The cut that may be made which is nearest to `number`."""
    return min((one for one in cuts.numbers if one), key=lambda one: abs(one - number))


def first_cut(cuts: Cuts) -> int:
    """Where the mark begins: in the middle."""
    return nearest(START, cuts)


CUT_AT = "cut-at-"
"""The beginning of the name of a cell of the picture; what follows is the cut that it stands for."""


def picture(number: int, width: int) -> Content:
    """The pack from its side: what is lifted, the gap of the cut, what stays; each cell moves the cut to itself."""
    cells = max(width, 8)
    lifted = round(number * cells / PACK)
    parts = []
    for cell in range(cells):
        style = "$accent" if cell < lifted else "$faint"
        at = max(1, round((cell + 1) * PACK / cells))
        parts.append(pressable(Content.styled(" " if cell == lifted else "▒", style), f"{CUT_AT}{at}"))
    return Content("").join(parts)


def sentence(number: int) -> str:
    """How many cards are lifted."""
    return say("{n} cards from the top, {m} stay below", n=number, m=PACK - number)
