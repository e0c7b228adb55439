"""What the rule bots of the Rook family think of hands, in many worlds at once: what one is worth, buries and calls.

All hands here are turned (`turning`): the first colour is trump, the bird is among the trumps, and bits are those of
play.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fa_cards.bots.batch.arrays import (
    SUITS,
    Masks,
    Numbers,
    below,
    count,
    first_of,
    held,
    higher,
    highest,
    lowest,
    where,
    word,
)
from fa_cards.bots.batch.deal import points
from fa_cards.bots.batch.rook import rook_layout
from fa_cards.bots.bidding.chances import Reals
from fa_cards.bots.bidding.turning import turned_suits
from fa_cards.bots.rook.auction import LESS, SLOPE
from fa_cards.bots.rook.burying import LIKELY, NEVER_SURE, TOP, TRUMPS
from fa_cards.bots.rook.calling import TRUMPS as CALLED_BELOW
from fa_cards.bots.rook.valuation import HAND, RULES, facts_of
from fa_cards.bots.worlds.rook import bits_of
from fa_cards.rules.rook.rules import RookRules

_GROUP: Final = 64
"""Cards of one group differ in fewer ways than these."""
_KEPT, _TRUMP, _BARRED, _ELSEWHERE = 40, 60, 80, 90
"""The groups that go after all losers: sure cards, trumps, cards that may not be buried, cards of others."""


class Turned:
    """The pack of a game, turned so that the first colour is trump."""

    def __init__(self, rules: RookRules) -> None:
        """Takes the rules of the game."""
        self.rules = rules
        self.trump = rules.deck.suits[0]
        """The colour that is trump in turned hands."""
        self.layout = rook_layout(rules.pack, rules.rook, self.trump)
        self._bird = word(bits_of(rules.deck.pack).bit(rules.pack.bird))
        by_value: dict[int, int] = {}
        for one, bit in self.layout.bit.items():
            if value := rules.deck.value(one):
                by_value[value] = by_value.get(value, 0) | bit
        self.classes = tuple(by_value.items())
        """The values of the cards, each with those that have it."""
        self.trumps = word(self.layout.trumps)
        self.counters = word(sum(by_value.values()))
        self.whole = word(self.layout.whole)
        self.sides = tuple(word(SUITS[number] & self.layout.whole) for number in range(1, 4))

    def turned(self, masks: Masks, suit: Numbers) -> Masks:
        """Cards of a world with that colour as trump, row by row, as turned ones."""
        bird = masks & self._bird
        return self.layout.from_worlds(turned_suits(masks & ~self._bird, suit) | bird)

    def sure(self, hands: Masks) -> Masks:
        """What hands hold of each colour without a gap from the highest card down."""
        result: Masks = hands & ~below(self.whole & ~hands)
        return result

    # --- what hands are worth ---------------------------------------------------------------------------------------

    def shares(self, hands: Masks) -> Reals:
        """The share of the points that the declarer's side expects with such hands."""
        mine = hands & self.trumps
        sure = self.sure(hands) & ~self.trumps
        total = self.rules.total
        rest = hands & ~self.trumps & ~sure
        seconds = np.zeros(hands.shape)
        for side in self.sides:
            losers = rest & side
            # The bit above the highest card of nothing is the second of all bits: no loser stands there.
            missing = np.where(held(losers), count(side & ~hands & higher(highest(losers))), 0)
            seconds += (count(losers) > 1) & (missing == 1)
        facts: tuple[Reals | NDArray[np.uint8], ...] = (
            count(mine),
            self._tops(mine),
            count(sure),
            seconds,
            points(mine | sure, self.classes) / total,
        )
        result: Reals = np.full(hands.shape, HAND[0])
        for fact, share in zip(facts, HAND[1:], strict=True):
            result = result + fact * share
        for known, share in zip(facts_of(self.rules), RULES, strict=True):
            result = result + known * share
        return result

    def _tops(self, mine: Masks) -> Reals:
        """Trumps by rank: the highest counts one, one with one higher missing a half, with two a third."""
        result: Reals = np.zeros(mine.shape)
        missing = np.zeros(mine.shape)
        for number in reversed(range(64)):
            bit = 1 << number
            if bit & self.layout.trumps:
                has = held(mine & word(bit))
                result = result + np.where(has, 1.0 / (1.0 + missing), 0.0)
                missing = missing + ~has
        return result

    def best(self, hands: Masks) -> tuple[Reals, Numbers]:
        """What cards of a world are worth with their best trump colour as a share of the points, and its number."""
        shares = np.stack([self.shares(self.turned(hands, np.full(hands.shape, suit))) for suit in range(4)])
        suit: Numbers = shares.argmax(axis=0)
        share: Reals = shares.max(axis=0)
        return share, suit

    def limits(self, shares: Reals) -> Reals:
        """The points up to which the rule bots bid with such shares."""
        result: Reals = self.rules.total * np.minimum(1.0, SLOPE * shares - LESS)
        return result

    # --- what is buried and called ----------------------------------------------------------------------------------

    def buried(self, hands: Masks) -> Masks:
        """What is buried of hands that hold the nest too: losers of the shortest colours, as the rules allow."""
        rules = self.rules
        sure = self.sure(hands)
        top = count(sure & self.trumps)
        last = np.minimum(NEVER_SURE, count(hands & self.trumps) / TRUMPS + TOP * top)
        counters_first = last >= LIKELY
        plain = hands & ~self.counters
        short = count(plain) < rules.nest if not rules.bury_points else np.zeros(hands.shape, dtype=np.bool_)
        barred = (hands & self.counters) if not rules.bury_points else hands & word(0)
        barred = where(short, hands & word(self.layout.bird), barred)
        bound = where(short, plain, hands & word(0))
        keys = []
        for number, suit in enumerate((self.trumps, *self.sides)):
            mine = hands & suit
            # A colour of which all cards may go becomes a void: the shortest one first.
            stays = held(mine & (sure | barred)) if number else np.ones(hands.shape, dtype=np.bool_)
            group = np.where(stays, 16, 0) + count(mine)
            for place, bit in enumerate(_bits_of(int(suit))):
                one = word(bit)
                counter = bool(bit & int(self.counters))
                late = (counters_first != counter) if number else np.full(hands.shape, counter)
                key = (group if number else _TRUMP) * _GROUP + 32 * late + place
                key = np.where(held(sure & one), _KEPT * _GROUP + key % _GROUP, key) if number else key
                key = np.where(held(barred & one), _BARRED * _GROUP, key)
                key = np.where(held(bound & one), 0, key)
                key = np.where(held(hands & one), key, _ELSEWHERE * _GROUP)
                keys.append(key * 64 + bit.bit_length() - 1)
        order = np.sort(np.stack(keys), axis=0)[: rules.nest] % 64
        result: Masks = np.bitwise_or.reduce(np.uint64(1) << order.astype(np.uint64), axis=0)
        return result

    def called(self, own: Masks) -> Masks:
        """The card that is called by who holds or has buried some: a high missing trump, else the ace of a colour."""
        missing = self.trumps & ~own
        trump = highest(missing) & missing
        near = held(trump) & (count(self.trumps & higher(trump)) < CALLED_BELOW)
        best = np.full(own.shape, -1, dtype=np.int64)
        side_card = own & word(0)
        for side in self.sides:
            ace = word(1 << int(side).bit_length() - 1)
            second = word(1 << (int(side) ^ int(ace)).bit_length() - 1)
            key = 2 * count(own & side).astype(np.int64) + held(own & second)
            better = ~held(own & ace) & (key > best)
            best = np.where(better, key, best)
            side_card = where(better, np.broadcast_to(ace, own.shape), side_card)
        return first_of(where(near, trump, own & word(0)), side_card, trump, lowest(self.whole & ~own))


@lru_cache
def _bits_of(mask: int) -> tuple[int, ...]:
    return tuple(1 << number for number in range(64) if mask >> number & 1)


@lru_cache
def turned_pack(rules: RookRules) -> Turned:
    """The pack of a game, turned; made once for the same rules."""
    return Turned(rules)
