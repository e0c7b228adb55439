"""What may be done in a position of a match with a stock, and why something may not."""

from __future__ import annotations

from dataclasses import dataclass, field

from fa_cards.rules.actions import Action, Play, TurnUp
from fa_cards.rules.cards import PACK_52
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.fours.california.position import CaliforniaPosition
from fa_cards.rules.fours.cardplay import DECK, plays, verify_card
from fa_cards.rules.game import Family, Legal
from fa_cards.rules.phases import Phase
from fa_cards.rules.steps import BEGINNING_OF_TRICKS, BEGINNING_STEPS, PLAIN, Checks, Steps, check_plain


@dataclass(frozen=True, slots=True)
class TurnUps(Family):
    """The cards that may be turned up to fix trump: all of the pack."""

    word: str = field(default=TurnUp.word, init=False)

    def pick(self, dice: Dice) -> Action:
        """One of them by chance."""
        return TurnUp(dice.choice(PACK_52))


def _turn_ups(_: CaliforniaPosition) -> Legal:
    return (TurnUps(),)


def _plays(position: CaliforniaPosition) -> Legal:
    return plays(position.playable)


def _check_play(position: CaliforniaPosition, action: Play) -> None:
    allowed = position.playable
    if not DECK.bit.get(action.card, 0) & allowed:
        verify_card(action.card, position.hands[position.on_move], allowed, position.led, position.trump_suit)
    if action.manner is not PLAIN:
        check_plain(action)


def _check_turn_up(_: CaliforniaPosition, action: TurnUp) -> None:
    if action.card not in DECK.bit:
        raise IllegalAction("no-such-card", card=action.card)


STEPS: Steps = {**BEGINNING_STEPS, Phase.TURN_UP: _turn_ups, Phase.PLAY: _plays}
"""For each phase the steps that may be taken."""

CHECKS: Checks = {
    **BEGINNING_OF_TRICKS,
    TurnUp: ((Phase.TURN_UP,), _check_turn_up),
    Play: ((Phase.PLAY,), _check_play),
}
"""For each kind of step the phases in which it is waited for, and the one check that says why it may not be taken."""
