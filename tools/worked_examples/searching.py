"""Plays of a deal that come to a wished result, found by search."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from fa_cards.rules.actions import Action
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import TABLE
from fa_cards.rules.replay import AnyState

StateT = TypeVar("StateT", bound=AnyState)
StateT_contra = TypeVar("StateT_contra", bound=AnyState, contravariant=True)


class AnyWish(Protocol[StateT_contra]):
    """How a deal is to end."""

    def in_reach(self, state: StateT_contra) -> bool:
        """Whether the deal may still end so."""

    def fulfilled(self, state: StateT_contra) -> bool:
        """Whether the deal that was just scored ended so."""


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
