"""How a seat plays where cards count: win what is rich, give counters to friends' sure tricks, keep them from foes."""

from __future__ import annotations

from dataclasses import dataclass

from fa_cards.bots.batch.arrays import (
    Masks,
    above,
    any_of,
    below,
    count,
    first_of,
    highest,
    lowest,
    none_of,
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

    def __init__(self, sides: Sides, counters: Counters, *, licence: bool = False, bird_low: bool = False) -> None:
        """Knows who plays with whom, and what counts.

        Args:
            sides: who plays with whom.
            counters: what counts.
            licence: whether the bird may be played to any lead.
            bird_low: whether other trumps beat the bird, so that it is given away as other counters are.
        """
        self._sides = sides
        self._licence, self._bird_low = licence, bird_low
        self._bird, self._rich = word(counters.bird), word(counters.tens | counters.fifteens)
        self._fives, self._tens = word(counters.fives), word(counters.tens)
        self._small, self._large = word(counters.fives | counters.tens), word(~(counters.fives | counters.tens))
        self._bare = word(~counters.all)

    def choose(self, now: Moment) -> Masks:
        """The card to play."""
        return self._follow(now) if now.place else self._lead(now)

    # --- following --------------------------------------------------------------------------------------------------

    def _follow(self, now: Moment) -> Masks:
        sides = self._sides
        wins = now.allowed & now.over
        if self._licence:
            # Who could follow does not spend the bird on a poor trick.
            wins &= ~(self._bird & any_of(now.allowed & now.led & now.plain) & none_of(now.lies & self._rich))
        unseen = now.unseen
        lows = self._lows(now)
        if now.last:
            ours = sides.ours(now)
            wins &= ~ours
            bosses = ~below(unseen)
            # A small counter comes home with a trick that nobody can take any more.
            home = wins & self._small & ~bosses
            return lowest(first_of(home, wins, self._given(now, bosses) & ours, lows))
        later = sides.later_theirs(now, unseen)
        trumped = wins & now.trump & ~now.led
        suited = wins & ~trumped
        bosses = ~below(later)
        sure = suited & bosses
        if now.place == 1:
            return lowest(first_of(trumped & self._bare, trumped, sure, lows))
        ours = sides.ours(now)
        void = any_of(sides.lacking(now, range(now.place + 1, now.places)) & now.led)
        safe = ours & ~any_of(later & now.over & (now.led | void))
        given = self._given(now, bosses) & safe
        trumped &= ~ours
        high = highest(suited & self._large & ~ours)
        return lowest(first_of(given, sure & ~safe, trumped & self._bare, trumped, high, lows))

    def _given(self, now: Moment, bosses: Masks) -> Masks:
        """Counters for a friend's trick: tens that win no trick themselves, then whatever is small and no trump."""
        some = now.allowed & self._small & (now.led | now.plain)
        given = first_of(some & self._tens & now.plain & ~bosses, some)
        return first_of(now.allowed & self._bird & ~bosses, given) if self._bird_low else given

    def _lows(self, now: Moment) -> Masks:
        """The cards that can be spared best; the lowest of them goes."""
        allowed = now.allowed
        bare = allowed & self._bare
        return first_of(bare & now.plain, bare, allowed & self._fives, allowed)

    # --- leading ----------------------------------------------------------------------------------------------------

    def _lead(self, now: Moment) -> Masks:
        sides, hand = self._sides, now.allowed
        unseen = now.unseen
        theirs = sides.theirs(now, unseen)
        bosses = hand & ~below(theirs)
        trumps = hand & now.trump
        plain = hand & now.plain
        safe = plain & ~sides.ruffed(now, unseen)
        bare = safe & self._bare
        alone = bare & ~(below(plain) | above(plain))
        return lowest(
            first_of(
                self._drawn(now, trumps, bosses, theirs & now.trump),
                highest(safe & bosses),
                bare & sides.ruffs(now, unseen),
                highest(alone & any_of(trumps)),
                highest(bare),
                plain & self._bare,
                hand & self._bare,
                hand,
            )
        )

    def _drawn(self, now: Moment, trumps: Masks, bosses: Masks, against: Masks) -> Masks:
        """A trump of the declaring side's while foes may hold some: one that they cannot beat, else a bare one."""
        declares, helps = self._sides.declaring(now)
        long = helps | declares & (2 * count(trumps) >= count(against))
        low = trumps & self._bare & spread(long)
        return first_of(trumps & bosses, low) & any_of(against) & spread(declares | helps)
