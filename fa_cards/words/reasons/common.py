"""The sentences of the reasons that several games share."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.words.catalog import Phrase, later

SENTENCES: Mapping[str, Phrase] = MappingProxyType(
    {
        "only-card": later("Only the {card} may be played."),
        "by-chance": later("It makes no difference here."),
        "only-step": later("Nothing else can be done now."),
        "play-low": later("Play your lowest card: {card}."),
        "cannot-win": later("You cannot win this trick."),
        "partner-holds": later("Your partner is winning the trick."),
        "draw-trump": later("Draw trump with the {card}: opponents may still hold {n}."),
        "cash": later("Play the {card} now: no opponent can hold a higher one, and later it may be trumped."),
        "must-bid": later("All the others have passed, and {n} is enough."),
        "pass-for-partner": later("Your partner has bid already, and may keep the contract."),
    }
)
"""The sentence of every code; the placeholders are its details."""
