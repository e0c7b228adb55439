"""Teka in the simulator: table, rules and policy, and what a deal that was played out is worth (teka.md)."""

from __future__ import annotations

import numpy as np

from fa_cards.bots.batch.arrays import Masks, count, first_of, lowest, where
from fa_cards.bots.batch.deal import Deal, Outcome, table_of
from fa_cards.bots.batch.layout import standard
from fa_cards.bots.batch.rules import FirstTrick
from fa_cards.bots.batch.run import Moment, Played, Policy
from fa_cards.bots.batch.sides import OneSide, Opposite, Sides
from fa_cards.bots.batch.table import Worlds
from fa_cards.bots.batch.tricks_policy import TricksPolicy
from fa_cards.rules.teka.contract import TRICKS, Contract
from fa_cards.rules.teka.pack import SEATS
from fa_cards.rules.teka.view import TekaView


class TekaDeal(Deal):
    """A deal of Teka in play."""

    def __init__(self, view: TekaView) -> None:
        """Takes what everybody knows from any seat's view."""
        assert view.contract is not None and view.trump is not None, "the auction is not over"
        self._contract: Contract = view.contract
        self._lawreece = view.options.lawreece
        self.layout = standard(view.trump)
        declarer = self._contract.declarer
        self.table = table_of(view, self.layout, asleep=view.asleep, declarer=declarer)
        self.rules = FirstTrick(self.layout.whole)
        self.seats = len(view.counts)
        side = (declarer,) if self._contract.double_13 else (declarer, (declarer + 2) % SEATS)
        self.piles = tuple(0 if seat in side else 1 for seat in self.table.seats)

    def policy(self, worlds: Worlds) -> Policy:
        """The rule policy; in double 13 nobody plays with the declarer, and a partner who plays along ducks."""
        number = self.table.seats.index(self._contract.declarer)
        sides: Sides = Opposite(number)
        if self._contract.double_13:
            sides = OneSide(number, np.full(len(worlds), number))
        policy = TricksPolicy(sides)
        if self._contract.double_13 and len(self.table.seats) == SEATS:
            return Ducking(policy, (number + 2) % SEATS)
        return policy

    def outcome(self, played: Played, worlds: Worlds) -> Outcome:
        """Tricks of the declarer's side and of the others, and the points of the deal.

        All tricks are played, also those after the contract is decided: its points do not change any more.
        """
        taken = count(played.captured).astype(np.int64) // len(self.table.seats)
        contract = self._contract
        made = taken[0] >= contract.tricks
        side = contract.declarer % 2
        scores = np.zeros((SEATS, len(worlds)), dtype=np.int64)
        scores[side::2] = np.where(made, contract.worth(True, self._lawreece), 0)
        scores[1 - side :: 2] = np.where(made, 0, contract.worth(False, self._lawreece))
        assert not len(worlds) or int(taken[:, 0].sum()) == TRICKS, "tricks were lost"
        return Outcome(scores, taken)


class Ducking(Policy):
    """One seat plays as low as it can, because its tricks would lose the deal for its side; the others as always."""

    def __init__(self, others: Policy, duck: int) -> None:
        """Knows who ducks, by his number among the seats of the table."""
        self._others = others
        self._duck = duck

    def choose(self, now: Moment) -> Masks:
        """The card to play."""
        low = lowest(first_of(now.allowed & now.plain, now.allowed))
        return where(now.number_of(now.place) == self._duck, low, self._others.choose(now))
