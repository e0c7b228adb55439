"""Easy: sober play by rules of thumb, from the view alone."""

from __future__ import annotations

from fa_cards.bots.bot import Bot
from fa_cards.bots.golden_ten.known import known
from fa_cards.bots.golden_ten.weighing import brings
from fa_cards.bots.known import each
from fa_cards.rules.actions import Action
from fa_cards.rules.chance import Dice
from fa_cards.rules.golden_ten.counting import PLAYS
from fa_cards.rules.golden_ten.view import GoldenTenView


class EasyGoldenTen(Bot[GoldenTenView]):
    """Ducks, sheds high cards on harmless tricks, gives red cards away, and takes the Golden Ten for relief."""

    def choose(self, view: GoldenTenView, dice: Dice) -> Action:
        """The card that the rules of thumb recommend, of equals the lowest; chance decides nothing."""
        if not view.legal:
            raise ValueError("it is not the turn of this seat")
        now = known(view)
        return PLAYS[max(each(now.allowed), key=lambda bit: brings(now, bit))]
