"""The games that the simulator knows, by the views of their seats."""

from __future__ import annotations

from fa_cards.bots.batch.deal import Deal
from fa_cards.bots.batch.fours import AllFoursDeal, CaliforniaDeal
from fa_cards.bots.batch.golden_ten import GoldenTenDeal
from fa_cards.bots.batch.rook import RookDeal
from fa_cards.bots.batch.teka import TekaDeal
from fa_cards.rules.fours.all_fours.view import AllFoursView
from fa_cards.rules.fours.california.view import CaliforniaView
from fa_cards.rules.golden_ten.view import GoldenTenView
from fa_cards.rules.rook.view import RookView
from fa_cards.rules.teka.view import TekaView
from fa_cards.rules.tricks import TrickView


def deal_of(view: TrickView) -> Deal:
    """The deal in play that any seat's view shows.

    Raises:
        TypeError: the simulator does not know the game.
    """
    match view:
        case TekaView():
            return TekaDeal(view)
        case RookView():
            return RookDeal(view)
        case GoldenTenView():
            return GoldenTenDeal(view)
        case CaliforniaView():
            return CaliforniaDeal(view)
        case AllFoursView():
            return AllFoursDeal(view)
        case _:
            raise TypeError(f"no game of the simulator: {type(view).__name__}")
