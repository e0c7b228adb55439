"""What every bot is: a view and a source of chance go in, an action comes out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from fa_cards.bots.advice import Advice
from fa_cards.rules.actions import Action
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import View, pick

ViewT_contra = TypeVar("ViewT_contra", bound=View, contravariant=True)


class Bot(ABC, Generic[ViewT_contra]):
    """A player. Bots remember nothing: the view holds all that a seat may know, so one bot may sit on every seat."""

    @abstractmethod
    def choose(self, view: ViewT_contra, dice: Dice) -> Action:
        """A legal step for the seat of the view; the same for the same view and dice in the same state.

        Raises:
            ValueError: it is not the turn of the seat.
        """

    def advise(self, view: ViewT_contra, dice: Dice) -> Advice:
        """The step that `choose` gives for the same view and dice, and why; no reasons where the bot has none.

        Raises:
            ValueError: it is not the turn of the seat.
        """
        return Advice(self.choose(view, dice))


class Adviser(Bot[ViewT_contra]):
    """A player who can say why: he decides in `advise`, together with the reasons, and chooses just that."""

    @abstractmethod
    def advise(self, view: ViewT_contra, dice: Dice) -> Advice:
        """A legal step for the seat of the view, and at least one reason for it.

        Raises:
            ValueError: it is not the turn of the seat.
        """

    def choose(self, view: ViewT_contra, dice: Dice) -> Action:
        """The step that is advised."""
        return self.advise(view, dice).action


AnyBot = Bot[Any]


class RandomBot(Bot[View]):
    """Plays any game: each legal step is as likely."""

    def choose(self, view: View, dice: Dice) -> Action:
        """One of the legal steps by chance."""
        if not view.legal:
            raise ValueError("it is not the turn of this seat")
        return pick(view.legal, dice)
