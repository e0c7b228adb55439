"""How a seat plays the games of All Fours' family: win cards that bring points, bring its own home, spend little."""

from __future__ import annotations

from dataclasses import dataclass

from fa_cards.bots.batch.arrays import Masks, any_of, below, first_of, highest, lowest, word
from fa_cards.bots.batch.run import Moment, Policy
from fa_cards.bots.batch.sides import Sides


@dataclass(frozen=True, slots=True)
class Prizes:
    """The cards that are worth winning, as masks."""

    points: int
    """Those that bring points of the match."""
    tens: int
    """Those that count most for Game."""
    courts: int
    """Those that count a little."""


class FoursPolicy(Policy):
    """The rule policy of the family."""

    def __init__(self, sides: Sides, prizes: Prizes) -> None:
        """Knows who plays with whom, and what is worth winning."""
        self._sides = sides
        self._points, self._tens = word(prizes.points), word(prizes.tens)
        self._dear = word(prizes.points | prizes.tens)
        self._light = word(~(prizes.points | prizes.tens | prizes.courts))

    def choose(self, now: Moment) -> Masks:
        """The card to play."""
        return self._follow(now) if now.place else self._lead(now)

    def _follow(self, now: Moment) -> Masks:
        sides, allowed = self._sides, now.allowed
        wins = allowed & now.over
        ours = sides.ours(now)
        lows = self._lows(now)
        given = first_of(allowed & now.plain & self._points, allowed & now.plain & self._tens) & ours
        rich = any_of(now.lies & self._dear)
        if now.top is not None:
            rich = rich | any_of(now.top & now.trump)
        open_wins = wins & ~ours
        suited = open_wins & now.led & now.plain
        if now.last:
            # Nobody can take it any more: dear cards come home, and a rich trick is won as cheaply as it goes.
            home = first_of(open_wins & self._points, open_wins & self._tens)
            cheap = first_of(suited & ~self._light, suited & rich, open_wins & rich)
            return lowest(first_of(home, cheap, given, lows))
        unseen = now.unseen
        later = sides.later_theirs(now, unseen)
        sure = open_wins & ~below(later) & ~(any_of(later & now.trump) & now.plain)
        safe = ours & ~any_of(later & now.over)
        return lowest(first_of(given & safe, sure & rich, highest(open_wins & ~self._dear) & rich, lows))

    def _lows(self, now: Moment) -> Masks:
        """The cards that can be spared best; the lowest of them goes."""
        allowed = now.allowed
        plain, light = allowed & now.plain, allowed & self._light
        return first_of(
            plain & light, plain & ~self._dear, light, allowed & ~self._points & ~self._tens, plain, allowed
        )

    def _lead(self, now: Moment) -> Masks:
        sides, hand = self._sides, now.allowed
        unseen = now.unseen
        theirs = sides.theirs(now, unseen)
        bosses = hand & ~below(theirs)
        trumps = theirs & now.trump
        # A trump that none of theirs beats brings in what they may have to give to it.
        draw = hand & now.trump & bosses & any_of(trumps & self._points)
        cash = highest(bosses) & ~any_of(trumps)
        return lowest(first_of(draw, cash, self._lows(now)))
