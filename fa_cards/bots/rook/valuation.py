"""What a hand is worth: the points that its side may expect as the declarer's with a trump colour.

The weights come from deals of all games of the family that easy bots played out with every hand as the declarer's, by
least squares over the share of the deal's points; so they hold for any pack and any rank of the Rook.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fa_cards.bots.known import each, from_the_top, high
from fa_cards.rules.cards import Suit
from fa_cards.rules.rook.rules import RookRules

HAND: Final = (0.35, 0.016, 0.03, 0.016, 0.018, 0.4)
"""What nothing, and each of the facts of a hand, adds to the share of the points."""
RULES: Final = (0.05, -0.05, 0.039)
"""What a called partner, a nest without counters and each card of the nest add."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What the facts of a hand are, for one trump colour."""

    length: int
    """Trumps, the Rook among them."""
    tops: float
    """Trumps by rank: the highest is 1, one with one higher missing a half, with two a third."""
    sure: int
    """Side cards without a gap from the highest of their colour down."""
    seconds: int
    """Side cards that are guarded and lack one higher card."""
    points: float
    """The share of the deal's points that the own trumps and sure cards are."""

    @property
    def facts(self) -> tuple[float, ...]:
        """The facts in the order of `HAND`."""
        return (1.0, self.length, self.tops, self.sure, self.seconds, self.points)


def worth(hand: int, trump: Suit, rules: RookRules) -> Worth:
    """The facts of a hand with a trump colour."""
    deck = rules.deck
    trumps = deck.trumps(trump)
    mine = hand & trumps
    sure, seconds, safe = 0, 0, mine
    for suit in deck.suits:
        if suit is trump:
            continue
        side = hand & deck.suit[suit]
        top = from_the_top(side, deck.suit[suit])
        sure += top.bit_count()
        safe |= top
        rest = side & ~top
        best = high(rest)
        missing = deck.suit[suit] & ~side & -(best << 1) if best else 0
        seconds += rest.bit_count() > 1 and missing.bit_count() == 1
    tops = sum(1.0 / (1 + (trumps & ~mine & -(bit << 1)).bit_count()) for bit in each(mine))
    return Worth(mine.bit_count(), tops, sure, seconds, deck.points(safe) / rules.total)


def expected(hand: int, trump: Suit, rules: RookRules) -> float:
    """The points that the declarer's side may expect with this hand and trump, when nothing is known of the others."""
    facts = (*worth(hand, trump, rules).facts, *facts_of(rules))
    return rules.total * sum(one * share for one, share in zip(facts, (*HAND, *RULES), strict=True))


def facts_of(rules: RookRules) -> tuple[float, ...]:
    """What of the rules of a game helps or hinders a declarer, in the order of `RULES`."""
    return (float(rules.calls), float(not rules.bury_points), rules.nest)


def best_trump(hand: int, rules: RookRules) -> Suit:
    """The trump colour with which the hand expects the most points."""
    return max(rules.deck.suits, key=lambda suit: expected(hand, suit, rules))
