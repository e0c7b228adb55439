"""How a person likes numbers and cards written, whatever the language: chosen once for the process, as the language."""

from __future__ import annotations

from typing import NamedTuple


class Preferences(NamedTuple):
    """What a language may be written with."""

    local_digits: bool = True
    """Whether numbers have the digits of the language; Latin ones otherwise."""
    court_words: bool = True
    """Whether ace and court cards bear words or letters of the language; A, K, Q and J otherwise."""
    suit_signs: bool = True
    """Whether suits are signs; their first letters otherwise, for an output that has letters alone."""


class _Chosen:
    """Where the choice is kept; `prefer` is the only one that writes here."""

    preferences: Preferences = Preferences()


def prefer(preferences: Preferences) -> None:
    """From now on the process writes like this."""
    _Chosen.preferences = preferences


def preferences() -> Preferences:
    """How the process writes."""
    return _Chosen.preferences
