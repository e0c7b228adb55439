"""Language: catalogs, digits, dates, the names of cards, calls and games, reasons for refusals.

Every sentence of the program is an English msgid in the code and a whole sentence in each catalog of `locales/`.
"""

from fa_cards.words.catalog import (
    CatalogMissing,
    Phrase,
    Said,
    count,
    isolate,
    language_isolates,
    later,
    later_in,
    say,
    say_in,
)
from fa_cards.words.language import LANGUAGES, Language, language, use
from fa_cards.words.preferences import Preferences, prefer, preferences

__all__ = [
    "LANGUAGES",
    "CatalogMissing",
    "Language",
    "Phrase",
    "Preferences",
    "Said",
    "count",
    "isolate",
    "language",
    "language_isolates",
    "later",
    "later_in",
    "prefer",
    "preferences",
    "say",
    "say_in",
    "use",
]
