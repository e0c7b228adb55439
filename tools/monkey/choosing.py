"""What a monkey does next: anything, but more often what the screen may answer to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from textual.app import App

from fa_cards.rules.chance import Dice
from fa_cards.tui import geometry
from fa_cards.tui.ink import PRESS
from fa_cards.tui.keys import ACTS, BY_NAME, Scope
from fa_cards.tui.menu import MenuPage
from fa_cards.tui.page import Page
from fa_cards.tui.table import TablePage
from fa_cards.tui.twins import DIGITS, ISIRI_9147, OLDER_WINDOWS, twins
from tools.monkey.deeds import Click, Deed, Paste, Press, Resize, Wheel

SMALLEST, LARGEST = (1, 1), (200, 60)
"""Sizes of windows, in columns and rows."""
USUAL_SIZES = (*((80, 24),) * 4, *((60, 20),) * 3, (120, 40), (112, 34), (100, 30), (200, 60))

_LATIN: Final = "abcdefghijklmnopqrstuvwxyz"
_SIGNS: Final = "?!@#$%^&*()-=+[]{};:'\"\\|,.<>/`~_ "
_PERSIAN: Final = "".join(dict.fromkeys([*ISIRI_9147.values(), *OLDER_WINDOWS.values()]))
TYPED: Final = (
    *_LATIN,
    *_LATIN.upper(),
    *"0123456789",
    *_SIGNS,
    *_PERSIAN,
    *"".join(DIGITS),
    *"آأؤةيكژ،؛؟«»ـ",
    "\u200c",
    "\u200d",
    "\u064b",
    "\U0001f0a1",
)
"""What keys type: both layouts, digits, signs, ZWNJ and ZWJ, a mark without a letter, a wide sign."""
ARROWS: Final = ("up", "down", "left", "right", "home", "end", "pageup", "pagedown")
NAMED: Final = (
    "tab",
    "shift+tab",
    "backspace",
    "delete",
    "insert",
    "shift+space",
    *(f"f{number}" for number in range(1, 13)),
    *(f"{held}+{arrow}" for held in ("shift", "ctrl", "alt", "ctrl+shift") for arrow in ARROWS),
)
CONTROL: Final = tuple(f"ctrl+{letter}" for letter in (*_LATIN, "at", "backslash", "underscore"))
PASTED: Final = ("سارا", "می\u200cخوانم", "Reza\nReza", "", "\u2068سارا و Reza\u2069", "۱۲۳", "\u202eabc", "a" * 500)

LEAVING: Final = tuple(dict.fromkeys(spelling for key in BY_NAME["back"].keys for spelling in (key, *twins(key))))
"""Keys that go back: often pressed on pages that are read, seldom in the menu and at the table."""
QUITTING: Final = BY_NAME["quit"].keys
"""Keys that end the program: pressed as often as any other with Ctrl, so that it gets anywhere before."""


def keys_of(scopes: Iterable[Scope]) -> tuple[str, ...]:
    """Every key, twins included, that means something in these scopes."""
    wanted = set(scopes)
    acts = (act for act in ACTS if act.scope in wanted)
    return tuple(dict.fromkeys(spelling for act in acts for key in act.keys for spelling in (key, *twins(key))))


def pressable_cells(app: App[Any]) -> list[tuple[int, int]]:
    """The first cell of each piece of the screen that does something when it is clicked."""
    cells = []
    for y, strip in enumerate(app.screen._compositor.render_strips()):
        x = 0
        for segment in strip:
            if segment.style is not None and PRESS in segment.style.meta:
                cells.append((x, y))
            x += segment.cell_length
    return cells


class Choosing:
    """The mind of one monkey."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._kinds: tuple[tuple[int, Callable[[App[Any]], Deed]], ...] = (
            (34, self._meant_key),
            (14, lambda _: Press(self._dice.choice(("enter", "enter", "enter", "space")))),
            (12, lambda _: Press(self._dice.choice(ARROWS))),
            (10, lambda _: Press(self._dice.choice(TYPED))),
            (4, lambda _: Press(self._dice.choice(NAMED))),
            (3, lambda _: Press("escape")),
            (2, lambda _: Press(self._dice.choice(CONTROL))),
            (8, self._meant_click),
            (5, self._any_click),
            (2, self._wheel),
            (1, lambda _: Paste(self._dice.choice(PASTED))),
            (5, self._resize),
        )
        self._sum = sum(weight for weight, _ in self._kinds)

    def next(self, app: App[Any]) -> Deed:
        """What is done next, for what is on the screen now."""
        if geometry.too_small(*app.size) and self._dice.below(2):
            return Resize(*self._dice.choice(USUAL_SIZES))
        left = self._dice.below(self._sum)
        for weight, kind in self._kinds:
            if left < weight:
                return kind(app)
            left -= weight
        raise AssertionError("the weights are summed up wrongly")

    def _meant_key(self, app: App[Any]) -> Deed:
        """A key that the page on top knows."""
        page = app.screen
        scopes = page.scopes if isinstance(page, Page) else (Scope.LIST,)
        stays = self._dice.below(8) if isinstance(page, MenuPage | TablePage) else self._dice.below(2)
        keys = keys_of(scopes)
        staying = [key for key in keys if key not in LEAVING and key not in QUITTING]
        return Press(self._dice.choice(staying if stays else LEAVING))

    def _meant_click(self, app: App[Any]) -> Deed:
        """A click on something that can be clicked, where anything can."""
        cells = pressable_cells(app)
        return Click(*self._dice.choice(cells)) if cells else self._any_click(app)

    def _cell(self, app: App[Any]) -> tuple[int, int]:
        return self._dice.below(app.size.width), self._dice.below(app.size.height)

    def _any_click(self, app: App[Any]) -> Deed:
        return Click(*self._cell(app), button=self._dice.choice((1, 1, 1, 2, 3)), times=self._dice.choice((1, 1, 2, 3)))

    def _wheel(self, app: App[Any]) -> Deed:
        return Wheel(*self._cell(app), down=bool(self._dice.below(2)))

    def _resize(self, _: App[Any]) -> Deed:
        if self._dice.below(2):
            return Resize(*self._dice.choice(USUAL_SIZES))
        (low_columns, low_rows), (high_columns, high_rows) = SMALLEST, LARGEST
        return Resize(self._dice.between(low_columns, high_columns), self._dice.between(low_rows, high_rows))
