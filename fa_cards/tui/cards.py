"""A card on the screen: face, border, how it lies."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from textual import events
from textual.content import Content
from textual.widgets import Static

from fa_cards.rules.actions import Manner
from fa_cards.rules.cards import Card
from fa_cards.tui.ink import isolated, suit_style
from fa_cards.words.cards import card_words, face


def face_content(card: Card, *, words: bool) -> Content:
    """Rank over suit in the suit's colour; `words` says whether court cards carry their word or one letter."""
    return Content.styled("\n".join(face(card, words=words)), suit_style(card.suit))


def line_content(card: Card, *, words: bool) -> Content:
    """Rank and suit beside each other, to stand in a line with others."""
    return isolated(Content.styled(card_words(card, words=words), suit_style(card.suit)))


@runtime_checkable
class Presses(Protocol):
    """A screen on which acts are done by their names."""

    def press(self, name: str) -> bool:
        """Does the act of that name; whether there was something to do."""


class HandCard(Static):
    """A card of one's own hand."""

    def __init__(self) -> None:
        super().__init__(classes="card")
        self.act = ""

    def on_click(self, event: events.Click) -> None:
        """Does the act of the card, wherever on it the click is."""
        event.stop()
        page = self.screen
        if isinstance(page, Presses):
            page.press(self.act)

    def show(self, card: Card, *, words: bool, name: str, chosen: bool, dim: bool) -> None:
        """Shows the card; `name` is the act of clicking it."""
        self.act = name
        self.set_class(chosen, "-chosen")
        self.set_class(dim, "-dim")
        self.update(face_content(card, words=words))


class TrickCard(Static):
    """A card that lies in the trick, with the badge of how it was played."""

    def __init__(self, place: str) -> None:
        super().__init__(classes="card", id=f"trick-{place}")
        self.place = place

    def show(self, card: Card, badge: str, *, manner: Manner, wins: bool) -> None:
        """Shows the card, its badge and whether it won the trick."""
        for one in Manner:
            self.set_class(one is manner and one is not Manner.PLAIN, f"-{one.name.lower()}")
        self.set_class(wins, "-wins")
        mark = Content.styled(" ✓", "$card-ink") if wins else Content("")
        face_line = Content.assemble(line_content(card, words=True), mark)
        self.update(Content.assemble(face_line, "\n", (badge, "reverse $card-ink")) if badge else face_line)
        self.display = True

    def clear(self) -> None:
        """Takes the card away."""
        self.display = False
