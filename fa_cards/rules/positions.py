"""What makes up one moment of a match of any game, and of one of tricks; games add their own facts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Self

from fa_cards.rules.cards import Card, Deck, Suit
from fa_cards.rules.dealing import Hand
from fa_cards.rules.events import Called
from fa_cards.rules.game import TABLE, Actor, DealScore
from fa_cards.rules.phases import Phase
from fa_cards.rules.tricks import Played, Trick

_new = object.__new__


class Position(ABC):
    """The facts of one moment of a match. Immutable: steps make new ones with `moved`, which copies what stays."""

    of_the_deal: ClassVar[tuple[str, ...]] = ("dealt",)
    """The facts that a new deal begins without; games add theirs."""

    def __new__(cls, *_: Any, **__: Any) -> Self:
        """A position whose facts lie in a dictionary from the start.

        Python would begin with a layout that all positions of a kind share. The copies that steps make of it are read
        slower: a step would take a tenth longer.
        """
        new = _new(cls)
        new.__dict__ = {}
        return new

    def __init__(self, seats: int) -> None:
        self.seats = seats
        # the match
        self.phase = Phase.DEALER
        self.actor: Actor = TABLE
        self.finished = False
        self.totals: tuple[int, ...] = (0,) * seats
        self.winners: tuple[int, ...] = ()
        self.deals: tuple[DealScore, ...] = ()
        """The deals that are over, oldest first."""
        self.dealer: int | None = None
        self.number = 0
        """The deal's number from 1; 0 until the first dealer is known."""
        self.pack: tuple[Card, ...] = ()
        """The gathered or shuffled pack while no cards are dealt, top card first."""
        # this deal
        self.dealt: tuple[Hand, ...] = ()

    # --- what a game says of its positions -----------------------------------------------------------------------

    @property
    @abstractmethod
    def whole_pack(self) -> tuple[Card, ...]:
        """The cards that are shuffled for a deal."""

    @abstractmethod
    def fresh(self) -> Position:
        """A position of this match before its first step, from which a cleared one takes what it forgets."""

    @property
    def begins_with(self) -> Phase:
        """What a deal begins with, once its dealer is known."""
        return Phase.PACK

    def begun_by(self, dealer: int) -> Actor:
        """Who takes the first step of a later deal with this dealer: the table, which shuffles."""
        return TABLE

    def remembered(self) -> dict[str, Any]:
        """The facts that this deal leaves behind when it is over; none in most games."""
        return {}

    # --- what follows from the facts -----------------------------------------------------------------------------

    def moved(self, **changes: Any) -> Self:
        """The same position but for the changes. One merged dictionary keeps a step cheap."""
        new = _new(type(self))
        facts = new.__dict__ = self.__dict__.copy()
        known = len(facts)
        facts.update(changes)
        assert len(facts) == known, changes.keys() - self.__dict__.keys()
        return new

    def cleared(self, **changes: Any) -> Self:
        """The same position with nothing dealt, and the changes."""
        new = _new(type(self))
        facts = new.__dict__ = self.__dict__.copy()
        known = len(facts)
        facts.update(_undealt(self))
        facts.update(changes)
        assert len(facts) == known, changes.keys() - self.__dict__.keys()
        return new

    @property
    def on_move(self) -> int:
        """The seat whose step is next, where it is not the table's."""
        assert self.actor is not None
        return self.actor

    @property
    def dealing(self) -> int:
        """The dealer, once there is one."""
        assert self.dealer is not None
        return self.dealer

    def after(self, seat: int, steps: int = 1) -> int:
        """The seat so many turns after another one."""
        return (seat + steps) % self.seats


_UNDEALT: dict[tuple[type[Position], int], dict[str, Any]] = {}
"""By the kind of position and the number of seats, what `_undealt` has found."""


def _undealt(position: Position) -> dict[str, Any]:
    """The facts of a position without cards; they depend on nothing but the game and the number of seats."""
    key = (type(position), position.seats)
    facts = _UNDEALT.get(key)
    if facts is None:
        before = vars(position.fresh())
        facts = _UNDEALT[key] = {name: before[name] for name in position.of_the_deal}
    return facts


class TrickPosition(Position):
    """The facts of one moment of a match of a trick game."""

    deck: Deck
    """The pack in the rank order of the game."""

    of_the_deal = (
        *Position.of_the_deal,
        "hands",
        "turns",
        "calls",
        "trump",
        "tricks",
        "trick",
        "taken",
        "captured",
    )

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.last_deal: tuple[Trick, ...] = ()
        """The tricks of the deal before: an aid for people alone, never for bots (DESIGN, view)."""
        # this deal
        self.hands: tuple[int, ...] = (0,) * seats
        """What each seat holds now, as masks."""
        self.turns: tuple[int, ...] = (*range(1, seats), 0)
        """By seat, who plays after it."""
        self.calls: tuple[Called, ...] = ()
        self.trump: Suit | None = None
        self.tricks: tuple[Trick, ...] = ()
        self.trick: tuple[Played, ...] = ()
        self.taken: tuple[int, ...] = (0,) * seats
        """Tricks won, one number a seat."""
        self.captured: tuple[int, ...] = (0,) * seats
        """The cards of the tricks of each seat, as masks."""

    # --- what a game says of its positions -----------------------------------------------------------------------

    @abstractmethod
    def deciding(self, led: Card) -> tuple[int, int]:
        """The cards that can win a trick with this card led, as masks: those of the led suit, and all trumps."""

    # --- what follows from the facts -----------------------------------------------------------------------------

    @property
    def trick_size(self) -> int:
        """The cards of a finished trick."""
        return len({*self.turns})

    @property
    def whole_pack(self) -> tuple[Card, ...]:
        """The cards that are shuffled for a deal."""
        return self.deck.pack

    def remembered(self) -> dict[str, Any]:
        """The tricks of the deal."""
        return {"last_deal": self.tricks}

    @property
    def trump_suit(self) -> Suit:
        """Trump, once it is named."""
        assert self.trump is not None
        return self.trump

    @property
    def led_card(self) -> Card | None:
        """The card that led the trick on the table."""
        return self.trick[0].card if self.trick else None

    @property
    def led(self) -> Suit | None:
        """The suit of that card."""
        return self.trick[0].card.suit if self.trick else None
