"""Right-to-left text for any Textual program. It knows nothing of what the program is about.

Textual has no right-to-left text. With this layer every widget holds plain logical text, and three things do the rest:

- `RightToLeft`, a line filter, orders each finished line with its styles (`fa_cards.rtl.filter`);
- `Mirrored`, and the containers made with it, mirror the layout (`fa_cards.rtl.layout`);
- a driver stops the terminal from turning text round by itself (`fa_cards.rtl.terminal`, `fa_cards.rtl.driver`).

Text alone, without Textual: `Direction`, `order`, `visual`, `isolated`, `strip_marks`, `cursor_columns`,
`cursor_stops`.
The app: `TwoWay` (all in one), or `RightToLeft`, `refresh_direction`, `reads_right_to_left`.
The layout: `Mirrored`, `LeftBased`, `MirroredScreen`, `MirroredModal`, `OverOthers`, `Row`, `RowGroup`, `Column`,
`ColumnGroup`, `ColumnScroll`, `Grid`, `Box`, `Center`; and widgets that need a hand in `fa_cards.rtl.widgets`.

A field for one line of text that a person types: `LineInput`.

The terminal: `find_terminal`, `choose_driver` for `App(driver_class=…)`; `TerminalClass`, `TROUBLES`, `plain_terminal`,
`turns_text` for plain output; `reset_sequence`, `restore_line_mode` after a kill.

What needs Textual is imported when it is first asked for, so that a command line that prints one line starts fast.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from fa_cards.rtl.driver import choose_driver
from fa_cards.rtl.terminal import (
    TROUBLES,
    TerminalClass,
    Trouble,
    UnknownTerminalError,
    find_terminal,
    plain_terminal,
    reset_sequence,
    restore_line_mode,
    turns_text,
)
from fa_cards.rtl.text import Cell, Direction, cursor_columns, cursor_stops, isolated, order, strip_marks, visual

if TYPE_CHECKING:
    from fa_cards.rtl.filter import RightToLeft
    from fa_cards.rtl.input import LineInput
    from fa_cards.rtl.layout import (
        Box,
        Center,
        Column,
        ColumnGroup,
        ColumnScroll,
        Grid,
        LeftBased,
        Mirrored,
        MirroredModal,
        MirroredScreen,
        OverOthers,
        Row,
        RowGroup,
        TwoWay,
        reads_right_to_left,
        refresh_direction,
    )

__all__ = [
    "TROUBLES",
    "Box",
    "Cell",
    "Center",
    "Column",
    "ColumnGroup",
    "ColumnScroll",
    "Direction",
    "Grid",
    "LeftBased",
    "LineInput",
    "Mirrored",
    "MirroredModal",
    "MirroredScreen",
    "OverOthers",
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
    "find_terminal",
    "isolated",
    "order",
    "plain_terminal",
    "reads_right_to_left",
    "refresh_direction",
    "reset_sequence",
    "restore_line_mode",
    "strip_marks",
    "turns_text",
    "visual",
]

_LAZY: Final = {
    "RightToLeft": "fa_cards.rtl.filter",
    "LineInput": "fa_cards.rtl.input",
    **dict.fromkeys(
        [
            "Box",
            "Center",
            "Column",
            "ColumnGroup",
            "ColumnScroll",
            "Grid",
            "LeftBased",
            "Mirrored",
            "MirroredModal",
            "MirroredScreen",
            "OverOthers",
            "Row",
            "RowGroup",
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
