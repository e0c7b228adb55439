"""A card on the screen: face, border, how it lies."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from textual import events
from textual.content import Content

from fa_cards.rtl import LeftBased, reads_right_to_left
from fa_cards.rules.actions import Manner
from fa_cards.rules.cards import Card
from fa_cards.tui.faces import FaceSize, drawn_face, index_face, line_face
from fa_cards.tui.geometry import Geometry
from fa_cards.tui.ink import isolated, suit_style
from fa_cards.tui.static import Static
from fa_cards.words.cards import card_words

WON = "✓"
"""The sign of the card that won a trick."""


def line_content(card: Card, *, words: bool) -> Content:
    """Rank and suit beside each other, to stand in a line with others."""
    return isolated(Content.styled(card_words(card, words=words), suit_style(card.suit)))


@runtime_checkable
class Presses(Protocol):
    """A screen on which acts are done by their names."""

    def press(self, name: str) -> bool:
        """Does the act of that name; whether there was something to do."""


def inside(size: tuple[int, int], room: Geometry) -> FaceSize:
    """What is left of a card of this size within its edge."""
    return FaceSize(size[0] - 2, size[1] - 2 if room.framed else size[1])


class CardFace(LeftBased, Static):
    """A card. Its face is a picture, ordered from the left in both languages."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id, classes="card")


class HandCard(CardFace):
    """A card of one's own hand."""

    def __init__(self) -> None:
        super().__init__()
        self.act = ""

    def on_click(self, event: events.Click) -> None:
        """Does the act of the card, wherever on it the click is."""
        event.stop()
        page = self.screen
        if isinstance(page, Presses):
            page.press(self.act)

    def show(self, card: Card, room: Geometry, *, name: str, chosen: bool, dim: bool) -> None:
        """Shows the card; `name` is the act of clicking it."""
        self.act = name
        self.set_class(chosen, "-chosen")
        self.set_class(dim, "-dim")
        self.styles.width, self.styles.height = room.hand_card
        draw = drawn_face if room.drawn else index_face
        right_to_left = reads_right_to_left(self)
        self.update(draw(card, inside(room.hand_card, room), right_to_left=right_to_left, dim=dim).content)


class TrickCard(CardFace):
    """A card that lies in the trick, with the badge of how it was played."""

    def __init__(self, place: str) -> None:
        super().__init__(id=f"trick-{place}")
        self.place = place

    def show(self, card: Card, badge: str, room: Geometry, *, manner: Manner, wins: bool) -> None:
        """Shows the card, its badge and whether it won the trick."""
        for one in Manner:
            self.set_class(one is manner and one is not Manner.PLAIN, f"-{one.name.lower()}")
        self.set_class(wins, "-wins")
        self.styles.width, self.styles.height = room.trick_card
        size, right_to_left = inside(room.trick_card, room), reads_right_to_left(self)
        draw = drawn_face if room.drawn else line_face if room.framed else index_face
        drawing = draw(card, size, right_to_left=right_to_left)
        if wins and room.framed:
            drawing.far(0, WON, "bold $card-ink")
        elif wins:
            drawing.near(2, WON, "bold $card-ink")
        if badge and room.framed:
            drawing.near(size.rows - 1, badge, "$card on $card-ink")
        self.update(drawing.content)
        self.display = True

    def clear(self) -> None:
        """Takes the card away."""
        self.display = False
