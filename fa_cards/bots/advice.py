"""What a bot advises: a step, and why, as codes with their details; fa_cards.words makes the sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from fa_cards.rules.actions import Action
from fa_cards.rules.errors import Detail

CODES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        # every game
        "only-card": ("card",),
    }
)
"""Every code that a reason may have, and the names of the details that come with it.

A detail is called by what it is: `card`, `suit`, `seat` (of another player) and `partner`, `n` and other numbers.
"""


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing that decided a step."""

    code: str
    details: tuple[tuple[str, Detail], ...] = ()

    def __post_init__(self) -> None:
        assert CODES[self.code] == tuple([name for name, _ in self.details]), self


def reason(code: str, /, **details: Detail) -> Reason:
    """The reason with that code and these details, in the order of `CODES`."""
    return Reason(code, tuple(details.items()))


@dataclass(frozen=True, slots=True)
class Advice:
    """A step and what decided it, the weightiest first; without reasons where chance alone decided."""

    action: Action
    reasons: tuple[Reason, ...] = ()


class Choice(NamedTuple):
    """A card, as a bit of its deck, and why it is chosen."""

    bit: int
    why: Reason
