"""Eyes for what does not fit: texts cut by their widget, widgets outside of the window, widgets on each other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from textual.content import Content
from textual.css.styles import RulesMap
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

SIZES = [(60, 20), (80, 24), (120, 40), (150, 48)]
LOOKS = [((60, 20), "en"), ((80, 24), "fa"), ((120, 40), "en")]
"""Sizes and languages of long tests that play or draw much: every size, either language, not each with each."""
"""The least windows of the layouts, or a little more."""


def leaves(screen: Screen[Any]) -> Iterator[Static]:
    """The texts that are seen."""
    for widget in screen.walk_children(Static):
        if all(one.display for one in widget.ancestors_with_self if isinstance(one, Widget)) and widget.region:
            yield widget


def scrolls(widget: Widget) -> bool:
    """Whether a container around the widget can bring it into sight."""
    around = (one for one in widget.ancestors if isinstance(one, Widget) and not isinstance(one, Screen))
    return any(one.allow_vertical_scroll for one in around)


def cut(widget: Static) -> str:
    """What of its text a widget does not show; empty if it shows all of it."""
    content = widget.render()
    if not isinstance(content, Content) or not content.plain.strip():
        return ""
    width, height = widget.content_size
    pieces = content.plain.split("\n") if widget.styles.text_wrap == "nowrap" else content.plain.split()
    if wide := [piece for piece in pieces if Content(piece).cell_length > width]:
        return f"wider than {width}: {wide}"
    rows = content.get_height(RulesMap(), width)
    return f"{rows} rows in {height}: {content.plain!r}" if rows > height else ""


def clipped(widget: Static) -> bool:
    """Whether the container of a text shows a part of it alone."""
    around = widget.parent
    return isinstance(around, Widget) and widget.region.height > around.region.intersection(widget.region).height


def troubles(screen: Screen[Any]) -> list[str]:
    """What does not fit on a screen."""
    seen = list(leaves(screen))
    found = [f"{widget}: {text}" for widget in seen if (text := cut(widget))]
    fixed = [widget for widget in seen if not scrolls(widget)]
    found += [f"{one} is clipped by {one.parent}" for one in fixed if clipped(one)]
    found += [f"{one} at {one.region} is outside" for one in fixed if not screen.region.contains_region(one.region)]
    found += [
        f"{one} at {one.region} and {other} at {other.region}"
        for one, other in combinations(fixed, 2)
        if one.region.overlaps(other.region)
    ]
    return found
