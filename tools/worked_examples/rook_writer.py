"""A record of the Rook family in the making: deals that come to what an example says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Self

from fa_cards.rules.actions import Bury, CallCard, Pack, Trump
from fa_cards.rules.cards import Card, Suit
from fa_cards.rules.catalog import game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.dealing import pack_for
from fa_cards.rules.phases import Phase
from fa_cards.rules.records import Step
from fa_cards.rules.rook import RookGame, RookState
from fa_cards.rules.rook.rules import SEATS
from fa_cards.rules.rook.scoring import side_of
from tools.hands import filled
from tools.worked_examples.writer import AnyWriter

MOST_PACKS = 200
"""Packs that are shuffled before the search gives up."""

MOST_NESTS = 100
"""Nests that are tried with one pack."""

ALONE = "alone"
BURIED = "buried"


@dataclass(frozen=True)
class Wish:
    """What the declaring side captures, with the nest's points and the last trick's, and who wins the last trick."""

    own: int
    last_is_own: bool | None = None
    """Whether the declaring side wins the last trick; None where it does not matter."""

    def in_reach(self, state: RookState) -> bool:
        """Whether the declaring side has not more yet, and may still come to it."""
        assert state.partner is not None
        side = side_of(state.playing_for.declarer, state.partner)
        own = sum(state.points[seat] for seat in side)
        return own <= self.own <= own + state.rules.total - sum(state.points)

    def fulfilled(self, state: RookState) -> bool:
        """Whether the deal ended so."""
        deal = state.deals[-1]
        last_is_own = deal.last in side_of(deal.contract.declarer, deal.partner)
        return deal.taken[0] == self.own and self.last_is_own in {None, last_is_own}


@dataclass(frozen=True)
class Wanted:
    """A deal as an example describes it."""

    declarer: int
    bid: int
    own: int
    """What the declaring side captures, with the nest's points and the last trick's."""
    nest: int = 0
    """What the buried cards are worth."""
    partner: int | str = ALONE
    """Call Partner Rook: the seat whose card is called; ALONE for an own card, BURIED for one in the nest."""
    last_is_own: bool | None = None
    """Whether the declaring side wins the last trick; None where it does not matter."""


class RookWriter(AnyWriter[RookState]):
    """A record of a game of the family; seat 3 deals first."""

    def __init__(self, key: str, options: Mapping[str, object] | None = None) -> None:
        game = game_class(key)(options)
        assert isinstance(game, RookGame)
        super().__init__(game)
        self.rules = game.rules
        self.do("dealer 3")

    def deal(self, hands: Sequence[str] = (), nest: str = "", dice: Dice | None = None) -> Self:
        """Deals these hands and this nest; where they are not whole they get what is left, as chance has it."""
        sizes = [self.rules.nest, *[self.rules.hand] * SEATS]
        (aside, *whole), _ = filled(self.rules.deck.pack, (nest, *hands), sizes, dice=dice)
        assert self.state.dealer is not None
        self.add(Step(None, Pack(pack_for(tuple(whole), self.state.dealer, aside))))
        return self

    def win(self, declarer: int, bid: int) -> Self:
        """He bids, the others pass; where he speaks last and is not to be forced, the first one bids before him."""
        last = declarer == (self.state.on_move + SEATS - 1) % SEATS
        while self.state.phase is Phase.AUCTION:
            if self.state.actor == declarer:
                self.do(f"bid {bid}")
            elif last and bid > self.rules.min_bid and not self.state.calls:
                self.do(f"bid {self.rules.min_bid}")
            else:
                self.do("pass")
        return self

    def bury(self, text: str, trump: str) -> Self:
        """Buries these cards and names trump."""
        return self.do(f"bury {text}", f"trump {trump}")

    def deal_for(self, wanted: Wanted) -> Self:
        """A whole deal as wanted, with the first pack in which such plays are found.

        Raises:
            LookupError: none was found.
        """
        seed = f"{self.game.key}, deal {self.state.number}, {wanted}"
        return self.first_that(partial(self._try, wanted), seed, MOST_PACKS)

    def deals_for(self, *some: Wanted) -> Self:
        """Whole deals, one after the other."""
        for wanted in some:
            self.deal_for(wanted)
        return self

    def _try(self, wanted: Wanted, dice: Dice) -> bool:
        self.deal(dice=dice).win(wanted.declarer, wanted.bid)
        hand = self.state.view(wanted.declarer).hand
        nest = self._nest(hand, wanted.nest, dice)
        if nest is None:
            return False
        self.add(Step(wanted.declarer, Bury(nest)))
        left = [one for one in hand if one not in nest]
        self.add(Step(wanted.declarer, Trump(self._longest(left))))
        if self.rules.calls:
            self.add(Step(wanted.declarer, CallCard(dice.choice(self._held_by(wanted)))))
        return self.play_for(Wish(wanted.own, wanted.last_is_own), dice)

    def _held_by(self, wanted: Wanted) -> tuple[Card, ...]:
        """The cards of which one is to be called."""
        seat = wanted.declarer if wanted.partner == ALONE else wanted.partner
        return self.state.places()["buried" if seat == BURIED else f"hand {seat}"]

    def _nest(self, hand: tuple[Card, ...], points: int, dice: Dice) -> tuple[Card, ...] | None:
        """A nest of the hand that is worth so much and may be buried, if chance finds one."""
        deck = self.rules.deck
        for _ in range(MOST_NESTS):
            nest = dice.shuffled(hand)[: self.rules.nest]
            if deck.points(deck.mask(nest)) == points:
                return nest
        return None

    def _longest(self, hand: Sequence[Card]) -> Suit:
        return max(self.rules.deck.suits, key=lambda suit: sum(one.suit is suit for one in hand))
