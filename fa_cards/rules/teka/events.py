"""What happens at a table of Teka alone; all of it is public. The rest stands in rules/events.py and tricks.py."""

from __future__ import annotations

from dataclasses import dataclass

from fa_cards.rules.cards import Suit
from fa_cards.rules.game import DealScore, Event
from fa_cards.rules.teka.contract import Contract


@dataclass(frozen=True, slots=True)
class HasCut(Event):
    """A seat cut the pack, or declined; how many cards it lifted stays with it."""

    seat: int
    declined: bool


@dataclass(frozen=True, slots=True)
class RedealAsked(Event):
    """A seat without ace, king, queen and jack asked for a new deal and got it."""

    seat: int


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """The auction is over."""

    contract: Contract


@dataclass(frozen=True, slots=True)
class RaiseOffered(Event):
    """The declarer offered to raise his contract."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class RaiseAnswered(Event):
    """An opponent answered the offer."""

    seat: int
    accepted: bool


@dataclass(frozen=True, slots=True)
class Raised(Event):
    """Both opponents agreed; the contract is now this."""

    contract: Contract


@dataclass(frozen=True, slots=True)
class TekaDeal(DealScore):
    """A scored deal, as earlier deals are known to everybody: dealer, contract, score."""

    contract: Contract
    trump: Suit
    made: bool
    taken: tuple[int, int]
    """Tricks that counted for the declarer (in double 13 his own alone), and all others."""
