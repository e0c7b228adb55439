"""Random: any legal step, but an auction that comes to an end that can be played."""

from __future__ import annotations

from fa_cards.bots.bot import Bot
from fa_cards.rules.actions import Action
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import pick
from fa_cards.rules.phases import Phase
from fa_cards.rules.rook.view import RookView


class RandomRook(Bot[RookView]):
    """Each legal step is as likely, but in the auction the lowest number and the pass alone, each as likely.

    If every number up to the whole deal were as likely, the contracts would fail nearly always and each would push a
    total down by nearly all points of a deal: the totals would fall for ever, and no match would reach its target.
    """

    def choose(self, view: RookView, dice: Dice) -> Action:
        """One of the legal steps by chance."""
        if not view.legal:
            raise ValueError("it is not the turn of this seat")
        # Numbers come first in the legal calls, the lowest before the others, and the pass last.
        return pick((view.legal[0], view.legal[-1]) if view.phase is Phase.AUCTION else view.legal, dice)
