"""The discards with their top card, and the stock: beside each other with what they are, or in one line."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.widget import Widget

from fa_cards.rtl import Column, Row, reads_right_to_left
from fa_cards.rules.cards import Card
from fa_cards.tui.canvas import cells_of
from fa_cards.tui.cards import CardFace, Presses, inside
from fa_cards.tui.faces import Marks, drawn_face, index_face
from fa_cards.tui.geometry import Geometry
from fa_cards.tui.ink import isolated, pressable
from fa_cards.tui.rummy.chips import card_chip
from fa_cards.tui.rummy.facts import PileFacts
from fa_cards.tui.static import Static
from fa_cards.tui.stock import BACK
from fa_cards.words import count, say

PILE, STOCK = "pile", "stock"
"""The names of what is done when the discards or the stock are clicked."""
EMPTY = "-empty"
"""The class of the discards where no card lies there."""
LINE = "-line"
"""The class of both where they have one line."""


class PileCard(CardFace):
    """A card that lies on the discards or the stock, or the place for one."""

    def __init__(self, act: str) -> None:
        super().__init__()
        self.act = act

    def on_click(self, event: events.Click) -> None:
        """Does the act of the card, wherever on it the click is."""
        event.stop()
        if isinstance(self.screen, Presses):
            self.screen.press(self.act)

    def lie(self, card: Card | None, room: Geometry, *, back: bool, wild: bool = False) -> None:
        """Shows the card, a back, or an empty place."""
        self.set_class(back, BACK)
        self.set_class(card is None and not back, EMPTY)
        self.styles.width, self.styles.height = room.hand_card
        size, right_to_left = inside(room.hand_card, room), reads_right_to_left(self)
        if card is not None:
            self.lay(card)
            draw = drawn_face if room.drawn else index_face
            self.update(draw(card, size, right_to_left=right_to_left, marks=Marks(wild=wild)).content)
        else:
            self.remove_class("-red", "-green", "-yellow")
            self.update(Content("\n".join(["▒" * size.columns] * size.rows)) if back else Content(""))


class Piles(Row):
    """Discards and stock."""

    _facts: PileFacts | None = None
    _room: Geometry | None = None

    def compose(self) -> ComposeResult:
        """Each with its card and what it is; and one line for both."""
        yield PileCard(PILE)
        with Column(classes="pile-told"):
            yield Static(id="pile-told")
        yield PileCard(STOCK)
        with Column(classes="pile-told -stock"):
            yield Static(id="stock-told")
        yield Static(id="piles-line")

    def show(self, facts: PileFacts, room: Geometry, *, line: bool) -> None:
        """Draws both.

        Args:
            facts: what is told.
            room: the measures.
            line: whether there is no room but for one line.
        """
        self._facts, self._room = facts, room
        self.set_class(line, LINE)
        pile, stock = self.query(PileCard)
        for widget in (pile, stock, *self.query(".pile-told")):
            widget.display = not line
        told = self.query_one("#piles-line", Static)
        told.display = line
        self.styles.height = 1 if line else room.hand_card[1]
        if line:
            told.update(_in_a_line(facts))
            return
        pile.lie(facts.top, room, back=False, wild=facts.wild)
        stock.lie(None, room, back=facts.stock > 0)
        stock_told = _lines(say("Stock"), count("{n} card", "{n} cards", facts.stock))
        self.query_one("#stock-told", Static).update(pressable(stock_told, STOCK))
        self._tell()

    def on_resize(self) -> None:
        """Tells for the room that there is now what lies there."""
        if self._facts is not None and not self.has_class(LINE):
            self._tell()

    def _tell(self) -> None:
        """What the discards are; who threw the top one away where there is room for it."""
        facts, room = self._facts, self._room
        assert facts is not None and room is not None
        told = self.query_one("#pile-told", Static)
        width = told.parent.content_size.width if isinstance(told.parent, Widget) else 0
        lines = [say("Discards"), count("{n} card", "{n} cards", facts.count) if facts.count else say("empty")]
        if facts.by and (not width or cells_of(facts.by) <= width):
            lines.append(facts.by)
        told.update(pressable(_lines(*lines), PILE))


def _lines(title: str, *others: str) -> Content:
    """What lies there, and below it what is told of it, a line each."""
    return Content("\n").join(
        [isolated(Content.styled(title, "$ink")), *(isolated(Content.styled(one, "$faint")) for one in others)]
    )


def _in_a_line(facts: PileFacts) -> Content:
    pile: Content = Content.styled(say("Pile:"), "$faint")
    if facts.top is not None:
        pile = Content(" ").join([pile, card_chip(facts.top, (facts.top,) if facts.wild else ())])
    else:
        pile = Content(" ").join([pile, Content.styled(say("empty"), "$faint")])
    stock = Content.styled(say("Stock: {n}", n=facts.stock), "$faint")
    return Content("  ").join([pressable(isolated(pile), PILE), pressable(isolated(stock), STOCK)])
