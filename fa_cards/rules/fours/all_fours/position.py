"""What makes up a position in a match of All Fours, and what follows from it at once."""

from __future__ import annotations

from fa_cards.rules.cards import Card
from fa_cards.rules.fours.position import FoursPosition

SEATS = 2


class AllFoursPosition(FoursPosition):
    """A moment of a match."""

    of_the_deal = (*FoursPosition.of_the_deal, "turned", "rest", "begged", "whole")

    def __init__(self, target: int) -> None:
        super().__init__(SEATS, target)
        # this deal
        self.turned: tuple[Card, ...] = ()
        """The cards turned up; the last one fixes trump."""
        self.rest: tuple[Card, ...] = ()
        """What is not dealt, the next card first."""
        self.begged = False
        self.whole: tuple[int, ...] = (0,) * SEATS
        """What was dealt to each seat, as masks: High and Low go to who was dealt them."""

    def fresh(self) -> AllFoursPosition:
        """A position of this match before its first step."""
        return AllFoursPosition(self.target)

    @property
    def may_give(self) -> bool:
        """Whether the point that the dealer would give does not give the match."""
        return self.totals[self.after(self.dealing)] + 1 < self.target
