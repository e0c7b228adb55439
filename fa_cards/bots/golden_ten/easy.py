"""Easy: sober play by rules of thumb, from the view alone."""

from __future__ import annotations

from fa_cards.bots.advice import Advice
from fa_cards.bots.bot import Adviser
from fa_cards.bots.golden_ten.known import known
from fa_cards.bots.golden_ten.weighing import best
from fa_cards.rules.chance import Dice
from fa_cards.rules.golden_ten.counting import PLAYS
from fa_cards.rules.golden_ten.view import GoldenTenView


class EasyGoldenTen(Adviser[GoldenTenView]):
    """Ducks, sheds high cards on harmless tricks, gives red cards away, and takes the Golden Ten for relief."""

    def advise(self, view: GoldenTenView, dice: Dice) -> Advice:
        """The card that the rules of thumb recommend, of equals the lowest; chance decides nothing."""
        if not view.legal:
            raise ValueError("it is not the turn of this seat")
        chosen = best(known(view))
        return Advice(PLAYS[chosen.bit], chosen.reasons)
