"""The coach: what the best bot of a game would do in somebody's place, and why, from what that seat may know."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from fa_cards import bots
from fa_cards.bots.advice import Advice
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.chance import Dice


def advising(game: AnyGame, view: Any, number: int) -> Callable[[], Advice]:
    """Works out, when it is called, what the coach advises the seat of a view; may be called in any thread or process.

    Args:
        game: what is played.
        view: of the seat on move: the coach knows nothing else.
        number: how many steps were taken, which fixes whatever chance decides.

    Raises:
        ValueError: when it is called: it is not the turn of that seat.
    """
    bot = bots.make(game.key, bots.levels(game.key)[-1])
    return partial(bot.advise, view, Dice(f"coach {number} seat {view.seat}"))
