"""The rules pages, by the key of the game: for the help of the table and for `fa-cards rules`."""

from __future__ import annotations

from collections.abc import Mapping

from fa_cards.learn.pages import Page, Section, Terms, as_text
from fa_cards.learn.teka_rules import TEKA
from fa_cards.rules.catalog import AnyGame, game_class
from fa_cards.rules.options import Value
from fa_cards.words import later_in
from fa_cards.words.games import GAMES as GAME_WORDS
from fa_cards.words.options import effect_of, option_words

__all__ = ["as_text", "rules_page"]


def rules_page(key: str, options: Mapping[str, Value] | None = None) -> Page:
    """The rules page of a game as it is played with these options, or with its usual ones.

    Raises:
        UnknownGame: there is no such game.
        UnknownOption: the game does not have one of the options, or it does not take the value.
    """
    game = game_class(key)(options)
    return TEKA if game.family == TEKA.key else _short(game)


def _short(game: AnyGame) -> Page:
    words = GAME_WORDS[game.key]
    rules = [
        (option_words(game.key, key).label, effect_of(game.key, key, value)) for key, value in game.options.items()
    ]
    section = Section("options", later_in("rules title", "In this match"), (Terms(tuple(rules)),))
    return Page(game.key, words.name, words.about, (section,))
