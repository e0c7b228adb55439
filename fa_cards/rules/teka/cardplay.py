"""Which cards may be played, and in which manner (teka.md, sections 4 and 6). Hands are masks of the 52 cards."""

from __future__ import annotations

from collections.abc import Mapping
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

_SUITS = tuple(DECK.suit.values())


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
        if chain := equals_of_ace(hand, trump):
            return chain
        return may_follow(hand, DECK.suit[trump])
    return hand if led is None else may_follow(hand, DECK.suit[led])


def holds_back(hand: int, bit: int) -> bool:
    """Whether the hand keeps a card of the suit of the played `bit`: a drop would then not be true."""
    suit = DECK.card[bit].suit
    assert suit is not None
    return bool(hand & DECK.suit[suit] & ~bit)


class _Holdings(dict[int, tuple[Play, ...]]):
    """What is held of one suit -> every way to play it. The same holdings come again and again: each is made once."""

    def __init__(self, signals: str, truthful_drop: bool) -> None:
        super().__init__()
        manners = MANNERS[signals]
        with_drop = {bit: tuple(Play(one, manner) for manner in manners) for one, bit in DECK.bit.items()}
        without = {bit: tuple(one for one in some if one.manner is not Manner.DROP) for bit, some in with_drop.items()}
        self._as_last = with_drop
        self._else = without if truthful_drop and signals == "three" else with_drop

    def __missing__(self, held: int) -> tuple[Play, ...]:
        plays_of = self._else if held & (held - 1) else self._as_last
        made = self[held] = tuple(play for bit in DECK.bits(held) for play in plays_of[bit])
        return made


_HOLDINGS = {(signals, truthful): _Holdings(signals, truthful) for signals in MANNERS for truthful in (True, False)}


def plays(hand: int, allowed: int, signals: str, truthful_drop: bool) -> Legal:
    """Every way to play the allowed cards of a hand: suit by suit, lowest card first, plain before the signals."""
    holdings = _HOLDINGS[signals, truthful_drop]
    result: Legal = ()
    for suit in _SUITS:
        some = allowed & suit
        if some:
            held = hand & suit
            whole = holdings[held]
            result += whole if some == held else tuple(one for one in whole if DECK.bit[one.card] & some)
    return result


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
        _refuse_card(bit, hand, allowed, led, trump)


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


def _refuse_card(bit: int, hand: int, allowed: int, led: Suit | None, trump: Suit) -> None:
    """Raises the reason why the card of the hand may not be played, with those that may be."""
    if led is not None and not bit & DECK.suit[led]:
        raise IllegalAction("must-follow-suit", suit=led, cards=tuple(DECK.cards(hand & DECK.suit[led])))
    cards = tuple(DECK.cards(allowed))
    if led is None and not bit & DECK.suit[trump]:
        raise IllegalAction("must-lead-trump", cards=cards)
    raise IllegalAction("ace-duty", suit=trump, cards=cards)
