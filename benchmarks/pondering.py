"""A bot that thinks for as long as it is let."""

from __future__ import annotations

from itertools import count

from fa_cards.bots import AnyBot, Bot
from fa_cards.rules.actions import Action
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import View


class Pondering(Bot[View]):
    """A bot that weighs its steps for ever."""

    def choose(self, view: View, dice: Dice) -> Action:
        """Never comes."""
        weights: dict[int, int] = {}
        for number in count():
            step = dice.below(len(view.legal))
            weights[step] = weights.get(step, 0) + number % 7
        raise AssertionError("it stopped thinking")


def pondering(game: str, level: str) -> AnyBot:
    """The bots of the store that the program opens."""
    return Pondering()
