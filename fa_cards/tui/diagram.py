"""Open hands as a bridge diagram has them: a line a suit at each seat, on the ground of a card."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

from textual.app import ComposeResult
from textual.containers import Center
from textual.content import Content

from fa_cards.rules.cards import Card, Suit
from fa_cards.rules.catalog import AnyGame
from fa_cards.tui.choices import AIR
from fa_cards.tui.hand import BY_RANK, SUIT_ORDER, sorted_hand, suits_of
from fa_cards.tui.ink import isolated, suit_style
from fa_cards.tui.plain import Container, Horizontal, Vertical
from fa_cards.tui.room import Room, SeatPanel, TrickArea
from fa_cards.tui.sorting import Strength, strength_of
from fa_cards.tui.static import Static
from fa_cards.words import isolate
from fa_cards.words.cards import face, suit_symbol

HIDDEN = "-hidden"
"""The class of a hand that is not shown."""

VOID = "–"
"""What stands in place of the cards of a suit that the seat does not hold."""


def suit_lines(
    cards: Iterable[Card],
    trump: Suit | None,
    width: int,
    *,
    pairs: bool,
    suits: Sequence[Suit] = SUIT_ORDER,
    strength: Strength = BY_RANK,
) -> Content:
    """The cards suit by suit, trump first once it is named, the highest first.

    Args:
        cards: those of one seat.
        trump: the suit that stands first.
        width: in cells; a suit that has no room goes on in the next line.
        pairs: whether two suits share a line where they have room.
        suits: those of the deck, in the order in which they are laid out.
        strength: how high a card stands; Rook and joker are shown in the first line, where trump is once it is named.
    """
    held = sorted_hand(cards, trump, strength)
    order = sorted(suits, key=lambda suit: suit is not trump)
    lines: list[Content] = []
    for suit in order:
        ranks = [face(card, words=False)[0] for card in held if (card.suit or order[0]) is suit]
        wrapped = _suit(suit, ranks, width)
        beside = Content.assemble(lines[-1], AIR * 2, wrapped[0]) if pairs and lines and len(wrapped) == 1 else None
        if beside is not None and len(lines) % 2 and beside.cell_length <= width:
            lines[-1] = beside
        else:
            lines += wrapped
    return Content("\n").join(lines)


def _suit(suit: Suit, ranks: Sequence[str], width: int) -> list[Content]:
    """The lines of one suit: its sign, and its ranks with air between them."""
    lines: list[list[str]] = []
    for rank in ranks or (VOID,):
        if lines and len(" ".join((suit_symbol(suit), *lines[-1], rank))) <= width:
            lines[-1].append(rank)
        else:
            lines.append([rank])
    sign, blank = Content.styled(suit_symbol(suit), f"bold {suit_style(suit)}"), Content(AIR * len(suit_symbol(suit)))
    # Each rank by itself: numbers run as the language does, and letters among them would turn them round.
    texts = (" ".join(map(isolate, line)) for line in lines)
    shown = (Content.assemble(blank if place else sign, AIR, (text, "$card-ink")) for place, text in enumerate(texts))
    return list(map(isolated, shown))


def hand_line(cards: Iterable[Card], trump: Suit | None, game: AnyGame) -> Content:
    """The cards in one line, suit by suit as `suit_lines` has them, without suits that are not held."""
    suits, strength = suits_of(game), strength_of(game)
    held = sorted_hand(cards, trump, strength)
    order = sorted(suits, key=lambda suit: suit is not trump)
    ranks = {suit: [face(card, words=False)[0] for card in held if (card.suit or order[0]) is suit] for suit in order}
    return Content("  ").join(line for suit, some in ranks.items() if some for line in _suit(suit, some, sys.maxsize))


class OpenHand(Static):
    """The cards of a seat, suit by suit, as wide as there is room at the seat."""

    _shown: tuple[tuple[Card, ...], Suit | None, AnyGame, bool] | None = None

    def show(self, cards: tuple[Card, ...], trump: Suit | None, game: AnyGame, *, pairs: bool) -> None:
        """Shows these cards.

        Args:
            cards: in any order.
            trump: the suit that stands first, once it is named.
            game: what is played.
            pairs: whether two suits share a line where they have room.
        """
        self.set_class(False, HIDDEN)
        self._shown = cards, trump, game, pairs
        self.write()

    def hide(self, told: str) -> None:
        """Shows no cards, but what is told in their place."""
        self.set_class(True, HIDDEN)
        self._shown = None
        self.update(Content(told))

    def write(self) -> None:
        """Writes the cards for the room that there is now."""
        place = self.parent
        if self._shown is not None and isinstance(place, Center) and place.size.width:
            cards, trump, game, pairs = self._shown
            width = place.size.width - self.gutter.width
            suits, strength = suits_of(game), strength_of(game)
            self.update(suit_lines(cards, trump, width, pairs=pairs, suits=suits, strength=strength))


class OpenRoom(Room):
    """The room of the table with the hands that are shown, each at its seat."""

    def compose(self) -> ComposeResult:
        """The seats with their hands at their places, the trick between them."""
        with Horizontal(id="open"):
            with Vertical(id="left-wall"):
                yield from self.panels(*self.at_side("left"))
            with Vertical(id="middle"):
                with Horizontal(id="top"):
                    yield from self.panels(*self.at_side("across")[::-1])
                with Container(id="stage"):
                    yield TrickArea(self.places, id="trick")
                yield Static(id="aside")
                yield from self.panels("me")
            with Vertical(id="right-wall"):
                yield from self.panels(*self.at_side("right")[::-1])

    def panels(self, *places: str) -> ComposeResult:
        """A panel and a hand for each of these places."""
        for place in places:
            with Vertical(classes="open-seat"):
                yield SeatPanel(id=f"seat-{place}", classes="seat")
                with Center():
                    yield OpenHand(id=f"hand-{place}")

    def hand(self, place: str) -> OpenHand:
        """The hand at a place."""
        return self.query_one(f"#hand-{place}", OpenHand)

    def on_resize(self) -> None:
        """Writes the hands for the room that there is now."""
        for hand in self.query(OpenHand):
            hand.write()
