"""What the games of the family have in common: card points, the count of a deal, and how a trick is taken."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from fa_cards.rules.actions import Play
from fa_cards.rules.cards import Card, Suit
from fa_cards.rules.events import DealScored, MatchWon
from fa_cards.rules.fours.cardplay import DECK, finished
from fa_cards.rules.fours.counting import Point, card_points, entered
from fa_cards.rules.fours.events import FoursDeal
from fa_cards.rules.game import TABLE, Event
from fa_cards.rules.phases import Phase
from fa_cards.rules.positions import Position
from fa_cards.rules.tricks import Played, Trick, TrickWon

Events = tuple[Event, ...]
P = TypeVar("P", bound="FoursPosition")

Found = tuple[Point, tuple[int, ...], int]
"""A point with the seats that have it and its value."""


class FoursPosition(Position):
    """A moment of a match of the family."""

    of_the_deal = (*Position.of_the_deal, "captured")

    def __init__(self, seats: int, target: int) -> None:
        super().__init__(seats)
        self.target = target
        self.scored: tuple[FoursDeal, ...] = ()
        """The deals that are over, oldest first."""
        self.before: tuple[int, ...] = (0,) * seats
        """Points entered since the last scored deal and before the count."""
        # this deal
        self.captured: tuple[int, ...] = (0,) * seats
        """The cards of the tricks of each seat, as masks."""

    @property
    def led(self) -> Suit | None:
        """The suit of the card that led the trick on the table."""
        return self.trick[0].card.suit if self.trick else None

    @property
    def points_of_cards(self) -> tuple[int, ...]:
        """The card points of each seat's tricks."""
        return tuple(map(card_points, self.captured))

    def where_tricks_lie(self) -> Mapping[str, tuple[Card, ...]]:
        """The hands, the trick on the table and the finished tricks."""
        return self.open_hands(DECK)


def lay(position: P, action: Play) -> tuple[P, Events, Trick | None]:
    """A card is played; the last of a trick gives it to its winner, who leads next.

    Returns:
        The position after it, what happened, and the trick where it was finished.
    """
    seat = position.on_move
    hands = list(position.hands)
    hands[seat] ^= DECK.bit[action.card]
    played = Played(seat, action.card)
    trick = (*position.trick, played)
    moved = position.moved(actor=position.after(seat), hands=tuple(hands), trick=trick)
    if len(trick) < position.seats:
        return moved, (played,), None
    won = finished(trick, position.trump_suit)
    taken, captured = list(position.taken), list(position.captured)
    taken[won.winner] += 1
    captured[won.winner] |= DECK.mask(one.card for one in trick)
    ended = moved.moved(
        actor=won.winner, trick=(), tricks=(*position.tricks, won), taken=tuple(taken), captured=tuple(captured)
    )
    return ended, (played, TrickWon(won)), won


def score(position: P, found: tuple[Found, ...], after: Phase) -> tuple[P, Events]:
    """The deal is over: its points are entered one by one, and the next dealer deals, or the match is over.

    Args:
        position: after the last trick, or where a point ended the match before.
        found: the points in order, with those who have them.
        after: what the match waits for next.
    """
    entries, totals = entered(found, position.totals, position.target)
    scores = tuple(
        [now - old + extra for now, old, extra in zip(totals, position.totals, position.before, strict=True)]
    )
    result = FoursDeal(
        number=position.number,
        dealer=position.dealing,
        scores=scores,
        totals=totals,
        trump=position.trump_suit,
        entries=entries,
        card_points=position.points_of_cards,
        before=position.before,
    )
    ended = position.cleared(
        phase=after,
        actor=TABLE,
        totals=totals,
        scored=(*position.scored, result),
        before=(0,) * position.seats,
        pack=DECK.pack,
        last_deal=position.tricks,
    )
    winners = tuple(seat for seat in range(position.seats) if totals[seat] >= position.target)
    if winners:
        over = ended.moved(phase=Phase.OVER, finished=True, winners=winners)
        return over, (DealScored(result), MatchWon(winners))
    following = position.after(position.dealing)
    return ended.moved(dealer=following, number=position.number + 1), (DealScored(result),)
