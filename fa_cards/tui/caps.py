"""The key caps of acts, as choices bear them."""

from __future__ import annotations

from fa_cards.tui.keys import BY_NAME
from fa_cards.words.digits import local_digits


def cap(name: str) -> str:
    """The key cap of an act, digits in those of the language."""
    return local_digits(BY_NAME[name].cap)
