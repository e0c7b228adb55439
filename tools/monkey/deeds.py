"""What the monkey does to the program: keys, clicks, the wheel, pasted text, sizes of the window. All of it is data."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from textual import events
from textual.drivers.headless_driver import HeadlessDriver
from textual.geometry import Size
from textual.keys import _character_to_key
from textual.pilot import Pilot

_CHARACTERS = {"space": " ", "enter": "\r", "tab": "\t", "escape": "\x1b", "backspace": "\x7f"}
"""What terminals send as a character for keys that have a name."""


class Deed(ABC):
    """One thing that is done to the program."""

    @abstractmethod
    def do(self, pilot: Pilot[Any]) -> None:
        """Does it; whether the program has answered is not waited for."""


@dataclass(frozen=True)
class Press(Deed):
    """A key, as Textual names it, or the character that it types."""

    key: str

    def do(self, pilot: Pilot[Any]) -> None:
        """Presses and releases it."""
        if len(self.key) == 1:
            event = events.Key(_character_to_key(self.key), self.key)
        else:
            event = events.Key(self.key, _CHARACTERS.get(self.key))
        pilot.app.post_message(event)

    def __str__(self) -> str:
        shown = self.key if self.key.isprintable() else ascii(self.key)
        return f"press {shown}"


@dataclass(frozen=True)
class Click(Deed):
    """A click on a cell."""

    x: int
    y: int
    button: int = 1
    times: int = 1

    def do(self, pilot: Pilot[Any]) -> None:
        """Presses and releases the button there, as often as is said."""
        for _ in range(self.times):
            for kind in (events.MouseMove, events.MouseDown, events.MouseUp):
                button = 0 if kind is events.MouseMove else self.button
                pilot.app.post_message(kind(None, self.x, self.y, 0, 0, button, False, False, False))

    def __str__(self) -> str:
        return f"click {self.x},{self.y} button {self.button}" + (f" x{self.times}" if self.times > 1 else "")


@dataclass(frozen=True)
class Wheel(Deed):
    """A turn of the wheel over a cell."""

    x: int
    y: int
    down: bool

    def do(self, pilot: Pilot[Any]) -> None:
        """Turns it by one notch."""
        kind = events.MouseScrollDown if self.down else events.MouseScrollUp
        pilot.app.post_message(kind(None, self.x, self.y, 0, 0, 0, False, False, False))

    def __str__(self) -> str:
        return f"wheel {'down' if self.down else 'up'} at {self.x},{self.y}"


@dataclass(frozen=True)
class Paste(Deed):
    """A text that comes at once."""

    text: str

    def do(self, pilot: Pilot[Any]) -> None:
        """Pastes it."""
        pilot.app.post_message(events.Paste(self.text))

    def __str__(self) -> str:
        return f"paste {self.text!a}"


@dataclass(frozen=True)
class Resize(Deed):
    """Another size of the window."""

    columns: int
    rows: int

    def do(self, pilot: Pilot[Any]) -> None:
        """Gives the window this size."""
        size = Size(self.columns, self.rows)
        driver = pilot.app._driver
        assert isinstance(driver, HeadlessDriver)
        driver._size = size
        pilot.app.post_message(events.Resize(size, size))

    def __str__(self) -> str:
        return f"resize {self.columns}x{self.rows}"
