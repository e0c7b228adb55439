"""What to bury: losers of short side colours, so that they can be trumped; never a trump or a sure card that may stay.

Counters go into the nest only where its points are likely to come back with the last trick (rook.md, section 3).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from fa_cards.bots.advice import Advice, Reason, reason
from fa_cards.bots.known import each, from_the_top
from fa_cards.bots.rook.valuation import best_trump
from fa_cards.rules.actions import Bury
from fa_cards.rules.cards import Suit
from fa_cards.rules.rook.decks import RookDeck
from fa_cards.rules.rook.nest import bound, free
from fa_cards.rules.rook.rules import RookRules
from fa_cards.rules.rook.view import RookView

LOST = 0.3
"""How much of a counter is lost, on average, that stays in the hand and is no sure card."""
LIKELY = 0.5
"""From these odds on to win the last trick counters are buried before plain cards of their colour."""
VOID, SAFE, SINGLE = 0.8, 0.25, 0.2
"""How much of a trick a side colour is worth of which nothing is left, only sure cards, or one loser."""
TRICKS = 10
"""A trick is worth this part of a deal's points, as a rule."""
TRUMPS, TOP, NEVER_SURE = 12, 0.1, 0.9
"""The odds to win the last trick: the part of so many trumps, more for each of the highest, and never above this."""


@dataclass(frozen=True, slots=True)
class Hand:
    """A declarer's hand with the nest, as he looks at it."""

    cards: int
    trumps: int
    """All trumps of the deck."""
    sides: tuple[int, ...]
    """The side colours of the deck."""
    deck: RookDeck

    @property
    def last(self) -> float:
        """How likely the declarer wins the last trick: with the trumps that are left when the others' are drawn."""
        mine = self.cards & self.trumps
        top = from_the_top(mine, self.trumps).bit_count()
        return min(NEVER_SURE, mine.bit_count() / TRUMPS + TOP * top)

    @property
    def kept(self) -> int:
        """The cards that stay whatever else goes: trumps, and side cards that are sure."""
        result = self.trumps
        for side in self.sides:
            result |= from_the_top(self.cards & side, side)
        return result & self.cards

    def worth(self, buried: int) -> float:
        """How good it is to bury some cards and to keep the others, in points."""
        trick = self.deck.total / TRICKS
        result = (2 * self.last - 1) * self.deck.points(buried)
        for side in self.sides:
            mine = self.cards & side & ~buried
            losers = mine & ~from_the_top(mine, side)
            result -= LOST * self.deck.points(losers)
            if not mine:
                result += VOID * trick
            elif not losers:
                result += SAFE * trick
            elif mine.bit_count() == 1:
                result += SINGLE * trick
        return result


def bury(view: RookView) -> Advice:
    """The new nest that leaves the best hand."""
    rules = view.rules
    deck = rules.deck
    cards = deck.mask(view.hand)
    hand = hand_of(cards, best_trump(cards, rules), rules)
    chosen = bound(cards, rules)
    wanting = rules.nest - chosen.bit_count()
    why: tuple[Reason, ...] = (reason("bury-bound"),) if chosen else ()
    if wanting:
        best = _best(hand, free(cards, rules), wanting)
        chosen |= best.cards
        why += best.reasons
    return Advice(Bury(tuple(deck.cards(chosen))), why)


def hand_of(cards: int, trump: Suit, rules: RookRules) -> Hand:
    """A declarer's hand with the nest, as he looks at it with that trump colour in mind."""
    deck = rules.deck
    sides = tuple(deck.suit[suit] for suit in deck.suits if suit is not trump)
    return Hand(cards, deck.trumps(trump), sides, deck)


def ways_to_bury(cards: int, trump: Suit, rules: RookRules) -> tuple[int, ...]:
    """The new nests that may be good with a trump colour, the best one first, as far as one can tell by looking."""
    hand = hand_of(cards, trump, rules)
    must, allowed = bound(cards, rules), free(cards, rules)
    wanting = rules.nest - must.bit_count()
    losers = _losers(hand, allowed)
    if sum(map(len, losers)) < wanting:
        return (must | _cheapest(hand, allowed, wanting),)
    return tuple(sorted((must | some for some in _ways(losers, wanting)), key=hand.worth, reverse=True))


@dataclass(frozen=True, slots=True)
class _Buried:
    """Cards that can best be missed, and why."""

    cards: int
    reasons: tuple[Reason, ...]


def _losers(hand: Hand, allowed: int) -> list[list[int]]:
    """The losers of each side colour that may be buried, as they go."""
    return [_in_order(hand, side & allowed & hand.cards & ~hand.kept) for side in hand.sides]


def _best(hand: Hand, allowed: int, wanting: int) -> _Buried:
    """The cards that can best be missed."""
    losers = _losers(hand, allowed)
    if sum(map(len, losers)) < wanting:
        return _Buried(_cheapest(hand, allowed, wanting), (reason("bury-cheapest"),))
    best, chosen = -1000.0, 0
    for some in _ways(losers, wanting):
        if (worth := hand.worth(some)) > best:
            best, chosen = worth, some
    return _Buried(chosen, tuple(_gains(hand, chosen)))


def _gains(hand: Hand, buried: int) -> Iterator[Reason]:
    """What `Hand.worth` finds good in burying some cards."""
    points = hand.deck.points(buried)
    if points and hand.last >= LIKELY:
        yield reason("bury-points", n=points)
    for suit, mask in hand.deck.suit.items():
        if mask & hand.cards & ~hand.trumps and mask in hand.sides and not mask & hand.cards & ~buried:
            yield reason("bury-void", suit=suit)
            return
    yield reason("bury-losers", n=buried.bit_count())


def _in_order(hand: Hand, losers: int) -> list[int]:
    """The losers of a colour as they go: plain ones from below, or counters first where the nest is safe."""
    sign = -1 if hand.last >= LIKELY else 1
    return sorted(each(losers), key=lambda bit: (sign * hand.deck.points(bit), bit))


def _ways(losers: list[list[int]], wanting: int) -> Iterator[int]:
    """The ways to take so many losers from the colours, in each in its order."""
    for numbers in product(*(range(min(len(some), wanting) + 1) for some in losers)):
        if sum(numbers) == wanting:
            yield sum(sum(some[:number]) for some, number in zip(losers, numbers, strict=True))


def _cheapest(hand: Hand, allowed: int, wanting: int) -> int:
    """What goes where losers do not suffice: these, then sure cards, then trumps; the cheapest first."""

    def order(bit: int) -> tuple[bool, bool, int]:
        return bool(bit & hand.kept), bool(bit & hand.trumps), hand.deck.points(bit)

    return sum(sorted(each(allowed), key=order)[:wanting])
