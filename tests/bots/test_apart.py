"""Bots in a process of their own decide what they decide here, and nobody waits for one that is no longer wanted."""

from __future__ import annotations

import asyncio
import pickle
from functools import partial
from importlib import import_module
from typing import Any

import pytest

from fa_cards.bots import make
from fa_cards.bots.apart import Apart
from fa_cards.play.match import Match, Waits
from fa_cards.play.seats import BotSeat
from fa_cards.rules.actions import Action
from fa_cards.rules.cards import CARDS
from fa_cards.rules.chance import Dice
from fa_cards.rules.teka import Teka


class OnlyHere:
    """A decision that comes to an end in the process that made it, and in no other."""

    def __init__(self, action: Action) -> None:
        self.action = action

    def __reduce__(self) -> tuple[Any, ...]:
        return partial, (eval, "[0 for _ in iter(int, 1)]")

    def __call__(self) -> Action:
        return self.action


def some_match(steps: int = 30) -> Match:
    match = Match(Teka(), [BotSeat("easy")] * 4, "apart")
    while match.waits_for is not Waits.BOT or len(match.moments) < steps:
        if match.waits_for is Waits.TABLE:
            match.roll()
        else:
            match.do(match.actor, match.think())
    return match


def test_a_card_stays_the_same_card_on_its_way_to_another_process() -> None:
    assert all(pickle.loads(pickle.dumps(card)) is card for card in CARDS.values())


async def test_a_bot_decides_in_its_process_what_it_decides_here() -> None:
    match, apart = some_match(), Apart()
    try:
        for _ in range(3):
            decision = match.decision()
            action = await apart.decide(decision)
            assert action == decision()
            match.do(match.actor, action)
            while match.waits_for is Waits.TABLE:
                match.roll()
    finally:
        apart.end()


async def test_a_bot_that_fails_says_so_and_the_next_decision_is_made_all_the_same() -> None:
    match, apart = some_match(), Apart()
    try:
        actor = match.actor
        assert actor is not None
        view = match.view((actor + 1) % 4)
        with pytest.raises(ValueError, match="not the turn"):
            await apart.decide(partial(make("teka", "random").choose, view, Dice("x")))
        assert await apart.decide(match.decision()) == match.think()
    finally:
        apart.end()


class Unknown(OnlyHere):
    """A decision in a module that another process does not find."""

    def __reduce__(self) -> tuple[Any, ...]:
        return import_module, ("bots_of_nowhere",)


async def test_a_bot_that_the_process_does_not_know_decides_here_and_the_process_goes_on() -> None:
    match, apart = some_match(), Apart()
    try:
        assert await apart.decide(match.decision()) == match.think()
        process = apart._process
        assert await apart.decide(Unknown(match.think())) == match.think()
        assert await apart.decide(match.decision()) == match.think()
        assert apart._process is process
    finally:
        apart.end()


async def test_who_does_not_wait_any_more_ends_the_process_and_the_next_decision_gets_another() -> None:
    match, apart = some_match(), Apart()
    try:
        assert await apart.decide(match.decision()) == match.think()
        process = apart._process
        assert process is not None
        asking = asyncio.create_task(apart.decide(partial(eval, "[0 for _ in iter(int, 1)]")))
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        assert process.wait() != 0
        assert await apart.decide(match.decision()) == match.think()
    finally:
        apart.end()


async def test_where_the_process_is_ended_while_it_thinks_the_step_is_worked_out_here() -> None:
    match, apart = some_match(), Apart()
    try:
        asking = asyncio.create_task(apart.decide(OnlyHere(match.think())))
        await asyncio.sleep(0)
        assert apart._process is not None
        apart._process.kill()
        assert await asking == match.think()
    finally:
        apart.end()


async def test_a_process_that_was_ended_is_started_again() -> None:
    match, apart = some_match(), Apart()
    try:
        assert await apart.decide(match.decision()) == match.think()
        assert apart._process is not None
        apart._process.kill()
        apart._process.wait()
        assert await apart.decide(match.decision()) == match.think()
    finally:
        apart.end()
