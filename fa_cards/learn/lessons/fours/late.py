"""Positions late in a deal with a stock, told by the tricks that were played."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.learn.lessons.writing import played
from fa_cards.learn.scenes import Scene, hand_of
from fa_cards.rules.cards import Card, Suit, card
from fa_cards.rules.fours.california.rules import HAND
from fa_cards.rules.fours.cardplay import finished
from fa_cards.rules.tricks import Played

PACK = 52


def late(
    game: str, dealer: int, trump: Suit, tricks: str, *, left: Sequence[str], totals: tuple[int, ...] = ()
) -> Scene:
    """The position after these tricks: each holds six cards as long as there is a stock, and draws after each trick.

    A card is held for six tricks before it is played, so the deal and the stock follow from the tricks.

    Args:
        game: its key; the stock lies face up.
        dealer: his next seat leads first.
        trump: its suit.
        tricks: the cards by seat, `AC/2C` where seat 0 has played the ace of clubs.
        left: the hands after them, by seat.
        totals: of the match, by seat.

    Raises:
        ValueError: the first card to be drawn is no trump.
    """
    rows = [tuple(map(card, one.split("/"))) for one in tricks.split()]
    seats = len(left)
    ways = [[*(row[seat] for row in rows), *hand_of(hand)] for seat, hand in enumerate(left)]
    leader = (dealer + 1) % seats
    steps: list[Card] = []
    stock: list[Card] = []
    for number, row in enumerate(rows):
        order = [(leader + step) % seats for step in range(seats)]
        steps += [row[seat] for seat in order]
        leader = finished(tuple(Played(seat, row[seat]) for seat in order), trump).winner
        if seats * (HAND + number) < PACK:
            stock += [ways[(leader + step) % seats][HAND + number] for step in range(seats)]
    if stock[0].suit is not trump:
        raise ValueError(f"{stock[0]} fixes trump, which is not {trump}")
    return Scene(
        game,
        tuple(" ".join(one.text for one in way[:HAND]) for way in ways),
        dealer,
        steps=played(" ".join(one.text for one in steps)),
        aside=" ".join(one.text for one in stock),
        totals=totals,
    )
