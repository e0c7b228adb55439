"""Short writing of cards that are played, for the positions of lessons and what counts as right in them."""

from __future__ import annotations


def played(cards: str) -> str:
    """The steps in which these cards are played, one after the other, without signals."""
    return "; ".join(f"play {card}" for card in cards.split())


def each(cards: str, manner: str = "") -> tuple[str, ...]:
    """The entries for playing one of these cards, in that manner if one is named."""
    return tuple(f"play {card} {manner}".rstrip() for card in cards.split())
