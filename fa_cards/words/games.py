"""The names of games, and a sentence on each; the words of their options are in options.py."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from fa_cards.words.catalog import Phrase, later, later_in


class GameWords(NamedTuple):
    """A game: its name, and one sentence on it."""

    name: Phrase
    about: Phrase


GAMES: Mapping[str, GameWords] = MappingProxyType(
    {
        "teka": GameWords(
            name=later_in("game", "Teka"),
            about=later("The game of Afghanistan: four players, two teams, one word each in the auction, and signals."),
        )
    }
)
"""The words of every game by its key."""


def game_name(key: str) -> str:
    """The name of a game."""
    return GAMES[key].name.said()


def game_about(key: str) -> str:
    """One sentence on a game."""
    return GAMES[key].about.said()
