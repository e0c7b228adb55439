"""What secret draws leave open: a suit that somebody lacked may have come since (california_jack.md, Shasta Sam)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from fa_cards.bots.worlds.unknown import Chances, Counts, Fact

_SUITS: Final = 4


@dataclass(frozen=True, slots=True)
class Turn:
    """A card that a holder played, what it showed of the rest, and whether a card was drawn after it."""

    suit: int
    """The number of the suit of the card (`bits.SUIT_NUMBER`)."""
    missing: tuple[int, ...]
    """The numbers of the suits of which the holder showed to have none."""
    drew: bool


@dataclass(frozen=True, slots=True)
class SecretDraws(Fact):
    """How many ways of drawing, unseen, lead to the cards that a holder has now, by how many he has of each suit.

    Every order of the pack being as likely, so is every way in which his cards, those he played since and those he
    has, came with the first ones or with one of his draws. Those ways count that left him without a suit when he
    showed to have none of it; of two hands the one that more of them lead to is the more likely. They are counted turn
    by turn: before a draw he had one card less, any of those he has; before a play one more, the one he played.
    """

    suits: tuple[int, ...]
    """The cards of each suit, in the order of the numbers of the suits."""
    size: int
    """How many cards he has when it is his turn."""
    turns: tuple[Turn, ...]
    """Since he first showed to have none of a suit; before that, all hands are as likely."""

    @property
    def masks(self) -> tuple[int, ...]:
        """The suits."""
        return self.suits

    def likelihood(self, held: Counts) -> Chances:
        """The number of ways for each."""
        ways: Chances = np.ones((self.size + 1,) * _SUITS)
        for turn in self.turns:
            ways = _before_play(ways, turn)
            if turn.drew:
                ways = _before_draw(ways)
        result: Chances = ways[tuple(held.T)]
        return result


def _before_play(ways: Chances, turn: Turn) -> Chances:
    """The ways to what is left after a play, by suit, from those to what was held before it."""
    result = np.zeros_like(ways)
    np.moveaxis(result, turn.suit, 0)[:-1] = np.moveaxis(ways, turn.suit, 0)[1:]
    for suit in turn.missing:
        np.moveaxis(result, suit, 0)[1:] = 0.0
    return result


def _before_draw(ways: Chances) -> Chances:
    """The ways to what is held after a draw, by suit, from those to what was held before it."""
    result = np.zeros_like(ways)
    which = np.arange(1.0, len(ways)).reshape(-1, 1, 1, 1)
    for suit in range(_SUITS):
        # The drawn card is any of those of its suit.
        after, before = np.moveaxis(result, suit, 0), np.moveaxis(ways, suit, 0)
        after[1:] += which * before[:-1]
    return result
