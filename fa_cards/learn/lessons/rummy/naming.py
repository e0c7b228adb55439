"""Answers that name the card they are about, for cards of which the same is true."""

from __future__ import annotations

from collections.abc import Mapping

from fa_cards.rules.cards import card
from fa_cards.words import Phrase
from fa_cards.words.cards import written


def named(sentence: Phrase, cards: str, step: str = "") -> Mapping[str, Phrase]:
    """The sentence for each of these numbered cards, with its name in place of `card`.

    Args:
        sentence: what is said of a card.
        cards: those of which it is said, as records write them.
        step: what is done with the card; without one the card itself is the answer.
    """
    return {f"{step} {text}".lstrip(): sentence.filled(card=written(card(text))) for text in cards.split()}
