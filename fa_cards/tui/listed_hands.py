"""Open hands of more than four seats: below each other, a seat in two lines, for round a trick there is no room."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.rtl import Column, ColumnGroup
from fa_cards.rules.cards import Card, Suit
from fa_cards.rules.catalog import AnyGame
from fa_cards.tui.cards import line_content
from fa_cards.tui.choices import AIR
from fa_cards.tui.diagram import HIDDEN, hand_line
from fa_cards.tui.ink import isolated
from fa_cards.tui.room import LyingCard, SeatFacts, named
from fa_cards.tui.signs import TICK
from fa_cards.tui.static import Static


class ListedSeat(ColumnGroup):
    """A seat: its name, its card of the trick and what is told of it; below that its hand."""

    def compose(self) -> ComposeResult:
        """The two lines."""
        yield Static(classes="listed-name")
        yield Static(classes="listed-hand")

    def show(self, facts: SeatFacts, played: LyingCard | None) -> None:
        """Draws the upper line."""
        parts = [named(facts)]
        if played is not None:
            sign = f"{TICK}{AIR}" if played.wins else ""
            face = Content.assemble((sign, "bold $winner"), line_content(played.card, words=True, paper=True))
            parts.append(isolated(face))
        parts += [Content.styled(line, "$faint") for line in facts.lines]
        self.query_one(".listed-name", Static).update(Content("  ").join(parts))

    def show_hand(self, cards: Sequence[Card], trump: Suit | None, game: AnyGame) -> None:
        """Shows these cards in the lower line."""
        self._write(hand_line(cards, trump, game), hidden=False)

    def hide_hand(self, told: str) -> None:
        """Shows no cards, but what is told in their place."""
        self._write(Content.styled(told, "$faint"), hidden=True)

    def _write(self, content: Content, *, hidden: bool) -> None:
        line = self.query_one(".listed-hand", Static)
        line.set_class(hidden, HIDDEN)
        line.update(content)


class ListedHands(Column):
    """The seats in the order of play, the one from which one looks first."""

    def __init__(self, seats: int, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.seats = seats

    def compose(self) -> ComposeResult:
        """A part for each seat, and a line for cards that lie aside."""
        for number in range(self.seats):
            yield ListedSeat(id=f"listed-{number}")
        yield Static(id="aside")

    def seat(self, number: int) -> ListedSeat:
        """The part of the seat that plays so many places after the one from which one looks."""
        return self.query_one(f"#listed-{number}", ListedSeat)
