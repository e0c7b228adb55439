"""What makes up a position in a match of Teka, and what follows from it at once."""

from __future__ import annotations

from typing import Any, Self

from fa_cards.rules.cards import Card, Suit
from fa_cards.rules.game import TABLE, Actor
from fa_cards.rules.teka.auction import Called
from fa_cards.rules.teka.contract import TRICKS, Contract
from fa_cards.rules.teka.events import TekaDeal
from fa_cards.rules.teka.options import OPTIONS, TekaOptions
from fa_cards.rules.teka.pack import SEATS, Hand
from fa_cards.rules.teka.view import Offer, Phase
from fa_cards.rules.tricks import Played, Trick


class Position:
    """The facts of one moment of a match. Immutable: steps make new ones with `moved`, which copies what stays."""

    def __init__(self, options: TekaOptions) -> None:
        self.options = options
        # the match
        self.phase = Phase.DEALER
        self.actor: Actor = TABLE
        self.finished = False
        self.totals: tuple[int, ...] = (0,) * SEATS
        self.winners: tuple[int, ...] = ()
        self.scored: tuple[TekaDeal, ...] = ()
        """The deals that are over, oldest first."""
        self.dealer: int | None = None
        self.number = 0
        """The deal's number from 1; 0 until the first dealer is known."""
        self.pack: tuple[Card, ...] = ()
        """The gathered or shuffled pack while no cards are dealt, top card first."""
        self.last_deal: tuple[Trick, ...] = ()
        """The tricks of the deal before: an aid for people alone, never for bots (DESIGN, view)."""
        # this deal
        self.redealt = False
        """Whether a new deal was asked for since the last deal was scored."""
        self.cuts: tuple[tuple[int, int], ...] = ()
        """Seats and how many cards they lifted."""
        self.dealt: tuple[Hand, ...] = ()
        self.hands: tuple[int, ...] = (0,) * SEATS
        """What each seat holds now, as masks."""
        self.calls: tuple[Called, ...] = ()
        self.contract: Contract | None = None
        self.trump: Suit | None = None
        self.tricks: tuple[Trick, ...] = ()
        self.trick: tuple[Played, ...] = ()
        self.taken: tuple[int, ...] = (0,) * SEATS
        self.offer: Offer | None = None
        self.offered = False
        """Whether the declarer has offered a raise in this turn of his."""

    def moved(self, **changes: Any) -> Self:
        """The same position but for the changes. One merged dictionary keeps a step cheap."""
        new = object.__new__(type(self))
        new.__dict__ = self.__dict__ | changes
        assert len(new.__dict__) == len(self.__dict__), changes.keys() - self.__dict__.keys()
        return new

    def cleared(self, **changes: Any) -> Self:
        """The same position with nothing dealt, and the changes."""
        return self.moved(**(_NOTHING_DEALT | changes))

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
    def left(self) -> int:
        """The seat before the dealer, at his left, who always cuts (section 2)."""
        return (self.dealing - 1) % SEATS

    @property
    def playing_for(self) -> Contract:
        """The contract, once the auction is over."""
        assert self.contract is not None
        return self.contract

    @property
    def trump_suit(self) -> Suit:
        """Trump, once it is named."""
        assert self.trump is not None
        return self.trump

    @property
    def led(self) -> Suit | None:
        """The suit of the card that led the trick on the table."""
        return self.trick[0].card.suit if self.trick else None

    @property
    def asleep(self) -> int | None:
        """The declarer's partner in double 13 alone: he lays his cards face down (section 3)."""
        contract = self.contract
        if contract is not None and contract.double_13 and self.options.partner_out:
            return (contract.declarer + 2) % SEATS
        return None

    @property
    def won_and_lost(self) -> tuple[int, int]:
        """The tricks that count for the declarer, and all others; in double 13 only his own count (section 3)."""
        contract = self.playing_for
        own = self.taken[contract.declarer]
        won = own if contract.double_13 else own + self.taken[(contract.declarer + 2) % SEATS]
        return won, len(self.tricks) - won

    @property
    def reach(self) -> int:
        """The most tricks that the declarer's side can still have at the end of the deal (section 5)."""
        won, _ = self.won_and_lost
        return won + TRICKS - len(self.tricks)


_OF_THE_DEAL = frozenset(
    ("cuts", "dealt", "hands", "calls", "contract", "trump", "tricks", "trick", "taken", "offer", "offered")
)

_NOTHING_DEALT = {
    name: value
    for name, value in vars(Position(TekaOptions.of({option.key: option.default for option in OPTIONS}))).items()
    if name in _OF_THE_DEAL
}
