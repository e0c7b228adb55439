"""The reference at the table: what it reads out of a view of Teka or of Kentucky Rook."""

from __future__ import annotations

from functools import cache

from benchmarks.reference.player import Order, Turn, play
from fa_cards.rules.actions import Action, Play
from fa_cards.rules.cards import PACK_52, SUITS, Card, Suit
from fa_cards.rules.chance import Dice
from fa_cards.rules.rook.decks import RookDeck
from fa_cards.rules.rook.view import RookView
from fa_cards.rules.teka.view import TekaView
from fa_cards.rules.tricks import TrickView


@cache
def teka_order(trump: Suit) -> Order:
    """The 52 cards, where tricks are counted."""
    place = {one: (one.suit, PACK_52.index(one) // len(SUITS)) for one in PACK_52 if one.suit is not None}
    return Order(place, trump, {}, SUITS)


@cache
def rook_order(deck: RookDeck, trump: Suit) -> Order:
    """A pack of the Rook family, the bird among the trumps where its game ranks it."""
    place = {one: (one.suit or trump, number) for number, one in enumerate(deck.pack)}
    value = {one: deck.value(one) for one in deck.pack if deck.value(one)}
    return Order(place, trump, value, deck.suits)


class Reference:
    """Plays the cards of Teka and of Kentucky Rook; declarer and trump are fixed before it sits down."""

    def choose(self, view: TekaView | RookView, dice: Dice) -> Action:
        """The card that the rules recommend; of Teka's signals it gives none, and it needs no chance."""
        return Play(card_of(view))


def card_of(view: TekaView | RookView) -> Card:
    """The card that the reference plays for the seat of a view."""
    assert view.contract is not None and view.trump is not None, "no cards are played"
    order = teka_order(view.trump) if isinstance(view, TekaView) else rook_order(view.rules.deck, view.trump)
    aside = view.buried if isinstance(view, RookView) else ()
    gone = {*view.hand, *aside, *(one.card for one in view.trick)}
    gone |= {one.card for trick in view.tricks for one in trick.plays}
    turn = Turn(
        _allowed(view),
        tuple(one.card for one in view.trick),
        frozenset(order.place.keys() - gone),
        (view.seat - view.contract.declarer) % 2 == 0,
    )
    return play(order, turn)


def _allowed(view: TrickView) -> tuple[Card, ...]:
    return tuple(dict.fromkeys(step.card for step in view.legal if isinstance(step, Play)))
