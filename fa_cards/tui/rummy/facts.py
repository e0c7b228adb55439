"""What is told at a rummy table, in the words of the language: the players, the pile and the stock, the melds."""

from __future__ import annotations

from dataclasses import dataclass

from fa_cards.rules.cards import Card
from fa_cards.rules.melds import Meld


@dataclass(frozen=True, slots=True)
class PlayerFacts:
    """What is told of a player."""

    name: str
    mine: bool
    """Whether he is the one who looks."""
    on_turn: bool
    asked: bool
    """Whether he is asked whether he buys."""
    to_act: bool
    """Whether the table waits for him."""
    deals: bool
    down: bool
    """Whether he has laid his contract."""
    cards: int
    total: int
    lately: tuple[str, ...]
    """What he did last, at length and shorter; none where he did nothing yet."""


@dataclass(frozen=True, slots=True)
class PileFacts:
    """What is told of the discards and of the stock."""

    top: Card | None
    """The card that lies open; None where none does."""
    count: int
    """How many cards lie there."""
    by: str
    """Who threw it away, or that it was turned up; empty where that is not known."""
    stock: int
    """How many cards there are to be drawn."""
    wild: bool = False
    """Whether the card that lies open is wild and has a number."""


@dataclass(frozen=True, slots=True)
class MeldFacts:
    """What is told of a meld on the table."""

    number: int
    meld: Meld
    fresh: bool
    """Whether it was laid or added to just now."""
    lit: bool
    """Whether the chosen card fits it."""
    marked: bool
    """Whether the arrows stand on it."""
    new: frozenset[int] = frozenset()
    """The places of its cards that were laid just now."""


@dataclass(frozen=True, slots=True)
class OwnerFacts:
    """The melds of a player."""

    name: str
    mine: bool
    melds: tuple[MeldFacts, ...]
