"""The sentences of the reasons that many worlds give: possible deals of the cards that a player does not see."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.words.catalog import Phrase, later

SENTENCES: Mapping[str, Phrase] = MappingProxyType(
    {
        "best-of-worlds": later(
            "The {card} brings the most on average in {worlds} possible deals of the hidden cards."
        ),
        "good-in-worlds": later(
            "No card is clearly better than the {card} in {worlds} possible deals of the hidden cards."
        ),
        "makes-in-worlds": later("The contract is made in {k} of these {worlds} deals."),
        "breaks-in-worlds": later("The contract fails in {k} of these {worlds} deals."),
    }
)
"""The sentence of every code; the placeholders are its details."""
