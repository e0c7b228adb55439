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
    hands: list[list[Card]] = [[] for _ in range(seats)]
    aside: list[Card] = []
    top = iter(pack)
    for turn in range(hand):
        for step in range(1, seats + 1):
            hands[(dealer + step) % seats].append(next(top))
        if turn < nest:
            aside.append(next(top))
    return tuple(map(tuple, hands)), tuple(aside), tuple(top)


def in_packets(pack: Hand, seats: int, dealer: int, packet: int, rounds: int) -> tuple[tuple[Hand, ...], Hand]:
    """The hands by seat and what is left of the pack, dealt `packet` cards at a time from the dealer's next seat on."""
    hands: list[list[Card]] = [[] for _ in range(seats)]
    top = iter(pack)
    for _ in range(rounds):
        for step in range(1, seats + 1):
            hands[(dealer + step) % seats] += [next(top) for _ in range(packet)]
    return tuple(map(tuple, hands)), tuple(top)


def pack_for(hands: tuple[Hand, ...], dealer: int, nest: Hand = (), left: Hand = ()) -> Hand:
    """The pack, top card first, that `one_by_one` deals as these hands, this nest and these cards left over."""
    pack: list[Card] = []
    for turn in range(len(hands[0])):
        pack += [hands[(dealer + step) % len(hands)][turn] for step in range(1, len(hands) + 1)]
        pack += nest[turn : turn + 1]
    return (*pack, *left)
