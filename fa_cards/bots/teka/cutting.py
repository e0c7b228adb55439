"""How the pack is cut: somewhere in the middle, as people do."""

from __future__ import annotations

from fa_cards.bots.advice import Advice, advice
from fa_cards.rules.actions import Cut
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import Legal, pick
from fa_cards.rules.teka.pack import Cuts

MIDDLE = range(14, 39)


def cut(legal: Legal, dice: Dice) -> Advice:
    """A cut near the middle, also where the dealer might decline."""
    near = [number for step in legal if isinstance(step, Cuts) for number in step.numbers if number in MIDDLE]
    if not near:
        return advice(pick(legal, dice), "by-chance")
    number = dice.choice(near)
    return advice(Cut(number), "cut-middle", n=number)
