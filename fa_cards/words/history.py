"""The words of the list of stored matches."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.words.catalog import Phrase, later_in
from fa_cards.words.games import GAMES, game_name

RESULTS: Mapping[str, Phrase] = MappingProxyType(
    {
        "won": later_in("matches", "won"),
        "lost": later_in("matches", "lost"),
        "over": later_in("matches", "over"),
        "unfinished": later_in("matches", "unfinished"),
    }
)
"""How a match stands, by the values of fa_cards.play.history.Result."""


def result_words(result: str) -> str:
    """How a match stands."""
    return RESULTS[result].said()


def game_words(key: str) -> str:
    """The name of a game; the key of one that this version does not know."""
    return game_name(key) if key in GAMES else key
