"""What a hand is worth: the tricks that its side may expect with a trump suit, and the tricks that it has for sure.

The weights of `expected` come from deals that easy bots played out with every hand as the declarer's, by least
squares; one deal lies 1.6 tricks beside the expectation, as a rule.
"""

from __future__ import annotations

from fa_cards.bots.known import from_the_top, low
from fa_cards.bots.teka.known import SUIT_MASKS, rank
from fa_cards.rules.cards import ACE, JACK, KING, QUEEN
from fa_cards.rules.teka.contract import TRICKS

NOTHING = 2.1
"""What the partner and the end of a deal bring to a hand without anything."""
TRUMP_LENGTH = 0.68
TRUMP_RANKS = {ACE: 0.55, KING: 0.7, QUEEN: 0.5, JACK: 0.25, 10: 0.2}
SIDE_RANKS = {ACE: (0.7, 1), KING: (0.6, 2), QUEEN: (0.4, 3), JACK: (0.2, 4)}
"""What a side card is worth, and from how many cards of its suit on."""
BARE_KING = 0.2
SHORT = {0: 0.55, 1: 0.3, 2: 0.1}
"""What a void, a single card and a pair beside trump are worth."""
LONG = 0.2
"""What every side card from the fifth of its suit on is worth."""


def expected(hand: int, trump: int) -> float:
    """The tricks that the declarer's side may expect with this hand and trump, when nothing is known of the others."""
    worth = NOTHING
    for suit in SUIT_MASKS:
        mine = hand & suit
        length = mine.bit_count()
        if suit == trump:
            worth += TRUMP_LENGTH * length + sum(TRUMP_RANKS.get(one, 0.0) for one in _ranks(mine))
            continue
        worth += SHORT.get(length, 0.0) + LONG * max(0, length - 4)
        for one in _ranks(mine):
            value, least = SIDE_RANKS.get(one, (0.0, 0))
            worth += value if length >= least else BARE_KING if one == KING else 0.0
    return worth


def best_trump(hand: int) -> tuple[float, int]:
    """The tricks to expect with the best trump suit, and its mask."""
    return max((expected(hand, suit), suit) for suit in SUIT_MASKS if hand & suit)


def sure_trick(hand: int) -> bool:
    """Whether the hand holds a trick whatever is trump: an ace, or a guarded king with its queen."""
    return any(_has(hand & suit, ACE) or (_has(hand & suit, KING) and _has(hand & suit, QUEEN)) for suit in SUIT_MASKS)


def half_trick(hand: int) -> bool:
    """Whether the hand holds a king or a queen that is guarded well enough to be a trick one day."""
    for suit in SUIT_MASKS:
        mine = hand & suit
        length = mine.bit_count()
        if (_has(mine, KING) and length >= 2) or (_has(mine, QUEEN) and length >= 3):
            return True
    return False


def losers_alone(hand: int, trump: int) -> int:
    """How many tricks the hand may lose when it plays alone against everybody, who hold the trumps as they mostly do.

    Trumps from the top draw the others, then side suits are played from the top.
    """
    losers = 0
    for suit in SUIT_MASKS:
        mine = hand & suit
        length = mine.bit_count()
        top = from_the_top(mine, suit).bit_count()
        # A suit is good to its end once its winners have taken all that one foe holds, four at the most as a rule.
        good = top >= min(4, (TRICKS - length + 1) // 2)
        losers += 0 if good else length - top
    return losers if from_the_top(hand & trump, trump).bit_count() >= 3 else losers + 1


def _ranks(mine: int) -> list[int]:
    result = []
    while mine:
        result.append(rank(low(mine)))
        mine &= mine - 1
    return result


def _has(mine: int, wanted: int) -> bool:
    return wanted in _ranks(mine)
