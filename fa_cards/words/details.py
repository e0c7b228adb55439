"""What fills the placeholders of a refusal or a reason: its details in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fa_cards.rules.cards import COLOURS, Card, Suit
from fa_cards.rules.errors import Detail
from fa_cards.words.cards import SUIT_NAMES, card_words, rank_words
from fa_cards.words.catalog import Said
from fa_cards.words.digits import number
from fa_cards.words.lists import first_few


def cards_words(some: Sequence[Card]) -> Said:
    """The first of these cards; the numbers alone where all are of one colour, which the sentence has named."""
    suits = {one.suit for one in some if one.suit is not None}
    alike = len(suits) == 1 and suits <= set(COLOURS)
    return first_few([rank_words(one) if alike else card_words(one) for one in some])


def detail_words(detail: Detail, numbers: Callable[[Sequence[str]], str]) -> Said:
    """A detail as a sentence has it: a card, a suit by its name, of many cards the first.

    Args:
        detail: of a refusal or a reason.
        numbers: how several numbers stand together: all of them, or one or another.
    """
    if isinstance(detail, Suit):
        return SUIT_NAMES[detail]
    if isinstance(detail, Card):
        return card_words(detail)
    if isinstance(detail, tuple):
        cards = [one for one in detail if isinstance(one, Card)]
        return cards_words(cards) if cards else numbers([number(one) for one in detail if isinstance(one, int)])
    return detail
