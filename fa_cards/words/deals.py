"""What a deal is called: a round, where each has a contract of its own and people speak of rounds."""

from __future__ import annotations

from fa_cards.rules.catalog import AnyGame
from fa_cards.words import say, say_in


def deal_heading(number: int, game: AnyGame) -> str:
    """A deal by its number."""
    return say("Round {n}", n=number) if game.in_rounds else say("Deal {n}", n=number)


def deal_over(number: int, game: AnyGame) -> str:
    """That a deal has ended."""
    return say("Round {n} is over", n=number) if game.in_rounds else say("Deal {n} is over", n=number)


def next_deal(game: AnyGame) -> str:
    """The button that goes on to the next one."""
    return say_in("button", "Next round") if game.in_rounds else say_in("button", "Next deal")
