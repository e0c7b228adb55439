"""What a table shows of its own for each family of games. `presenter_of` finds it; presenter.py says what it is."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from fa_cards.tui.games.presenter import Presenter

__all__ = ["FAMILIES", "AnyPresenter", "presenter_of"]

AnyPresenter: TypeAlias = "Presenter[Any, Any]"

_PLACES = {
    "teka": ("fa_cards.tui.games.teka", "TekaPresenter"),
    "rook": ("fa_cards.tui.games.rook", "RookPresenter"),
    "golden-ten": ("fa_cards.tui.games.golden_ten", "GoldenTenPresenter"),
    "fours": ("fa_cards.tui.games.fours", "FoursPresenter"),
    "rummy": ("fa_cards.tui.games.rummy", "RummyPresenter"),
}
"""The module and the class of each family's presenter."""

FAMILIES = tuple(_PLACES)
"""The families that have a table."""


@cache
def presenter_of(family: str) -> AnyPresenter:
    """The presenter of a family of games; its module is imported when the first table of the family opens."""
    module, name = _PLACES[family]
    kind: type[AnyPresenter] = getattr(import_module(module), name)
    return kind()
