"""A moment late in a deal with a stock, without the way that led to it."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.rules.cards import Card
from fa_cards.rules.fours import CaliforniaState
from fa_cards.rules.fours.cardplay import DECK
from fa_cards.rules.tricks import Played, Trick

Cards = Sequence[Card]


def later(
    state: CaliforniaState, hands: Sequence[Cards], won: Sequence[Cards], stock: Cards, drawn: Sequence[Cards] = ()
) -> CaliforniaState:
    """The deal when the seats hold these cards.

    Args:
        state: of the deal, after its cards were dealt.
        hands: of the seats.
        won: what the side of seat 0 and the other one have won, a trick after the other.
        stock: what is left of it, the top card first.
        drawn: by seat, the cards of its hand that it drew before everybody's eyes; none where that is left out.
    """
    tricks = tuple(
        Trick(tuple(Played(seat, one) for seat, one in enumerate(cards[first : first + state.seats])), side)
        for side, cards in enumerate(won)
        for first in range(0, len(cards), state.seats)
    )
    assert all(len(one.plays) == state.seats for one in tricks), "what a side has won are whole tricks"
    assert {*(one for hand in hands for one in hand), *won[0], *won[1], *stock} == set(DECK.pack), "cards are missing"
    captured = tuple(DECK.mask(won[seat]) if seat < 2 else 0 for seat in range(state.seats))
    return state.moved(
        hands=tuple(map(DECK.mask, hands)),
        seen=tuple(map(DECK.mask, drawn)) if drawn else (0,) * state.seats,
        stock=tuple(stock),
        tricks=tricks,
        taken=tuple(sum(one.winner == seat for one in tricks) for seat in range(state.seats)),
        captured=captured,
    )
