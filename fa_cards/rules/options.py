"""Options of a game: what they are called, what they take, and how the command line writes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeGuard

from fa_cards.rules.errors import UnknownOption

Value = bool | int | str | None


def value_text(value: object) -> str:
    """A value as the command line writes it: `true`, `104`, `light`; null is `none` (rules/README.md)."""
    if value is None:
        return "none"
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its key, its default and the values that it takes."""

    key: str
    default: Value
    values: tuple[Value, ...]
    """All values, or for a number those that are offered first."""
    low: int = 0
    high: int = -1
    """For a number: every whole number from `low` to `high` is taken too."""

    def accepts(self, value: object) -> TypeGuard[Value]:
        """Whether the option takes the value; `true` is no 1 and 104.0 is no 104."""
        if any(type(value) is type(one) and value == one for one in self.values):
            return True
        return type(value) is int and self.low <= value <= self.high

    def parse(self, text: str) -> Value:
        """The value that the command line writes as `text`.

        Raises:
            UnknownOption: the option takes no such value.
        """
        for value in self.values:
            if value_text(value) == text:
                return value
        if text.isascii() and text.isdigit() and str(int(text[:9])) == text and self.accepts(int(text)):
            return int(text)
        raise UnknownOption(self.key, text)


def number(key: str, default: int, *offered: int, low: int = 1, high: int = 10_000) -> Option:
    """An option that takes whole numbers; `offered` are shown first beside the default."""
    return Option(key, default, (default, *offered), low, high)


def one_of(key: str, default: Value, *others: Value) -> Option:
    """An option that takes its default or one of `others`."""
    return Option(key, default, (default, *others))


def flag(key: str, *, default: bool) -> Option:
    """An option that is true or false."""
    return one_of(key, default, not default)


def complete(options: Sequence[Option], given: Mapping[str, object]) -> Mapping[str, Value]:
    """All options by key, the given values over the defaults.

    Raises:
        UnknownOption: a key that is not there, or a value that it does not take.
    """
    known = {option.key: option for option in options}
    result: dict[str, Value] = {option.key: option.default for option in options}
    for key, value in given.items():
        option = known.get(key)
        if option is None or not option.accepts(value):
            raise UnknownOption(key, value_text(value))
        result[key] = value
    return MappingProxyType(result)
