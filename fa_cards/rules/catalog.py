"""The games that the program knows, by their key. Each is imported when it is asked for: a menu needs keys alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from fa_cards.rules.errors import UnknownGame

if TYPE_CHECKING:
    from fa_cards.rules.game import Game

AnyGame: TypeAlias = "Game[Any]"


class _Place(NamedTuple):
    """Where a game is found: its module and class, and the family that it belongs to."""

    module: str
    name: str
    family: str


_PLACES: Final[Mapping[str, _Place]] = MappingProxyType(
    {
        "teka": _Place("fa_cards.rules.teka", "Teka", "teka"),
        "kentucky-rook": _Place("fa_cards.rules.rook", "KentuckyRook", "rook"),
        "kentucky-discard": _Place("fa_cards.rules.rook", "KentuckyDiscard", "rook"),
        "call-partner-rook": _Place("fa_cards.rules.rook", "CallPartnerRook", "rook"),
        "standard-rook": _Place("fa_cards.rules.rook", "StandardRook", "rook"),
        "golden-ten": _Place("fa_cards.rules.golden_ten", "GoldenTen", "golden-ten"),
        "california-jack": _Place("fa_cards.rules.fours", "CaliforniaJack", "fours"),
        "shasta-sam": _Place("fa_cards.rules.fours", "ShastaSam", "fours"),
        "california-fives": _Place("fa_cards.rules.fours", "CaliforniaFives", "fours"),
        "all-fours": _Place("fa_cards.rules.fours", "AllFours", "fours"),
        "toonerville": _Place("fa_cards.rules.rummy", "Toonerville", "rummy"),
        "rook-shanghai": _Place("fa_cards.rules.rummy", "RookShanghai", "rummy"),
    }
)
"""The place of each game by its key."""


class _Games(Mapping[str, type[AnyGame]]):
    """The games of `_PLACES`."""

    def __getitem__(self, key: str) -> type[AnyGame]:
        place = _PLACES[key]
        kind: type[AnyGame] = getattr(import_module(place.module), place.name)
        return kind

    def __iter__(self) -> Iterator[str]:
        return iter(_PLACES)

    def __len__(self) -> int:
        return len(_PLACES)

    def __contains__(self, key: object) -> bool:
        return key in _PLACES


GAMES: Mapping[str, type[AnyGame]] = _Games()
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


def family_of(key: str) -> str:
    """The family of the game with that key; the game itself is not imported.

    Raises:
        UnknownGame: there is none.
    """
    try:
        return _PLACES[key].family
    except KeyError:
        raise UnknownGame(key) from None


def lowest_wins(key: str) -> bool:
    """Whether the lowest total is the best in the game with that key; False for one that this version does not know."""
    return key in GAMES and GAMES[key].lowest_wins
