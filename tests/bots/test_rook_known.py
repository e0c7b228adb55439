"""What a bot of the Rook family may conclude from what it has seen, and what not."""

from __future__ import annotations

from typing import Any

import pytest

from fa_cards.bots.rook.known import Known, known
from fa_cards.rules.actions import Dealer, Pack
from fa_cards.rules.cards import Card, card, cards
from fa_cards.rules.catalog import game_class
from fa_cards.rules.game import State


def dealt(key: str, hands: tuple[str, ...], nest: str, steps: str, **options: Any) -> State[Any]:
    """A deal of dealer 3, so that seat 0 gets the first card, after some steps."""
    game = game_class(key)({name.replace("_", "-"): value for name, value in options.items()})
    aside = cards(nest)
    pack: list[Card] = []
    for turn in range(len(cards(hands[0]))):
        pack += [cards(hand)[turn] for hand in hands]
        pack += aside[turn : turn + 1]
    state: State[Any] = game.start()
    for action in (Dealer(3), Pack(tuple(pack)), *map(game.parse, steps.split("; "))):
        state, _ = state.apply(state.actor, action)
    return state


def seen_by(state: State[Any], seat: int) -> Known:
    return known(state.view(seat))


def friends_of(state: State[Any], seat: int) -> list[int]:
    """The other seats that a seat knows to be of its side."""
    return [other for other, trust in enumerate(seen_by(state, seat).trust) if other != seat and trust == 1.0]


KENTUCKY = (
    "B1 B14 B13 B12 B9 R1 G1 G14 Y9 ROOK",
    "B8 R14 R9 R8 G13 G12 Y14 Y13 Y12 Y11",
    "B7 R13 R12 R11 R10 G11 G10 G9 Y10 Y7",
    "B11 B10 B5 B6 R7 R6 R5 Y5 Y6 G5",
)
DISCARD = (
    "B14 B13 B12 B11 B9 R14 G14 Y9 Y14",
    "B8 R9 R8 G13 G12 Y13 Y12 Y11 Y5",
    "B7 R13 R12 R11 G11 G10 G9 Y10 Y7",
    "ROOK B10 B5 B6 R7 R6 G8 Y6 G5",
)


def test_who_does_not_follow_has_none_of_the_suit() -> None:
    steps = "bid 100; pass; pass; pass; bury G8 G7 G6 Y8 Y9; trump B; play R1; play R9; play R13; play R5"
    state = dealt("kentucky-rook", KENTUCKY, "G8 G7 G6 Y8 Y1", steps, first_leader="bidder")
    assert seen_by(state, 1).voids == (0, 0, 0, 0)
    for step in ("play G1", "play G12", "play G9", "play G5", "play G14", "play G13", "play G10", "play R6"):
        state, _ = state.apply(state.actor, game_class("kentucky-rook")().parse(step))
    now = seen_by(state, 1)
    assert now.voids == (0, 0, 0, now.suit_of(now.deck.bit[card("G10")]))


def test_the_rook_that_may_be_played_at_any_time_shows_no_void() -> None:
    # Seat 3 plays the Rook to a red lead though it holds the red 7 and 6: the licence, not a void.
    steps = "pass; bid 70; pass; pass; bury R10 R5 G7 G6 Y8; trump B; play R14; play R9; play R13; play ROOK"
    state = dealt("kentucky-discard", DISCARD, "R10 R5 G7 G6 Y8", steps, first_leader="bidder")
    assert seen_by(state, 1).voids == (0, 0, 0, 0)


def test_the_nest_is_known_to_the_declarer_alone() -> None:
    steps = "bid 100; pass; pass; pass; bury G8 G7 G6 Y8 Y9; trump B"
    state = dealt("kentucky-rook", KENTUCKY, "G8 G7 G6 Y8 Y1", steps)
    buried = cards("G8 G7 G6 Y8 Y9")
    declarer, other = seen_by(state, 0), seen_by(state, 1)
    assert not declarer.unseen & declarer.deck.mask(buried)
    assert other.unseen & other.deck.mask(buried) == other.deck.mask(buried)
    assert (declarer.aside, other.aside) == (0, 5)


def test_a_counter_that_may_not_be_buried_is_in_a_hand_for_certain() -> None:
    # Seat 1 misses 35 cards, five of them in the nest. A plain card is with one of three hands of ten or in the nest;
    # a counter is with one of the hands.
    steps = "bid 100; pass; pass; pass; bury G8 G7 G6 Y8 Y9; trump B"
    now = seen_by(dealt("kentucky-rook", KENTUCKY, "G8 G7 G6 Y8 Y1", steps), 1)
    assert now.share(2, now.deck.bit[card("G10")]) == pytest.approx(10 / 30)
    assert now.share(2, now.deck.bit[card("G11")]) == pytest.approx(10 / 35)


CALL = (
    "B1 B14 B13 B9 B8 B7 R1 R3 G1 G6 Y9 Y4 ROOK",
    "B2 B3 R4 R5 R6 R7 G2 G4 G5 Y1 Y2 Y6 Y7",
    "B5 B6 R8 R9 R10 R11 G7 G8 G9 G10 Y8 Y10 Y11",
    "B10 B11 B12 R12 R13 R14 G11 G12 G13 G14 Y12 Y13 Y14",
)
CALLED = "pass; bid 100; pass; pass; bury R2 G3 Y3 Y5 B4; trump B; call Y1"
NEST = "R2 G3 Y3 Y5 B4"


def called(more: str = "", **options: Any) -> State[Any]:
    """Seat 0 declares and calls the yellow ace, which seat 1 holds."""
    return dealt("call-partner-rook", CALL, NEST, "; ".join(filter(None, (CALLED, more))), **options)


def test_the_declarer_does_not_know_his_partner() -> None:
    assert seen_by(called(), 0).trust == (1.0, *[pytest.approx(1 / 3)] * 3)


def test_who_holds_the_called_card_knows_his_side() -> None:
    assert seen_by(called(), 1).trust == (1.0, 1.0, 0.0, 0.0)


def test_who_does_not_hold_it_knows_the_declarer_alone_for_a_foe() -> None:
    assert seen_by(called(), 2).trust == (0.0, 0.5, 1.0, 0.5)


def test_who_has_shown_a_void_in_the_called_suit_is_not_the_partner() -> None:
    # Yellow is led by the declarer and seat 2 discards: the partner is seat 1 or seat 3, and for seat 3 it is seat 1.
    hands = (
        CALL[0],
        CALL[1],
        "B5 B6 R8 R9 R10 R11 G7 G8 G9 G10 G11 G12 G13",
        "Y8 Y10 Y11 B10 B11 B12 R12 R13 R14 G14 Y12 Y13 Y14",
    )
    steps = CALLED + "; play Y4; play Y2; play G7; play Y8"
    state = dealt("call-partner-rook", hands, NEST, steps, first_leader="bidder")
    assert seen_by(state, 0).trust == (1.0, 0.5, 0.0, 0.5)
    assert seen_by(state, 3).trust == (0.0, 0.0, 1.0, 1.0)
    assert friends_of(state, 3) == [2]


def test_once_the_called_card_falls_everybody_knows_his_side() -> None:
    state = called("play Y9; play Y1; play Y8; play Y12", first_leader="bidder")
    for seat, friend in ((0, 1), (1, 0), (2, 3), (3, 2)):
        assert friends_of(state, seat) == [friend]
