"""What a terminal shows that has got nothing but the changes of a screen, and whether that is what the screen shows."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from textual._compositor import CompositorUpdate, LayoutUpdate
from textual._context import visible_screen_stack
from textual.app import App
from textual.screen import Screen

from fa_cards.rtl.cells import Cell, Painting, Tokens, cells_of, leading_marks
from tools.monkey.checks import must

Row = list[Cell | None]


class Painted:
    """The cells of a terminal, painted by all that an app sends to it from the beginning on."""

    def __init__(self, app: App[Any]) -> None:
        self._app = app
        self._painting = Painting()
        display = app._display

        def seen(screen: Screen[Any], renderable: RenderableType | None) -> None:
            if isinstance(renderable, CompositorUpdate) and not app._batch_count:
                _paint(self._painting, renderable.render_segments(app.console))
            display(screen, renderable)

        vars(app)["_display"] = seen

    @property
    def waits(self) -> bool:
        """Whether the screen has something to send that it has not sent yet."""
        screen = self._app.screen
        return bool(
            screen._compositor._dirty_regions
            or screen._layout_required
            or screen._scroll_required
            or screen._repaint_required
            or screen._dirty_widgets
        )

    def check(self) -> None:
        """Nothing stands on the terminal as it was before; asked when the screen has nothing to send.

        Raises:
            Wrong: something does.
        """
        app = self._app
        compositor, anew = app.screen._compositor, Painting()
        visible_screen_stack.set(app._background_screens)
        chops = compositor._render_chops(compositor.size.region, lambda _: True)
        _paint(
            anew, LayoutUpdate([chop.values() for chop in chops], compositor.size.region).render_segments(app.console)
        )
        for row in range(compositor.size.height):
            there, wanted = self._painting._rows.get(row, [])[: compositor.size.width], anew._rows[row]
            must(there == wanted, f"row {row} on the terminal is\n{_text(there)}|, and would be\n{_text(wanted)}|")


def _paint(painting: Painting, data: str) -> None:
    for token in Tokens().cut(data):
        if token >= " " and token != "\x7f":
            if marks := leading_marks(token):
                painting.mark(marks)
            painting.paint(cells_of(token, painting.pen))
        elif not painting.obey(token):
            painting.suffer(token)


def _text(row: Row) -> str:
    return "".join("?" if cell is None else cell.text for cell in row)
