from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from fa_cards.bots import AnyBot, levels, make
from fa_cards.rules.actions import Dealer, Pack, Redeal
from fa_cards.rules.cards import JACK, PACK_52
from fa_cards.rules.catalog import GAMES, game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import State, View

TEKA_OPTIONS: tuple[Mapping[str, object], ...] = (
    {},
    *(
        {option.key: value}
        for option in GAMES["teka"].option_list
        for value in option.values
        if value != option.default
    ),
    {"solo": "partner-plays", "signals": "two", "weak-pass-all": True, "truthful-drop": False, "shuffle": "full"},
)


def _match(seed: str, bots: list[AnyBot], options: Mapping[str, object]) -> list[str]:
    """Plays a match out and gives its steps; the engine refuses what is not legal."""
    dice = Dice(seed)
    state: State[Any] = game_class("teka")(options).start()
    steps: list[str] = []
    while not state.finished:
        seat = state.actor
        action = state.chance(dice) if seat is None else bots[seat].choose(state.view(seat), dice)
        state, _ = state.apply(seat, action)
        steps.append(action.text)
    return steps


@pytest.mark.parametrize("options", TEKA_OPTIONS, ids=str)
def test_every_choice_is_legal_with_every_option_away_from_its_default(options: Mapping[str, object]) -> None:
    easy, random = make("teka", "easy"), make("teka", "random")
    for number, bots in enumerate(([easy] * 4, [easy, random, easy, random], [random, random, random, easy])):
        assert _match(f"legal {number}", bots, options)


@pytest.mark.parametrize("level", levels("teka"))
def test_the_same_view_and_dice_give_the_same_choice(level: str) -> None:
    first = _match("twice", [make("teka", level)] * 4, {})
    assert first == _match("twice", [make("teka", level)] * 4, {})


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


def test_a_bot_is_not_asked_out_of_turn() -> None:
    state = GAMES["teka"]().start()
    view: View = state.view(0)
    for level in levels("teka"):
        with pytest.raises(ValueError, match="turn"):
            make("teka", level).choose(view, Dice("out of turn"))
