"""What a world that was played out is worth to a seat: whole numbers, so that sums are the same on every machine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from fa_cards.bots.batch.arrays import Flags, Numbers
from fa_cards.bots.batch.deal import Deal
from fa_cards.bots.batch.playouts import Found
from fa_cards.bots.batch.rook import RookDeal
from fa_cards.bots.batch.table import Worlds
from fa_cards.rules.fours.view import FoursView
from fa_cards.rules.golden_ten.view import GoldenTenView
from fa_cards.rules.rook.view import RookView
from fa_cards.rules.teka.contract import TRICKS
from fa_cards.rules.teka.view import TekaView
from fa_cards.rules.tricks import TrickView

UNIT: Final = 100
"""What a trick, a point or a penalty is worth in the numbers that are summed."""
CONTRACT: Final = 0.5
"""What a contract that is made, or broken, is worth in Teka, in tricks beside those that are won."""
CARD_POINT: Final = 0.02
"""What a card point is worth in the family of All Fours, in game points, beside those that the deal brings."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What some cards are worth in worlds."""

    value: Numbers
    """To the seat, in parts of `UNIT`: cards, worlds."""
    held: Flags | None
    """Where the seat's side makes its contract, or breaks that of the others; None where there is none."""


def worth(view: TrickView, deal: Deal, worlds: Worlds, found: Found) -> Worth:
    """What the cards that were tried are worth to the seat of the view.

    Args:
        view: of the seat.
        deal: that was played out.
        worlds: in which the cards were tried; of them the first ones, where it was cancelled.
        found: what they brought.

    Raises:
        TypeError: it is no game of which this is known.
    """
    match view:
        case TekaView():
            return _tricks(view, found)
        case RookView():
            assert isinstance(deal, RookDeal)
            return _points(view, deal, worlds, found)
        case GoldenTenView():
            return Worth(-UNIT * found.scores[:, view.seat], None)
        case FoursView():
            return _game_points(view, found)
        case _:
            raise TypeError(f"no worth is known in {type(view).__name__}")


def _tricks(view: TekaView, found: Found) -> Worth:
    """The tricks of the seat's side and a little for the contract; in double 13 nothing but the contract counts."""
    contract = view.contract
    assert contract is not None, "the auction is not over"
    declares = (view.seat - contract.declarer) % 2 == 0
    made = found.taken[:, 0] >= contract.tricks
    held = made if declares else ~made
    weight = TRICKS if contract.double_13 else CONTRACT
    return Worth(UNIT * found.taken[:, 0 if declares else 1] + int(weight * UNIT) * held, held)


def _points(view: RookView, deal: RookDeal, worlds: Worlds, found: Found) -> Worth:
    """The points of the side on which the seat is; in each world that may be another one."""
    contract = view.contract
    assert contract is not None, "the auction is not over"
    declares = (deal.partner(worlds) == view.seat) | (view.seat == contract.declarer)
    declares = declares[: found.worlds]
    own, others = found.taken[:, 0], found.taken[:, 1]
    made = own >= contract.bid
    return Worth(UNIT * np.where(declares, own, others), np.where(declares, made, ~made))


def _game_points(view: FoursView, found: Found) -> Worth:
    """What the seat's side scores more than the other, and a little for card points."""
    sides = (view.seat % 2, 1 - view.seat % 2)
    mine, theirs = (found.scores[:, side] for side in sides)
    cards = [found.taken[:, side::2].sum(axis=1) for side in sides]
    return Worth(UNIT * (mine - theirs) + int(CARD_POINT * UNIT) * (cards[0] - cards[1]), None)
