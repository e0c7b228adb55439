"""What happens at a table of contract rummy alone; all of it is public. The rest stands in rules/events.py."""

from __future__ import annotations

from dataclasses import dataclass

from fa_cards.rules.cards import Card
from fa_cards.rules.game import DealScore, Event
from fa_cards.rules.melds import Contract, Meld


@dataclass(frozen=True, slots=True)
class UpcardBuried(Event):
    """The card that was turned up is wild and went to the bottom of the stock; the next one was turned."""

    card: Card


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """The player took the top card of the discard pile."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """The player did not take the top card of the discard pile."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class LetGo(Event):
    """A seat that was asked did not buy the declined card."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """A seat took the declined card out of turn."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class DrewFromStock(Event):
    """A seat drew a card from the stock, which nobody else saw."""

    seat: int
    extra: bool
    """Whether it is the card that a buyer takes besides, and not the player's."""


@dataclass(frozen=True, slots=True)
class StockRenewed(Event):
    """The discards but for the top one were shuffled into a new stock."""

    count: int


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """A natural card took the place of a wild in a run, and freed it."""

    seat: int
    card: Card
    number: int
    """Of the meld, from 1 in the order laid in this deal."""
    wild: Card
    owner: int
    """The seat that laid the meld."""


@dataclass(frozen=True, slots=True)
class WentDown(Event):
    """A player laid his contract."""

    seat: int
    melds: tuple[Meld, ...]
    first: int
    """The number of the first of them."""


@dataclass(frozen=True, slots=True)
class MeldLaid(Event):
    """A player who is down laid a further meld."""

    seat: int
    meld: Meld
    number: int


@dataclass(frozen=True, slots=True)
class LaidOff(Event):
    """A player laid a card off on a meld."""

    seat: int
    card: Card
    number: int
    """Of the meld."""
    at: int | None
    """The number that the card stands for in a run; None in a set."""
    meld: Meld
    """The meld before it."""
    owner: int
    """The seat that laid the meld."""


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A player threw a card away, which ended his turn."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A player has no card left, which ends the deal."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundDead(Event):
    """A card had to be drawn and there was none, which ends the deal without a winner."""


@dataclass(frozen=True, slots=True)
class RummyDeal(DealScore):
    """A scored deal, as earlier deals are known to everybody."""

    round: int
    """Whose contract it was, from 1."""
    contract: Contract
    out: int | None
    """The seat that went out; None where the deal was dead."""
    left: tuple[tuple[Card, ...], ...]
    """What each seat still held, in the order of the pack."""
    down: tuple[bool, ...]
    """Whether each seat had laid its contract."""
    last: tuple[Event, ...]
    """What the seat that went out did by its last step, before it was out; nothing where the deal was dead."""
