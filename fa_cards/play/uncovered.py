"""Whether a step brought cards to light that had lain hidden on the table: what was seen cannot be unseen."""

from __future__ import annotations

from collections import Counter
from typing import Any

from fa_cards.play.rounding_off import left_in_hands
from fa_cards.rules.cards import Card
from fa_cards.rules.game import TABLE, DealScore, State

PACK = "pack"
"""The place of the cards before a deal: that they are dealt uncovers none of them, for undo may go over its border."""
HAND = "hand "
"""What stands before the number of a seat in the name of its hand; bots' cards are taken back with what they did."""


def uncovers(before: State[Any], after: State[Any], seat: int) -> bool:
    """Whether the seat sees a card after a step that lay hidden on the table before it: drawn, turned up, from a nest.

    So does the end of a deal at which hands are counted that were not played out.

    Args:
        before: the moment before the step.
        after: the moment after it.
        seat: whose eyes.
    """
    if len(after.deals) > len(before.deals) and _hands_shown(before, after.deals[-1], seat):
        return True
    lying, left = before.places(), after.places()
    gone: Counter[Card] = Counter()
    shuffled: Counter[Card] = Counter()
    for place, cards in lying.items():
        if place == PACK or place.startswith(HAND):
            continue
        if before.sees(seat, place):
            if before.actor is TABLE:
                # What it takes from there it shuffles: whatever of it is seen next was hidden in between.
                shuffled += Counter(cards) - Counter(left.get(place, ()))
            continue
        hidden = Counter(cards) - Counter(before.known_to_all().get(place, ()))
        # What went on lying there was not seen: twins lie there and in sight at once.
        gone += hidden if after.sees(seat, place) else hidden - Counter(left.get(place, ()))
    return bool((gone + shuffled) & (_seen(after, seat) - (_seen(before, seat) - shuffled)))


def _hands_shown(before: State[Any], deal: DealScore, seat: int) -> bool:
    """Whether the end of a deal shows the seat cards in other hands of which it did not know."""
    known = before.known_to_all()
    return any(
        Counter(left) - Counter(known.get(f"{HAND}{other}", ()))
        for other, left in enumerate(left_in_hands(deal))
        if other != seat
    )


def _seen(state: State[Any], seat: int) -> Counter[Card]:
    """The cards of which the seat knows where they are, as often as it knows it."""
    seen: Counter[Card] = Counter()
    known = state.known_to_all()
    for place, cards in state.places().items():
        seen.update(cards if state.sees(seat, place) else known.get(place, ()))
    return seen
