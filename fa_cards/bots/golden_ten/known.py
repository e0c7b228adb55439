"""What a seat knows of a deal of Golden Ten beside the cards: what the red ones have cost whom, and what is left."""

from __future__ import annotations

from dataclasses import dataclass

from fa_cards.bots.known import TrickKnown, playable, seen, turns_after
from fa_cards.rules.golden_ten.counting import DECK, RELIEF, SUITS, red_points
from fa_cards.rules.golden_ten.view import GoldenTenView


@dataclass(frozen=True, slots=True)
class Known(TrickKnown):
    """A deal in play as one seat knows it; everybody else is a foe, and nothing is trump."""

    points: tuple[int, ...]
    """What the red cards in the tricks of each seat count."""
    talon: int
    """The left-over cards that the trick on the table brings; none after the first."""
    negative: bool
    """Whether the Golden Ten may bring a penalty below 0."""

    @property
    def open(self) -> int:
        """What the red cards count that are in no trick yet, as far as this seat knows."""
        return red_points(self.unseen | self.hand)

    @property
    def stake(self) -> float:
        """What a later trick costs, as a rule."""
        return self.open / self.hand.bit_count()

    def relief(self, seat: int, more: float = 0.0) -> float:
        """What the Golden Ten would take off in the end from a seat that takes it with some more points."""
        if self.negative:
            return RELIEF
        # Of what is still open it takes half of its share, as a rule.
        return min(float(RELIEF), self.points[seat] + more + self.open / len(self.counts) / 2)


def known(view: GoldenTenView) -> Known:
    """What the seat of a view of a deal in play knows."""
    gone, voids = seen(view, DECK.bit, SUITS)
    others = turns_after(view.seat, len(view.counts))
    return Known(
        seat=view.seat,
        others=others,
        foes=others,
        suits=SUITS,
        trump=0,
        hand=DECK.mask(view.hand),
        allowed=playable(view.legal, DECK.bit),
        gone=gone,
        voids=tuple(voids),
        counts=view.counts,
        certain=(0,) * len(view.counts),
        aside=view.talon,
        aside_from=DECK.mask(DECK.pack),
        table=tuple((one.seat, DECK.bit[one.card]) for one in view.trick),
        points=view.points,
        talon=0 if view.tricks else view.talon,
        negative=view.negative,
    )
