"""How a seat plays where each trick counts the same: win cheaply, draw trumps, cash what holds, give nothing away."""

from __future__ import annotations

from typing import Final

import numpy as np

from fa_cards.bots.batch.arrays import (
    SUITS,
    Masks,
    above,
    any_of,
    below,
    count,
    first_of,
    held,
    highest,
    lowest,
    spread,
    where,
    word,
)
from fa_cards.bots.batch.run import Moment, Policy
from fa_cards.bots.batch.sides import Sides

HONOURS: Final = word(~0 << 4 * 9)
"""Jack, queen, king and ace of the 52 cards."""
KINGS: Final = word(0xF << 4 * 11)
"""The kings of the 52 cards."""
RUNS_OUT: Final = 4
"""With no more unseen cards than these a suit is ruffed in its next round, as a rule."""
_SUITS: Final = tuple(map(word, SUITS))
_ROW: Final = word(4)
_KING_ROW: Final = word(4 * 11)
_COLUMN: Final = word(SUITS[0])


class TricksPolicy(Policy):
    """The rule policy of games in which tricks are counted."""

    def __init__(self, sides: Sides) -> None:
        """Knows who plays with whom."""
        self._sides = sides

    def choose(self, now: Moment) -> Masks:
        """The card to play."""
        return self._follow(now) if now.place else self._lead(now)

    # --- following --------------------------------------------------------------------------------------------------

    def _follow(self, now: Moment) -> Masks:
        sides = self._sides
        wins = now.allowed & now.over
        unseen = now.unseen
        lows = self._lows(now, unseen)
        if now.last:
            return lowest(first_of(wins & ~sides.ours(now), lows))
        later = sides.later_theirs(now, unseen)
        sure = wins & ~below(later)
        honour = any_of(now.best & HONOURS)
        ruffs = wins & now.trump & ~now.led
        if now.place == 1:
            # Second hand low: what wins is kept, unless over an honour or in a suit that runs out.
            ready = honour | spread(count(unseen & now.led) <= RUNS_OUT)
            return lowest(first_of(ruffs, sure & ready, lows))
        ours = sides.ours(now)
        void = any_of(sides.lacking(now, range(now.place + 1, now.places)) & now.led)
        # Over a friend's card only where a foe's lies between, and where his is no honour that forces theirs out; with
        # a trump also where that foe is out of the suit and may trump himself.
        danger = later & now.over
        between = danger & now.led
        better = wins & now.led & above(between) & ~honour
        better |= ruffs & (void & any_of(danger) | any_of(between) & ~honour)
        wins = where(held(ours), better, wins)
        ruffs &= wins
        return lowest(first_of(sure & wins & ~ruffs, ruffs, highest(wins & ~ruffs), lows))

    def _lows(self, now: Moment, unseen: Masks) -> Masks:
        """The cards that can be spared best; the lowest of them goes."""
        allowed = now.allowed
        plain = allowed & now.plain
        beaten = plain & below(unseen)
        # A king that the ace alone beats is guarded by what lies below it.
        kings = now.hand & KINGS & unseen >> _ROW
        free = beaten & ~((kings >> _KING_ROW) * _COLUMN)
        return first_of(free, beaten, plain, allowed)

    # --- leading ----------------------------------------------------------------------------------------------------

    def _lead(self, now: Moment) -> Masks:
        sides, hand = self._sides, now.allowed
        unseen = now.unseen
        theirs = sides.theirs(now, unseen)
        bosses = hand & ~below(theirs)
        trumps = hand & now.trump
        if not now.trick:
            # The declarer's first trump: from the top where he rules, else the lowest, which costs least.
            return lowest(first_of(highest(trumps & bosses), trumps, hand))
        against = theirs & now.trump
        plain = hand & now.plain
        ruffed = sides.ruffed(now, unseen)
        safe = plain & ~ruffed
        rest = safe & ~bosses
        return lowest(
            first_of(
                self._drawn(now, trumps, bosses, against),
                highest(safe & bosses),
                safe & sides.ruffs(now, unseen),
                highest(rest & rest << _ROW & HONOURS),
                _longest(rest),
                plain,
                hand,
            )
        )

    def _drawn(self, now: Moment, trumps: Masks, bosses: Masks, against: Masks) -> Masks:
        """A trump of the declaring side's while foes may hold some, and not for the one that beats all others."""
        declares, helps = self._sides.declaring(now)
        boss = trumps & bosses
        long = helps | declares & (3 * count(trumps) >= 2 * count(against))
        low = trumps & spread(long) & any_of(against & below(trumps))
        return first_of(boss, low) & any_of(against) & spread(declares | helps)


def _longest(masks: Masks) -> Masks:
    """The cards of the suit of which there are most."""
    result, most = masks & _SUITS[0], count(masks & _SUITS[0])
    for suit in _SUITS[1:]:
        some = masks & suit
        more = count(some)
        result = where(more > most, some, result)
        most = np.maximum(most, more)
    return result
