"""What a person has set for good, with its types and the values that it may have."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from types import MappingProxyType
from typing import Any, Self

SettingValue = str | bool | None

CHOICES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "theme": ("night-turquoise", "green-felt", "paper", "plain"),
        "deck": ("two-colours", "four-colours"),
        "courts": ("words", "letters"),
        "digits": ("local", "latin"),
        "sorting": ("trump-first", "suits"),
        "speed": ("slow", "usual", "fast", "instant"),
        "trick_pause": ("time", "key"),
    }
)
"""The values of each setting that is a choice, in the order in which they are offered."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings; None where nothing was chosen yet."""

    language: str | None = None
    terminal: str | None = None
    """The class of terminal as the person named it; None where it is to be found out."""
    terminal_answer: str | None = None
    """The class that the person's answer means where nobody can know; it counts in such terminals alone."""
    terminal_found: str | None = None
    """The class that was found or named last, for plain output, which never asks the terminal."""
    name: str = ""
    """What the person is called in new matches; empty for the usual word."""
    theme: str = "night-turquoise"
    deck: str = "two-colours"
    """Whether hearts and diamonds, and spades and clubs, differ in colour too."""
    courts: str = "words"
    """Whether ace and court cards bear words of the language or the letters A K Q J."""
    digits: str = "local"
    """Whether Persian writes its numbers with its own digits."""
    sorting: str = "trump-first"
    """How one's own cards are sorted: `suits` leaves trump at its usual place."""
    speed: str = "usual"
    motion: bool = True
    """Whether cards move when they land."""
    trick_pause: str = "time"
    """Whether a finished trick is taken up after a while or at a key."""
    dim: bool = True
    """The aid that dims cards which may not be played."""
    missing: bool = True
    """The aid that counts what the contract still misses."""
    counters: bool = True
    """The aid that counts the points which are still out."""
    known: bool = True
    """The aid that tells which cards were drawn before everybody's eyes and are still held."""
    last_deal: bool = True
    """The aid that shows the tricks of the deal before."""
    bell: bool = False
    """Whether the terminal's bell calls a person when it is his turn."""

    @classmethod
    def read(cls, stored: Mapping[str, str]) -> Self:
        """The settings of the stored texts by key. Keys and choices of other versions are passed over.

        Raises:
            ValueError: a text is no value of its setting.
        """
        values: dict[str, Any] = {}
        for one in fields(cls):
            if one.name not in stored:
                continue
            value = json.loads(stored[one.name])
            wanted = (str, type(None)) if one.default is None else (type(one.default),)
            if type(value) not in wanted:
                raise ValueError(f"{one.name}: {value!r}")
            if one.name not in CHOICES or value in CHOICES[one.name]:
                values[one.name] = value
        return replace(cls(), **values)

    def changed(self, changes: Mapping[str, SettingValue]) -> Self:
        """The settings with some of them changed.

        Raises:
            TypeError: there is no setting of such a name.
        """
        values: dict[str, Any] = dict(changes)
        return replace(self, **values)

    def written(self) -> dict[str, str]:
        """The text to store for each key."""
        return {one.name: json.dumps(getattr(self, one.name), ensure_ascii=False) for one in fields(self)}
