"""Who plays when no person does: a bot takes a view and a source of chance and gives an action.

Bots are made for a family of games, so a new variant of a family has them from its first day. Each is imported when it
is asked for: a menu needs the levels alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from types import MappingProxyType
from typing import Final, cast

from fa_cards.bots.advice import Advice, Reason
from fa_cards.bots.bot import AnyBot, Bot, RandomBot
from fa_cards.rules.catalog import AnyGame, game_class
from fa_cards.rules.errors import Refusal

__all__ = ["LEVELS", "Advice", "AnyBot", "Bot", "RandomBot", "Reason", "UnknownLevel", "bots_of", "levels", "make"]

LEVELS = ("random", "easy")
"""Every level that some game is played at, the weakest first."""

Places = Mapping[str, tuple[str, str]]
"""The module and the class of the bots of a family by their level, the weakest first."""

_OF_ANY_GAME: Final[Places] = MappingProxyType({"random": ("fa_cards.bots.bot", "RandomBot")})

_BOTS: Final[Mapping[str, Places]] = MappingProxyType(
    {
        "teka": MappingProxyType({**_OF_ANY_GAME, "easy": ("fa_cards.bots.teka", "EasyTeka")}),
        "rook": MappingProxyType(
            {"random": ("fa_cards.bots.rook", "RandomRook"), "easy": ("fa_cards.bots.rook", "EasyRook")}
        ),
        "golden-ten": MappingProxyType({**_OF_ANY_GAME, "easy": ("fa_cards.bots.golden_ten", "EasyGoldenTen")}),
        "fours": MappingProxyType({**_OF_ANY_GAME, "easy": ("fa_cards.bots.fours", "EasyFours")}),
        "rummy": MappingProxyType({**_OF_ANY_GAME, "easy": ("fa_cards.bots.rummy", "EasyRummy")}),
    }
)
"""The bots made for a family of games, by its name."""


class UnknownLevel(Refusal):
    """A level that the game is not played at (code `unknown-level`)."""

    def __init__(self, game: str, level: str) -> None:
        super().__init__("unknown-level", game=game, level=level)


def bots_of(kind: type[AnyGame]) -> Mapping[str, Callable[[], AnyBot]]:
    """What makes the bots that play a game, by their level: those of its family, else one that plays any game."""
    places = _BOTS.get(kind.family, _OF_ANY_GAME)
    return MappingProxyType({level: partial(_made, *place) for level, place in places.items()})


def _made(module: str, name: str) -> AnyBot:
    return cast(AnyBot, getattr(import_module(module), name)())


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
