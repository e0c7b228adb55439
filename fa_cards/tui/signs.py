"""The signs of the table that stand for words: what each one is, and what it means."""

from __future__ import annotations

from typing import Final

from fa_cards.words import Phrase, later

TURN: Final = "»"
DEALER: Final = "●"
DECLARER: Final = "★"
PARTNER: Final = "☆"
COUNTS: Final = "*"
TICK: Final = "✓"
FRESH: Final = "+"
DOWN: Final = "▼"
ASKED: Final = "?"
FITS: Final = "›"
AT: Final = "»"
PERSON: Final = "•"

MEANINGS: Final[tuple[tuple[str, Phrase], ...]] = (
    (TURN, later("It is the turn of whom the sign stands beside.")),
    (DEALER, later("He deals.")),
    (DECLARER, later("He is the declarer.")),
    (PARTNER, later("He is the declarer's partner; the sign is there once you may know it.")),
    (COUNTS, later("The card is worth something.")),
    (TICK, later("The card wins the trick, or is marked for the nest or for a meld.")),
    (FRESH, later("In rummy: the card or the meld has come just now.")),
    (DOWN, later("In rummy: he has laid his contract.")),
    (ASKED, later("In rummy: he is asked whether he buys.")),
    (FITS, later("In rummy: the chosen card fits the meld.")),
    (PERSON, later("In a tournament: a person at this keyboard.")),
)
"""Every sign with a sentence for the help page."""
