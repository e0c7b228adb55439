"""What fills the placeholders of a refusal or a reason: its details in words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from fa_cards.rules.cards import COLOURS, Card, Suit
from fa_cards.rules.errors import Detail
from fa_cards.words.cards import SUIT_NAMES, card_words, rank_words
from fa_cards.words.catalog import Said
from fa_cards.words.digits import number
from fa_cards.words.lists import first_few


def few_cards(some: Sequence[Card], name: Callable[[Card], Said], *, by_rank: Collection[Suit], most: int = 5) -> Said:
    """The first of some cards; by their rank alone where all are of one suit, which the sentence has named.

    Args:
        some: the cards, one at least.
        name: what a card is called.
        by_rank: the suits of which the rank is enough.
        most: so many are named, the others counted.
    """
    suits = {one.suit for one in some if one.suit is not None}
    alone = len(suits) == 1 and suits <= set(by_rank)
    return first_few([rank_words(one) if alone else name(one) for one in some], most)


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
    if not isinstance(detail, tuple):
        return detail
    if cards := [one for one in detail if isinstance(one, Card)]:
        return few_cards(cards, card_words, by_rank=COLOURS)
    return numbers([number(one) for one in detail if isinstance(one, int)])
