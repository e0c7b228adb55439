"""The rules pages, by the key of the game: for the help of the table and for `fa-cards rules`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.learn.pages import Page, as_text
from fa_cards.learn.teka_rules import TEKA
from fa_cards.rules.errors import UnknownGame

__all__ = ["PAGES", "as_text", "rules_page"]

PAGES: Mapping[str, Page] = MappingProxyType({one.key: one for one in (TEKA,)})
"""The rules page of every game."""


def rules_page(game: str) -> Page:
    """The rules page of a game.

    Raises:
        UnknownGame: there is no such game.
    """
    try:
        return PAGES[game]
    except KeyError:
        raise UnknownGame(game) from None
