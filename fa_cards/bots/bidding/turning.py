"""Worlds turned so that they may be played out together, whoever declares and whatever is trump.

A world in which the seats have moved round and the suits have changed names is the same game. So all rows of a batch
have the declarer at seat 0 and the first suit as trump.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from fa_cards.bots.batch.arrays import SUITS, Masks, Numbers
from fa_cards.bots.batch.playouts import ROWS

SEATS: Final = 4
_LOW: Final = np.array([sum(SUITS[: 4 - steps]) for steps in range(4)], dtype=np.uint64)
"""By the number of the trump suit: where the suits stand after turning that stood from it on."""
_FOUR: Final = np.uint64(4)


def turned_suits(masks: Masks, suit: Numbers) -> Masks:
    """Cards of a world with the suit of that number, row by row, as the first one; the others keep their order."""
    steps = suit.astype(np.uint64)
    low = _LOW[suit]
    result: Masks = masks >> steps & low | masks << (_FOUR - steps) & ~low
    return result


def turned_seats(hands: Masks, seat: Numbers, which: Numbers) -> Masks:
    """The hands of these worlds, row by row from that seat on: seats, rows."""
    from_it = (seat + np.arange(SEATS)[:, np.newaxis]) % SEATS
    result: Masks = hands[from_it, which]
    return result


def in_parts(rows: int, work: Callable[[slice], Numbers]) -> Numbers:
    """What some work gives for all rows, in parts of the size that the simulator is quickest with."""
    parts = [work(slice(begin, begin + ROWS)) for begin in range(0, rows, ROWS)]
    return np.concatenate(parts, axis=-1) if parts else work(slice(0, 0))
