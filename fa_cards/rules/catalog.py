"""The games that the program knows, by their key."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from fa_cards.rules.errors import UnknownGame
from fa_cards.rules.game import Game
from fa_cards.rules.teka import Teka

AnyGame = Game[Any]

GAMES: Mapping[str, type[AnyGame]] = MappingProxyType({kind.key: kind for kind in (Teka,)})
"""Every game by key, in the order in which menus show them."""


def game_class(key: object) -> type[AnyGame]:
    """The game with that key.

    Raises:
        UnknownGame: there is none.
    """
    kind = GAMES.get(key) if isinstance(key, str) else None
    if kind is None:
        raise UnknownGame(str(key))
    return kind
