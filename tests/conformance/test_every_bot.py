"""What holds for the bots of every game at every level, with every option of the game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from fa_cards.bots import AnyBot, levels, make
from fa_cards.rules.actions import Action
from fa_cards.rules.catalog import GAMES
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import Family, State
from tests.conformance.hidden import another_world
from tests.conformance.matches import (
    SEEDS,
    VARIANTS,
    Variant,
    played,
    played_by_bots,
    seeds_of,
    spread,
    turns_of,
    words_of,
)

PLAYERS = [(variant, level) for variant in VARIANTS for level in levels(variant.key)]

every_player = pytest.mark.parametrize(("variant", "level"), PLAYERS, ids=str)
every_pair = pytest.mark.parametrize(("key", "level"), [(key, level) for key in GAMES for level in levels(key)])


MANY, FEW = 100, 45
"""Turns of a match that bots are put to, spread over all of it; few of contract rummy, with its large hands."""


@dataclass(frozen=True)
class Turn:
    """A turn of a seat, and what a bot that has just sat down chooses there."""

    state: State[Any]
    seat: int
    choice: Action


@cache
def turns(variant: Variant, level: str) -> tuple[Turn, ...]:
    """Where bots of a level are put to the test: among themselves, and in the odd corners where chance leads."""
    most = FEW if variant.game.family == "rummy" else MANY
    return tuple(
        Turn(state, seat, choice(make(variant.key, level), state, seat))
        for match in (played_by_bots(variant, level), *(played(variant, seed) for seed in seeds_of(variant)))
        for state, seat in spread(turns_of(match), most)
    )


def choice(bot: AnyBot, state: State[Any], seat: int) -> Action:
    return bot.choose(state.view(seat), Dice(f"choice of seat {seat}"))


@every_player
def test_whatever_a_bot_chooses_is_legal(variant: Variant, level: str) -> None:
    for turn in turns(variant, level):
        turn.state.verify(turn.seat, turn.choice)
        legal = turn.state.legal(turn.seat)
        assert turn.choice in legal or turn.choice.word in {one.word for one in legal if isinstance(one, Family)}


@every_player
def test_a_bot_that_has_played_before_chooses_as_one_that_has_just_sat_down(variant: Variant, level: str) -> None:
    """The same view and dice give the same choice, also to one that met the turns in another order."""
    experienced = make(variant.key, level)
    for turn in reversed(turns(variant, level)):
        assert choice(experienced, turn.state, turn.seat) == turn.choice


@every_player
def test_what_a_seat_does_not_know_changes_no_choice_of_its_bot(variant: Variant, level: str) -> None:
    dice, bot = Dice("leaks to bots"), make(variant.key, level)
    for turn in turns(variant, level):
        assert choice(bot, another_world(turn.state, turn.seat, dice), turn.seat) == turn.choice


@every_pair
def test_the_turns_that_bots_are_tested_at_ask_for_every_kind_of_step(key: str, level: str) -> None:
    faced = {
        step.word
        for variant in VARIANTS
        if variant.key == key
        for turn in turns(variant, level)
        for step in turn.state.legal(turn.seat)
    }
    assert faced == {word for word in words_of(GAMES[key]) if not GAMES[key].grammar[word].by_table}


@every_pair
def test_a_bot_is_not_asked_out_of_turn(key: str, level: str) -> None:
    bot = make(key, level)
    for state in played(Variant(key), SEEDS[0]).states:
        for seat in range(GAMES[key].usual_seats):
            if seat != state.actor:
                with pytest.raises(ValueError, match="turn"):
                    bot.choose(state.view(seat), Dice("out of turn"))
