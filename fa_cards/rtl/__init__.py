"""Right-to-left text for any Textual program. It knows nothing of what the program is about.

Textual has no right-to-left text. With this layer every widget holds plain logical text, and three things do the rest:

- `RightToLeft`, a line filter, orders each finished line with its styles (`fa_cards.rtl.filter`);
- `Mirrored`, and the containers made with it, mirror the layout (`fa_cards.rtl.layout`);
- a driver stops the terminal from turning text round by itself, or sends it what comes out right all the same
  (`fa_cards.rtl.terminal`, `fa_cards.rtl.kinds`, `fa_cards.rtl.rewrite`, `fa_cards.rtl.driver`).

Text alone, without Textual: `Direction`, `order`, `visual`, `isolated`, `strip_marks`, `cursor_columns`,
`cursor_stops`.
The app: `TwoWay` (all in one), or `RightToLeft`, `refresh_direction`, `reads_right_to_left`.
The layout: `Mirrored`, `LeftBased`, `MirroredScreen`, `MirroredModal`, `OverOthers`, `Row`, `RowGroup`, `Column`,
`ColumnGroup`, `ColumnScroll`, `Grid`, `Box`, `Center`; and widgets that need a hand in `fa_cards.rtl.widgets`.

A field for one line of text that a person types: `LineInput`.

The terminal: `find_terminal` (or `find_out`, which says whether it is certain), `choose_driver` for
`App(driver_class=…)`, `switch_terminal` while the app runs; `TerminalClass`, `trouble`; `plain_terminal`, `turns_text`,
`printed` for plain output; `reset_sequence`, `restore_line_mode` after a kill.

What is not always needed, such as Textual, is imported when it is first asked for, so that a command line that prints
one line starts fast.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from fa_cards.rtl.driver import choose_driver, switch_terminal
from fa_cards.rtl.kinds import TerminalClass, Trouble, reset_sequence, restore_line_mode, trouble, turns_text
from fa_cards.rtl.terminal import Found, UnknownTerminalError, find_out, find_terminal, plain_terminal
from fa_cards.rtl.text import Cell, Direction, cursor_columns, cursor_stops, isolated, order, strip_marks, visual

if TYPE_CHECKING:
    from fa_cards.rtl.containers import Box, Center, ColumnGroup, Grid, MirroredModal, MirroredScreen, RowGroup
    from fa_cards.rtl.filter import RightToLeft
    from fa_cards.rtl.input import LineInput
    from fa_cards.rtl.layout import (
        Column,
        ColumnScroll,
        LeftBased,
        Mirrored,
        OverOthers,
        Plain,
        Row,
        TwoWay,
        reads_right_to_left,
        refresh_direction,
    )
    from fa_cards.rtl.rewrite import printed

__all__ = [
    "Box",
    "Cell",
    "Center",
    "Column",
    "ColumnGroup",
    "ColumnScroll",
    "Direction",
    "Found",
    "Grid",
    "LeftBased",
    "LineInput",
    "Mirrored",
    "MirroredModal",
    "MirroredScreen",
    "OverOthers",
    "Plain",
    "RightToLeft",
    "Row",
    "RowGroup",
    "TerminalClass",
    "Trouble",
    "TwoWay",
    "UnknownTerminalError",
    "choose_driver",
    "cursor_columns",
    "cursor_stops",
    "find_out",
    "find_terminal",
    "isolated",
    "order",
    "plain_terminal",
    "printed",
    "reads_right_to_left",
    "refresh_direction",
    "reset_sequence",
    "restore_line_mode",
    "strip_marks",
    "switch_terminal",
    "trouble",
    "turns_text",
    "visual",
]

_LAZY: Final = {
    "printed": "fa_cards.rtl.rewrite",
    "RightToLeft": "fa_cards.rtl.filter",
    "LineInput": "fa_cards.rtl.input",
    **dict.fromkeys(
        ["Box", "Center", "ColumnGroup", "Grid", "MirroredModal", "MirroredScreen", "RowGroup"],
        "fa_cards.rtl.containers",
    ),
    **dict.fromkeys(
        [
            "Column",
            "ColumnScroll",
            "LeftBased",
            "Mirrored",
            "OverOthers",
            "Plain",
            "Row",
            "TwoWay",
            "reads_right_to_left",
            "refresh_direction",
        ],
        "fa_cards.rtl.layout",
    ),
}


def __getattr__(name: str) -> Any:
    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_LAZY[name]), name)
