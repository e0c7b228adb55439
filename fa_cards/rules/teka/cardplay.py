"""Which cards may be played, and in which manner (teka.md, sections 4 and 6). Hands are masks of the 52 cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from fa_cards.rules.actions import Manner, Play
from fa_cards.rules.cards import Card, Suit, card
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.game import Legal
from fa_cards.rules.teka.pack import DECK
from fa_cards.rules.tricks import may_follow

ACES: Mapping[Suit, int] = {suit: DECK.bit[card(f"A{suit.value}")] for suit in DECK.suit}

RANK_STEP = len(DECK.suit)
"""How far two neighbouring ranks of one suit lie apart in a mask."""

LINKED: Mapping[Suit, Suit] = MappingProxyType(
    {
        Suit.HEARTS: Suit.SPADES,
        Suit.SPADES: Suit.HEARTS,
        Suit.DIAMONDS: Suit.CLUBS,
        Suit.CLUBS: Suit.DIAMONDS,
    }
)
"""The suit that a snap asks for, by the suit of the snapped card (teka.md, section 6)."""

MANNERS: Mapping[str, tuple[Manner, ...]] = {
    "three": (Manner.PLAIN, Manner.SLAP, Manner.SNAP, Manner.DROP),
    "two": (Manner.PLAIN, Manner.SLAP, Manner.DROP),
    "off": (Manner.PLAIN,),
}
"""The manners of the option `signals`."""

_S, _H, _D, _C = DECK.suit.values()
_LOW = DECK.mask(one for one in DECK.pack if one.rank <= 8)


def equals_of_ace(hand: int, trump: Suit) -> int:
    """The unbroken chain ace, king, queen … of trump in one hand: cards that cannot be beaten; 0 without the ace."""
    step = hand & ACES[trump]
    chain = 0
    while step:
        chain |= step
        step = step >> RANK_STEP & hand
    return chain


def playable(hand: int, led: Suit | None, trump: Suit, first_trick: bool) -> int:
    """The cards that may be played: to a lead of `led`, or as a lead where that is None."""
    if first_trick:
        trumps = hand & DECK.suit[trump]
        return equals_of_ace(hand, trump) if trumps & ACES[trump] else trumps or hand
    return hand if led is None else may_follow(hand, DECK.suit[led])


def holds_back(hand: int, bit: int) -> bool:
    """Whether the hand keeps a card of the suit of the played `bit`: a drop would then not be true."""
    suit = DECK.card[bit].suit
    assert suit is not None
    return bool(hand & DECK.suit[suit] & ~bit)


class Ways(dict[int, tuple[Play, ...]]):
    """What is held of one suit -> every way to play it: lowest card first, plain before the signals.

    The same holdings come again and again: each is made once.
    """

    def __init__(self, signals: str, truthful_drop: bool) -> None:
        super().__init__({0: ()})
        manners = MANNERS[signals]
        checked = {Manner.DROP} if truthful_drop and signals == "three" else frozenset()
        self.free = frozenset(manners) - checked
        """The manners in which a card may be played whatever else is held."""
        self._as_last = {bit: tuple([Play(one, manner) for manner in manners]) for one, bit in DECK.bit.items()}
        self._else = {
            bit: tuple([one for one in some if one.manner in self.free]) for bit, some in self._as_last.items()
        }
        self._halves: dict[int, tuple[Play, ...]] = {0: ()}
        """The same of cards that are all high or all low and not the last ones: of them whole holdings are made."""

    def __missing__(self, held: int) -> tuple[Play, ...]:
        alone = not held & (held - 1)
        made = self[held] = self._as_last[held] if alone else self._half(held & _LOW) + self._half(held & ~_LOW)
        return made

    def _half(self, some: int) -> tuple[Play, ...]:
        made = self._halves.get(some)
        if made is None:
            made = self._halves[some] = tuple([play for bit in DECK.bits(some) for play in self._else[bit]])
        return made


@cache
def ways_of(signals: str, truthful_drop: bool) -> Ways:
    """How holdings may be played with these options."""
    return Ways(signals, truthful_drop)


def plays(hand: int, allowed: int, signals: str, truthful_drop: bool) -> Legal:
    """Every way to play the allowed cards of a hand: suit by suit, lowest card first, plain before the signals.

    Args:
        hand: the cards held.
        allowed: all of them, or some of one suit, as `playable` gives them.
        signals: the option.
        truthful_drop: the option.
    """
    return plays_by(ways_of(signals, truthful_drop), hand, allowed)


def plays_by(ways: Ways, hand: int, allowed: int) -> Legal:
    """The same by the ways of these options, for an engine that has them at hand."""
    if allowed == hand:
        return (ways[hand & _S] + ways[hand & _H]) + (ways[hand & _D] + ways[hand & _C])
    held = hand & DECK.suit_of[DECK.card[allowed & -allowed]]
    whole = ways[held]
    return whole if allowed == held else tuple([one for one in whole if DECK.bit[one.card] & allowed])


def verify_card(one: Card, hand: int, led: Suit | None, trump: Suit, first_trick: bool) -> None:
    """Nothing, if the card of the hand may be played.

    Raises:
        IllegalAction: with the reason.
    """
    bit = DECK.bit.get(one, 0)
    if not hand & bit:
        raise IllegalAction("not-in-hand", card=one)
    allowed = playable(hand, led, trump, first_trick)
    if not bit & allowed:
        _refuse_card(bit, allowed, led, trump)


def verify_manner(action: Play, hand: int, signals: str, truthful_drop: bool) -> None:
    """Nothing, if the table plays with this signal and, for a drop, it is true where it has to be.

    Raises:
        IllegalAction: with the reason.
    """
    if action.manner is Manner.PLAIN:
        return
    if action.manner not in MANNERS[signals]:
        raise IllegalAction("no-such-signal")
    suit = action.card.suit
    checked = action.manner is Manner.DROP and truthful_drop and signals == "three"
    if checked and suit is not None and holds_back(hand, DECK.bit[action.card]):
        left = hand & DECK.suit[suit] & ~DECK.bit[action.card]
        raise IllegalAction("false-drop", suit=suit, cards=tuple(DECK.cards(left)))


def _refuse_card(bit: int, allowed: int, led: Suit | None, trump: Suit) -> None:
    """Raises the reason why the card of the hand may not be played, with those that may be."""
    cards = tuple(DECK.cards(allowed))
    if led is not None and not bit & DECK.suit[led]:
        raise IllegalAction("must-follow-suit", suit=led, cards=cards)
    if led is None and not bit & DECK.suit[trump]:
        raise IllegalAction("must-lead-trump", cards=cards)
    raise IllegalAction("ace-duty", suit=trump, cards=cards)
