"""The stock beside the trick: its top card or its back, how many cards it has, and a card that is drawn from it.

In games without drawing the turned card lies there. As all of the room it is never mirrored.
"""

from __future__ import annotations

from dataclasses import dataclass

from textual.app import ComposeResult
from textual.content import Content
from textual.geometry import Offset, Region
from textual.widget import Widget

from fa_cards.rtl import reads_right_to_left
from fa_cards.rules.cards import Card
from fa_cards.tui.cards import FLAT, CardFace, inside
from fa_cards.tui.faces import Marks, drawn_face, index_face, line_face
from fa_cards.tui.geometry import Geometry
from fa_cards.tui.motion import drawing
from fa_cards.tui.pace import Pace
from fa_cards.tui.plain import Container
from fa_cards.tui.seats import side_of
from fa_cards.tui.static import Static

BACK = "-back"
"""The class of a card that lies face down."""
BESIDE = "-beside"
"""The class of a stock that says beside its card what it is, and not below."""

GAP, MIDDLE = 3, 12
"""Columns between the stock and the trick, and at least between it and the middle, where choices stand."""
TOLD, TOLD_BESIDE = 15, 9
"""How wide it is told what the stock is, below its card and beside it."""
LOW = (9, 3)
"""How large its card is where four sit round the trick, and cards have an edge above and below."""


@dataclass(frozen=True)
class StockFacts:
    """What is seen of a stock, in the words of the language."""

    top: Card | None
    """The card that lies face up; None where a back is seen."""
    told: tuple[str, ...]
    """What it is and how many cards it has, in a line or two."""
    counts: bool = False
    """Whether the card that lies face up is worth something in this deal."""


def stage_of(one: Widget) -> Region:
    """Where the trick lies, seen from the corner of the room in which a stock is."""
    room = one.parent
    assert isinstance(room, Widget)
    return room.query_one("#stage").region.translate(-room.region.offset)


class StockCard(CardFace):
    """The card that is seen of a stock."""

    def show(self, card: Card | None, cells: tuple[int, int], room: Geometry, *, counts: bool = False) -> None:
        """Shows the card in so many cells, marked where it is worth something, or a back."""
        self.set_class(card is None, BACK)
        self.styles.width, self.styles.height = cells
        size, right_to_left = inside(cells, room), reads_right_to_left(self)
        if card is None:
            self.update(Content("\n".join(["▒" * size.columns] * size.rows)))
            return
        self.lay(card)
        flat = room.framed and size.columns >= FLAT
        draw = drawn_face if room.drawn and cells == room.trick_card else line_face if flat else index_face
        self.update(draw(card, size, right_to_left=right_to_left, marks=Marks(counts=counts)).content)


class Stock(Container):
    """A stock at its place: at the left of the trick, or where four sit round it, in the corner before one's left."""

    _room: Geometry | None = None

    def __init__(self, seats: int) -> None:
        """A stock of a table of so many seats."""
        super().__init__(id="stock", classes=None if seats == 2 else BESIDE)
        self.alone = seats == 2
        """Whether nobody sits at the left and the right, so that there is room beside the trick."""
        self.lines = 1

    def compose(self) -> ComposeResult:
        """The card, and what it is."""
        if not self.alone:
            yield Static(id="stock-told")
        yield StockCard(id="stock-card")
        if self.alone:
            yield Static(id="stock-told")

    def show(self, facts: StockFacts | None, room: Geometry) -> None:
        """Draws the stock; None where there is none."""
        self.display = facts is not None
        if facts is None:
            return
        self._room, self.lines = room, len(facts.told)
        width, height = self.cells(room)
        card = self.query_one("#stock-card", StockCard)
        card.show(facts.top, (width, height), room, counts=facts.counts)
        told = self.query_one("#stock-told", Static)
        told.update(Content("\n".join(facts.told)))
        if self.alone:
            self.styles.width, self.styles.height = TOLD, height + self.lines
            card.styles.margin = (0, 0, 0, (TOLD - width) // 2)
        else:
            self.styles.width, self.styles.height = TOLD_BESIDE + 1 + width, height
        self.settle()

    def cells(self, room: Geometry) -> tuple[int, int]:
        """How large its card is."""
        return room.trick_card if self.alone or not room.framed else LOW

    def settle(self) -> None:
        """Goes to its place in the room that there is now."""
        if self._room is not None and self.parent is not None:
            self.styles.offset = self._home(self._room)

    def _home(self, room: Geometry) -> Offset:
        stage = stage_of(self)
        _, height = self.cells(room)
        if self.alone:
            away = max(room.trick_card[0] // 2 + GAP, MIDDLE)
            return Offset(
                # What is told is as wide as its room: it does not touch the edge of the window.
                stage.x + max(stage.width // 2 - away - TOLD, 1),
                stage.y + max((stage.height - height - self.lines) // 2, 0),
            )
        return Offset(max(stage.x - TOLD_BESIDE - 1, 0), stage.y + max(stage.height - height, 0))

    def card_home(self, room: Geometry) -> Offset:
        """Where its card lies."""
        width, _ = self.cells(room)
        return self._home(room) + Offset((TOLD - width) // 2 if self.alone else TOLD_BESIDE + 1, 0)


class DrawnCard(StockCard):
    """A card on its way from the stock to who draws it."""

    async def go(self, card: Card | None, place: str, stock: Stock, pace: Pace, room: Geometry) -> None:
        """Goes from the stock to a seat, face down where None is seen; any key ends the motion."""
        if not pace.pauses.frame:
            return
        cells = stock.cells(room)
        self.show(card, cells, room)
        home = stock.card_home(room)
        try:
            for offset in drawing(home, self._goal(place, home, cells)):
                self.styles.offset = offset
                self.display = True
                if await pace.wait(pace.pauses.frame):
                    break
        finally:
            # Also where others sit down meanwhile, and what was being shown is left off.
            self.display = False

    def _goal(self, place: str, home: Offset, cells: tuple[int, int]) -> Offset:
        """Where a seat takes it: at its edge of the room, where a corner of the card is still seen."""
        stage = stage_of(self)
        width, height = cells
        middle = stage.x + (stage.width - width) // 2
        return {
            "across": Offset(middle, stage.y + 1 - height),
            "me": Offset(middle, stage.bottom - 1),
            "left": Offset(stage.x + 2 - width, home.y - height),
            "right": Offset(stage.right - 2, home.y - height),
        }[side_of(place)]
