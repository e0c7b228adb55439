"""What the coach says, as a person reads it."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.bots.advice import Advice
from fa_cards.rtl import strip_marks
from fa_cards.rules.actions import Action, Discard, Play
from fa_cards.rules.catalog import AnyGame
from fa_cards.words import say
from fa_cards.words.cards import card_words
from fa_cards.words.reasons import reason_text
from fa_cards.words.steps import step_words

AT_ONCE = 2
"""So many sentences are read at a glance."""


def counsel(advice: Advice, names: Sequence[str], seat: int, game: AnyGame) -> str:
    """What to do and why, in a few sentences to who sits at that seat.

    Args:
        advice: the coach's.
        names: of the players, by seat.
        seat: of who is advised.
        game: what is played.
    """
    why = why_text(advice, names, seat, game)
    if _is_named(advice.action, why, game):
        return f"{say('The coach says:')} {why}"
    told = say("The coach says: {step}.", step=step_words(advice.action, game))
    return f"{told} {why}".rstrip()


def remark(advice: Advice, taken: Action, names: Sequence[str], seat: int, game: AnyGame) -> str:
    """What the coach says of a step that was taken: that he would have done the same, or what instead, and why.

    Args:
        advice: what he advised.
        taken: the step.
        names: of the players, by seat.
        seat: of who took it.
        game: what is played.
    """
    why = why_text(advice, names, seat, game)
    if advice.action == taken:
        return f"{say('The coach would have done the same.')} {why}".rstrip()
    if _is_named(advice.action, why, game):
        return f"{say('The coach would have chosen otherwise:')} {why}"
    told = say("The coach would have chosen otherwise: {step}.", step=step_words(advice.action, game))
    return f"{told} {why}".rstrip()


def why_text(advice: Advice, names: Sequence[str], seat: int, game: AnyGame) -> str:
    """One or two sentences that say why a step is advised; an empty text where chance alone decided."""
    reasons = advice.reasons[-AT_ONCE:]
    return " ".join(reason_text(one.code, one.details, names, seat=seat, game=game) for one in reasons)


def _is_named(action: Action, why: str, game: AnyGame) -> bool:
    """Whether what is said of the reasons says the step too, by its words or where a card is played by the card."""
    if isinstance(action, Play | Discard) and card_words(action.card) in why:
        return True
    return _bare(step_words(action, game)) in _bare(why)


def _bare(text: str) -> str:
    return strip_marks(text).casefold()
