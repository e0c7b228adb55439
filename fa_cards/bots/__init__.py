"""Who plays when no person does: a bot takes a view and a source of chance and gives an action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from fa_cards.bots.bot import AnyBot, Bot, RandomBot
from fa_cards.bots.teka import EasyTeka
from fa_cards.rules.catalog import AnyGame, game_class
from fa_cards.rules.errors import Refusal

__all__ = ["LEVELS", "AnyBot", "Bot", "RandomBot", "UnknownLevel", "bots_of", "levels", "make"]

LEVELS = ("random", "easy")
"""Every level that some game is played at, the weakest first."""

Makers = Mapping[str, Callable[[], AnyBot]]
"""The bots of a game by their level, the weakest first."""

_BOTS: Mapping[str, Makers] = MappingProxyType({"teka": MappingProxyType({"random": RandomBot, "easy": EasyTeka})})
"""The bots made for a game, by its key."""

_OF_ANY_GAME: Makers = MappingProxyType({"random": RandomBot})


class UnknownLevel(Refusal):
    """A level that the game is not played at (code `unknown-level`)."""

    def __init__(self, game: str, level: str) -> None:
        super().__init__("unknown-level", game=game, level=level)


def bots_of(kind: type[AnyGame]) -> Makers:
    """The bots that play a game: those made for it, else for the game it is a variant of, else for any game."""
    family = (vars(base)["key"] for base in kind.__mro__ if "key" in vars(base))
    return next((_BOTS[key] for key in family if key in _BOTS), _OF_ANY_GAME)


def levels(game_key: str) -> tuple[str, ...]:
    """The levels at which bots play the game, the weakest first.

    Raises:
        UnknownGame: there is no such game.
    """
    return tuple(bots_of(game_class(game_key)))


def make(game_key: str, level: str) -> AnyBot:
    """A bot that plays the game at that level.

    Raises:
        UnknownGame: there is no such game.
        UnknownLevel: its bots do not play at that level.
    """
    maker = bots_of(game_class(game_key)).get(level)
    if maker is None:
        raise UnknownLevel(game_key, level)
    return maker()
