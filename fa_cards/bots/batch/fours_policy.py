"""How a seat plays the games of All Fours' family: each card is weighed, for what it brings now and what it keeps.

Worth is in points of the match. What goes to the other side counts as lost, so a trick is worth twice its odds, less
one, times what lies in it. Everything is made of sums, products and quotients, which are the same on every machine.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fa_cards.bots.batch.arrays import EVERYTHING, Masks, count, held, higher, lowest, spread, suit_of, where, word
from fa_cards.bots.batch.run import Moment, Policy
from fa_cards.bots.batch.sides import Sides

Worths = NDArray[np.float64]
"""What something is worth in each world."""

PER_POINT: Final = 0.035
"""What a card point is worth on the way to Game while the whole pack is out; more, the less is left."""
LEAD: Final = -0.2
"""What it brings to lead to the next trick, in tricks."""
STAKE: Final = 1.5
"""What it is worth to be able to win a later trick, in tricks."""
USUAL: Final = 0.45
"""What a card that is drawn unseen is worth as a rule, in tricks."""
COST_OF_SUIT: Final = 0.05
"""What it costs the other seat to win a trick with a card of a side suit, as a rule, in tricks."""
COST_OF_TRUMP: Final = 0.9
"""What it costs with a trump."""
COST_UNDER: Final = 0.25
"""What it costs to go under with a card of the led suit."""
COST_ASIDE: Final = 0.175
"""What it costs to throw any card."""
HOME: Final = 2.0
"""How much the other seat gains of what a side card is worth by winning with it: else it may go to this side."""
NEVER: Final = -1.0e9
_RANKS: Final = 14
_TRUMP_WINS: Final = [1.0 - 0.03 * over for over in range(_RANKS)]
"""How likely a trump wins a later trick, by the number of higher ones that are out."""
_SIDE_WINS: Final = [0.5 / (1.0 + 0.5 * over) for over in range(_RANKS)]
"""How likely another card does when it is wished, by the number of higher ones of its suit."""
_SIDE_OWN: Final = [-0.06 * over for over in range(_RANKS)]
"""How much likelier, than to the other side, such a card goes to its own."""
_WINS: Final = np.array([*_SIDE_WINS, *_TRUMP_WINS])
_OWN_ALONE: Final = np.array([*_SIDE_OWN, *(2.0 * one - 1.0 for one in _TRUMP_WINS)])
_OWN_IN_TEAMS: Final = np.array([0.0 * one for one in _SIDE_OWN] + [2.0 * one - 1.0 for one in _TRUMP_WINS])


@dataclass(frozen=True, slots=True)
class Prizes:
    """What cards bring to whoever wins them, each with the cards that bring it, as masks."""

    points: tuple[tuple[int, int], ...]
    """Points of the match."""
    card_points: tuple[tuple[int, int], ...]
    """Card points, which decide who has Game."""


class FoursPolicy(Policy):
    """The rule policy of the family."""

    def __init__(self, sides: Sides, prizes: Prizes, *, teams: bool) -> None:
        """Knows who plays with whom, and what is worth winning.

        Args:
            sides: who plays with whom.
            prizes: what cards bring.
            teams: whether there are partners, who may win with any card of one's own.
        """
        self.sides = sides
        self.prizes = tuple((float(value), word(some)) for value, some in prizes.points)
        self.card_points = tuple((float(value), word(some)) for value, some in prizes.card_points)
        self.own = _OWN_IN_TEAMS if teams else _OWN_ALONE

    def choose(self, now: Moment) -> Masks:
        """The card that brings most; of equals the lowest."""
        left, cards = now.allowed, []
        for _ in range(max(1, int(count(left).max(initial=0)))):
            cards.append(lowest(left))
            left = left ^ cards[-1]
        some = np.stack(cards)
        weighing = Weighing(self, now)
        brings = weighing.led_alone(some) if not now.place and now.places == 2 else weighing.brings(some)
        best = np.where(held(some), brings, NEVER).argmax(axis=0)
        chosen: Masks = np.take_along_axis(some, best[None], 0)[0]
        return chosen


class Weighing:
    """What cards bring that the seat to move may play: of cards there is one a row, cards, worlds."""

    def __init__(self, policy: FoursPolicy, now: Moment) -> None:
        """Weighs what is the same for all of them."""
        self._policy = policy
        self._now = now
        self._unseen = now.unseen
        self._per_point = PER_POINT * sqrt(now.tricks / max(1, now.tricks - now.trick))
        self._stake = self._value(now.out) * now.places / np.maximum(1, count(now.out))
        """What a later trick is worth."""
        beside = LEAD * self._stake
        if now.place:
            beside = beside + self._value(now.lies)
        if now.top is not None:
            beside = beside + self._kept(now.top, self._value(now.top)) - USUAL * STAKE * self._stake
        self._beside = beside
        """What it brings to win the trick, but for the card itself."""
        self._keeps = now.tricks - now.trick > 1
        self._others = np.maximum(1, count(self._unseen))

    def brings(self, card: Masks) -> Worths:
        """What a card brings by the odds that its side wins the trick, less what it would be worth in the hand."""
        worth = self._value(card)
        brings = self._odds(card) * (self._beside + worth)
        return brings - self._kept(card, worth) if self._keeps else brings

    def led_alone(self, card: Masks) -> Worths:
        """What a lead brings against one other seat, who has the best answer of those that it is likely to hold."""
        now, worth = self._now, self._value(card)
        suit, beyond = suit_of(card), higher(card)
        theirs = self._unseen & ~self._policy.sides.lacks(now, 1)
        trick, stake = self._beside + worth, self._stake
        over = COST_OF_SUIT + (COST_OF_TRUMP - COST_OF_SUIT) * held(card & now.trump)
        # A side card that wins brings its own worth home, which it may do as well later; a trump will, as a rule.
        home = HOME * self._value(theirs & suit & beyond & now.plain) * np.minimum(1.0, now.in_hands / self._others)
        answers = (
            (self._share(theirs & suit & beyond), trick + home - over * stake),
            (self._share(theirs & now.trump & ~suit), trick - COST_OF_TRUMP * stake),
            (self._share(theirs & suit & ~beyond), -trick - COST_UNDER * stake),
            (1.0 - self._share(theirs & suit), -trick - COST_ASIDE * stake),
        )
        odds, gains = np.stack([one for one, _ in answers]), np.stack([one for _, one in answers])
        order = np.argsort(-gains, axis=0, kind="stable")
        odds, gains = np.take_along_axis(odds, order, 0), np.take_along_axis(gains, order, 0)
        theirs_to_gain, left = np.zeros(card.shape), np.ones(card.shape)
        for likely, gain in zip(odds, gains, strict=True):
            theirs_to_gain += left * likely * gain
            left *= 1.0 - likely
        brings: Worths = -(theirs_to_gain + left * gains[-1])
        return brings - self._kept(card, worth) if self._keeps else brings

    def _share(self, some: Masks) -> Worths:
        """How likely the other seat holds one of some cards that it may hold."""
        now = self._now
        odds = 1.0 - _power(1.0 - np.minimum(1.0, now.in_hands / self._others), count(some))
        return np.where(held(some & now.seen[1]), 1.0, odds) if now.seen else odds

    def _value(self, masks: Masks) -> Worths:
        """What cards bring to whoever wins them."""
        result = np.zeros(masks.shape)
        for value, some in self._policy.prizes:
            result += value * count(masks & some)
        for value, some in self._policy.card_points:
            result += value * self._per_point * count(masks & some)
        return result

    def _kept(self, card: Masks, worth: Worths) -> Worths:
        """What a card is worth in the hand for later tricks."""
        over = count(self._unseen & suit_of(card) & higher(card)).astype(np.int64)
        place = over + _RANKS * held(card & self._now.trump)
        result: Worths = self._policy.own.take(place) * worth + _WINS.take(place) * STAKE * self._stake
        return result

    def _odds(self, card: Masks) -> Worths:
        """How much likelier the trick goes to this side than to the other one, once the card lies: from -1 to 1."""
        now, sides = self._now, self._policy.sides
        if now.place:
            wins = spread(held(card & now.over))
            best = where(held(wins), card, now.best)
            ours = wins | sides.ours(now)
            led = now.led
        else:
            best, led, ours = card, suit_of(card), card | EVERYTHING
        is_ours = held(ours)
        if now.last:
            return np.where(is_ours, 1.0, -1.0)
        beyond = higher(best)
        over = where(held(best & now.trump), now.trump & beyond, led & beyond | now.trump)
        foes, friends = self._beaten(over, friends=False), self._beaten(over, friends=True)
        # Whoever is behind now may still win; where both sides can, the foes are feared more.
        return np.where(is_ours, 1.0 - 2.0 * foes * (1.0 - 0.5 * friends), -1.0 + 2.0 * friends * (1.0 - foes))

    def _beaten(self, over: Masks, *, friends: bool) -> Worths:
        """How likely a later seat of one side can win over what lies."""
        now, sides = self._now, self._policy.sides
        result = np.zeros(over.shape)
        for place in range(now.place + 1, now.places):
            if sides.friend(now, place) is not friends:
                continue
            some = over & self._unseen & ~sides.lacks(now, place)
            odds = np.minimum(1.0, count(some) * float(now.in_hands) / self._others)
            if now.seen:
                odds = np.where(held(over & now.seen[place]), 1.0, odds)
            result = result + odds - result * odds
        return result


def _power(base: Worths, times: NDArray[np.uint8]) -> Worths:
    """Numbers times themselves so many times, up to 15."""
    result = np.ones_like(base)
    for bit in range(4):
        result = np.where(times >> np.uint8(bit) & np.uint8(1), result * base, result)
        base = base * base
    return result
