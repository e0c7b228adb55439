"""Which cards may be played in a position of Golden Ten, and why one may not."""

from __future__ import annotations

from fa_cards.rules.actions import Play
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.game import Legal
from fa_cards.rules.golden_ten.counting import DECK, PLAYS, SUITS
from fa_cards.rules.golden_ten.position import GoldenTenPosition
from fa_cards.rules.phases import Phase
from fa_cards.rules.steps import BEGINNING, Checks, check_plain


def legal_steps(position: GoldenTenPosition) -> Legal:
    """The cards that the actor may play, while cards are played."""
    if position.phase is not Phase.PLAY:
        return ()
    return tuple([PLAYS[bit] for suit in SUITS for bit in DECK.bits(position.playable & suit)])


def _check_play(position: GoldenTenPosition, action: Play) -> None:
    bit = DECK.bit.get(action.card, 0)
    if not position.hands[position.on_move] & bit:
        raise IllegalAction("not-in-hand", card=action.card)
    if not bit & position.playable:
        assert position.led is not None, "any card may be led"
        raise IllegalAction("must-follow-suit", suit=position.led, cards=tuple(DECK.cards(position.playable)))
    check_plain(action)


CHECKS: Checks = {**BEGINNING, Play: ((Phase.PLAY,), _check_play)}
"""For each kind of step the phases in which it is waited for, and the one check that says why it may not be taken."""
