"""Answers that name the card they are about, for cards of which the same is true."""

from __future__ import annotations

from collections.abc import Mapping

from fa_cards.rules.cards import card
from fa_cards.words import Phrase, later_in
from fa_cards.words.cards import SUIT_NAMES

_CARD = later_in("card of a lesson", "{colour} {n}")


def named(sentence: Phrase, cards: str, step: str = "") -> Mapping[str, Phrase]:
    """The sentence for each of these numbered cards, with its name in place of `card`.

    Args:
        sentence: what is said of a card.
        cards: those of which it is said, as records write them.
        step: what is done with the card; without one the card itself is the answer.
    """
    return {f"{step} {text}".lstrip(): sentence.filled(card=_name(text)) for text in cards.split()}


def _name(text: str) -> Phrase:
    one = card(text)
    assert one.suit is not None, text
    return _CARD.filled(colour=SUIT_NAMES[one.suit], n=one.rank)
