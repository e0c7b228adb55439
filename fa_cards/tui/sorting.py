"""What a table has to know of the cards of a game: how they rank, and which of them count. The rules say both."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from fa_cards.rules.cards import Card, Deck

if TYPE_CHECKING:
    from fa_cards.rules.catalog import AnyGame

Strength = Callable[[Card], int]
"""How high a card stands: of two cards that can be compared the better one has the larger number."""


def strength_of(game: AnyGame) -> Strength:
    """How high the cards of this game stand; the Rook or joker as high as among trumps (rook.md, section 1)."""
    return _known(game).strength


def counters_of(game: AnyGame) -> frozenset[Card]:
    """The cards that are worth something in this game, for good or ill; none where tricks alone count."""
    return _known(game).counters


class _Known:
    """What the rules say of the cards of one game."""

    def __init__(self, deck: Deck, counters: int) -> None:
        self.strength: Strength = deck.bit.__getitem__
        """In a pack that is ordered by rank the better card has the higher bit."""
        self.counters = frozenset(deck.cards(counters))


@lru_cache(8)
def _known(game: AnyGame) -> _Known:
    # Each family is imported with its game and not before: the start stays fast.
    match game.family:
        case "rook":
            from fa_cards.rules.rook import RookGame

            assert isinstance(game, RookGame)
            deck = game.rules.deck
            return _Known(deck, deck.counters)
        case "golden-ten":
            from fa_cards.rules.golden_ten import counting

            return _Known(counting.DECK, counting.RED | counting.GOLDEN_TEN)
        case "teka":
            from fa_cards.rules.teka import pack

            return _Known(pack.DECK, 0)
        case family:
            raise AssertionError(f"no cards are known of the family {family}")
