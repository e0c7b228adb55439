"""Whether a step brought cards to light that had lain hidden on the table: what was seen cannot be unseen."""

from __future__ import annotations

from typing import Any

from fa_cards.rules.game import State

PACK = "pack"
"""The place of the cards before a deal: that they are dealt uncovers none of them, for undo may go over its border."""
HAND = "hand "
"""What stands before the number of a seat in the name of its hand; bots' cards are taken back with what they did."""


def uncovers(before: State[Any], after: State[Any], seat: int) -> bool:
    """Whether the seat sees a card after a step that lay hidden on the table before it: drawn, turned up, from a nest.

    Args:
        before: the moment before the step.
        after: the moment after it.
        seat: whose eyes.
    """
    known = before.known_to_all()
    hidden = {
        card
        for place, cards in before.places().items()
        if place != PACK and not place.startswith(HAND) and not before.sees(seat, place)
        for card in cards
        if card not in known
    }
    if not hidden:
        return False
    seen = [card for place, cards in after.places().items() if after.sees(seat, place) for card in cards]
    return not hidden.isdisjoint([*seen, *after.known_to_all()])
