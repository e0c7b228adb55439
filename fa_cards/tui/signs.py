"""The signs of the table that stand for words: what each one is, and what it means."""

from __future__ import annotations

from typing import Final

from fa_cards.words import Phrase, later, later_in

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
NEWS: Final = "!"
WILD: Final = "☆"
PERSON: Final = "•"

Meanings = tuple[tuple[str | Phrase, Phrase], ...]
"""Signs, each with a sentence for the help page."""

OF_TRICKS: Final[Meanings] = (
    (TURN, later("It is the turn of whom the sign stands beside.")),
    (DEALER, later("He deals.")),
    (DECLARER, later("He is the declarer.")),
    (PARTNER, later("He is the declarer's partner; the sign is there once you may know it.")),
    (COUNTS, later("The card is worth something.")),
    (TICK, later("The card wins the trick, or is marked for the nest.")),
)
"""Those of a table of tricks."""

OF_RUMMY: Final[Meanings] = (
    (TURN, later("It is the turn of whom the sign stands beside; before a meld, the arrows stand there.")),
    (DEALER, later("He deals.")),
    (DOWN, later("He has laid his contract.")),
    (ASKED, later("He is asked whether he buys.")),
    (FRESH, later("The card has come just now.")),
    (NEWS, later("The meld was laid or has grown just now.")),
    (WILD, later("The card is wild.")),
    (FITS, later("The chosen card fits the meld.")),
    (later_in("sign", "3"), later("The number of a meld: typed, it lays the chosen card there.")),
    (later_in("sign", "☆R=5"), later("A wild in a run, with the number that it stands for.")),
    (TICK, later("The card is marked, or your contract is whole.")),
    (PERSON, later("In a tournament: a person at this keyboard.")),
)
"""Those of a rummy table and of its tournament."""
