"""What happens at a table of the Rook family alone; all of it is public. The rest stands in rules/events.py."""

from __future__ import annotations

from dataclasses import dataclass

from fa_cards.rules.cards import Card, Suit
from fa_cards.rules.game import DealScore, Event
from fa_cards.rules.rook.auction import RookContract


@dataclass(frozen=True, slots=True)
class AuctionWon(Event):
    """The auction is over."""

    contract: RookContract


@dataclass(frozen=True, slots=True)
class PassedOut(Event):
    """All four have passed: the next dealer deals."""

    dealer: int
    """Who had dealt."""


@dataclass(frozen=True, slots=True)
class NestTaken(Event):
    """The declarer took the nest into his hand."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class NestVoid(Event):
    """The declarer has too few plain cards: the same dealer deals anew."""

    seat: int


@dataclass(frozen=True, slots=True)
class Buried(Event):
    """The declarer buried as many cards as he took."""

    seat: int
    shown: tuple[Card, ...]
    """The counters with which he had to fill up, shown to all (section 3)."""


@dataclass(frozen=True, slots=True)
class CardCalled(Event):
    """The declarer called the card whose holder is his partner."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class PartnerShown(Event):
    """Everybody knows now who the declarer's partner is; the declarer himself where he is alone."""

    declarer: int
    partner: int


@dataclass(frozen=True, slots=True)
class RookDeal(DealScore):
    """A scored deal, as earlier deals are known to everybody."""

    contract: RookContract
    trump: Suit
    called: Card | None
    """The called card, where one is called."""
    partner: int
    """The declarer's partner; the declarer himself where he was alone."""
    made: bool
    taken: tuple[int, int]
    """Points captured by the declaring side and by the others, with the nest's and the last trick's."""
    nest: int
    """The points that were buried."""
    last: int
    """The seat that won the last trick."""
