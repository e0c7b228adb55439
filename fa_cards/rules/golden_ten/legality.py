"""Which cards may be played in a position of Golden Ten, and why one may not."""

from __future__ import annotations

from fa_cards.rules.actions import Play
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.game import Legal
from fa_cards.rules.golden_ten.counting import DECK, PLAYS_OF
from fa_cards.rules.golden_ten.position import GoldenTenPosition
from fa_cards.rules.phases import Phase
from fa_cards.rules.steps import BEGINNING_OF_TRICKS, BEGINNING_STEPS, PLAIN, Checks, Steps, check_plain


def _plays(position: GoldenTenPosition) -> Legal:
    return PLAYS_OF(position.playable)


def _check_play(position: GoldenTenPosition, action: Play) -> None:
    bit = DECK.bit.get(action.card, 0)
    if not position.hands[position.on_move] & bit:
        raise IllegalAction("not-in-hand", card=action.card)
    if not bit & position.playable:
        assert position.led is not None, "any card may be led"
        raise IllegalAction("must-follow-suit", suit=position.led, cards=tuple(DECK.cards(position.playable)))
    if action.manner is not PLAIN:
        check_plain(action)


STEPS: Steps = {**BEGINNING_STEPS, Phase.PLAY: _plays}
"""For each phase the steps that may be taken."""

CHECKS: Checks = {**BEGINNING_OF_TRICKS, Play: ((Phase.PLAY,), _check_play)}
"""For each kind of step the phases in which it is waited for, and the one check that says why it may not be taken."""
