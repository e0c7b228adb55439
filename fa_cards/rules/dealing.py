"""How cards come from the pack to the seats, where games share the way."""

from __future__ import annotations

from fa_cards.rules.cards import Card

Hand = tuple[Card, ...]
"""The cards of one seat in the order in which they were dealt."""


def one_by_one(pack: Hand, seats: int, dealer: int, hand: int, nest: int = 0) -> tuple[tuple[Hand, ...], Hand, Hand]:
    """The hands by seat, the nest, and what is left of the pack (rook.md, section 1; rules/README.md).

    Args:
        pack: top card first.
        seats: how many are dealt to.
        dealer: the seat after him gets the first card.
        hand: cards for each seat.
        nest: after each of the first so many rounds one card goes to the nest.
    """
    # The first rounds have a card for each seat and one for the nest, the others one for each seat.
    longer, dealt = nest * (seats + 1), nest + hand * seats
    turns = [
        pack[turn : longer : seats + 1] + pack[longer + turn : dealt : seats] for turn in range(seats)
    ]  # the cards of the first seat after the dealer, and so on
    return _from(turns, dealer), pack[seats : longer : seats + 1], pack[dealt:]


def _from(turns: list[Hand], dealer: int) -> tuple[Hand, ...]:
    """The hands by seat, of hands in the order in which they are dealt to."""
    first = len(turns) - 1 - dealer
    return (*turns[first:], *turns[:first])


def in_packets(pack: Hand, seats: int, dealer: int, packet: int, rounds: int) -> tuple[tuple[Hand, ...], Hand]:
    """The hands by seat and what is left of the pack, dealt `packet` cards at a time from the dealer's next seat on."""
    around = seats * packet  # cards of a round
    turns: list[Hand] = []
    for turn in range(seats):
        starts = range(turn * packet, rounds * around, around)
        turns.append(tuple([one for start in starts for one in pack[start : start + packet]]))
    return _from(turns, dealer), pack[rounds * around :]


def pack_for(hands: tuple[Hand, ...], dealer: int, nest: Hand = (), left: Hand = ()) -> Hand:
    """The pack, top card first, that `one_by_one` deals as these hands, this nest and these cards left over."""
    pack: list[Card] = []
    for turn in range(len(hands[0])):
        pack += [hands[(dealer + step) % len(hands)][turn] for step in range(1, len(hands) + 1)]
        pack += nest[turn : turn + 1]
    return (*pack, *left)
