"""Which cards may be played, and who wins them (rook.md, sections 1 and 4). Hands are masks of the deck."""

from __future__ import annotations

from fa_cards.rules.cards import Card, Suit
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.game import Legal
from fa_cards.rules.rook.decks import RookDeck
from fa_cards.rules.rook.rules import RookRules
from fa_cards.rules.tricks import Played, Trick, trick_of


def playable(hand: int, led: Card | None, trump: Suit, rules: RookRules) -> int:
    """The cards that may be played to a lead, or led where that is None."""
    if led is None:
        return hand
    allowed = hand & rules.deck.asked[trump][led] or hand
    return allowed | hand & rules.deck.bird if rules.free_rook else allowed


def plays(allowed: int, deck: RookDeck) -> Legal:
    """The plays of these cards, suit by suit, lowest card first, the Rook last."""
    return deck.plays_of(allowed)


def verify_card(one: Card, hand: int, led: Card | None, trump: Suit, rules: RookRules) -> None:
    """Nothing, if the card of the hand may be played.

    Raises:
        IllegalAction: with the reason.
    """
    deck = rules.deck
    bit = deck.bit.get(one, 0)
    if not hand & bit:
        raise IllegalAction("not-in-hand", card=one)
    if bit & playable(hand, led, trump, rules):
        return
    assert led is not None, "any card may be led"
    asked = deck.group(led, trump)
    if hand & asked == deck.bird:
        raise IllegalAction("must-play-rook", card=deck.card[deck.bird])
    suit = trump if asked & deck.bird else led.suit
    assert suit is not None
    raise IllegalAction("must-follow-suit", suit=suit, cards=tuple(deck.cards(hand & asked)))


def finished(played: tuple[Played, ...], trump: Suit, deck: RookDeck) -> Trick:
    """The trick of these cards: the highest trump wins it, the Rook among them, else the highest led card."""
    return trick_of(played, deck, deck.asked[trump][played[0].card], deck.trumps(trump))
