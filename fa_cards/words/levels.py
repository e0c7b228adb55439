"""How well bots play, in words: what each level is called, and one sentence on it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from fa_cards.words.catalog import Phrase, later, later_in


@dataclass(frozen=True, slots=True)
class LevelWords:
    """A level: its name, and how such bots play."""

    name: Phrase
    effect: Phrase


LEVELS: Mapping[str, LevelWords] = MappingProxyType(
    {
        "random": LevelWords(
            later_in("level", "Random"),
            later("The bots play any card that the rules allow: good for a first look at the game."),
        ),
        "easy": LevelWords(
            later_in("level", "Easy"),
            later("The bots play simply, but remember what has fallen."),
        ),
    }
)
"""The words of every level by its key."""


def level_name(key: str) -> str:
    """What a level is called."""
    return LEVELS[key].name.said()


def level_effect(key: str) -> str:
    """How bots of a level play, in one sentence."""
    return LEVELS[key].effect.said()
