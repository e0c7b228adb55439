"""What the games of the family have in common: follow or trump, card points, and the count of a deal."""

from __future__ import annotations

from typing import Any, TypeVar

from fa_cards.rules.cards import Card
from fa_cards.rules.fours.cardplay import DECK
from fa_cards.rules.fours.counting import Point, card_points, entered, highest, lowest
from fa_cards.rules.fours.events import FoursDeal
from fa_cards.rules.moves import Events, end_deal
from fa_cards.rules.positions import TrickPosition

P = TypeVar("P", bound="FoursPosition")

Found = tuple[Point, tuple[int, ...], int]
"""A point with the seats that have it and its value."""


class FoursPosition(TrickPosition):
    """A moment of a match of the family."""

    deck = DECK

    def __init__(self, seats: int, target: int) -> None:
        super().__init__(seats)
        self.target = target
        self.deals: tuple[FoursDeal, ...] = ()
        self.before: tuple[int, ...] = (0,) * seats
        """Points entered since the last scored deal and before the count."""

    def deciding(self, led: Card) -> tuple[int, int]:
        """The led suit and the trumps: the highest trump wins, else the highest card of the led suit."""
        assert self.trump is not None
        return DECK.suit_of[led], DECK.suit[self.trump]

    @property
    def card_points(self) -> tuple[int, ...]:
        """The card points of each seat's tricks."""
        return tuple(map(card_points, self.captured))

    def seen_in_the_family(self) -> dict[str, Any]:
        """What every seat knows in every game of the family, by the fields of `FoursView`."""
        return {"target": self.target, "card_points": self.card_points}


def score(position: P, found: tuple[Found, ...]) -> tuple[P, Events]:
    """The deal is over: its points are entered one by one, and the next dealer deals, or the match is over.

    Args:
        position: after the last trick, or where a point ended the match before.
        found: the points in order, with those who have them.
    """
    entries, totals = entered(found, position.totals, position.target)
    scores = tuple(
        [now - old + extra for now, old, extra in zip(totals, position.totals, position.before, strict=True)]
    )
    played = sum(position.captured)
    result = FoursDeal(
        number=position.number,
        dealer=position.dealing,
        scores=scores,
        totals=totals,
        trump=position.trump_suit,
        entries=entries,
        card_points=position.card_points,
        before=position.before,
        high=_rank(highest(played, position.trump_suit)),
        low=_rank(lowest(played, position.trump_suit)),
    )
    winners = tuple(seat for seat in range(position.seats) if totals[seat] >= position.target)
    return end_deal(position, result, winners, before=(0,) * position.seats)


def _rank(mask: int) -> int | None:
    """The rank of the one card of a mask; None where there is none."""
    return next((one.rank for one in DECK.cards(mask)), None)
