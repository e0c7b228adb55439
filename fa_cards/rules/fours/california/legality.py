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
from fa_cards.rules.steps import BEGINNING, Checks, check_plain


@dataclass(frozen=True, slots=True)
class TurnUps(Family):
    """The cards that may be turned up to fix trump: all of the pack."""

    word: str = field(default=TurnUp.word, init=False)

    def pick(self, dice: Dice) -> Action:
        """One of them by chance."""
        return TurnUp(dice.choice(PACK_52))


def legal_steps(position: CaliforniaPosition) -> Legal:
    """The steps that the actor may take in the phases of these games alone."""
    match position.phase:
        case Phase.PLAY:
            return plays(position.playable)
        case Phase.TURN_UP:
            return (TurnUps(),)
        case _:
            return ()


def _check_play(position: CaliforniaPosition, action: Play) -> None:
    verify_card(action.card, position.hands[position.on_move], position.playable, position.led, position.trump_suit)
    check_plain(action)


def _check_turn_up(_: CaliforniaPosition, action: TurnUp) -> None:
    if action.card not in DECK.bit:
        raise IllegalAction("no-such-card", card=action.card)


CHECKS: Checks = {
    **BEGINNING,
    TurnUp: ((Phase.TURN_UP,), _check_turn_up),
    Play: ((Phase.PLAY,), _check_play),
}
"""For each kind of step the phases in which it is waited for, and the one check that says why it may not be taken."""
