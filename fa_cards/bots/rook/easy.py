"""Easy: sober play by rules of thumb, from the view alone."""

from __future__ import annotations

from fa_cards.bots.advice import Advice, reason
from fa_cards.bots.bot import Adviser
from fa_cards.bots.rook.auction import call
from fa_cards.bots.rook.burying import bury
from fa_cards.bots.rook.calling import call_card
from fa_cards.bots.rook.following import follow
from fa_cards.bots.rook.known import known
from fa_cards.bots.rook.leading import lead
from fa_cards.bots.rook.trumping import name_trump
from fa_cards.rules.chance import Dice
from fa_cards.rules.phases import Phase
from fa_cards.rules.rook.view import RookView


class EasyRook(Adviser[RookView]):
    """Counts points, bids what its hand is worth, draws trump, feeds its partner and starves the others."""

    def advise(self, view: RookView, dice: Dice) -> Advice:
        """The step that the rules of thumb recommend, and which of them; chance decides nothing."""
        if not view.legal:
            raise ValueError("it is not the turn of this seat")
        match view.phase:
            case Phase.PLAY:
                return _play(view)
            case Phase.AUCTION:
                return call(view)
            case Phase.NEST:
                return bury(view)
            case Phase.TRUMP:
                return name_trump(view)
            case _:
                return call_card(view)


def _play(view: RookView) -> Advice:
    now = known(view)
    if not now.allowed & (now.allowed - 1):
        return Advice(now.deck.plays[now.allowed], (reason("only-card", card=now.deck.card[now.allowed]),))
    chosen = follow(now) if view.trick else lead(now)
    return Advice(now.deck.plays[chosen.bit], chosen.reasons)
