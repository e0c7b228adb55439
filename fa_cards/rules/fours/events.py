"""What happens at the tables of the family alone; all of it is public. The rest stands in rules/events.py."""

from __future__ import annotations

from dataclasses import dataclass

from fa_cards.rules.cards import Card, Suit
from fa_cards.rules.fours.counting import Entry
from fa_cards.rules.game import DealScore, Event


@dataclass(frozen=True, slots=True)
class TrumpTurned(Event):
    """A card was turned up and fixes trump; in All Fours it is only proposed until it stands."""

    card: Card


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew the top card of the stock."""

    seat: int
    card: Card | None
    """The card where it lay face up, so that all saw it."""


@dataclass(frozen=True, slots=True)
class StockOpened(Event):
    """The next card of the stock is seen."""

    card: Card


@dataclass(frozen=True, slots=True)
class Stood(Event):
    """The non-dealer plays with the turned suit."""

    seat: int


@dataclass(frozen=True, slots=True)
class Begged(Event):
    """The non-dealer does not like the turned suit."""

    seat: int


@dataclass(frozen=True, slots=True)
class Gave(Event):
    """The dealer keeps the turned suit and gives a point for it."""

    seat: int
    to: int


@dataclass(frozen=True, slots=True)
class Ran(Event):
    """The dealer dealt three more to each, and turned another card."""

    seat: int


@dataclass(frozen=True, slots=True)
class JackTurned(Event):
    """A jack was turned up: a point for the dealer at once."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class RanOut(Event):
    """There are too few cards for another run: the deal is void and the same dealer deals anew."""

    dealer: int


@dataclass(frozen=True, slots=True)
class FoursDeal(DealScore):
    """A scored deal, as earlier deals are known to everybody."""

    trump: Suit
    entries: tuple[Entry, ...]
    """High, Low, Jack, the fives and Game, in the order of entering."""
    card_points: tuple[int, ...]
    """The card points of each seat's tricks."""
    before: tuple[int, ...]
    """Points that came before the count since the deal before: turned jacks and given points, one number a seat."""
    high: int | None
    """The rank of the highest trump that was played; None where none was."""
    low: int | None
    """The rank of the lowest trump that was played."""
