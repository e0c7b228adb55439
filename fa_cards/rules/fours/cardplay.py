"""Follow or trump, and who wins (california_jack.md, section 1, Play; extras.md, section C). Hands are masks."""

from __future__ import annotations

from typing import Final

from fa_cards.rules.actions import Play
from fa_cards.rules.cards import PACK_52, Card, Deck, Suit
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.tricks import Played, PlaysOf, Trick, trick_of

DECK: Final = Deck(PACK_52)
PLAYS: Final = {bit: Play(one) for one, bit in DECK.bit.items()}
"""The play of each card, by its bit."""
plays: Final = PlaysOf(DECK, PLAYS).in_order
"""The plays of the cards of a mask, suit by suit, lowest card first."""


def playable(hand: int, led: Suit | None, trump: Suit, *, must_trump: bool = False, loose: bool = False) -> int:
    """The cards that may be played to a lead, or led where that is None.

    Args:
        hand: the cards held.
        led: the led suit.
        trump: the trump suit.
        must_trump: whether who is void has to trump (option `void-must-trump`).
        loose: whether any card may be played to any lead (option `loose-discard`).
    """
    if led is None or loose:
        return hand
    trumps = DECK.suit[trump]
    if led is trump:
        return hand & trumps or hand
    if hand & DECK.suit[led]:
        return hand & (DECK.suit[led] | trumps)
    return hand & trumps or hand if must_trump else hand


def verify_card(one: Card, hand: int, allowed: int, led: Suit | None, trump: Suit) -> None:
    """Nothing, if the card is one of the allowed cards of the hand.

    Raises:
        IllegalAction: with the reason.
    """
    bit = DECK.bit.get(one, 0)
    if not hand & bit:
        raise IllegalAction("not-in-hand", card=one)
    if bit & allowed:
        return
    assert led is not None, "any card may be led"
    if led is trump:
        raise IllegalAction("must-follow-suit", suit=led, cards=tuple(DECK.cards(allowed)))
    if suited := hand & DECK.suit[led]:
        raise IllegalAction("must-follow-or-trump", suit=led, cards=tuple(DECK.cards(suited)))
    raise IllegalAction("must-trump", suit=led, cards=tuple(DECK.cards(allowed)))


def finished(played: tuple[Played, ...], trump: Suit) -> Trick:
    """The trick of these cards: the highest trump wins it, else the highest card of the led suit."""
    led = played[0].card.suit
    assert led is not None
    return trick_of(played, DECK, DECK.suit[led], DECK.suit[trump])
