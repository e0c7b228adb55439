"""What positions of lessons have in common: short writing of cards that are played, and options of the match."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.rules.options import Value


def played(cards: str) -> str:
    """The steps in which these cards are played, one after the other, without signals."""
    return "; ".join(f"play {card}" for card in cards.split())


def each(cards: str, manner: str = "") -> tuple[str, ...]:
    """The entries for playing one of these cards, in that manner if one is named."""
    return tuple(f"play {card} {manner}".rstrip() for card in cards.split())


NO_RAISES: Mapping[str, Value] = MappingProxyType({"raises": False})
"""Teka as it is played in lessons before raises were taught: the table and the coach say nothing of them."""
PLAIN: Mapping[str, Value] = MappingProxyType({**NO_RAISES, "signals": "off"})
"""Teka as it is played in lessons before signals were taught."""
