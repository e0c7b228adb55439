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
    """How high the cards of this game stand; the Rook or joker as high as among trumps (rook.md, section 1).

    A deck is ordered by rank: its better card has the higher bit.
    """
    return deck_of(game).bit.__getitem__


# Each family is imported with its game and not before: the start stays fast.


def deck_of(game: AnyGame) -> Deck:
    """The deck of a game, from its lowest rank to the highest."""
    match game.family:
        case "rook":
            from fa_cards.rules.rook import RookGame

            assert isinstance(game, RookGame)
            return game.rules.deck
        case "golden-ten":
            from fa_cards.rules.golden_ten import counting

            return counting.DECK
        case "fours":
            from fa_cards.rules.fours import cardplay

            return cardplay.DECK
        case "teka":
            from fa_cards.rules.teka import pack

            return pack.DECK
        case family:
            raise AssertionError(f"no deck is known of the family {family}")


@lru_cache(8)
def counters_of(game: AnyGame) -> frozenset[Card]:
    """The cards that are worth something in this game, for good or ill; none where tricks alone count."""
    match game.family:
        case "rook":
            from fa_cards.rules.rook import RookGame

            assert isinstance(game, RookGame)
            deck = game.rules.deck
            return frozenset(deck.cards(deck.counters))
        case "golden-ten":
            from fa_cards.rules.golden_ten.counting import DECK, GOLDEN_TEN, RED

            return frozenset(DECK.cards(RED | GOLDEN_TEN))
        case _:
            return frozenset()
