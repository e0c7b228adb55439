"""The last tricks between two where no card is unknown any more: played by search, not by rules of thumb.

Once the stock is empty every card that a seat has not seen is in the other hand, so each knows both hands, also where
the stock lay face down. From there this module plays perfectly. What it maximises, both sides playing as well as can
be, is the result of the match first, where the match can end with this deal (won before undecided before lost), and
then the points that the count of this deal enters for the own seat less those for the other one. Points are entered in
order, and nothing is once the target is reached, so a point that comes late may be worth nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from fa_cards.bots.fours.known import prize_of, score_of, won_by_sides
from fa_cards.bots.known import each
from fa_cards.rules.cards import Suit
from fa_cards.rules.fours.california.view import CaliforniaView
from fa_cards.rules.fours.cardplay import DECK, playable
from fa_cards.rules.fours.counting import TOTAL, Point, card_points, entered, value_of
from fa_cards.rules.fours.view import FoursView
from fa_cards.rules.tricks import winning

RESULT: Final = 1000
"""What the result of the match counts: more than any difference of points."""
NONE: Final = -RESULT * 10
"""Less than any value."""
LOST: Final = -1
"""Card points of whoever cannot have Game any more."""
ME, OTHER = 0, 1

Node = tuple[int, int, int, int, int]
"""The seat on move, its cards, those of the other one, and what the own seat has won: prizes, and card points."""


@dataclass(frozen=True, slots=True)
class Ending:
    """Two hands with nothing left to draw, and what came before; the own seat is 0 and the other one 1."""

    hands: tuple[int, int]
    led: int
    """The card that the other seat has led; 0 where the own one is to lead."""
    won: int
    """The cards that the own seat has won so far."""
    trump: Suit
    points: tuple[tuple[Point, int, int], ...]
    """What is counted, in order: the card that brings it, or 0 for Game, and its value."""
    totals: tuple[int, int]
    target: int
    must_trump: bool = False
    loose: bool = False


def ending(view: FoursView) -> Ending | None:
    """The ending that the seat of a view is to play in; None where it does not know all cards."""
    if not isinstance(view, CaliforniaView) or view.stock or len(view.counts) > 2:
        return None
    assert view.trump is not None
    won, theirs = won_by_sides(view)
    hand, led = DECK.mask(view.hand), DECK.mask(one.card for one in view.trick)
    return Ending(
        hands=(hand, DECK.mask(DECK.pack) & ~(won | theirs | hand | led)),
        led=led,
        won=won,
        trump=view.trump,
        points=tuple((point, prize_of(view, point), value_of(point)) for point in view.points),
        totals=score_of(view),
        target=view.target,
        must_trump=view.rules.void_must_trump,
        loose=view.rules.loose_discard,
    )


def best_plays(now: Ending) -> int:
    """The cards, as a mask, with which the own seat comes to the best value that it can come to."""
    search, best, result = _Search(now), NONE, 0
    for bit in search.choices(search.allowed(now.hands[ME], now.led), now.led | now.hands[OTHER]):
        value = search.played(bit, best - 1)
        if value > best:
            best, result = value, 0
        if value == best:
            result |= bit
    return result


class _Search:
    """Alpha-beta over the tricks of an ending. Values are those of the seat on move."""

    def __init__(self, now: Ending) -> None:
        self.now = now
        self.prizes = sum([bit for _, bit, _ in now.points])
        cards = list(each(now.hands[ME] | now.hands[OTHER] | now.led))
        trumps = DECK.suit[now.trump]
        suit_of = {bit: DECK.card[bit].suit for bit in cards}
        self.suits = {bit: suit for bit, suit in suit_of.items() if suit is not None}
        self.beaten_by = {
            bit: sum([over for over in cards if winning((bit, over), DECK.suit[suit], trumps)])
            for bit, suit in self.suits.items()
        }
        self.counts = {bit: card_points(bit) for bit in cards}
        self.found: dict[Node, tuple[int, int]] = {}
        """The lowest and the highest value that a position may still have."""
        self.finals: dict[tuple[int, int], int] = {}

    # --- steps ------------------------------------------------------------------------------------------------------

    def allowed(self, hand: int, led: int) -> int:
        """The cards of a hand that may be played to a lead, or led."""
        now = self.now
        suit = self.suits[led] if led else None
        return playable(hand, suit, now.trump, must_trump=now.must_trump, loose=now.loose)

    def choices(self, allowed: int, others: int) -> Iterator[int]:
        """The cards of a mask, highest first, but of cards that do the same only one.

        Two cards of a suit do the same where nothing that is still to be played lies between and they count alike.
        """
        above: dict[Suit, int] = {}
        for bit in sorted(each(allowed), reverse=True):
            suit = self.suits[bit]
            last = above.get(suit, 0)
            above[suit] = bit
            if last and not bit & self.prizes and not last & self.prizes and self.counts[bit] == self.counts[last]:
                between = DECK.suit[suit] & (last - 1) & -(bit << 1)
                if not between & others:
                    continue
            yield bit

    def played(self, bit: int, alpha: int) -> int:
        """The value for the own seat of playing a card first of all, exact where it is more than `alpha`."""
        now = self.now
        mine, theirs = now.hands[ME] & ~bit, now.hands[OTHER]
        won, points = now.won & self.prizes, card_points(now.won)
        if now.led:
            return self._after_trick((ME, mine, theirs, won, points), now.led, bit, alpha, -NONE)
        return -self._answer((OTHER, theirs, mine, won, points), bit, NONE, -alpha)

    # --- the search -------------------------------------------------------------------------------------------------

    def _lead(self, node: Node, alpha: int, beta: int) -> int:
        """What it is worth to a seat to lead."""
        seat, own, other, won, points = node
        left = own | other
        points = self._bounded(points, left)
        if not left & self.prizes and (points in {LOST, TOTAL} or not own):
            value = self._final(won, points)
            return value if seat == ME else -value
        node = (seat, own, other, won, points)
        low, high = self.found.get(node, (NONE, -NONE))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        start, beta = max(alpha, low), min(beta, high)
        best = NONE
        for bit in self.choices(own, other):
            answered = (1 - seat, other, own & ~bit, won, points)
            best = max(best, -self._answer(answered, bit, -beta, -max(start, best)))
            if best >= beta:
                break
        self.found[node] = (best if best > start else low, best if best < beta else high)
        return best

    def _answer(self, node: Node, led: int, alpha: int, beta: int) -> int:
        """What it is worth to a seat to answer a lead."""
        seat, own, other, won, points = node
        best = NONE
        for bit in self.choices(self.allowed(own, led), other | led):
            played = (seat, own & ~bit, other, won, points)
            best = max(best, self._after_trick(played, led, bit, max(alpha, best), beta))
            if best >= beta:
                break
        return best

    def _after_trick(self, node: Node, led: int, bit: int, alpha: int, beta: int) -> int:
        """What it is worth to a seat to have answered a lead with a card."""
        seat, own, other, won, points = node
        wins = bool(bit & self.beaten_by[led])
        if wins == (seat == ME):
            won |= (led | bit) & self.prizes
            points += self.counts[led] + self.counts[bit]
        if wins:
            return self._lead((seat, own, other, won, points), alpha, beta)
        return -self._lead((1 - seat, other, own, won, points), -beta, -alpha)

    def _bounded(self, points: int, left: int) -> int:
        """The card points of the own seat; all, or less than none, once the others cannot change who has Game."""
        if 2 * points > TOTAL:
            return TOTAL
        return LOST if 2 * (points + card_points(left)) < TOTAL else points

    def _final(self, won: int, points: int) -> int:
        """The value for the own seat once all is won that is counted."""
        game = (2 * points > TOTAL) - (2 * points < TOTAL)
        key = (won, game)
        if key not in self.finals:
            now = self.now
            sides: dict[int, tuple[int, ...]] = {1: (ME,), -1: (OTHER,), 0: ()}
            found = [
                (point, sides[(1 if bit & won else -1) if bit else game], value) for point, bit, value in now.points
            ]
            self.finals[key] = _value(now, entered(found, now.totals, now.target)[1])
        return self.finals[key]


def _value(now: Ending, totals: Iterable[int]) -> int:
    mine, theirs = totals
    result = (mine >= now.target) - (theirs >= now.target)
    return RESULT * result + (mine - now.totals[ME]) - (theirs - now.totals[OTHER])
