"""Containers of which nothing is seen but what is in them: all their lines are the same blank one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual import containers

from fa_cards.rtl import Row

if TYPE_CHECKING:
    from textual.geometry import Region
    from textual.strip import Strip
    from textual.widget import Widget

    _WidgetMixin = Widget
else:
    _WidgetMixin = object


class Blank(_WidgetMixin):
    """Mixin for a container without an edge and a text of its own: one line is drawn and stands for all.

    It goes before the class: `class Bar(Blank, Column)`. Textual draws every line of every container, also where its
    children cover it: at a table that is most of what is drawn.
    """

    def render_lines(self, crop: Region) -> list[Strip]:
        """As many lines as are asked for."""
        return super().render_lines(crop._replace(height=1)) * crop.height


class BlankRow(Blank, Row):
    """Children beside each other, the first one where lines start."""


# In the room, which is never mirrored.


class Horizontal(Blank, containers.Horizontal):
    """Children beside each other, from the left."""


class Vertical(Blank, containers.Vertical):
    """Children below each other."""


class Container(Blank, containers.Container):
    """A part of the room."""
