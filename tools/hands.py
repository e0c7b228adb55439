"""Hands laid on purpose: the cards that matter are named, and other cards of the pack fill them up."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from fa_cards.rules.cards import Card, cards
from fa_cards.rules.chance import Dice
from fa_cards.rules.dealing import Hand


def filled(
    pack: Sequence[Card], hands: Sequence[str], sizes: Sequence[int], *, after: str = "", dice: Dice | None = None
) -> tuple[tuple[Hand, ...], Hand]:
    """The hands, whole, and what is left of the pack.

    Args:
        pack: all cards, in the order in which those that are not named fill up one hand after the other.
        hands: the cards of each hand that are named; hands that are left out have none.
        sizes: how many cards each hand is to have.
        after: cards that are in no hand and come before all others that are left.
        dice: shuffle the cards that are not named, if they are there.
    """
    given = [cards(text) for text in (*hands, *[""] * (len(sizes) - len(hands)))]
    first = cards(after)
    others = list(pack)
    for one in (one for some in (*given, first) for one in some):
        # Of twins as many are left as are not named.
        others.remove(one)
    left = iter(dice.shuffled(tuple(others)) if dice else others)
    whole = tuple((*some, *islice(left, size - len(some))) for some, size in zip(given, sizes, strict=True))
    return whole, (*first, *left)
