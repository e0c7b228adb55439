"""A container whose children stand beside each other, and go on in the next line where there is no room for more."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from textual.geometry import NULL_OFFSET, Region, Size
from textual.layout import ArrangeResult, Layout, WidgetPlacement
from textual.widget import Widget

from fa_cards.rtl import ColumnGroup

ENDLESS: Final = 10_000
"""The width where nothing is known of the room: then all children stand in one line."""


class FlowLayout(Layout):
    """Children in lines; each is as wide as it is, and their margins at the right and below keep them apart."""

    name = "flow"

    def arrange(self, parent: Widget, children: list[Widget], size: Size, greedy: bool = True) -> ArrangeResult:
        """The places of the children in a width."""
        parent.pre_layout(self)
        width = size.width or ENDLESS
        room, viewport = Size(width, size.height), parent.app.viewport_size
        placements: ArrangeResult = []
        x = y = bottom = 0
        for child in children:
            model = child._get_box_model(room, viewport, Fraction(width), Fraction(size.height), greedy=greedy)
            columns, rows = int(model.width), int(model.height)
            if x and x + columns > width:
                x, y = 0, bottom
            region = Region(x, y, columns, rows)
            placements.append(WidgetPlacement(region, NULL_OFFSET, model.margin, child))
            x += columns + model.margin.right
            bottom = max(bottom, y + rows + model.margin.bottom)
        return placements

    def get_content_width(self, widget: Widget, container: Size, viewport: Size) -> int:
        """The width of the longest line in the room that there is."""
        placed = self.arrange(widget, list(widget.displayed_children), Size(container.width, 0))
        return max((one.region.right for one in placed), default=0)


class Flow(ColumnGroup):
    """Children beside each other, in as many lines as they need, the first one where lines start."""

    _flow = FlowLayout()

    @property
    def layout(self) -> Layout:
        """Lines of children."""
        return self._flow
