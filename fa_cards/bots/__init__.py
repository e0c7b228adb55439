"""Who plays when no person does: a bot takes a view and a source of chance and gives an action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from fa_cards.bots.bot import AnyBot, Bot, RandomBot
from fa_cards.bots.teka import EasyTeka
from fa_cards.rules.catalog import game_class
from fa_cards.rules.errors import Refusal

__all__ = ["LEVELS", "AnyBot", "Bot", "RandomBot", "UnknownLevel", "levels", "make"]

LEVELS = ("random", "easy")
"""Every level that some game is played at, the weakest first."""

_BOTS: Mapping[str, Mapping[str, Callable[[], AnyBot]]] = MappingProxyType(
    {"teka": MappingProxyType({"random": RandomBot, "easy": EasyTeka})}
)
"""The bots of each game by their level, the weakest first."""


class UnknownLevel(Refusal):
    """A level that the game is not played at (code `unknown-level`)."""

    def __init__(self, game: str, level: str) -> None:
        super().__init__("unknown-level", game=game, level=level)


def levels(game_key: str) -> tuple[str, ...]:
    """The levels at which bots play the game, the weakest first.

    Raises:
        UnknownGame: there is no such game.
    """
    return tuple(_BOTS[game_class(game_key).key])


def make(game_key: str, level: str) -> AnyBot:
    """A bot that plays the game at that level.

    Raises:
        UnknownGame: there is no such game.
        UnknownLevel: its bots do not play at that level.
    """
    if level not in levels(game_key):
        raise UnknownLevel(game_key, level)
    return _BOTS[game_key][level]()
