"""The nest: what a declarer may bury (rook.md, section 3). Hands are masks of the deck."""

from __future__ import annotations

from dataclasses import dataclass, field

from fa_cards.rules.actions import Action, Bury
from fa_cards.rules.cards import Card
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.game import Family
from fa_cards.rules.rook.decks import RookDeck
from fa_cards.rules.rook.rules import RookRules


def plain(hand: int, rules: RookRules) -> int:
    """The cards of a hand that are worth nothing."""
    return hand & ~rules.deck.counters


def is_short(hand: int, rules: RookRules) -> bool:
    """Whether counters are to stay out of the nest and the hand has too few others (section 3, the corner case)."""
    return not rules.bury_points and plain(hand, rules).bit_count() < rules.nest


def bound(hand: int, rules: RookRules) -> int:
    """The cards that have to be buried whatever else is: all plain ones of a hand that is short."""
    return plain(hand, rules) if is_short(hand, rules) else 0


def free(hand: int, rules: RookRules) -> int:
    """The cards of which one may choose the rest: any, or the plain ones, or the counters of a short hand."""
    if rules.bury_points:
        return hand
    if is_short(hand, rules):
        return hand & rules.deck.counters & ~rules.deck.bird
    return plain(hand, rules)


@dataclass(frozen=True, slots=True)
class Buries(Family):
    """The new nests that a declarer may bury: all cards of `bound`, and as many of `free` as are wanting."""

    word: str = field(default=Bury.word, init=False)
    size: int
    bound: tuple[Card, ...]
    free: tuple[Card, ...]

    @classmethod
    def of(cls, hand: int, rules: RookRules) -> Buries:
        """What may be buried from a hand."""
        deck = rules.deck
        return cls(rules.nest, tuple(deck.cards(bound(hand, rules))), tuple(deck.cards(free(hand, rules))))

    @property
    def wanting(self) -> int:
        """How many cards may be chosen."""
        return self.size - len(self.bound)

    def pick(self, dice: Dice) -> Action:
        """One nest by chance."""
        chosen = dice.shuffled(self.free)[: self.wanting]
        return Bury((*self.bound, *chosen))


def why_not(one: Card, hand: int, rules: RookRules) -> str | None:
    """The code of the reason why a card of the hand may not be buried; None where it may."""
    deck = rules.deck
    bit = deck.bit[one]
    if bit & (bound(hand, rules) | free(hand, rules)):
        return None
    return "bury-rook" if bit == deck.bird and is_short(hand, rules) else "bury-counter"


def may_bury(some: tuple[Card, ...], hand: int, rules: RookRules) -> bool:
    """Whether a declarer with this hand may bury these cards; `verify_bury` says why he may not."""
    deck = rules.deck
    if len({*some}) != rules.nest or len(some) != rules.nest or not deck.bit.keys() >= {*some}:
        return False
    mask, must = deck.held(some), bound(hand, rules)
    return not mask & ~(must | free(hand, rules)) and not must & ~mask


def verify_bury(some: tuple[Card, ...], hand: int, rules: RookRules) -> None:
    """Nothing, if a declarer with this hand may bury these cards.

    Raises:
        IllegalAction: with the reason.
    """
    deck = rules.deck
    if len(some) != rules.nest:
        raise IllegalAction("bury-count", n=rules.nest)
    left = hand
    for one in some:
        if not left & deck.bit.get(one, 0):
            raise IllegalAction("not-in-hand", card=one)
        left ^= deck.bit[one]
    for one in some:
        if code := why_not(one, hand, rules):
            raise IllegalAction(code)
    if left_out := bound(hand, rules) & ~deck.mask(some):
        raise IllegalAction("bury-plain", cards=tuple(deck.cards(left_out)))


def counters_of(some: tuple[Card, ...], deck: RookDeck) -> tuple[Card, ...]:
    """Those of the cards that are worth something."""
    return tuple(one for one in some if deck.bit[one] & deck.counters)
