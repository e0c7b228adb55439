"""Plays of a deal that come to a wished result, found by search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from fa_cards.rules.actions import Action
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import TABLE
from fa_cards.rules.golden_ten import GoldenTenState
from fa_cards.rules.golden_ten.counting import TOTAL
from fa_cards.rules.replay import AnyState
from fa_cards.rules.rook import RookState
from fa_cards.rules.rook.scoring import side_of

FEW_STEPS = 150
"""Plays that are tried before another pack is shuffled."""

MANY_STEPS = 5_000
"""Plays that are tried where the pack is given."""

StateT = TypeVar("StateT", bound=AnyState)
StateT_contra = TypeVar("StateT_contra", bound=AnyState, contravariant=True)


class AnyWish(Protocol[StateT_contra]):
    """How a deal is to end."""

    def in_reach(self, state: StateT_contra) -> bool:
        """Whether the deal may still end so."""

    def fulfilled(self, state: StateT_contra) -> bool:
        """Whether the deal that was just scored ended so."""


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
class Penalty:
    """What the red cards of seat 0 count, and whether it takes the Golden Ten."""

    reds: int
    golden: bool

    def in_reach(self, state: GoldenTenState) -> bool:
        """Whether seat 0 has not more yet, the others have not too much, and the Golden Ten is not astray."""
        view = state.view(0)
        others = sum(view.points[1:])
        astray = view.golden is not None and (view.golden == 0) is not self.golden
        return view.points[0] <= self.reds and others <= TOTAL - self.reds and not astray

    def fulfilled(self, state: GoldenTenState) -> bool:
        """Whether the deal ended so."""
        deal = state.deals[-1]
        return deal.reds[0] == self.reds and (deal.golden == 0) is self.golden


class Search(Generic[StateT]):
    """Looks for plays, trying the cards in the order of chance and leaving a way as soon as it leads too far."""

    def __init__(self, wish: AnyWish[StateT], dice: Dice, steps: int) -> None:
        self.wish = wish
        self.dice = dice
        self.left = steps

    def plays(self, state: StateT) -> list[Action] | None:
        """The plays from here to the end of the deal that come to the wish, or None where none was found."""
        if state.actor is TABLE:
            return [] if self.wish.fulfilled(state) else None
        if not self.wish.in_reach(state):
            return None
        for action in self.dice.shuffled(state.legal(state.actor)):
            assert isinstance(action, Action)
            if self.left == 0:
                return None
            self.left -= 1
            rest = self.plays(state.apply(state.actor, action)[0])
            if rest is not None:
                return [action, *rest]
        return None
