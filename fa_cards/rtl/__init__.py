"""Right-to-left text for any Textual program. It knows nothing of what the program is about.

Textual has no right-to-left text. With this layer every widget holds plain logical text, and three things do the rest:

- `RightToLeft`, a line filter, orders each finished line with its styles (`fa_cards.rtl.filter`);
- `Mirrored`, and the containers made with it, mirror the layout (`fa_cards.rtl.layout`);
- a driver stops the terminal from turning text round by itself (`fa_cards.rtl.terminal`, `fa_cards.rtl.driver`).

Text alone, without Textual: `Direction`, `order`, `visual`, `isolated`, `strip_marks`, `cursor_columns`.
The app: `TwoWay` (all in one), or `RightToLeft`, `refresh_direction`, `reads_right_to_left`.
The layout: `Mirrored`, `LeftBased`, `MirroredScreen`, `Row`, `RowGroup`, `Column`, `ColumnGroup`, `ColumnScroll`,
`Grid`, `Box`, `Center`; and widgets that need a hand in `fa_cards.rtl.widgets`.

What needs Textual is imported when it is first asked for, so that a command line that prints one line starts fast.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from fa_cards.rtl.text import Cell, Direction, cursor_columns, isolated, order, strip_marks, visual

if TYPE_CHECKING:
    from fa_cards.rtl.filter import RightToLeft
    from fa_cards.rtl.layout import (
        Box,
        Center,
        Column,
        ColumnGroup,
        ColumnScroll,
        Grid,
        LeftBased,
        Mirrored,
        MirroredScreen,
        Row,
        RowGroup,
        TwoWay,
        reads_right_to_left,
        refresh_direction,
    )

__all__ = [
    "Box",
    "Cell",
    "Center",
    "Column",
    "ColumnGroup",
    "ColumnScroll",
    "Direction",
    "Grid",
    "LeftBased",
    "Mirrored",
    "MirroredScreen",
    "RightToLeft",
    "Row",
    "RowGroup",
    "TwoWay",
    "cursor_columns",
    "isolated",
    "order",
    "reads_right_to_left",
    "refresh_direction",
    "strip_marks",
    "visual",
]

_LAZY: Final = {
    "RightToLeft": "fa_cards.rtl.filter",
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
            "MirroredScreen",
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
