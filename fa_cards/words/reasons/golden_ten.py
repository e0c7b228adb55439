"""The sentences of the reasons of the bots in Golden Ten."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.words.catalog import Phrase, later

SENTENCES: Mapping[str, Phrase] = MappingProxyType(
    {
        "take-relief": later("Take the trick with the {card}: the Golden Ten takes about {n} off your penalty."),
        "take-harmless": later("No red card lies in the trick: get rid of the {card} now."),
        "take-least": later("You will probably take this trick ({n} points so far): the {card} costs least."),
        "duck-red": later("Red cards lie there: with the {card} you will probably not take the trick."),
        "duck": later("Leave the trick to another, with the {card}."),
        "throw-red": later("The trick is another's: give away the {card}, which counts {n}."),
        "throw-high": later("The trick is another's: get rid of the {card}."),
        "lead-under": later("Lead the {card}: somebody will probably go over it."),
    }
)
"""The sentence of every code; the placeholders are its details."""
