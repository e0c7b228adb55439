"""Sentences in the language of the process, from compiled gettext catalogs.

A sentence has named placeholders. Texts that fill them are isolated (U+2068 … U+2069), so that a name or a card in
the other direction cannot turn the sentence round; whole numbers are written in the digits of the language; a `Phrase`
is said in the same language and runs with the sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple
from unicodedata import bidirectional

from fa_cards.words.digits import LEFT_TO_RIGHT_MARK, ascii_digits, number
from fa_cards.words.language import LANGUAGES, language
from fa_cards.words.mo import Catalog
from fa_cards.words.preferences import preferences

_FIRST_STRONG, _RIGHT_TO_LEFT, _LEFT_TO_RIGHT = "\u2068", "\u2067", "\u2066"

OPENING_ISOLATES = frozenset({_FIRST_STRONG, _RIGHT_TO_LEFT, _LEFT_TO_RIGHT})
CLOSING_ISOLATE = "\u2069"
"""The isolates and their end: no cells wide, dropped when a line is drawn."""

_OPENING = OPENING_ISOLATES | frozenset("\u202a\u202b\u202d\u202e")
_CLOSING = frozenset({CLOSING_ISOLATE, "\u202c"})

MO_FOLDER = Path(__file__).parent / "mo"
"""Where the build puts the compiled catalogs."""


class CatalogMissing(RuntimeError):
    """The compiled catalog of a language is not there: the program was not built, or the build is broken."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"no compiled catalog at {path}; make it with: python -m tools.catalogs compile")
        self.path = path


class Phrase(NamedTuple):
    """A sentence of the catalogs to be said later, in whatever language is chosen then."""

    msgid: str
    context: str | None = None
    values: tuple[tuple[str, Said], ...] = ()
    """What is known already of what fills its placeholders."""

    def said(self, **values: Said) -> str:
        """The sentence in the language of the process, its placeholders filled."""
        words = _catalog(language().code)
        sentence = words.gettext(self.msgid) if self.context is None else words.pgettext(self.context, self.msgid)
        return _filled(sentence, dict(self.values) | values)

    def filled(self, **values: Said) -> Phrase:
        """The sentence with values for its placeholders, to be said later."""
        return self._replace(values=tuple(values.items()))

    def in_every_language(self) -> tuple[str, ...]:
        """The sentence in each language, its placeholders open: to search in."""
        every = [_catalog(code) for code in LANGUAGES]
        if self.context is None:
            return tuple(words.gettext(self.msgid) for words in every)
        return tuple(words.pgettext(self.context, self.msgid) for words in every)


Said = str | int | Phrase
"""What fills a placeholder: a text (isolated), a whole number (in the digits of the language), words of ours."""


def say(msgid: str, /, **values: Said) -> str:
    """The sentence in the language of the process, its placeholders filled."""
    return Phrase(msgid).said(**values)


def say_in(context: str, msgid: str, /, **values: Said) -> str:
    """The sentence as it is said in a context, for English words that are two in Persian."""
    return Phrase(msgid, context).said(**values)


def count(singular: str, plural: str, n: int, /, **values: Said) -> str:
    """The sentence for `n` things; `n` also fills the placeholder of that name."""
    sentence = _catalog(language().code).ngettext(singular, plural, n)
    return _filled(sentence, {"n": n} | values)


def later(msgid: str, /) -> Phrase:
    """The sentence, to be said later: for tables of data."""
    return Phrase(msgid)


def later_in(context: str, msgid: str, /) -> Phrase:
    """The sentence in a context, to be said later."""
    return Phrase(msgid, context)


def isolate(text: str) -> str:
    """The text as it goes into a sentence: its direction touches nothing around it.

    Direction marks inside that are not in pairs would reach beyond it (a name from a file may hold anything): such
    a text loses all of them. The right-to-left layer has an isolate too, for any program; words knows neither that
    layer nor the other way round, and this one knows the language.
    """
    if not text:
        return text
    depth = 0
    for letter in text:
        depth += (letter in _OPENING) - (letter in _CLOSING)
        if depth < 0:
            break
    if depth:
        text = "".join(letter for letter in text if letter not in _OPENING and letter not in _CLOSING)
    return f"{_isolate_for(text)}{text}{CLOSING_ISOLATE}"


def language_isolates() -> tuple[str, str]:
    """The signs before and after a piece of a line that reads as the language does and touches nothing around it.

    For pieces that hold more than text, such as a styled key cap and what it does.
    """
    return (_RIGHT_TO_LEFT if language().direction == "rtl" else _LEFT_TO_RIGHT), CLOSING_ISOLATE


def _isolate_for(text: str) -> str:
    """The isolate that gives the text its own direction.

    Looking for the first strong letter passes over what is isolated inside (UAX #9, rule P2): a list of names is
    nothing else, and reads as the language does. The mark before a minus is no letter of the text either.
    """
    depth, isolates, marked = 0, False, False
    for letter in text:
        opens = letter in _OPENING
        depth += opens - (letter in _CLOSING)
        isolates = isolates or opens
        if depth:
            continue
        if letter == LEFT_TO_RIGHT_MARK:
            marked = True
        elif (direction := bidirectional(letter)) in ("L", "R", "AL"):
            return _RIGHT_TO_LEFT if marked and direction != "L" else _FIRST_STRONG
    return language_isolates()[0] if isolates else _FIRST_STRONG


def _filled(sentence: str, values: Mapping[str, Said]) -> str:
    if not preferences().local_digits:
        # Some sentences hold a number of their own.
        sentence = ascii_digits(sentence)
    return sentence.format(**{name: _written(value) for name, value in values.items()})


def _written(value: Said) -> str:
    if isinstance(value, Phrase):
        return value.said()
    if isinstance(value, str):
        return isolate(value)
    if isinstance(value, bool):
        raise TypeError("a sentence says no true or false")
    if value < 0 and language().direction == "rtl":
        # The mark before its minus would turn whatever number comes next, past a name even, the same way.
        return f"{_LEFT_TO_RIGHT}{number(value)}{CLOSING_ISOLATE}"
    return number(value)


@cache
def _catalog(code: str) -> Catalog:
    path = MO_FOLDER / code / "LC_MESSAGES" / "fa_cards.mo"
    try:
        return Catalog(path.read_bytes())
    except FileNotFoundError:
        raise CatalogMissing(path) from None
