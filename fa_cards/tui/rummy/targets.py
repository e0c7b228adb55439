"""What a card of the hand can do on the melds of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fa_cards.rules.actions import Lay, Swap
from fa_cards.rules.cards import Card
from fa_cards.rules.melds import Meld
from fa_cards.rules.rummy import RummyView
from fa_cards.rules.rummy.laying import fits, swapped

Ways = Mapping[int, tuple[Lay | Swap, ...]]
"""By the number of a meld what the card can do there."""


def ways_of(card: Card, table: Sequence[Meld], view: RummyView) -> Ways:
    """What the card can do on these melds, as far as the rules of melds go.

    Before the contract is laid, that is the freeing of wilds for it; whether the turn can be ended after a step, the
    rules say when it is taken.

    Args:
        card: of the hand.
        table: the melds, as they lie there or as they are going to.
        view: what the seat knows.
    """
    found: dict[int, tuple[Lay | Swap, ...]] = {}
    if view.is_down and (view.layoff_same_turn or not view.went_down):
        for fit in fits(card, table, view.rules):
            found[fit.number] = (*found.get(fit.number, ()), Lay(card, fit.number, fit.end))
    if view.swaps and (view.is_down or not view.swap_requires_down):
        for number, meld in enumerate(table, 1):
            if swapped(meld, card, view.rules) is not None:
                found[number] = (*found.get(number, ()), Swap(card, number))
    return found
