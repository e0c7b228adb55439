"""How a seat plays where cards count: win what is rich, give counters to a friend's sure trick, keep them from foes."""

from __future__ import annotations

from dataclasses import dataclass

from fa_cards.bots.batch.arrays import (
    Flags,
    Masks,
    any_of,
    below,
    count,
    first_of,
    highest,
    lowest,
    spread,
    word,
)
from fa_cards.bots.batch.run import Moment, Policy
from fa_cards.bots.batch.sides import Sides


@dataclass(frozen=True, slots=True)
class Counters:
    """The cards that count, by what they count, as masks."""

    fives: int
    tens: int
    fifteens: int
    bird: int

    @property
    def all(self) -> int:
        """All of them."""
        return self.fives | self.tens | self.fifteens | self.bird


class PointsPolicy(Policy):
    """The rule policy of the Rook family."""

    def __init__(self, sides: Sides, counters: Counters) -> None:
        """Knows who plays with whom, and what counts."""
        self._sides = sides
        self._fives, self._tens = word(counters.fives), word(counters.tens)
        self._counters, self._bare = word(counters.all), word(~counters.all)
        self._small = word(counters.fives | counters.tens)

    def choose(self, now: Moment) -> Masks:
        """The card to play."""
        return self._follow(now) if now.place else self._lead(now)

    # --- following --------------------------------------------------------------------------------------------------

    def _follow(self, now: Moment) -> Masks:
        sides, allowed = self._sides, now.allowed
        wins = allowed & now.over
        unseen = now.unseen
        theirs = sides.theirs(now, unseen)
        bosses = ~below(theirs)
        lows = self._lows(now, bosses)
        ours = sides.ours(now)
        if now.last:
            wins = wins & ~ours
            homely = wins & self._small & ~bosses
            given = self._given(now, bosses) & ours
            return lowest(first_of(homely, wins, given, lows))
        later = sides.later_theirs(now, unseen)
        lacks = sides.lacking(now, range(now.place + 1, now.places))
        danger = later & now.over & (now.led | any_of(lacks & now.led))
        ruffs = wins & now.trump & ~now.led
        sure = wins & ~ruffs & ~below(later)
        if now.place == 1:
            return lowest(first_of(ruffs & self._bare, ruffs, sure, lows))
        safe = ours & ~any_of(danger)
        given = self._given(now, bosses) & safe
        high = highest(wins & ~ruffs & ~ours)
        sure = sure & ~safe
        ruffs = ruffs & ~ours
        return lowest(first_of(given, sure, ruffs & self._bare, ruffs, high, lows))

    def _given(self, now: Moment, bosses: Masks) -> Masks:
        """Counters for a friend's trick, the dearer ones first; no trumps, and none that win tricks themselves."""
        some = now.allowed & now.plain & ~bosses
        return first_of(some & self._tens, some & self._fives)

    def _lows(self, now: Moment, bosses: Masks) -> Masks:
        """The cards that can be spared best; the lowest of them goes."""
        allowed = now.allowed
        plain = allowed & now.plain
        bare = plain & self._bare
        return first_of(bare & ~bosses, bare, plain & self._fives, allowed & self._bare, plain & ~bosses, allowed)

    # --- leading ----------------------------------------------------------------------------------------------------

    def _lead(self, now: Moment) -> Masks:
        sides, hand = self._sides, now.allowed
        unseen = now.unseen
        theirs = sides.theirs(now, unseen)
        bosses = hand & ~below(theirs)
        trumps = hand & now.trump
        against = theirs & now.trump
        declares, helps = sides.declaring(now)
        draw = self._draw(trumps, trumps & bosses, against, declares) & spread(declares | helps)
        ruffed = sides.ruffed(now, unseen)
        plain = hand & now.plain
        cash = highest(bosses & plain & ~ruffed)
        bare = plain & self._bare
        ruffs = bare & sides.ruffs(now, unseen) & ~ruffed
        return lowest(first_of(draw, cash, ruffs, bare & ~ruffed, bare, hand & self._bare, hand))

    def _draw(self, trumps: Masks, bosses: Masks, against: Masks, declares: Flags) -> Masks:
        """A trump while foes may hold some: the lowest that none of them beats, else a bare one of a long hand."""
        long = declares & (2 * count(trumps) >= count(against))
        bare = trumps & self._bare
        drawing = first_of(bosses, bare & spread(long))
        return drawing & any_of(against)
