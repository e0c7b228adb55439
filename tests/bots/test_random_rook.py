from __future__ import annotations

from typing import Any

import pytest

from fa_cards.bots.rook import RandomRook
from fa_cards.rules.actions import Bid, Pass
from fa_cards.rules.catalog import GAMES
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import TABLE, State

ROOK = [key for key, kind in GAMES.items() if kind.family == "rook"]


def first_word(key: str) -> State[Any]:
    """The state before the first word of an auction."""
    state: State[Any] = GAMES[key]().start()
    while state.actor is TABLE:
        state, _ = state.apply(TABLE, state.chance(Dice("words")))
    return state


@pytest.mark.parametrize("key", ROOK)
def test_random_bids_the_lowest_number_or_passes_each_as_likely(key: str) -> None:
    state = first_word(key)
    view = state.view(state.actor or 0)
    lowest = Bid(view.rules.min_bid)
    words = [RandomRook().choose(view, Dice(f"word {number}")) for number in range(100)]
    assert set(words) == {lowest, Pass()}
    assert 30 < words.count(lowest) < 70


@pytest.mark.parametrize("key", ROOK)
def test_matches_of_random_bots_end(key: str) -> None:
    dice, bot = Dice("random matches"), RandomRook()
    for _ in range(5):
        state: State[Any] = GAMES[key]().start()
        while not state.finished:
            assert len(state.deals) < 200, "the totals never reach the target"
            seat = state.actor
            step = state.chance(dice) if seat is TABLE else bot.choose(state.view(seat), dice)
            state, _ = state.apply(seat, step)
