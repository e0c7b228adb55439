"""One's own cards at a rummy table: a row of them, or where they are many two or three, each row below the other."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from textual.app import ComposeResult

from fa_cards.rtl import Column, Row
from fa_cards.rules.cards import Card
from fa_cards.tui.cards import HandCard
from fa_cards.tui.faces import Marks
from fa_cards.tui.geometry import Geometry
from fa_cards.tui.ink import PAPERS
from fa_cards.tui.rummy.order import Held

MOST_ROWS = 3
FIRST_CARDS = 16
"""So many cards a row has from the beginning; others are made when they are needed."""
LEGIBLE, LEGIBLE_DRAWN = 3, 5
"""Columns of a card from which its number, shape and letter are read: over each other, or beside each other."""
TOP = 2
"""Rows of a card that are seen where another row lies on it: number, and shape with letter."""


class Laid(NamedTuple):
    """How a hand is laid out."""

    lengths: tuple[int, ...]
    """How many cards lie in each row, the upper one first."""
    seen: int
    """Columns that are seen of a card that another one lies on."""

    def row_of(self, place: int) -> tuple[int, int]:
        """The row of a card, and its place in it."""
        for row, length in enumerate(self.lengths):
            if place < length:
                return row, place
            place -= length
        raise IndexError(place)

    def beside(self, place: int, rows: int) -> int:
        """The place of the card so many rows further down, as straight below as there is one; round at the ends."""
        row, across = self.row_of(place)
        goal = (row + rows) % len(self.lengths)
        return sum(self.lengths[:goal]) + min(across, self.lengths[goal] - 1)


def rows_for(cards: int, room: Geometry, columns: int) -> Laid:
    """The fewest rows in which number, shape and letter of every card are read; else the most there are."""
    width, _ = room.hand_card
    legible = LEGIBLE_DRAWN if room.drawn else LEGIBLE
    for count in range(1, MOST_ROWS + 1):
        lengths = _even(cards, count)
        seen = _seen(max(lengths), width, columns)
        if seen >= legible or count == MOST_ROWS:
            return Laid(lengths, seen)
    raise AssertionError("the last number of rows is taken")


def _even(cards: int, rows: int) -> tuple[int, ...]:
    """So many cards in rows of as many each; the upper ones have one more."""
    each, more = divmod(cards, rows)
    return tuple(each + (row < more) for row in range(rows))


def _seen(cards: int, width: int, columns: int) -> int:
    """How many columns are seen of each card but the chosen one and the last."""
    if cards * width <= columns or cards < 3:
        return width
    return max((columns - 2 * width) // (cards - 2), 1)


class RummyCard(HandCard):
    """A card of the hand at a rummy table."""

    def lay(self, card: Card) -> None:
        """Takes the paper of the card at once: with each class that comes or goes Textual looks for all styles anew."""
        self.update_classes({f"-{name}": card.suit is suit for suit, name in PAPERS.items()})

    def lie(
        self, one: Held, room: Geometry, *, place: int, chosen: bool, marks: Marks, seen: int, covered_below: bool
    ) -> None:
        """Shows the card.

        Args:
            one: which one.
            room: the measures.
            place: in the hand.
            chosen: whether it stands out as the chosen one.
            marks: what its face shows beside.
            seen: so many of its columns are not covered by the next card.
            covered_below: whether a row of cards lies on its lower part.
        """
        width, _ = room.hand_card
        edges = 2 if room.framed else 0
        cells = room._replace(hand_card=(width, TOP + edges), drawn=False) if covered_below else room
        self.show(one.card, cells, name=f"take-{place}", chosen=chosen, marks=marks, seen=seen)
        self.set_class(covered_below, "-covered-below")
        if covered_below:
            self.styles.height = TOP + edges // 2


class HandRow(Row):
    """A row of the hand."""

    def compose(self) -> ComposeResult:
        """The first cards; more come when they are needed."""
        for _ in range(FIRST_CARDS if self.first else 0):
            yield RummyCard()

    def __init__(self, *, first: bool) -> None:
        super().__init__(classes="hand-row")
        self.first = first
        self.cards: list[RummyCard] = []

    def card_widgets(self, count: int) -> list[RummyCard]:
        """So many cards, the first ones of the row; those that are not needed are hidden."""
        there = self.cards = self.cards or list(self.query(RummyCard))
        if count > len(there):
            more = [RummyCard() for _ in range(count - len(there))]
            there += more
            self.mount(*more)
        for one in there[count:]:
            one.display = False
        return there[:count]


class RummyHand(Column):
    """One's own cards, from the side where lines start. The chosen card and the marked ones stand higher."""

    rows = Laid((0,), 1)
    """How they are laid out."""

    def compose(self) -> ComposeResult:
        """As many rows as there may be."""
        for row in range(MOST_ROWS):
            yield HandRow(first=row == 0)

    def show(
        self,
        cards: Sequence[Held],
        chosen: int | None,
        room: Geometry,
        *,
        marked: Collection[int] = (),
        fresh: Collection[int] = (),
        dim: Collection[int] = (),
        wilds: Collection[Card] = (),
    ) -> None:
        """Draws the cards in this order.

        Args:
            cards: the first one where lines start.
            chosen: the place of the chosen card, or None.
            room: the measures.
            marked: the tags of the cards that are marked.
            fresh: the tags of those that came just now.
            dim: the tags of those with which nothing can be done now.
            wilds: the cards that are wild.
        """
        self.rows = rows_for(len(cards), room, self.app.size.width)
        width, height = room.hand_card
        place, last = 0, len(self.rows.lengths) - 1
        total = 0
        for number, row in enumerate(self.query(HandRow)):
            length = self.rows.lengths[number] if number <= last else 0
            row.display = bool(length) or number == 0
            widgets = row.card_widgets(length)
            here = None if chosen is None or not place <= chosen < place + length else chosen - place
            whole = {length - 1, length - 1 if here is None else here}
            seen = self.rows.seen
            covered = number < last
            rows = (TOP + room.framed if covered else height) + 1
            row.styles.height = rows
            total += rows if row.display else 0
            row.styles.padding = (0, (2 - len(whole)) * (width - seen) if length > 2 else 0, 0, 0)
            for across, widget in enumerate(widgets):
                one = cards[place]
                marks = Marks(
                    dim=one.tag in dim, tick=one.tag in marked, fresh=one.tag in fresh, wild=one.card in wilds
                )
                widget.display = True
                widget.lie(
                    one,
                    room,
                    place=place,
                    chosen=across == here,
                    marks=marks,
                    seen=width if across in whole else seen,
                    covered_below=covered,
                )
                place += 1
        self.styles.height = total
