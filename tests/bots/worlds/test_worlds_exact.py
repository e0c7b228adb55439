"""Worlds are counted and drawn exactly: against all deals of small cases, dealt out one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from math import factorial, prod, sqrt

import numpy as np
import pytest

from fa_cards.bots.worlds.chance import generator, words
from fa_cards.bots.worlds.draws import SecretDraws, Turn
from fa_cards.bots.worlds.sampler import drawn, orders, sample
from fa_cards.bots.worlds.tables import count
from fa_cards.bots.worlds.unknown import AllOrNot, AtLeast, NoWorld, Tilt, Unknown, settled
from fa_cards.rules.chance import Dice

World = tuple[int, ...]
DRAWN = 40_000

ALL = 0b111_111_111
LOW, MIDDLE, HIGH = 0b111, 0b111_000, 0b111_000_000
"""Nine cards of three kinds."""


def table(*facts: AtLeast | AllOrNot | Tilt) -> Unknown:
    """Three seats and a nest: seat 0 has no low cards, seat 1 no middle ones, and the nest takes no high ones."""
    may = (ALL & ~LOW, ALL & ~MIDDLE, ALL, ALL & ~HIGH)
    return settled((0, 1, 2, "nest"), known=(0,) * 4, room=(3, 2, 2, 2), hidden=ALL, may=may, facts=facts)


def dealt_out(rooms: World, may: World, cards: tuple[int, ...]) -> Iterator[World]:
    """All ways to deal the cards, one after the other, to whoever may have them and has room."""
    if not cards:
        yield (0,) * len(rooms)
        return
    for row, room in enumerate(rooms):
        if room and may[row] & cards[0]:
            left = tuple(other - (place == row) for place, other in enumerate(rooms))
            for world in dealt_out(left, may, cards[1:]):
                yield tuple(mask | cards[0] if place == row else mask for place, mask in enumerate(world))


EVERY_DEAL = tuple(
    dealt_out((3, 2, 2, 2), (ALL & ~LOW, ALL & ~MIDDLE, ALL, ALL & ~HIGH), tuple(1 << place for place in range(9)))
)

CASES: dict[str, tuple[Unknown, Callable[[World], float]]] = {
    "voids and a nest": (table(), lambda world: 1.0),
    "at least one of two": (table(AtLeast(2, 0b11, 1)), lambda world: float(bool(world[2] & 0b11))),
    "all or not": (
        table(AllOrNot(0, 1 << 8, 0b101 << 5)),
        lambda world: float(not world[0] >> 8 & 1 or world[0] >> 5 & 0b101 == 0b101),
    ),
    "evidence": (
        table(Tilt(2, HIGH, 3.0), Tilt(3, 0b1001, 0.25)),
        lambda world: 3.0 ** (world[2] & HIGH).bit_count() * 0.25 ** (world[3] & 0b1001).bit_count(),
    ),
    "evidence and a fact": (
        table(AtLeast(1, HIGH, 1), Tilt(0, MIDDLE, 0.5)),
        lambda world: bool(world[1] & HIGH) * 0.5 ** (world[0] & MIDDLE).bit_count(),
    ),
}

every_case = pytest.mark.parametrize("case", CASES)


@every_case
def test_the_count_is_that_of_all_deals_dealt_out_one_by_one(case: str) -> None:
    unknown, weight = CASES[case]
    assert count(unknown) == pytest.approx(sum(map(weight, EVERY_DEAL)), rel=1e-12)
    assert [unknown.weight(world) for world in EVERY_DEAL] == [weight(world) for world in EVERY_DEAL]


@every_case
def test_each_deal_is_drawn_as_often_as_it_weighs(case: str) -> None:
    unknown, weight = CASES[case]
    expected = {world: weight(world) for world in EVERY_DEAL if weight(world)}
    scale = DRAWN / sum(expected.values())
    seen = Counter(map(tuple, sample(unknown, DRAWN, generator(Dice(case))).T.tolist()))
    assert seen.keys() <= expected.keys()
    squares = sum((seen[world] - scale * one) ** 2 / (scale * one) for world, one in expected.items())
    freedom = len(expected) - 1
    assert abs(squares - freedom) < 4 * sqrt(2 * freedom)


def test_without_any_voids_the_count_is_the_multinomial() -> None:
    cards = (1 << 39) - 1
    free = settled((0, 1, 2), known=(0,) * 3, room=(13,) * 3, hidden=cards, may=(cards,) * 3)
    assert count(free) == pytest.approx(factorial(39) / factorial(13) ** 3, rel=1e-12)


def test_many_kinds_of_cards_and_many_holders_are_counted_too() -> None:
    # Each of six holders is void in the cards of its own number, and has eight of 48 cards.
    cards = (1 << 48) - 1
    own = [sum(1 << place for place in range(48) if place % 6 == row) for row in range(6)]
    unknown = settled(tuple(range(6)), known=(0,) * 6, room=(8,) * 6, hidden=cards, may=[cards & ~mask for mask in own])
    for world in drawn(unknown, 50, Dice("six")).T.tolist():
        assert unknown.weight(world) == 1.0


def test_what_has_one_place_left_lies_there_and_a_full_holder_gets_no_more() -> None:
    # The first card may be with seat 0 alone; the rest of seat 0's room is then for one of the others.
    unknown = settled((0, 1, 2), known=(0b10000, 0, 0), room=(1, 2, 1), hidden=0b1111, may=(0b1111, 0b1110, 0b1110))
    assert unknown.known == (0b10001, 0, 0)
    assert (unknown.room, unknown.hidden, unknown.may) == ((0, 2, 1), 0b1110, (0, 0b1110, 0b1110))
    assert count(unknown) == 3


def test_where_nothing_is_hidden_there_is_one_world() -> None:
    unknown = settled((0, 1), known=(0b1, 0), room=(0, 1), hidden=0b10, may=(0b10, 0b10))
    assert (unknown.hidden, count(unknown)) == (0, 1)
    assert drawn(unknown, 2, Dice("one")).tolist() == [[0b1, 0b1], [0b10, 0b10]]


@pytest.mark.parametrize(
    ("room", "may"),
    [((1, 1), (0b01, 0b01)), ((2, 1), (0b11, 0b11)), ((2, 0), (0b01, 0b11)), ((1, 1, 1), (0b001, 0b001, 0b111))],
    ids=["a card has no place", "too few cards", "the only place is full", "two want one card"],
)
def test_what_no_deal_fits_is_refused(room: tuple[int, ...], may: tuple[int, ...]) -> None:
    hidden = 0b111 if len(room) == 3 else 0b11
    with pytest.raises(NoWorld):
        drawn(settled(range(len(room)), known=(0,) * len(room), room=room, hidden=hidden, may=may), 1, Dice("none"))


def test_a_fact_that_no_deal_fits_is_refused_too() -> None:
    impossible = table(AtLeast(2, 0b11, 1), AtLeast(3, 0b11, 2))
    assert count(impossible) == 0
    with pytest.raises(NoWorld):
        drawn(impossible, 1, Dice("none"))


# ---- unseen draws

SUITS = (0b0011, 0b0100_1100, 0b1001_0000, 0b0010_0000)
PLAYED = (0b1_0000_0000, 0b10_0000_0000)
"""Two cards that were played: one of suit 0 and one of suit 1."""
STORY = (Turn(0, (), True), Turn(1, (0, 2), True), Turn(1, (), False))
"""He plays a card of suit 0, then one of suit 1 to a lead of suit 0 while suit 2 is out too, then another of suit 1."""


def test_a_hand_weighs_as_many_orders_of_the_pack_as_lead_to_it() -> None:
    """Three cards are dealt, one is drawn after the first trick and one after the second; eight cards are unseen."""
    suit = {1 << place: number for number, mask in enumerate(SUITS) for place in range(8) if mask >> place & 1}
    suit |= {PLAYED[0]: 0, PLAYED[1]: 1, 1 << 10: 1}
    plays = (PLAYED[0], PLAYED[1], 1 << 10)
    ways: Counter[int] = Counter()
    for pack in permutations(suit, 5):
        hand = set(pack[:3])
        for turn, play, draw in zip(STORY, plays, (pack[3], pack[4], None), strict=True):
            if play not in hand:
                break
            hand.discard(play)
            if any(suit[card] in turn.missing for card in hand):
                break
            if draw is not None:
                hand.add(draw)
        else:
            ways[sum(hand)] += 1
    cards = sum(SUITS)
    unknown = settled(
        (0, "stock"),
        known=(0, 0),
        room=(2, 6),
        hidden=cards,
        may=(cards, cards),
        facts=(SecretDraws(0, SUITS, 3, STORY),),
    )
    weights = {
        one | other: unknown.weight((one | other, cards & ~(one | other)))
        for one in suit
        for other in suit
        if one < other and (one | other) & ~cards == 0
    }
    # A first hand of three comes in 3! orders.
    assert {hand: 6 * weight for hand, weight in weights.items() if weight} == ways
    assert 0 in weights.values()
    assert count(unknown) == sum(weights.values())


# ---- chance


def test_a_stock_is_drawn_in_every_order_as_often() -> None:
    seen = Counter(map(tuple, orders(np.full(12_000, 0b1_0110, dtype=np.uint64), generator(Dice("stock"))).T.tolist()))
    assert seen.keys() == set(permutations((1, 2, 4)))
    squares = sum((times - 2000) ** 2 / 2000 for times in seen.values())
    assert abs(squares - 5) < 4 * sqrt(10)


def test_the_same_dice_give_the_same_worlds_and_other_dice_others() -> None:
    unknown = table()
    assert (drawn(unknown, 30, Dice("a")) == drawn(unknown, 30, Dice("a"))).all()
    assert (drawn(unknown, 30, Dice("a")) != drawn(unknown, 30, Dice("b"))).any()


def test_random_words_are_the_stream_that_pcg64_is_defined_by() -> None:
    """PCG XSL RR 128/64: a linear congruential step, then the two halves, xored, turned by the upper six bits."""
    chance = generator(Dice("stream"))
    state = chance.bit_generator.state["state"]
    now, increment = state["state"], state["inc"]
    expected = []
    for _ in range(4):
        now = (now * 0x2360ED051FC65DA44385DF649FCCF645 + increment) % 2**128
        turned, by = (now >> 64) ^ (now % 2**64), now >> 122
        expected.append((turned >> by | turned << 64 - by) % 2**64)
    assert words(chance, 2, 2).tolist() == [expected[:2], expected[2:]]


def test_worlds_of_a_seed_stay_what_they_are() -> None:
    # A machine or a numpy that draws others would play other matches from the same seeds.
    assert drawn(table(), 3, Dice("kept")).T.tolist() == KEPT


KEPT = [[296, 129, 68, 18], [200, 6, 272, 33], [104, 130, 260, 17]]


def test_the_greatest_numbers_of_ways_are_finite() -> None:
    cards = (1 << 57) - 1
    free = settled((0, 1, 2, 3), known=(0,) * 4, room=(15, 14, 14, 14), hidden=cards, may=(cards,) * 4)
    assert count(free) == pytest.approx(factorial(57) / prod(map(factorial, (15, 14, 14, 14))), rel=1e-12)
