"""What makes up one moment of a match of any trick game; games add their own facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from fa_cards.rules.cards import Card, Deck, Suit
from fa_cards.rules.dealing import Hand
from fa_cards.rules.events import Called
from fa_cards.rules.game import TABLE, Actor
from fa_cards.rules.phases import Phase
from fa_cards.rules.tricks import Played, Trick


class Position:
    """The facts of one moment of a match. Immutable: steps make new ones with `moved`, which copies what stays."""

    of_the_deal: ClassVar[tuple[str, ...]] = ("dealt", "hands", "calls", "trump", "tricks", "trick", "taken")
    """The facts that a new deal begins without; games add theirs."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        # the match
        self.phase = Phase.DEALER
        self.actor: Actor = TABLE
        self.finished = False
        self.totals: tuple[int, ...] = (0,) * seats
        self.winners: tuple[int, ...] = ()
        self.dealer: int | None = None
        self.number = 0
        """The deal's number from 1; 0 until the first dealer is known."""
        self.pack: tuple[Card, ...] = ()
        """The gathered or shuffled pack while no cards are dealt, top card first."""
        self.last_deal: tuple[Trick, ...] = ()
        """The tricks of the deal before: an aid for people alone, never for bots (DESIGN, view)."""
        # this deal
        self.dealt: tuple[Hand, ...] = ()
        self.hands: tuple[int, ...] = (0,) * seats
        """What each seat holds now, as masks."""
        self.calls: tuple[Called, ...] = ()
        self.trump: Suit | None = None
        self.tricks: tuple[Trick, ...] = ()
        self.trick: tuple[Played, ...] = ()
        self.taken: tuple[int, ...] = (0,) * seats
        """Tricks won, one number a seat."""

    def moved(self, **changes: Any) -> Self:
        """The same position but for the changes. One merged dictionary keeps a step cheap."""
        new = object.__new__(type(self))
        new.__dict__ = self.__dict__ | changes
        assert len(new.__dict__) == len(self.__dict__), changes.keys() - self.__dict__.keys()
        return new

    def fresh(self) -> Position:
        """A position of this game before its first step, from which a cleared one takes what it forgets."""
        return Position(self.seats)

    def cleared(self, **changes: Any) -> Self:
        """The same position with nothing dealt, and the changes."""
        before = vars(self.fresh())
        return self.moved(**({name: before[name] for name in self.of_the_deal} | changes))

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

    @property
    def trump_suit(self) -> Suit:
        """Trump, once it is named."""
        assert self.trump is not None
        return self.trump

    def after(self, seat: int, steps: int = 1) -> int:
        """The seat so many turns after another one."""
        return (seat + steps) % self.seats

    def open_hands(self, deck: Deck) -> Mapping[str, tuple[Card, ...]]:
        """The hands, the trick on the table and the finished tricks, by the names of `State.places`."""
        hands = {f"hand {seat}": tuple(deck.cards(mask)) for seat, mask in enumerate(self.hands)}
        won = tuple(play.card for trick in self.tricks for play in trick.plays)
        return hands | {"trick": tuple(play.card for play in self.trick), "tricks": won}
