"""More containers and screens that stand the other way round while the app reads from right to left.

Those that nearly every screen has are in layout.py; these are made when one is asked for, so that an app starts fast.
"""

from __future__ import annotations

from typing import Any, TypeVar

from textual import containers
from textual.screen import ModalScreen, Screen

from fa_cards.rtl.layout import Mirrored, OverOthers

Result = TypeVar("Result")


class RowGroup(Mirrored, containers.HorizontalGroup):
    """Children beside each other, as high as the highest of them."""


class ColumnGroup(Mirrored, containers.VerticalGroup):
    """Children below each other, as high as they are together."""


class Box(Mirrored, containers.Container):
    """A container of the layout that the stylesheet gives it."""


class Grid(Mirrored, containers.Grid):
    """Children in rows and columns, the first column where lines start."""


class Center(Mirrored, containers.Center):
    """Children in the middle of the width."""


class MirroredScreen(Mirrored, Screen[Any]):
    """A screen whose docks and alignment follow the direction."""


class MirroredModal(OverOthers, Mirrored, ModalScreen[Result]):
    """A screen over others that are seen through it, its docks and alignment as the direction says."""
