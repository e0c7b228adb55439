"""The nest in the middle of the table while it is being filled: its places, the cards in them, what they are worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.rtl import Column, Row
from fa_cards.rules.cards import Card
from fa_cards.tui.cards import OwnCard
from fa_cards.tui.faces import Marks
from fa_cards.tui.geometry import Geometry
from fa_cards.tui.ink import PAPERS
from fa_cards.tui.static import Static

LARGEST = 5
"""So many cards a nest may have."""
BACK = "unmark-"
"""What stands before the text of a card in the names of what takes it out of the nest again."""
EMPTY = "-empty"
"""The class of a place in which no card lies yet."""
NARROW = 5
"""The width of a card where the usual one leaves no room for all."""


@dataclass(frozen=True)
class NestFacts:
    """What is told of a nest that is being filled."""

    size: int
    """How many cards go into it."""
    told: str
    """How many there are, and what they are worth."""


class NestCard(OwnCard):
    """A place of the nest, with the card that is to go there."""

    def clear(self, width: int, height: int) -> None:
        """Leaves an empty place of this size."""
        self.act = ""
        for name in PAPERS.values():
            self.set_class(False, f"-{name}")
        self.styles.width, self.styles.height = width, height
        self.update("")


class NestArea(Column):
    """The places of the nest in a row, and a line below them. It is there only while the nest is being filled."""

    def compose(self) -> ComposeResult:
        """As many places as a nest can have, and the line."""
        with Row(id="nest-cards"):
            for _ in range(LARGEST):
                yield NestCard()
        yield Static(id="nest-line")

    def show(
        self, facts: NestFacts | None, cards: Sequence[Card], room: Geometry, counters: frozenset[Card] = frozenset()
    ) -> None:
        """Draws the nest; None where none is being filled, and then nothing is left of the last one.

        Args:
            facts: what is told of it.
            cards: those that are to go into it; a click takes one of them out again.
            room: the measures.
            counters: cards that are worth something in the game.
        """
        self.display = facts is not None
        size = facts.size if facts is not None else 0
        self.query_one("#nest-line", Static).update(Content(facts.told if facts is not None else ""))
        width, height = room.hand_card
        if room.framed and not room.drawn:
            width = NARROW
        for place, widget in enumerate(self.query(NestCard)):
            widget.display = place < size
            widget.set_class(widget.display and place >= len(cards), EMPTY)
            if place < min(size, len(cards)):
                card = cards[place]
                cells = room._replace(hand_card=(width, height))
                marks = Marks(counts=card in counters)
                widget.show(card, cells, name=f"{BACK}{card.text}", chosen=False, marks=marks, seen=width)
            else:
                widget.clear(width, height)
