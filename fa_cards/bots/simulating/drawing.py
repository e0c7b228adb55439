"""Worlds that a view leaves open, drawn exactly and handed to the simulator, for every game of tricks."""

from __future__ import annotations

from typing import Final

from fa_cards.bots.batch.deal import Deal
from fa_cards.bots.batch.table import Worlds
from fa_cards.bots.worlds import fours, golden_ten, rook, teka
from fa_cards.bots.worlds.chance import Words
from fa_cards.rules.chance import Dice
from fa_cards.rules.fours.view import FoursView
from fa_cards.rules.golden_ten.view import GoldenTenView
from fa_cards.rules.rook.view import RookView
from fa_cards.rules.teka.view import TekaView
from fa_cards.rules.tricks import TrickView

CALLED_FROM_SELF: Final = 0.05
"""How much less likely a world is in which the declarer has called a card of his own (rook.md, section 5)."""


def drawn(view: TrickView, deal: Deal, n: int, dice: Dice) -> Worlds:
    """So many worlds that fit what the view tells, with the bits of the deal.

    Raises:
        NoWorld: none fits.
        TypeError: it is no game of tricks whose worlds can be drawn.
    """
    return deal.drawn(_words(view, n, dice), dice)


def _words(view: TrickView, n: int, dice: Dice) -> Words:
    match view:
        case TekaView():
            return teka.worlds(view, n, dice)
        case RookView():
            return rook.worlds(view, n, dice, *rook.called_from_others(view, CALLED_FROM_SELF))
        case GoldenTenView():
            return golden_ten.worlds(view, n, dice)
        case FoursView():
            return fours.worlds(view, n, dice)
        case _:
            raise TypeError(f"no worlds of {type(view).__name__}")
