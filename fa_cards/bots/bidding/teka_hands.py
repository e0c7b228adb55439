"""What hands of Teka are worth in many worlds at once, by the weights of the rule bots, and what words say of hands."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np

from fa_cards.bots.batch.arrays import Flags, Masks, Numbers, word
from fa_cards.bots.bidding.chances import DOUBT, Reals, slope
from fa_cards.bots.teka.auction import MARGIN
from fa_cards.bots.teka.known import SUIT_MASKS
from fa_cards.bots.teka.valuation import expected, half_trick, sure_trick
from fa_cards.rules.actions import BehiTer, Bid, Call, Double13, Ter
from fa_cards.rules.cards import PACK_52, Suit
from fa_cards.rules.events import Called
from fa_cards.rules.teka.auction import lowest_bid, may_pass_weakly
from fa_cards.rules.teka.contract import TRICKS
from fa_cards.rules.teka.pack import DECK

NUMBERS: Final = tuple(MARGIN)
"""What may be bid, rising."""
LIMITS: Final = tuple(number + margin for number, margin in MARGIN.items())
"""What a hand must expect for each of them."""
ALONE: Final = 11.5
"""What a hand expects, about, that bids double 13."""
WIDTH: Final = 2.0
"""So far beside a limit a word is doubted: hands that are as good by the weights differ by as much."""
_GATHER: Final = (
    (3, word(0x0303_0303_0303_0303)),
    (6, word(0x000F_000F_000F_000F)),
    (12, word(0x0000_00FF_0000_00FF)),
    (24, word(0xFFFF)),
)
_EVERY_FOURTH: Final = word(0x1111_1111_1111_1111)


def holdings(masks: Masks) -> Numbers:
    """What is held of each suit, as a number whose bits are the ranks: suits, then the axes of the masks."""
    suits = np.arange(4, dtype=np.uint64).reshape(4, *(1,) * masks.ndim)
    result = masks >> suits & _EVERY_FOURTH
    for steps, mask in _GATHER:
        result = (result | result >> np.uint64(steps)) & mask
    return result.astype(np.int64)


@cache
def _tables() -> tuple[Reals, Reals, float, tuple[Flags, Flags]]:
    """By a holding of a suit: what it adds as trump, and as a side suit; what nothing is worth; sure and half tricks.

    Each hand is worth the sum of its suits, so the weights are asked of one suit at a time.
    """
    one, other = SUIT_MASKS[0], SUIT_MASKS[1]
    cards = [sum(1 << 4 * rank for rank in range(TRICKS) if holding >> rank & 1) for holding in range(1 << TRICKS)]
    assert DECK.mask(PACK_52) == (1 << len(PACK_52)) - 1 and one & 1, "the bits of the rules are those of a world"
    nothing = expected(0, one)
    trump = np.array([expected(hand, one) - nothing for hand in cards])
    side = np.array([expected(hand, other) - nothing for hand in cards])
    sure = np.array([sure_trick(hand) for hand in cards])
    half = np.array([half_trick(hand) for hand in cards])
    return trump, side, nothing, (sure, half)


def best_trumps(hands: Masks) -> tuple[Reals, Numbers]:
    """What hands expect with their best trump suit, and its number, of the suits that they hold."""
    trump, side, nothing, _ = _tables()
    held = holdings(hands)
    sides = side[held]
    # Suit by suit: so the sum is the same on every machine.
    whole = sides[0] + sides[1] + sides[2] + sides[3]
    worth = np.where(held > 0, nothing + trump[held] + (whole - sides), -np.inf)
    suit = worth.argmax(axis=0)
    best: Reals = worth.max(axis=0)
    return best, suit


def fitting(expecting: Reals) -> Numbers:
    """The highest number that hands may bid that expect so much; 0 where they may bid none."""
    return np.array((0, *NUMBERS))[np.searchsorted(np.array(LIMITS), expecting, side="right")]


def borne_out(hands: Masks, words: tuple[Called, ...], place: int, *, weak_pass_all: bool) -> Reals:
    """How likely the hands of a seat are by what it said, world by world.

    Args:
        hands: of the seat.
        words: the auction.
        place: which of them the seat said.
        weak_pass_all: the option.
    """
    before = words[:place]
    expecting, _ = best_trumps(hands)
    said: Call = words[place].call
    if isinstance(said, Double13):
        return slope(expecting - ALONE, WIDTH)
    if isinstance(said, Bid):
        at = NUMBERS.index(said.number)
        likelihood = slope(expecting - LIMITS[at], WIDTH)
        if at + 1 < len(LIMITS):
            likelihood = likelihood * slope(LIMITS[at + 1] - expecting, WIDTH)
        return likelihood
    lowest = lowest_bid(before)
    result: Reals = np.ones(hands.shape)
    if lowest is not None:
        result = slope(LIMITS[NUMBERS.index(lowest)] - expecting, WIDTH)
    if may_pass_weakly(before, weak_pass_all):
        result = result * _by_form(hands, said)
    return result


def _by_form(hands: Masks, said: Call) -> Reals:
    """How likely a hand is by the form of its pass, where the weak ones may be said."""
    _, _, _, (sure, half) = _tables()
    held = holdings(hands)
    has_sure, has_half = sure[held].any(axis=0), half[held].any(axis=0)
    if isinstance(said, Ter):
        fits = ~has_sure & has_half
    elif isinstance(said, BehiTer):
        fits = ~has_sure & ~has_half
    else:
        fits = has_sure
    # Who does not know these forms passes plainly: a plain pass says less.
    floor = DOUBT if isinstance(said, Ter | BehiTer) else 0.3
    result: Reals = np.where(fits, 1.0, floor)
    return result


SUITS: Final[tuple[Suit, ...]] = tuple(DECK.suit)
"""The suits by their number."""
