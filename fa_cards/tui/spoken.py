"""What is said at the table, and stands a moment so that it can be read."""

from __future__ import annotations

from typing import Final

from fa_cards.rules.events import Called
from fa_cards.rules.rook.events import Buried, CardCalled, NestVoid, PartnerShown, PassedOut
from fa_cards.rules.teka.events import RaiseAnswered, RaiseOffered

SPOKEN: Final = (Called, RaiseOffered, RaiseAnswered, Buried, CardCalled, NestVoid, PartnerShown, PassedOut)
"""Events that are words and no cards."""
