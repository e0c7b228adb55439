"""Texts that are written anew whenever a page is drawn: only what is new costs anything."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from textual.app import App, ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.style import Style
from textual.widget import Widget

from fa_cards import tui
from fa_cards.tui.static import Static


class Page(App[None]):
    """A text over another, and one beside another."""

    CSS = """
    #text {width: 20;}
    #narrow {width: auto;}
    #fixed {width: 20; height: 2;}
    """

    def compose(self) -> ComposeResult:
        yield Static(id="text")
        yield Static("below", id="below")
        with Horizontal():
            yield Static(id="narrow")
            yield Static("beside", id="beside")
        yield Static(id="fixed")

    def text(self, id: str = "text") -> Static:
        return self.query_one(f"#{id}", Static)


def lays_out(app: Page) -> bool:
    """Whether the screen is going to lay out everything."""
    return any(widget._layout_required for widget in app.screen.walk_children(Widget, with_self=True))


def draws(app: Page, id: str = "text") -> bool:
    """Whether the text is going to be drawn."""
    return app.text(id)._repaint_required


def test_pages_have_this_static_alone() -> None:
    from_textual = re.compile(r"^from textual\.widgets import .*\bStatic\b(?! as TextualStatic)", re.MULTILINE)
    assert [path.name for path in Path(tui.__path__[0]).glob("*.py") if from_textual.search(path.read_text())] == []


async def test_the_same_text_again_is_not_even_drawn() -> None:
    app = Page()
    async with app.run_test() as pilot:
        app.text().update(Content("one line"))
        await pilot.pause()
        app.text().update(Content("one line"))
        assert not lays_out(app)
        assert not draws(app)


@pytest.mark.parametrize(
    "other",
    [
        Content("two line"),
        Content.styled("one line", "bold"),
        Content("one line").stylize(Style.from_meta({"press": "a"})),
    ],
)
async def test_another_text_of_the_same_size_is_drawn_where_it_stands(other: Content) -> None:
    app = Page()
    async with app.run_test() as pilot:
        app.text().update(Content("one line"))
        await pilot.pause()
        app.text().update(other)
        assert not lays_out(app)
        assert draws(app)
        await pilot.pause()
        assert app.text().visual is other


async def test_a_higher_text_moves_what_stands_below() -> None:
    app = Page()
    async with app.run_test() as pilot:
        app.text().update(Content("one line"))
        await pilot.pause()
        assert app.query_one("#below").region.y == 1
        app.text().update(Content("a line that needs two of them"))
        await pilot.pause()
        assert app.query_one("#below").region.y == 2
        app.text().update(Content("one line"))
        await pilot.pause()
        assert app.query_one("#below").region.y == 1


async def test_a_wider_text_moves_what_stands_beside_it() -> None:
    app = Page()
    async with app.run_test() as pilot:
        app.text("narrow").update(Content("four"))
        await pilot.pause()
        assert app.query_one("#beside").region.x == 4
        app.text("narrow").update(Content("eight888"))
        await pilot.pause()
        assert app.query_one("#beside").region.x == 8


async def test_a_text_in_a_box_of_a_fixed_size_moves_nothing() -> None:
    app = Page()
    async with app.run_test() as pilot:
        app.text("fixed").update(Content("short"))
        await pilot.pause()
        app.text("fixed").update(Content("a text of more than two lines in a box of two lines, which is cut"))
        assert not lays_out(app)
        assert draws(app, "fixed")


async def test_what_is_written_while_it_is_hidden_is_there_when_it_is_shown() -> None:
    app = Page()
    async with app.run_test() as pilot:
        app.text().update(Content("one line"))
        app.text().display = False
        await pilot.pause()
        app.text().update(Content("a line that needs two of them"))
        await pilot.pause()
        app.text().display = True
        await pilot.pause()
        assert app.text().size.height == 2
