"""What may be done in a position of a match of All Fours, and why something may not."""

from __future__ import annotations

from fa_cards.rules.actions import Beg, Give, Play, Run, Stand
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.fours.all_fours.position import AllFoursPosition
from fa_cards.rules.fours.cardplay import DECK, playable, plays, verify_card
from fa_cards.rules.game import Legal
from fa_cards.rules.phases import Phase
from fa_cards.rules.steps import BEGINNING_OF_TRICKS, BEGINNING_STEPS, PLAIN, Checks, Steps, check_nothing, check_plain

_BEGGING: Legal = (Stand(), Beg())
_ANSWERS: Legal = (Give(), Run())
_RUN: Legal = (Run(),)


def _begging(_: AllFoursPosition) -> Legal:
    return _BEGGING


def _answers(position: AllFoursPosition) -> Legal:
    return _ANSWERS if position.may_give else _RUN


def _plays(position: AllFoursPosition) -> Legal:
    return plays(_allowed(position))


def _allowed(position: AllFoursPosition) -> int:
    """The cards that the seat on move may play."""
    actor, trump, trick = position.actor, position.trump, position.trick
    assert actor is not None and trump is not None
    hand = position.hands[actor]
    return playable(hand, trick[0].card.suit, trump) if trick else hand


def _check_give(position: AllFoursPosition, _: Give) -> None:
    if not position.may_give:
        raise IllegalAction("give-wins")


def _check_play(position: AllFoursPosition, action: Play) -> None:
    allowed = _allowed(position)
    if not DECK.bit.get(action.card, 0) & allowed:
        verify_card(action.card, position.hands[position.on_move], allowed, position.led, position.trump_suit)
    if action.manner is not PLAIN:
        check_plain(action)


STEPS: Steps = {**BEGINNING_STEPS, Phase.BEG: _begging, Phase.ANSWER: _answers, Phase.PLAY: _plays}
"""For each phase the steps that may be taken."""

CHECKS: Checks = {
    **BEGINNING_OF_TRICKS,
    Stand: ((Phase.BEG,), check_nothing),
    Beg: ((Phase.BEG,), check_nothing),
    Give: ((Phase.ANSWER,), _check_give),
    Run: ((Phase.ANSWER,), check_nothing),
    Play: ((Phase.PLAY,), _check_play),
}
"""For each kind of step the phases in which it is waited for, and the one check that says why it may not be taken."""
