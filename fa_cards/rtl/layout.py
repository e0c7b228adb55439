"""Containers that stand the other way round while the app reads from right to left, and the switch between the two.

The app says which way it reads by an attribute `right_to_left: bool`; `TwoWay` gives an app all that this layer has.

**Mirroring.** A container made with `Mirrored` turns its finished arrangement: what stood x cells from the left stands
x cells from the right, docks, splits, alignment, margins, padding and offsets included. The stylesheet keeps saying
`left` and means the side where lines start. The vertical scrollbar goes to the left side, where lines end. A container
that may scroll sideways turns its whole content, and starts at its left end: scroll it, or better do without.

**Text inside a widget** is turned by the line filter with all the blanks around it, so `text-align`, `content-align`
and horizontal padding are logical in every widget, without a subclass. Borders of one side and `border-title-align`
are physical, because they are boxes and not text: a `TwoWay` app has the CSS class `-rtl` while it reads from right to
left, and a rule `.-rtl #box {border-title-align: right;}` says the rest. A widget that has to be ordered from the left
(a chart, a card face) takes the mixin `LeftBased`; in it everything is physical.

**Textual's own widgets** under the filter:

- right as they are: Static, Label, Button, Markdown paragraphs and headings, border titles;
- right with `Mirrored` before them, because their scrollbar covers the start of the lines otherwise: OptionList,
  ListView, RichLog, Log, VerticalScroll; `fa_cards.rtl.widgets` has the first two ready;
- ready in `fa_cards.rtl.widgets`: Checkbox, RadioButton and RadioSet, whose box of block characters stays at the left
  otherwise; Select, whose arrow and popup stay behind otherwise (its prompt is English unless one is given);
- Tabs: their texts are right, but they stand from left to right; use a Row of buttons. ProgressBar fills from the left
  and has its per cent at the right; put it into a Row with a text of your own. SelectionList, Markdown lists and
  tables, DataTable, Tree, Collapsible, Header, Footer: their parts stand from left to right; build them from rows;
- Input and TextArea place their cursor before the filter turns the line: not for right-to-left text. For one line
  there is `fa_cards.rtl.input`.

**A screen over others** that can be seen through it, such as a ModalScreen, draws their finished lines as its own, and
they would be ordered twice. It takes the mixin `OverOthers`; `MirroredModal` has it, and mirrors what stands in it.

Mouse selection reads the columns from before the filter and would take the mirror image: `ALLOW_SELECT = False`.
Clicks, links and hovering are right: Textual finds their meaning in the style of the cell.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from textual import containers
from textual._spatial_map import SpatialMap
from textual.app import App
from textual.dom import DOMNode
from textual.filter import LineFilter
from textual.geometry import Offset, Region, Size, Spacing
from textual.layout import DockArrangeResult, WidgetPlacement
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget

from fa_cards.rtl.filter import RightToLeft
from fa_cards.rtl.text import Direction, visual

if TYPE_CHECKING:
    _WidgetMixin = Widget
    _AppMixin = App[Any]
else:
    # A mixin must not stand between a widget and the CSS of its base.
    _WidgetMixin = object
    _AppMixin = object


RTL_CLASS = "-rtl"
"""The CSS class of an app that reads from right to left."""


def reads_right_to_left(widget: Widget) -> bool:
    """True while the widget's app reads from right to left; an app that does not say reads from left to right."""
    return bool(getattr(widget.app, "right_to_left", False))


class _MirroredArrangement(DockArrangeResult):
    """An arrangement turned round in a size.

    Textual draws the children of a container from its left padding on, scrollbar or not. With the scrollbar at the
    left and the padding turned they are moved, by an offset: their regions stay those of the content, to measure it.
    """

    def __init__(self, source: DockArrangeResult, size: Size, shift: int, sideways: bool) -> None:
        self._source = source
        self._shift = Offset(shift, 0)
        self._extent = max(size.width, source.total_region.right) if sideways else size.width
        self._width = size.width
        super().__init__(
            [self._mirrored(placement) for placement in source.placements],
            source.widgets,
            _mirrored_spacing(source.scroll_spacing),
        )

    def _mirrored(self, placement: WidgetPlacement) -> WidgetPlacement:
        if placement.widget.absolute_offset is not None:
            # Placed by a point of the screen: a tooltip.
            return placement
        region, offset = placement.region, placement.offset
        extent = self._width if placement.fixed else self._extent
        return placement._replace(
            region=region._replace(x=extent - region.x - region.width),
            offset=Offset(-offset.x, offset.y) + self._shift,
            margin=_mirrored_spacing(placement.margin),
        )

    @property
    def spatial_map(self) -> SpatialMap[WidgetPlacement]:
        """The placements by where they are in the content."""
        if self._spatial_map is None:
            self._spatial_map = SpatialMap()
            self._spatial_map.insert(
                (
                    placement.region.grow(placement.margin),
                    placement.offset - self._shift,
                    placement.fixed,
                    placement.overlay,
                    placement,
                )
                for placement in self.placements
            )
        return self._spatial_map

    @property
    def total_region(self) -> Region:
        """The area of the content, which mirroring does not change."""
        return self._source.total_region

    def get_visible_placements(self, region: Region) -> list[WidgetPlacement]:
        """The placements that can be seen in a region of the content."""
        if region.contains_region(self.total_region):
            return self.placements
        return [
            placement
            for placement in self.spatial_map.get_values_in_region(region)
            if placement.fixed or region.overlaps(placement.region + placement.offset - self._shift)
        ]


def _mirrored_spacing(spacing: Spacing) -> Spacing:
    top, right, bottom, left = spacing
    return Spacing(top, left, bottom, right)


class Mirrored(_WidgetMixin):
    """Mixin for a container or a scrolling widget: stands the other way round while the app reads from right to left.

    It goes before the class that it mirrors: `class Row(Mirrored, Horizontal)`.
    """

    # The last arrangement that was turned, and of what: never used for another source, scrollbar or direction.
    _turned: tuple[DockArrangeResult, int, bool, _MirroredArrangement] | None = None

    def arrange(self, size: Size, optimal: bool = False) -> DockArrangeResult:
        """The arrangement, turned round unless only its size is asked for."""
        source = super().arrange(size, optimal)
        if optimal or not reads_right_to_left(self):
            return source
        room = Region(0, 0, size.width + 100, size.height + 100)
        shift = self._get_scrollable_region(room).x
        sideways = self.styles.overflow_x != "hidden"
        if self._turned is not None:
            turned_source, turned_shift, turned_sideways, turned = self._turned
            if turned_source is source and (turned_shift, turned_sideways) == (shift, sideways):
                return turned
        result = _MirroredArrangement(source, size, shift, sideways)
        self._turned = (source, shift, sideways, result)
        return result

    @property
    def scrollbar_gutter(self) -> Spacing:
        """The room of the scrollbars; that of the vertical one at the left while reading from right to left."""
        gutter = super().scrollbar_gutter
        return _mirrored_spacing(gutter) if reads_right_to_left(self) else gutter

    def _get_scrollable_region(self, region: Region) -> Region:
        inner = super()._get_scrollable_region(region)
        if not reads_right_to_left(self):
            return inner
        return inner._replace(x=region.right - inner.width + self._padding_shift)

    def _arrange_scrollbars(self, region: Region) -> Iterable[tuple[Widget, Region]]:
        mirrored = reads_right_to_left(self)
        for scrollbar, place in super()._arrange_scrollbars(region):
            x = region.x + region.right - place.right + self._padding_shift
            yield scrollbar, place._replace(x=x) if mirrored else place

    @property
    def _padding_shift(self) -> int:
        """How far the content moves when the padding of the two sides changes places."""
        padding = self.styles.padding
        return padding.right - padding.left


class LeftBased(_WidgetMixin):
    """Mixin for a widget whose lines are ordered from the left in both directions: a chart, a card face."""

    def get_line_filters(self) -> Sequence[LineFilter]:
        """The filters of the app, with the base direction turned to the left."""
        return [
            replace(line_filter, base="ltr") if isinstance(line_filter, RightToLeft) else line_filter
            for line_filter in super().get_line_filters()
        ]


class OverOthers(_WidgetMixin):
    """Mixin for a screen over others that are seen through it: what is seen of them is not ordered a second time.

    It goes before the class of the screen: `class Question(OverOthers, ModalScreen)`.
    """

    def get_line_filters(self) -> Sequence[LineFilter]:
        """The filters of the app but the one that orders lines; the widgets on the screen still have it."""
        return [one for one in super().get_line_filters() if not isinstance(one, RightToLeft)]


class Plain(_WidgetMixin):
    """Mixin for a container that shows nothing but the widgets in it.

    Textual draws every line of every container, also where its children cover it. Without an edge they are all the same
    blank one: it is drawn once.
    """

    def render_lines(self, crop: Region) -> list[Strip]:
        """The lines in a region of the container."""
        styles = self.styles
        if styles.has_rule("hatch") or any(kind for kind, _ in (*styles.border, *styles.outline)):
            return super().render_lines(crop)
        return super().render_lines(crop._replace(height=1)) * crop.height


class Row(Plain, Mirrored, containers.Horizontal):
    """Children beside each other, the first one where lines start."""


class Column(Plain, Mirrored, containers.Vertical):
    """Children below each other."""


class ColumnScroll(Plain, Mirrored, containers.VerticalScroll):
    """Children below each other, with a scrollbar where lines end."""


class TwoWay(_AppMixin):
    """Mixin for an app that reads from right to left, and turns round while it runs.

    It goes before `App`: `class Program(TwoWay, App)`.
    """

    ALLOW_SELECT: ClassVar[bool] = False
    direction: Direction = "rtl"
    """Which way the app reads; `turn` changes it."""
    shaped: bool = True
    """Whether the layer joins letters; off for a terminal that joins them itself and keeps their order."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.set_class(self.right_to_left, RTL_CLASS)

    @property
    def right_to_left(self) -> bool:
        """True while the app reads from right to left."""
        return self.direction == "rtl"

    def get_line_filters(self) -> Sequence[LineFilter]:
        """The app's filters, and the one that orders every line."""
        return [*super().get_line_filters(), RightToLeft(self.direction, self.shaped)]

    def export_screenshot(self, *, title: str | None = None, simplify: bool = False) -> str:
        """A picture of the screen as SVG that every viewer shows as the screen is; `save_screenshot` writes the same.

        Args:
            title: What stands above the picture, in logical order; the app's title where none is given.
            simplify: As in Textual.
        """
        # Imported where a picture is wanted and not before: the start stays fast.
        from fa_cards.rtl.svg import as_seen

        shown = visual(title or self.title, self.direction)
        return as_seen(super().export_screenshot(title=shown, simplify=simplify))

    def get_default_screen(self) -> Screen[Any]:
        """A screen whose docks and alignment follow the direction."""
        from fa_cards.rtl.containers import MirroredScreen

        return MirroredScreen(id="_default")

    def turn(self, direction: Direction) -> None:
        """Makes the app read in this direction, at once and everywhere."""
        self.direction = direction
        self.set_class(self.right_to_left, RTL_CLASS, update=False)
        if self.is_running:
            self.stylesheet.update_nodes(_styled_by_direction(self))
        refresh_direction(self)


def _styled_by_direction(app: App[Any]) -> list[DOMNode]:
    """What a rule about the class of the direction may concern: mostly a few widgets of a page, or none."""
    names: set[str] = set()
    for rules in app.stylesheet.rules:
        for selectors in rules.selector_set:
            if any(one.name == RTL_CLASS for one in selectors.selectors):
                names |= rules.selector_names
    screens = (screen for stack in app._screen_stacks.values() for screen in stack)
    nodes = [app, *(node for screen in screens for node in screen.walk_children(with_self=True))]
    return [node for node in nodes if "*" in names or not names.isdisjoint(node._selector_names)]


def refresh_direction(app: App[Any]) -> None:
    """Lays out and draws everything again after the app's direction has changed, screens under others included."""
    for stack in app._screen_stacks.values():
        for screen in stack:
            for widget in screen.walk_children(Widget, with_self=True):
                widget.refresh(layout=True)
