"""What may differ between games of contract rummy (toonerville.md; extras.md, section B)."""

from __future__ import annotations

from dataclasses import dataclass

from fa_cards.rules.cards import Card
from fa_cards.rules.melds import Contract, MeldRules

MOST_RESTOCKS = 2
"""How often the stock may be renewed in a deal (toonerville.md, section 4.5)."""


@dataclass(frozen=True, slots=True)
class Round:
    """One of the rounds that a match goes through."""

    contract: Contract
    hand: int
    """The cards that are dealt to each."""


@dataclass(frozen=True, slots=True)
class RummyRules:
    """The rules of one game with its options."""

    pack: tuple[Card, ...]
    rounds: tuple[Round, ...]
    """In the last of them the whole hand is laid at once, as the contract and without a discard."""
    melds: MeldRules
    only_round: int | None
    """The one round of the match, from 1; None where it goes through all of them."""
    max_buys: int | None
    """How many cards a seat may buy in a deal; None where there is no limit."""
    extra_melds: bool
    """Whether who is down may lay further melds."""
    layoff_same_turn: bool
    """Whether cards may be laid off in the turn of going down."""
    swaps: bool
    """Whether wilds of runs may be freed."""
    swap_requires_down: bool
    """Whether only who is down may free one."""
    bury_wild_upcard: bool
    """Whether a wild card that is turned up goes to the bottom of the stock."""

    @property
    def deals(self) -> int:
        """The deals of a match."""
        return len(self.rounds) if self.only_round is None else 1
