"""Examples of rules, drawn: cards as they look in the hand, and what is to be seen."""

from __future__ import annotations

from typing import Final

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.learn.pages import Example, Group, group_text, told_text
from fa_cards.rtl import ColumnGroup, reads_right_to_left
from fa_cards.rules.cards import Card
from fa_cards.tui.cards import CardFace, inside
from fa_cards.tui.faces import Marks, index_face
from fa_cards.tui.flow import Flow
from fa_cards.tui.geometry import STANDARD, Geometry
from fa_cards.tui.told import Told

FRAMED: Final = STANDARD.hand_card
"""A card with an edge above and below, as in a hand of the usual size."""
FLAT: Final = (FRAMED[0], FRAMED[1] - 2)
"""The same where the window is small and cards have no such edge."""


class ExampleCard(CardFace):
    """A card to be looked at."""

    def __init__(self, card: Card, *, marked: bool, dim: bool) -> None:
        """The card of an example.

        Args:
            card: which one.
            marked: whether the example is about it.
            dim: whether it may not be played.
        """
        super().__init__()
        self.card = card
        self.marks = Marks(tick=marked, dim=dim)

    def show(self, room: Geometry) -> None:
        """Draws the card by the measures of a page of this size."""
        cells = FRAMED if room.framed else FLAT
        self.lay(self.card)
        self.set_class(self.marks.tick, "-marked")
        self.set_class(self.marks.dim, "-dim")
        self.styles.width, self.styles.height = cells
        face = index_face(self.card, inside(cells, room), right_to_left=reads_right_to_left(self), marks=self.marks)
        self.update(face.content)


class Caption(Told):
    """What the cards below it are; the search finds it by the cards too."""

    def __init__(self, group: Group) -> None:
        super().__init__(lambda: group_text(group), "caption")
        self._group = group

    def show(self) -> None:
        """Writes the caption alone: the cards are drawn."""
        self.update(Content(self._group.caption.said()))


class ExampleCards(ColumnGroup):
    """Cards that lie together, below what they are."""

    def __init__(self, group: Group) -> None:
        super().__init__(classes="group")
        self._group = group

    def compose(self) -> ComposeResult:
        """The caption and the cards."""
        group = self._group
        yield Caption(group)
        with Flow(classes="cards"):
            for place, card in enumerate(group.cards):
                marked = place in group.marked
                yield ExampleCard(card, marked=marked, dim=group.dims and not marked)


class ExampleBlock(ColumnGroup):
    """An example of a rules page."""

    def __init__(self, example: Example) -> None:
        super().__init__(classes="example")
        self._example = example

    def compose(self) -> ComposeResult:
        """What is given, the cards, what is told of them."""
        example = self._example
        if example.given is not None:
            yield Told(example.given.said, "given")
        with Flow(classes="groups"):
            for group in example.groups:
                yield ExampleCards(group)
        if example.told:
            yield Told(lambda: told_text(example), "paragraph")
