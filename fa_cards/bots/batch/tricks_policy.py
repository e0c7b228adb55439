"""How a seat plays where each trick counts the same: win cheaply, draw trumps, cash what holds, give nothing away."""

from __future__ import annotations

from typing import Final

from fa_cards.bots.batch.arrays import (
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
        sides, allowed = self._sides, now.allowed
        wins = allowed & now.over
        unseen = now.unseen
        lows = self._lows(now, unseen)
        ours = sides.ours(now)
        if now.last:
            return lowest(first_of(wins & ~ours, lows))
        later = sides.later_theirs(now, unseen)
        sure = wins & ~below(later)
        if now.place == 1:
            ruffs = wins & now.trump & ~now.led
            return lowest(first_of(ruffs, sure, lows))
        # Over the partner's card only where a foe's card lies between, and his is no honour that forces theirs out.
        danger = later & now.over & now.led
        better = wins & now.led & above(danger) & ours & ~any_of(now.best & HONOURS)
        wins = where(held(ours), better, wins)
        ruffs = wins & now.trump & ~now.led
        return lowest(first_of(sure & wins & ~ruffs, ruffs, highest(wins & ~ruffs), lows))

    def _lows(self, now: Moment, unseen: Masks) -> Masks:
        """The cards that can be spared best; the lowest of them goes."""
        allowed = now.allowed
        plain = allowed & now.plain
        keep = ~below(self._sides.theirs(now, unseen))
        return first_of(plain & ~keep, plain, allowed)

    # --- leading ----------------------------------------------------------------------------------------------------

    def _lead(self, now: Moment) -> Masks:
        sides, hand = self._sides, now.allowed
        unseen = now.unseen
        theirs = sides.theirs(now, unseen)
        bosses = hand & ~below(theirs)
        trumps = hand & now.trump
        against = theirs & now.trump
        declares, helps = sides.declaring(now)
        if not now.trick:
            boss = highest(trumps & bosses)
            return lowest(first_of(boss, trumps, hand))
        boss_trumps = trumps & bosses
        long = 3 * count(trumps) >= 2 * count(against)
        draw = where(helps | (declares & long), first_of(boss_trumps, trumps), boss_trumps)
        draw = draw & any_of(against) & spread(declares | helps)
        ruffed = sides.ruffed(now, unseen)
        plain = hand & now.plain
        cash = highest(bosses & plain & ~ruffed)
        ruffs = plain & sides.ruffs(now, unseen) & ~ruffed
        return lowest(first_of(draw, cash, ruffs, plain & ~ruffed & ~bosses, plain & ~ruffed, plain, hand))
