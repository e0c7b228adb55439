"""What the coach says, as a person reads it."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.bots.advice import Advice
from fa_cards.rules.actions import Discard, Play
from fa_cards.rules.catalog import AnyGame
from fa_cards.words import say
from fa_cards.words.cards import card_words
from fa_cards.words.reasons import advice_text
from fa_cards.words.steps import step_words


def counsel(advice: Advice, names: Sequence[str], seat: int, game: AnyGame) -> str:
    """What to do and why, in a few sentences to who sits at that seat.

    Args:
        advice: the coach's.
        names: of the players, by seat.
        seat: of who is advised.
        game: what is played.
    """
    why, action = advice_text(advice, names, seat, game), advice.action
    if isinstance(action, Play | Discard) and card_words(action.card) in why:
        # The reason names the card already.
        return f"{say('The coach says:')} {why}"
    told = say("The coach says: {step}.", step=step_words(action, game))
    return f"{told} {why}".rstrip()
