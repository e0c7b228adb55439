"""Easy: sober play by rules of thumb and by what the solver says that a hand lacks, from the view alone."""

from __future__ import annotations

from fa_cards.bots.advice import Advice
from fa_cards.bots.bot import Adviser
from fa_cards.bots.rummy.discarding import discard
from fa_cards.bots.rummy.drawing import buy, draw
from fa_cards.bots.rummy.laying import lay
from fa_cards.rules.chance import Dice
from fa_cards.rules.phases import Phase
from fa_cards.rules.rummy.view import RummyView


class EasyRummy(Adviser[RummyView]):
    """Collects what its contract lacks, lays it as soon as it goes, and throws away what helps least.

    It goes round in no circle: before it is down it takes only cards after which it lacks fewer, and throws none away
    without which it lacks more unless it has given its contract up, when it takes none; and once it is down it takes
    only cards that it lays at once.
    """

    def advise(self, view: RummyView, dice: Dice) -> Advice:
        """The step that the rules of thumb recommend, of equal cards the lowest; chance decides nothing."""
        if not view.legal:
            raise ValueError("it is not the turn of this seat")
        if view.phase is Phase.TAKE:
            return draw(view)
        if view.phase is Phase.BUY:
            return buy(view)
        return lay(view) or discard(view)
