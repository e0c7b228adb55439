"""The rules pages, by the key of the game: for the help of the table and for `fa-cards rules`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any

from fa_cards.learn.pages import Page, as_text
from fa_cards.rules.catalog import game_class
from fa_cards.rules.game import View
from fa_cards.rules.options import Value
from fa_cards.rules.phases import Phase
from fa_cards.rules.tricks import TrickView

__all__ = ["as_text", "rules_page", "section_for"]

_PLACES: Mapping[Phase, tuple[str, ...]] = MappingProxyType(
    {
        Phase.DEALER: ("dealing",),
        Phase.PACK: ("dealing",),
        Phase.DEALER_CUT: ("dealing",),
        Phase.CUT: ("dealing",),
        Phase.TURN_UP: ("dealing",),
        Phase.AUCTION: ("auction",),
        Phase.NEST: ("nest",),
        Phase.TRUMP: ("nest", "first-trick"),
        Phase.CALL: ("partner",),
        Phase.BEG: ("begging",),
        Phase.ANSWER: ("begging",),
        Phase.PLAY: ("play",),
        Phase.RAISE: ("raising",),
        Phase.TAKE: ("turn",),
        Phase.BUY: ("turn",),
        Phase.MELD: ("down",),
        Phase.RESTOCK: ("turn",),
        Phase.OVER: ("end",),
    }
)
"""The sections that speak of what a match waits for, the first that a page has."""

_WRITERS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "teka": ("fa_cards.learn.teka_rules", "teka_page"),
        "rook": ("fa_cards.learn.rook_rules", "rook_page"),
        "golden-ten": ("fa_cards.learn.golden_ten_rules", "golden_ten_page"),
        "fours": ("fa_cards.learn.fours_rules", "fours_page"),
        "rummy": ("fa_cards.learn.rummy_rules", "rummy_page"),
    }
)
"""The module and the function that writes the pages of a family's games; imported when a page is asked for."""


def rules_page(key: str, options: Mapping[str, Value] | None = None, seats: int | None = None) -> Page:
    """The rules page of a game as it is played with these options by so many players, or in its usual way.

    Raises:
        UnknownGame: there is no such game.
        UnknownOption: the game does not have one of the options, or it does not take the value.
        WrongSeats: the game cannot be played by so many.
    """
    game = game_class(key)(options, seats)
    module, name = _WRITERS[game.family]
    write: Callable[[Any], Page] = getattr(import_module(module), name)
    return write(game)


def section_for(page: Page, view: View) -> str | None:
    """The key of the section that speaks of what this seat's match waits for; None where the page has none."""
    keys = {section.key for section in page.sections}
    wanted = _PLACES[view.phase]
    if isinstance(view, TrickView) and view.phase is Phase.PLAY and not view.tricks:
        # Where the first trick has rules of its own.
        wanted = ("first-trick", *wanted)
    return next((key for key in wanted if key in keys), None)
