"""How a seat plays Golden Ten: under what lies, dear cards to others, high ones while they cost nothing."""

from __future__ import annotations

from typing import Final

from fa_cards.bots.batch.arrays import (
    NOTHING,
    Masks,
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

ENOUGH: Final = 3
"""With so many unseen cards of a suit for each seat that plays later, nobody is likely to be out of it."""


class GoldenTenPolicy(Policy):
    """The rule policy of Golden Ten."""

    def __init__(self, red: int, dear: tuple[int, int], golden: int) -> None:
        """Knows the red cards, the five and the ten of them, and the Golden Ten."""
        self._red = word(red)
        self._five, self._ten = map(word, dear)
        self._golden = word(golden)

    def choose(self, now: Moment) -> Masks:
        """The card to play."""
        if not now.place:
            return self._lead(now)
        follows = now.allowed & now.led
        return where(held(follows), self._under(now), self._thrown(now))

    def _under(self, now: Moment) -> Masks:
        """A card of the led colour: the highest under what lies, or over it where that is cheap."""
        allowed, golden = now.allowed, self._golden
        over = allowed & now.over
        under = allowed & ~now.over
        clean = ~any_of((now.lies | now.led) & self._red)
        prize = any_of(now.lies & golden)
        spare = first_of(allowed & ~golden, allowed)
        if now.last:
            # The Golden Ten takes more off than one trick brings, as a rule; and a high card goes well for nothing.
            home = over & golden & clean
            wins = highest(first_of(over & ~golden, over)) & (clean | prize)
        else:
            later = now.places - 1 - now.place
            many = spread(count(now.unseen & now.led) >= ENOUGH * later)
            home = NOTHING
            wins = highest(spare) & clean & many
        duck = highest(first_of(under & ~golden, under))
        stuck = highest(spare) if now.last else lowest(spare)
        return first_of(home, wins, duck, stuck)

    def _thrown(self, now: Moment) -> Masks:
        """A card of another colour on the trick of another seat: the dearest, else the highest that wins too much."""
        hand, plain = now.allowed, now.allowed & ~self._golden
        return first_of(hand & self._ten, hand & self._five, highest(hand & self._red), highest(plain), hand)

    def _lead(self, now: Moment) -> Masks:
        """The lowest card that somebody may go over; high ones only where nothing else is left."""
        hand = now.allowed
        plain = hand & ~self._golden
        beaten = below(now.unseen)
        return lowest(first_of(plain & beaten, plain, hand))
