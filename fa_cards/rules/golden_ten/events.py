"""What happens at a table of Golden Ten alone; all of it is public. The rest stands in rules/events.py."""

from __future__ import annotations

from dataclasses import dataclass

from fa_cards.rules.game import DealScore, Event


@dataclass(frozen=True, slots=True)
class TalonWon(Event):
    """The cards that were left over go, face down, to the winner of the first trick."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class GoldenTenDeal(DealScore):
    """A scored deal, as earlier deals are known to everybody; its scores are penalties."""

    reds: tuple[int, ...]
    """What the red cards of each seat count, those of the left-over cards among them: 27 together."""
    golden: int
    """The seat that took the Golden Ten."""
    talon: int
    """What the red cards among the left-over ones count."""
