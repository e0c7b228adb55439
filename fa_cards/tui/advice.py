"""What the coach says, as a person reads it."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.bots.advice import Advice
from fa_cards.rules.catalog import AnyGame
from fa_cards.words import say
from fa_cards.words.steps import step_words


def advice_text(advice: Advice, names: Sequence[str], seat: int, game: AnyGame) -> str:
    """What to do and why, in a few sentences to who sits at that seat.

    Args:
        advice: the coach's.
        names: of the players, by seat.
        seat: of who is advised.
        game: what is played.
    """
    return say("The coach says: {step}.", step=step_words(advice.action, game))
