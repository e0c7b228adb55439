"""What the program tells without being asked."""

from __future__ import annotations

from fa_cards.words.catalog import say

LATIN_LINE = "\u2066Boxes instead of letters? Press E for English.\u2069"
"""In Latin letters in Persian too, and in no catalog: it is for who cannot see Persian letters."""


def set_aside_words(file: str) -> str:
    """That a damaged store was set aside, as which file."""
    return say("The file of your matches was damaged and was set aside as {file}.", file=file)
