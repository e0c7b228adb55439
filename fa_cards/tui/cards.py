"""A card on the screen: face, border, how it lies."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, runtime_checkable

from textual import events
from textual.content import Content

from fa_cards.rtl import LeftBased, reads_right_to_left
from fa_cards.rules.actions import Manner
from fa_cards.rules.cards import Card
from fa_cards.tui.faces import Marks, drawn_face, index_face, line_face
from fa_cards.tui.geometry import Geometry
from fa_cards.tui.ink import PAPERS, isolated, paper_style, suit_style
from fa_cards.tui.paper import FaceSize
from fa_cards.tui.static import Static
from fa_cards.words.cards import card_words


def line_content(card: Card, *, words: bool, paper: bool = False) -> Content:
    """Rank and suit beside each other, to stand in a line with others.

    Args:
        card: which one.
        words: whether a court card bears its word, and a card of the Rook deck the name of its colour.
        paper: whether it stands on the paper of its card, and not on a ground of others.
    """
    style = f"{suit_style(card.suit)} {paper_style(card.suit)}" if paper else suit_style(card.suit)
    return isolated(Content.styled(card_words(card, words=words), style))


def cards_line(cards: Iterable[Card]) -> Content:
    """Cards in a line to be read, each on its own paper."""
    return Content(" ").join(line_content(card, words=False, paper=True) for card in cards)


@runtime_checkable
class Presses(Protocol):
    """A screen on which acts are done by their names."""

    def press(self, name: str) -> bool:
        """Does the act of that name; whether there was something to do."""


FLAT = 6
"""The width, within the edge, from which rank and suit have room beside each other."""


def inside(size: tuple[int, int], room: Geometry) -> FaceSize:
    """What is left of a card of this size within its edge."""
    return FaceSize(size[0] - 2, size[1] - 2 if room.framed else size[1])


class CardFace(LeftBased, Static):
    """A card. Its face is a picture, ordered from the left in both languages."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id, classes="card")

    def lay(self, card: Card) -> None:
        """Takes the paper of the card."""
        for suit, name in PAPERS.items():
            self.set_class(card.suit is suit, f"-{name}")


class OwnCard(CardFace):
    """A card of one's own that can be clicked."""

    def __init__(self) -> None:
        super().__init__()
        self.act = ""

    def on_click(self, event: events.Click) -> None:
        """Does the act of the card, wherever on it the click is."""
        event.stop()
        page = self.screen
        if isinstance(page, Presses):
            page.press(self.act)

    def show(self, card: Card, room: Geometry, *, name: str, chosen: bool, marks: Marks, seen: int) -> None:
        """Shows the card.

        Args:
            card: what it is.
            room: the measures.
            name: the act of clicking it.
            chosen: whether it stands out as the chosen one.
            marks: what its face shows beside.
            seen: so many of its columns are not covered by the next card; all of them, or its edge and face alone.
        """
        self.act = name
        self.lay(card)
        self.set_class(chosen, "-chosen")
        self.set_class(marks.dim, "-dim")
        self.set_class(marks.tick, "-marked")
        right_to_left = reads_right_to_left(self)
        width, height = room.hand_card
        covered = seen < width
        self.set_class(covered and not right_to_left, "-covered-right")
        self.set_class(covered and right_to_left, "-covered-left")
        self.styles.width, self.styles.height = seen, height
        size = inside(room.hand_card, room)
        if covered:
            # The far edge is covered too.
            size = size._replace(covered=width - seen - 1)
        draw = drawn_face if room.drawn else index_face
        self.update(draw(card, size, right_to_left=right_to_left, marks=marks).content)


class HandCard(OwnCard):
    """A card of one's own hand."""


class TrickCard(CardFace):
    """A card that lies in the trick, with the badge of how it was played."""

    def __init__(self, place: str) -> None:
        super().__init__(id=f"trick-{place}")
        self.place = place

    def show(
        self,
        card: Card,
        badge: str,
        room: Geometry,
        *,
        manner: Manner,
        wins: bool,
        cells: tuple[int, int],
        counts: bool = False,
    ) -> None:
        """Shows the card in so many cells, its badge, whether it won the trick, and whether it is worth something."""
        self.lay(card)
        for one in Manner:
            self.set_class(one is manner and one is not Manner.PLAIN, f"-{one.name.lower()}")
        self.set_class(wins, "-wins")
        self.styles.width, self.styles.height = cells
        size, right_to_left = inside(cells, room), reads_right_to_left(self)
        flat = room.framed and size.columns >= FLAT
        draw = drawn_face if room.drawn else line_face if flat else index_face
        drawing = draw(card, size, right_to_left=right_to_left, marks=Marks(counts=counts, tick=wins))
        if badge and room.framed:
            drawing.near(size.rows - 1, badge, "$card on $card-ink")
        self.update(drawing.content)
        self.display = True

    def clear(self) -> None:
        """Takes the card away."""
        self.display = False
