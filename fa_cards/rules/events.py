"""What happens at the table of more than one game; all of it is public. Cards and tricks stand in tricks.py."""

from __future__ import annotations

from dataclasses import dataclass

from fa_cards.rules.actions import Call
from fa_cards.rules.cards import Suit
from fa_cards.rules.game import DealScore, Event


@dataclass(frozen=True, slots=True)
class DealerChosen(Event):
    """The first dealer of the match is known."""

    seat: int


@dataclass(frozen=True, slots=True)
class PackReady(Event):
    """The pack was shuffled."""

    dealer: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Everybody has his cards."""

    number: int
    dealer: int


@dataclass(frozen=True, slots=True)
class Called(Event):
    """A seat spoke in the auction."""

    seat: int
    call: Call


@dataclass(frozen=True, slots=True)
class TrumpNamed(Event):
    """The declarer named trump."""

    seat: int
    suit: Suit


@dataclass(frozen=True, slots=True)
class DealScored(Event):
    """A deal is over."""

    deal: DealScore


@dataclass(frozen=True, slots=True)
class MatchWon(Event):
    """The match is over."""

    winners: tuple[int, ...]
