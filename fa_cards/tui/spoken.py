"""What is said at the table, and stands a moment so that it can be read."""

from __future__ import annotations

from typing import Final

from fa_cards.rules.events import Called
from fa_cards.rules.fours.events import Begged, Gave, JackTurned, Ran, RanOut, Stood, TrumpTurned
from fa_cards.rules.rook.events import Buried, CardCalled, NestVoid, PartnerShown, PassedOut
from fa_cards.rules.teka.events import RaiseAnswered, RaiseOffered

SPOKEN: Final = (
    *(Called, RaiseOffered, RaiseAnswered),
    *(Buried, CardCalled, NestVoid, PartnerShown, PassedOut),
    *(TrumpTurned, Stood, Begged, Gave, Ran, JackTurned, RanOut),
)
"""Events that are words, or a card that is turned up, and no cards of a trick."""
