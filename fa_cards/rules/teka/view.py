"""What one seat of Teka knows of the deal that is played (DESIGN: this deal only, no hand but its own)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Self

from fa_cards.rules.cards import Card, Suit
from fa_cards.rules.game import View
from fa_cards.rules.teka.auction import Called
from fa_cards.rules.teka.contract import Contract
from fa_cards.rules.teka.events import TekaDeal
from fa_cards.rules.teka.options import TekaOptions
from fa_cards.rules.tricks import Played, Trick


class Phase(Enum):
    """What a match of Teka waits for."""

    DEALER = "dealer"
    PACK = "pack"
    DEALER_CUT = "dealer-cut"
    CUT = "cut"
    AUCTION = "auction"
    TRUMP = "trump"
    PLAY = "play"
    RAISE = "raise"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class CutSeen:
    """A cut as one seat knows it: the number only of its own."""

    seat: int
    declined: bool
    number: int | None


@dataclass(frozen=True, slots=True)
class Offer:
    """A raise that was offered and is not yet answered by both opponents."""

    number: int
    accepted: tuple[int, ...]
    """Seats that have agreed."""


@dataclass(frozen=True, slots=True)
class TekaView(View):
    """A seat's view of a match of Teka."""

    options: TekaOptions
    phase: Phase
    number: int
    """The deal's number from 1; 0 until the first dealer is known."""
    dealer: int | None
    hand: tuple[Card, ...]
    """Own cards, in the order of the pack of 52; empty while nothing is dealt."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    cuts: tuple[CutSeen, ...]
    calls: tuple[Called, ...]
    contract: Contract | None
    trump: Suit | None
    tricks: tuple[Trick, ...]
    """The finished tricks of this deal."""
    trick: tuple[Played, ...]
    """The cards of the trick that lies on the table."""
    taken: tuple[int, ...]
    """Tricks won, one number a seat."""
    offer: Offer | None
    asleep: int | None
    """The declarer's partner while he is out of the play (double 13 alone)."""
    deals: tuple[TekaDeal, ...]
    """The deals before this one."""

    @property
    def public(self) -> Self:
        """What everybody at the table knows: no hand, no steps of its seat, and of a cut only that it was made."""
        cuts = tuple(replace(one, number=None) for one in self.cuts)
        return replace(self, legal=(), hand=(), cuts=cuts)
