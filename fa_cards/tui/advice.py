"""What the coach says, as a person reads it."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.bots.advice import Advice
from fa_cards.rtl import strip_marks
from fa_cards.rules.actions import Action, Discard, Play
from fa_cards.rules.catalog import AnyGame
from fa_cards.words import Phrase, later
from fa_cards.words.cards import card_words
from fa_cards.words.reasons import reason_text
from fa_cards.words.steps import step_words

AT_ONCE = 2
"""So many sentences are read at a glance."""


_NOW = later("The coach says:"), later("The coach says: {step}.")
_OTHERWISE = (
    later("The coach would have chosen otherwise:"),
    later("The coach would have chosen otherwise: {step}."),
)
"""How it begins what the coach says, where his reasons name the step, and where they do not."""
SAME = later("The coach would have done the same.")
"""What is said of a step that the coach would have taken too."""


def counsel(advice: Advice, names: Sequence[str], seat: int, game: AnyGame) -> str:
    """What to do and why, in a few sentences to who sits at that seat.

    Args:
        advice: the coach's.
        names: of the players, by seat.
        seat: of who is advised.
        game: what is played.
    """
    return _told(_NOW, advice, names, seat, game)


def otherwise(advice: Advice, names: Sequence[str], seat: int, game: AnyGame) -> str:
    """What the coach would have done in place of a step that was taken, and why, as `counsel` says what to do."""
    return _told(_OTHERWISE, advice, names, seat, game)


def _told(begun: tuple[Phrase, Phrase], advice: Advice, names: Sequence[str], seat: int, game: AnyGame) -> str:
    """The step and why; the step is not said twice where the reason names it."""
    alone, with_step = begun
    why = why_text(advice, names, seat, game)
    if _is_named(advice.action, why, game):
        return f"{alone.said()} {why}"
    return f"{with_step.said(step=step_words(advice.action, game))} {why}".rstrip()


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
