"""Which cells of a screen have to be sent again, so that nothing is left of how it was before.

Textual lays a screen out when something has changed its layout, and sends the cells of all that lies elsewhere now than
it did before. Who asks where a widget is, after the screen was scrolled or a hidden widget changed, gets an answer that
is worked out anew; Textual 8 then takes that answer for what has been drawn. If it was worked out while a page draws
itself (some cards are hidden already, the others have not moved yet), then nothing lies elsewhere when the screen is
laid out: what lay there before stays on the terminal until all is drawn again.
"""

from __future__ import annotations

from textual import errors
from textual._compositor import Compositor, CompositorMap, ReflowResult
from textual.geometry import Size
from textual.map_geometry import MapGeometry
from textual.widget import Widget


class ExactCompositor(Compositor):
    """A compositor that keeps apart where widgets were drawn, and where they would be if one asks."""

    def __init__(self) -> None:
        super().__init__()
        self._answers: CompositorMap = {}
        """Where all widgets are, for who asks; what is drawn does not hang on it."""

    def clear(self) -> None:
        """Forgets all widgets."""
        super().clear()
        self._answers = {}

    def reflow(self, parent: Widget, size: Size) -> ReflowResult:
        """Lays the screen out, and marks what has to be sent again.

        Args:
            parent: the screen.
            size: its size.

        Returns:
            The widgets that went, came, or got another size since it was laid out before.
        """
        scrolled = self._visible_map
        result = super().reflow(parent, size)
        if scrolled is not None:
            # What is on the terminal is not what was laid out before, but what was scrolled since.
            self._mark_changes(scrolled, self._full_map)
        self._answers, self._full_map_invalidated = self._full_map, False
        return result

    def _mark_changes(self, before: CompositorMap, after: CompositorMap) -> None:
        if self.size.region in self._dirty_regions:
            return
        changed = (place.clip.intersection(place.region) for _, place in before.items() ^ after.items())
        self._dirty_regions.update(region for region in changed if region)

    @property
    def full_map(self) -> CompositorMap:
        """Where all widgets are, also those out of sight."""
        if self.root is None:
            return {}
        if self._full_map_invalidated:
            self._full_map_invalidated = False
            self._answers, _ = self._arrange_root(self.root, self.size, visible_only=False)
        return self._answers

    def find_widget(self, widget: Widget) -> MapGeometry:
        """Where a widget is.

        Args:
            widget: any of the screen.

        Raises:
            NoWidget: it is not shown.
        """
        if self._full_map_invalidated and self._visible_map is not None and widget in self._visible_map:
            return self._visible_map[widget]
        try:
            return self.full_map[widget]
        except KeyError:
            raise errors.NoWidget("Widget is not in layout") from None
