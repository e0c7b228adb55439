"""Pictures of the screen: the cells as they are, nothing fetched, the same in every run."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len
from textual.app import App, ComposeResult
from textual.widgets import Static

from fa_cards.rtl import TwoWay, isolated, visual
from fa_cards.rtl.svg import CELLS_AS_THEY_ARE, as_seen

SENTENCE: Final = f"می\u200cخوانم: {isolated('A♠')} و لا"
CELL: Final = 12.2
"""The width of a cell in a picture by Rich."""


class Shown(TwoWay, App[None]):
    """A sentence, one with marks, and one that names what Rich names."""

    TITLE = "کارت\u200cها"
    CSS = "Static {width: 40; height: 1}"

    def compose(self) -> ComposeResult:
        yield Static(SENTENCE)
        yield Static("سَلامٌ، دو")
        yield Static("terminal-12 中")


async def picture(*, title: str | None = None) -> str:
    app = Shown()
    async with app.run_test(size=(40, 3)):
        return app.export_screenshot(title=title)


def texts(svg: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text"))


def row(svg: str, y: float) -> str:
    """What stands in a row, cell by cell."""
    line = ""
    for one in sorted(texts(svg), key=lambda one: float(one.attrib["x"])):
        text = (one.text or "").replace("\u00a0", " ").strip("\n")
        if one.attrib["y"] == f"{y:g}" and text and "title" not in one.attrib["class"]:
            line += " " * (round(float(one.attrib["x"]) / CELL) - cell_len(line)) + text
    return line


async def test_a_picture_holds_the_cells_in_the_order_in_which_they_are_seen() -> None:
    svg = await picture()
    assert row(svg, 20) == f"{visual(SENTENCE, 'rtl'):>40}"
    assert row(svg, 44.4).strip() == visual("سَلامٌ، دو", "rtl")
    assert row(svg, 68.8).strip() == "terminal-12 中"


async def test_one_rule_keeps_viewers_from_turning_the_cells_round(tmp_path: Path) -> None:
    svg = await picture()
    assert svg.count(CELLS_AS_THEY_ARE) == 1
    assert re.search(re.escape(CELLS_AS_THEY_ARE) + r"\s*</style>", svg)
    assert as_seen(svg) == svg
    app = Shown()
    async with app.run_test(size=(40, 3)):
        saved = app.save_screenshot("shown.svg", str(tmp_path))
    assert Path(saved).read_text(encoding="utf-8").count(CELLS_AS_THEY_ARE) == 1


async def test_nothing_is_fetched_and_the_first_font_holds_the_letters() -> None:
    svg = await picture()
    assert "@font-face" not in svg
    assert "Fira Code" not in svg
    assert re.findall("(?:href|src|url)[=(:]+[\"' ]*http", svg) == []
    assert re.findall("font-family: ([^,;]+)", svg) == ["'DejaVu Sans Mono'"] * 2


async def test_a_piece_of_text_is_as_long_as_its_cells() -> None:
    for one in texts(await picture()):
        text = one.text or ""
        if text.strip() and "textLength" in one.attrib:
            assert float(one.attrib["textLength"]) == pytest.approx(CELL * cell_len(text), abs=0.01)


async def test_the_title_is_joined_and_ordered_too() -> None:
    [title] = [one for one in texts(await picture()) if "title" in one.attrib["class"]]
    assert title.text == visual("کارت\u200cها", "rtl")
    [title] = [one for one in texts(await picture(title="میز ۳")) if "title" in one.attrib["class"]]
    assert (title.text or "").replace("\u00a0", " ") == visual("میز ۳", "rtl")


async def test_classes_are_named_by_the_picture_where_it_has_a_name() -> None:
    svg = as_seen(await picture(), "fa-menu")
    assert set(re.findall('class="([^"]*)-r[0-9]+"', svg)) == {"fa-menu"}
    assert re.findall(r"terminal-\d+", svg) == ["terminal-12"]
    assert svg.count(CELLS_AS_THEY_ARE) == 1


def test_another_picture_is_refused() -> None:
    with pytest.raises(ValueError, match="not a picture of a screen"):
        as_seen("<svg></svg>")
