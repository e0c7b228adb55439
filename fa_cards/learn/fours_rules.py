"""The rules pages of the family of All Fours: those of the games with a stock, and that of the one without."""

from __future__ import annotations

from fa_cards.learn.all_fours_rules import all_fours_page
from fa_cards.learn.california_rules import california_page
from fa_cards.learn.pages import Page
from fa_cards.rules.fours import AllFours, FoursGame


def fours_page(game: FoursGame) -> Page:
    """The rules page of a game of the family as it is played with its options."""
    return all_fours_page(game) if isinstance(game, AllFours) else california_page(game)
