"""Easy: sober play by rules of thumb, from the view alone, and exact play of an ending that is open between two."""

from __future__ import annotations

from fa_cards.bots.advice import Advice, reason
from fa_cards.bots.bot import Adviser
from fa_cards.bots.fours.begging import beg_or_stand, give_or_run
from fa_cards.bots.fours.ending import best_plays, ending
from fa_cards.bots.fours.known import known
from fa_cards.bots.fours.weighing import best
from fa_cards.rules.chance import Dice
from fa_cards.rules.fours.all_fours.view import AllFoursView
from fa_cards.rules.fours.cardplay import DECK, PLAYS
from fa_cards.rules.fours.view import FoursView
from fa_cards.rules.phases import Phase


class EasyFours(Adviser[FoursView]):
    """Wins tricks that are worth it, for their cards or for the one that is drawn, and saves what wins points."""

    def advise(self, view: FoursView, dice: Dice) -> Advice:
        """The step that the rules of thumb recommend, of equal cards the lowest; chance decides nothing."""
        if not view.legal:
            raise ValueError("it is not the turn of this seat")
        if isinstance(view, AllFoursView) and view.phase is not Phase.PLAY:
            return beg_or_stand(view) if view.phase is Phase.BEG else give_or_run(view)
        now, last = known(view), ending(view)
        if last is None or not now.allowed & (now.allowed - 1):
            chosen = best(now, now.allowed)
            return Advice(PLAYS[chosen.bit], chosen.reasons)
        bit = best(now, best_plays(last)).bit
        return Advice(PLAYS[bit], (reason("ending", card=DECK.card[bit]),))
