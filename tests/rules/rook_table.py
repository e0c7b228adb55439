"""A table of the Rook family at which the tests sit: given hands are dealt, and auctions written in short."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fa_cards.rules.actions import Pack
from fa_cards.rules.catalog import game_class
from fa_cards.rules.dealing import pack_for
from fa_cards.rules.game import Family
from fa_cards.rules.phases import Phase
from fa_cards.rules.records import Step
from fa_cards.rules.rook import RookGame, RookRules, RookState
from tests.rules.tables import AnyTable
from tools.hands import filled

EVERY_GAME: Sequence[tuple[str, Mapping[str, Any]]] = (
    ("kentucky-rook", {}),
    ("kentucky-rook", {"rook": "low"}),
    ("kentucky-discard", {}),
    ("call-partner-rook", {}),
    ("standard-rook", {}),
    ("standard-rook", {"nest": 1}),
    ("standard-rook", {"last-trick": 20}),
)
"""The games of the family, and the options that change pack, rank, deal or total."""


def rook_game(key: str, options: Mapping[str, Any] | None = None) -> RookGame:
    """The game of the family with that key and these options."""
    game = game_class(key)(options)
    assert isinstance(game, RookGame)
    return game


def rules_of(key: str, options: Mapping[str, Any] | None = None) -> RookRules:
    """Its rules."""
    return rook_game(key, options).rules


class RookTable(AnyTable[RookState]):
    """A match of a game of the family. The dealer is seat 3 if no other is named, so seat 0 is left of the dealer."""

    def __init__(
        self, key: str, *hands: str, nest: str = "", dealer: int = 3, options: Mapping[str, Any] | None = None
    ) -> None:
        game = rook_game(key, options)
        super().__init__(game)
        self.rules = game.rules
        self.do(f"dealer {dealer}")
        self.deal(*hands, nest=nest)

    def deal(self, *hands: str, nest: str = "") -> None:
        """Deals these hands and this nest.

        What is not named fills up one hand after the other and then the nest, from the lowest cards up.
        """
        named = [*hands, *[""] * (4 - len(hands)), nest]
        (*whole, aside), _ = filled(self.rules.deck.pack, named, [*[self.rules.hand] * 4, self.rules.nest])
        dealer = self.state.dealer
        assert dealer is not None
        self.step(Step(None, Pack(pack_for(tuple(whole), dealer, aside))))

    def say(self, calls: str) -> None:
        """Makes these calls, each by the seat whose turn it is: "100 pass 105"."""
        for word in calls.split():
            self.do(f"{self.state.actor} {'pass' if word == 'pass' else f'bid {word}'}")

    def win(self, declarer: int, bid: int) -> None:
        """That seat bids, the others pass."""
        while self.state.phase is Phase.AUCTION:
            self.say(str(bid) if self.state.actor == declarer else "pass")

    def begin(self, declarer: int, bid: int, trump: str, *, bury: str = "", call: str = "") -> None:
        """The auction, the burying (of the cards of the nest if no others are named), trump and the called card."""
        nest = " ".join(one.text for one in self.state.places()["nest"])
        self.win(declarer, bid)
        self.do(f"{declarer} bury {bury or nest}", f"{declarer} trump {trump}")
        if call:
            self.do(f"{declarer} call {call}")

    def play_on(self) -> None:
        """Everybody plays his first legal card until the deal is over."""
        while self.state.phase is Phase.PLAY:
            self.do(f"{self.state.actor} {self.legal()[0]}")

    def family(self) -> Family:
        """What stands for the legal steps, where they are too many to list."""
        (one,) = self.state.legal(self.state.actor)
        assert isinstance(one, Family)
        return one
