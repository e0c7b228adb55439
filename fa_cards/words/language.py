"""The language of the process: Persian until somebody chooses another.

The language of the system is never asked (`locale.setlocale` changes more than words, and Persian comes first).
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple


class Language(NamedTuple):
    """A language that the program speaks."""

    code: str
    direction: Literal["rtl", "ltr"]
    name: str
    """The language's name in itself."""


LANGUAGES: Mapping[str, Language] = MappingProxyType(
    {one.code: one for one in (Language("fa", "rtl", "فارسی"), Language("en", "ltr", "English"))}
)
"""Every language by code, the first one first."""


class _Chosen:
    """Where the choice is kept; `use` is the only one that writes here."""

    language: Language = LANGUAGES["fa"]


def use(code: str) -> Language:
    """The language with that code, which the process speaks from now on.

    Raises:
        ValueError: the program does not speak it.
    """
    try:
        _Chosen.language = LANGUAGES[code]
    except KeyError:
        raise ValueError(f"no such language: {code!r}") from None
    return _Chosen.language


def language() -> Language:
    """The language that the process speaks."""
    return _Chosen.language
