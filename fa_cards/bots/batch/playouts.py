"""What each card that a seat may play brings in many worlds: the door of the simulator for bots.

Every card is tried in the same worlds, so that what differs between two cards is not the luck of the deal. A bid or a
trump is weighed in the same way, from a view that is changed as if it had been said: `replace(view, contract=…,
trump=…, actor=LEADER)` is a deal in play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from fa_cards.bots.batch.arrays import Numbers, word
from fa_cards.bots.batch.deal import Deal
from fa_cards.bots.batch.games import deal_of
from fa_cards.bots.batch.table import Worlds
from fa_cards.rules.actions import Play
from fa_cards.rules.cards import Card
from fa_cards.rules.tricks import TrickView

ROWS: Final = 2048
"""So many worlds are played out at a time, all cards together, before it is asked whether to go on."""


@dataclass(frozen=True, slots=True)
class Found:
    """What some cards brought, each in the same worlds."""

    cards: tuple[Card, ...]
    """The cards that were tried."""
    scores: Numbers
    """What the deal brings each seat: cards, seats, worlds."""
    taken: Numbers
    """What counts on the way there, by pile (`Deal.piles`): cards, piles, worlds."""

    @property
    def worlds(self) -> int:
        """The worlds that were played out: fewer than were given where it was cancelled."""
        return int(self.scores.shape[2])


class Playouts:
    """The playouts of one position of card play."""

    def __init__(self, deal: Deal, legal: Sequence[Card]) -> None:
        """Takes the deal, and the cards that the seat to move may play."""
        self.deal = deal
        self.legal = tuple(legal)

    @classmethod
    def for_view(cls, view: TrickView) -> Playouts:
        """The playouts of the position that the seat to move sees.

        Raises:
            TypeError: the simulator does not know the game.
        """
        return cls(deal_of(view), [step.card for step in view.legal if isinstance(step, Play)])

    def policy_card(self, view: TrickView) -> Card:
        """What the rule policy plays: the answer that is always there."""
        return self.deal.advised(view)

    def tried(
        self, worlds: Worlds, cards: Sequence[Card] | None = None, cancelled: Callable[[], bool] = lambda: False
    ) -> Found:
        """What cards bring, each in all worlds.

        Args:
            worlds: as `Deal.drawn` makes them; the seat to move holds the same in each.
            cards: those that are tried; all legal ones where none are given.
            cancelled: asked before each part; once it says so, what is there is given.
        """
        some = self.legal if cards is None else tuple(cards)
        bits = np.array([word(self.deal.layout.bit[one]) for one in some], dtype=np.uint64)
        size = max(1, ROWS // max(1, len(some)))
        scores: list[Numbers] = []
        taken: list[Numbers] = []
        for begin in range(0, len(worlds), size):
            if cancelled():
                break
            part = np.arange(begin, min(begin + size, len(worlds)))
            outcome = self.deal.play(worlds.taken(np.tile(part, len(some))), np.repeat(bits, len(part)))
            scores.append(_by_card(outcome.scores, len(some)))
            taken.append(_by_card(outcome.taken, len(some)))
        if not scores:
            nothing = self.deal.play(worlds.taken(np.arange(0)), bits[:0])
            scores, taken = [_nothing(nothing.scores, len(some))], [_nothing(nothing.taken, len(some))]
        return Found(some, np.concatenate(scores, axis=2), np.concatenate(taken, axis=2))


def _by_card(numbers: Numbers, cards: int) -> Numbers:
    """Rows that hold all worlds for the first card, then for the next one, as cards, rows, worlds."""
    return numbers.reshape(len(numbers), cards, -1).transpose(1, 0, 2)


def _nothing(numbers: Numbers, cards: int) -> Numbers:
    return np.zeros((cards, len(numbers), 0), dtype=np.int64)
