"""What the cards of a trick are worth, card by card, as it is said of an answer."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.rules.cards import Card
from fa_cards.words import Phrase, later, later_in
from fa_cards.words.cards import card_phrase
from fa_cards.words.lists import listed

_WORTH = later("What counts: {cards}; together {n}.")
_ONE_COUNTS = later("Only one card counts. {cards}.")
_NOTHING = later("None of these cards is worth anything.")
_CARD_WORTH = later_in("quiz", "{card}: {n}")


def what_counts(worth: Sequence[tuple[Card, int]]) -> Phrase:
    """The cards that count, each with its value, and the sum."""
    if not worth:
        return _NOTHING
    each = [_CARD_WORTH.filled(card=card_phrase(one), n=value) for one, value in worth]
    if len(each) == 1:
        return _ONE_COUNTS.filled(cards=each[0])
    return _WORTH.filled(cards=listed(each), n=sum(value for _, value in worth))
