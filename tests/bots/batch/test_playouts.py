"""The door for bots: every card in the same worlds, in parts, until it is cancelled; and the bits of worlds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from fa_cards.bots import make
from fa_cards.bots.batch.arrays import Masks
from fa_cards.bots.batch.games import deal_of
from fa_cards.bots.batch.playouts import ROWS, Playouts
from fa_cards.bots.batch.table import Worlds
from fa_cards.bots.worlds import fours, golden_ten, rook, teka
from fa_cards.bots.worlds.bits import Bits
from fa_cards.rules.cards import cards
from fa_cards.rules.catalog import game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import TABLE, State
from fa_cards.rules.phases import Phase
from fa_cards.rules.rook.games import RookGame
from fa_cards.rules.states import TrickState

Draw = Callable[[Any, int, Dice], Masks]
"""Draws so many worlds for a view."""


def _in_play(key: str, seed: str, steps: int = 0) -> TrickState[Any]:
    """A deal in play as easy bots come to it, so many steps after its first card."""
    dice, bot = Dice(seed), make(key, "easy")
    state: State[Any] = game_class(key)().start()
    while True:
        assert isinstance(state, TrickState)
        if state.phase is Phase.PLAY:
            steps -= 1
            if steps < 0:
                return state
        actor = state.actor
        action = state.chance(dice) if actor is TABLE else bot.choose(state.view(actor), dice)
        state, _ = state.apply(actor, action)


def _many(world: Worlds, number: int, seed: int) -> Worlds:
    """Worlds like one, in which the hands of all seats but the one to move are dealt anew."""
    rng = np.random.default_rng(seed)
    own = world.hands[0, 0]
    rest = [1 << bit for bit in range(64) if int(np.bitwise_or.reduce(world.hands[1:, 0])) >> bit & 1]
    orders = rng.permuted(np.tile(np.array(rest, dtype=np.uint64), (number, 1)), axis=1)
    ends = np.cumsum(np.bitwise_count(world.hands[1:, 0]).astype(int))
    hands = [np.bitwise_or.reduce(part, axis=1) for part in np.split(orders, ends[:-1], axis=1)]
    aside = None if world.aside is None else np.repeat(world.aside, number)
    return Worlds(np.stack([np.full(number, own), *hands]), aside)


def _leading(key: str) -> TrickState[Any]:
    """A deal in play in which seat 0 leads."""
    return next(state for place in range(60) if (state := _in_play(key, f"leading {place}")).actor == 0)


@pytest.mark.parametrize("key", ["teka", "kentucky-rook"])
def test_every_card_is_tried_in_the_same_worlds_whatever_the_size_of_the_parts(key: str) -> None:
    state = _leading(key)
    playouts = Playouts.for_view(state.view(0))
    number = ROWS // len(playouts.legal) + 7  # more than one part
    worlds = _many(playouts.deal.world(state.places()), number, 5)
    found = playouts.tried(worlds)
    assert found.cards == playouts.legal
    assert found.scores.shape == (len(playouts.legal), 4, number)
    for place, one in enumerate(found.cards):
        alone = playouts.deal.play(worlds, np.full(number, playouts.deal.layout.bit[one], dtype=np.uint64))
        assert (found.scores[place] == alone.scores).all()
        assert (found.taken[place] == alone.taken).all()


def test_what_is_done_when_it_is_cancelled_is_given() -> None:
    state = _leading("teka")
    playouts = Playouts.for_view(state.view(0))
    worlds = _many(playouts.deal.world(state.places()), 2 * ROWS, 6)
    size = ROWS // len(playouts.legal)
    asked: list[None] = []

    def cancelled() -> bool:
        asked.append(None)
        return len(asked) > 2

    found = playouts.tried(worlds, cancelled=cancelled)
    assert found.worlds == 2 * size
    whole = playouts.tried(worlds.taken(np.arange(2 * size)))
    assert (found.scores == whole.scores).all()


def test_nothing_is_given_where_it_is_cancelled_before_it_began() -> None:
    state = _leading("kentucky-rook")
    playouts = Playouts.for_view(state.view(0))
    worlds = _many(playouts.deal.world(state.places()), 3, 7)
    found = playouts.tried(worlds, cancelled=lambda: True)
    assert found.worlds == 0
    assert found.scores.shape == (len(playouts.legal), 4, 0)
    assert found.taken.shape == (len(playouts.legal), 2, 0)


def test_the_policy_has_an_answer_from_the_view_alone() -> None:
    state = _in_play("call-partner-rook", "answer", 17)
    assert state.actor is not None
    view = state.view(state.actor)
    assert Playouts.for_view(view).policy_card(view) in [step.card for step in view.legal]


@pytest.mark.parametrize(
    ("key", "rook"), [("kentucky-rook", "high"), ("kentucky-rook", "low"), ("call-partner-rook", None), ("teka", None)]
)
def test_the_bits_of_a_world_become_those_of_play_with_the_bird_among_the_trumps(key: str, rook: str | None) -> None:
    state = _in_play(key, "bits")
    if rook == "low":
        game = game_class(key)({"rook": "low"})
        assert isinstance(game, RookGame)
        state = state.moved(rules=game.rules)
    assert state.actor is not None
    deal = deal_of(state.view(state.actor))
    layout, bits = deal.layout, Bits(state.deck.pack)
    for one in state.deck.pack:
        assert int(layout.from_worlds(np.array([bits.bit(one)], dtype=np.uint64))[0]) == layout.bit[one]
    assert layout.bird & ~layout.trumps == 0


def test_the_bird_stands_where_its_game_ranks_it() -> None:
    state = _in_play("call-partner-rook", "bird")
    assert state.actor is not None
    layout = deal_of(state.view(state.actor)).layout
    assert state.trump is not None
    letter = state.trump.value
    rising = cards(f"{letter}9 {letter}10 ROOK {letter}11 {letter}14 {letter}1")
    assert [layout.bit[one] for one in rising] == sorted(layout.bit[one] for one in rising)
    assert all(layout.bit[one] & layout.trumps for one in rising)


def test_worlds_with_trumps_of_their_own_are_played_each_with_its_own() -> None:
    state = _leading("teka")
    deal = deal_of(state.view(0))
    worlds = _many(deal.world(state.places()), 64, 8)
    trumps = [state.deck.suit[suit] for suit in state.deck.suit]
    mixed = np.array([trumps[place % 4] for place in range(64)], dtype=np.uint64)
    together = deal.play(Worlds(worlds.hands, trump=mixed))
    for number, trump in enumerate(trumps):
        some = worlds.taken(np.arange(number, 64, 4))
        alone = deal.play(Worlds(some.hands, trump=np.full(16, trump, dtype=np.uint64)))
        assert (together.taken[:, number::4] == alone.taken).all()


@pytest.mark.parametrize(
    ("key", "drawn", "total"),
    [
        ("teka", teka.worlds, 13),
        ("kentucky-rook", rook.worlds, 180),
        ("kentucky-discard", rook.worlds, 120),
        ("call-partner-rook", rook.worlds, 200),
        ("standard-rook", rook.worlds, 180),
        ("golden-ten", golden_ten.worlds, 27),
        ("california-jack", fours.worlds, 80),
        ("shasta-sam", fours.worlds, 80),
        ("all-fours", fours.worlds, None),
    ],
)
def test_worlds_that_were_drawn_for_a_view_are_played_to_the_end(key: str, drawn: Draw, total: int | None) -> None:
    state = _in_play(key, "drawn", 9)
    assert state.actor is not None
    view = state.view(state.actor)
    playouts = Playouts.for_view(view)
    worlds = playouts.deal.drawn(drawn(view, 20, Dice("drawn")), Dice("order"))
    found = playouts.tried(worlds)
    assert found.worlds == 20
    sums = set(found.taken.sum(axis=1).flat)
    # Of All Fours not all cards are dealt, so card points differ from world to world.
    assert sums == {total} if total is not None else max(sums) <= 80


def test_other_games_are_not_known() -> None:
    state = game_class("toonerville")().start()
    with pytest.raises(TypeError):
        Playouts.for_view(state.view(0))
