"""What makes up a position in a match with a stock, and what follows from it at once."""

from __future__ import annotations

from fa_cards.rules.cards import Card
from fa_cards.rules.fours.california.rules import CaliforniaRules
from fa_cards.rules.fours.cardplay import playable
from fa_cards.rules.fours.position import FoursPosition
from fa_cards.rules.phases import Phase


class CaliforniaPosition(FoursPosition):
    """A moment of a match."""

    of_the_deal = (*FoursPosition.of_the_deal, "turned", "stock", "seen")

    def __init__(self, rules: CaliforniaRules, seats: int) -> None:
        super().__init__(seats, rules.target)
        self.rules = rules
        # this deal
        self.turned: Card | None = None
        """The card that fixed trump."""
        self.stock: tuple[Card, ...] = ()
        """What is left to draw, the top card first."""
        self.seen: tuple[int, ...] = (0,) * seats
        """By seat, what it drew before everybody's eyes and holds, as masks."""

    def fresh(self) -> CaliforniaPosition:
        """A position of this match before its first step."""
        return CaliforniaPosition(self.rules, self.seats)

    @property
    def begins_with(self) -> Phase:
        """A card is turned up first, where the stock lies face down (section 2)."""
        return Phase.PACK if self.rules.face_up else Phase.TURN_UP

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats that share their tricks: partners sit opposite where four play (section 2)."""
        return ((0,), (1,)) if self.seats == 2 else ((0, 2), (1, 3))

    @property
    def playable(self) -> int:
        """The cards that the seat on move may play, as a mask."""
        actor, trump, rules = self.actor, self.trump, self.rules
        assert actor is not None
        hand = self.hands[actor]
        if not self.trick or rules.loose_discard:
            return hand
        assert trump is not None
        return playable(hand, self.trick[0].card.suit, trump, must_trump=rules.void_must_trump)

    @property
    def top(self) -> Card | None:
        """The top card of the stock, where it is seen."""
        return self.stock[0] if self.stock and self.rules.face_up else None
