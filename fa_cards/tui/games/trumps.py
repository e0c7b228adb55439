"""Naming trump: the suits of the deck, each with its number as key."""

from __future__ import annotations

from collections.abc import Iterable

from fa_cards.rules.actions import Trump
from fa_cards.tui.caps import cap
from fa_cards.tui.choices import Choice, Rows
from fa_cards.tui.deeds import act_name
from fa_cards.words.cards import suit_symbol, suit_words


def trump_rows(legal: Iterable[object]) -> Rows:
    """A row for each suit that may be named, in the order of their keys."""
    named = sorted((act_name(step) or "", step.suit) for step in legal if isinstance(step, Trump))
    return tuple((Choice(name, f"{suit_symbol(suit)} {suit_words(suit)}", cap(name)),) for name, suit in named)
