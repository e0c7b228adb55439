"""The words that are made for a family of games, found by its name: a new game of a family that is there needs none."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fa_cards.rules.catalog import AnyGame


def words_of(game: AnyGame, part: str) -> Any:
    """The module with the words of the game's family; it is imported when it is asked for, as the game is.

    Args:
        game: any of the family.
        part: the name of the module in the package of the family: `results`, `sheet`.
    """
    return import_module(f"fa_cards.words.{game.family.replace('-', '_')}.{part}")


def words_about(thing: object, part: str) -> Any:
    """The module with the words of the family in whose rules a thing is written: a view, an event, a contract.

    Each family has a package in the rules, and one of the same name here.

    Args:
        thing: any that the rules of one family make.
        part: the name of the module in the package of the family.

    Raises:
        KeyError: the rules of no family make such things.
    """
    for kind in type(thing).__mro__:
        packages = kind.__module__.split(".")
        if packages[:2] == ["fa_cards", "rules"] and len(packages) > 3:
            return import_module(f"fa_cards.words.{packages[2]}.{part}")
    raise KeyError(type(thing).__name__)
