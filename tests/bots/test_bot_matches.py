"""Matches of bots that a game's own tests have to arrange; tests/conformance holds what is true of every bot."""

from __future__ import annotations

from typing import Any

from fa_cards.bots import make
from fa_cards.rules.actions import Dealer, Pack, Redeal
from fa_cards.rules.cards import JACK, PACK_52
from fa_cards.rules.catalog import game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import State


def test_a_pack_of_endless_redeals_is_played_in_the_end() -> None:
    # With 36 low cards in a row every cut deals a hand without honours, and after a redeal nobody shuffles.
    honours = tuple(one for one in PACK_52 if one.rank >= JACK)
    pack = Pack((*honours, *(one for one in PACK_52 if one.rank < JACK)))
    bot, dice = make("teka", "easy"), Dice("endless")
    state: State[Any] = game_class("teka")().start()
    for action in (Dealer(0), pack):
        state, _ = state.apply(None, action)
    asked = 0
    while not state.deals:
        assert state.actor is not None
        step = bot.choose(state.view(state.actor), dice)
        asked += step == Redeal()
        state, _ = state.apply(state.actor, step)
    assert 0 < asked < 50
