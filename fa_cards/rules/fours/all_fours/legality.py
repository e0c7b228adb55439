"""What may be done in a position of a match of All Fours, and why something may not."""

from __future__ import annotations

from fa_cards.rules.actions import Beg, Give, Play, Run, Stand
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.fours.all_fours.position import AllFoursPosition
from fa_cards.rules.fours.cardplay import playable, plays, verify_card
from fa_cards.rules.game import Legal
from fa_cards.rules.phases import Phase
from fa_cards.rules.steps import BEGINNING, Checks, check_nothing, check_plain


def legal_steps(position: AllFoursPosition) -> Legal:
    """The steps that the actor may take in the phases of All Fours alone."""
    match position.phase:
        case Phase.PLAY:
            return plays(playable(position.hands[position.on_move], position.led, position.trump_suit))
        case Phase.BEG:
            return (Stand(), Beg())
        case Phase.ANSWER:
            return (Give(), Run()) if position.may_give else (Run(),)
        case _:
            return ()


def _check_give(position: AllFoursPosition, _: Give) -> None:
    if not position.may_give:
        raise IllegalAction("give-wins")


def _check_play(position: AllFoursPosition, action: Play) -> None:
    hand = position.hands[position.on_move]
    allowed = playable(hand, position.led, position.trump_suit)
    verify_card(action.card, hand, allowed, position.led, position.trump_suit)
    check_plain(action)


CHECKS: Checks = {
    **BEGINNING,
    Stand: ((Phase.BEG,), check_nothing),
    Beg: ((Phase.BEG,), check_nothing),
    Give: ((Phase.ANSWER,), _check_give),
    Run: ((Phase.ANSWER,), check_nothing),
    Play: ((Phase.PLAY,), _check_play),
}
"""For each kind of step the phases in which it is waited for, and the one check that says why it may not be taken."""
