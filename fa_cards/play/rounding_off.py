"""What rounds off a part of a deal, a trick or a turn, and what is left in the hands when the deal is over.

Each family is imported with its game and not before: the start stays fast.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, runtime_checkable

from fa_cards.rules.cards import Card
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.events import DealScored
from fa_cards.rules.game import DealScore, Event
from fa_cards.rules.tricks import Played, TrickWon


def stops_of(game: AnyGame) -> tuple[type[Event], ...]:
    """What happens where it is worth stopping within a deal: a trick is won; in games without tricks a turn ends."""
    if game.family == "rummy":
        from fa_cards.rules.rummy.events import Discarded, RoundDead, WentOut

        return Discarded, WentOut, RoundDead
    return (TrickWon,)


@runtime_checkable
class _CountsHands(Protocol):
    """A scored deal for which the cards were counted that were left in the hands."""

    left: tuple[tuple[Card, ...], ...]


def left_in_hands(deal: DealScore) -> tuple[tuple[Card, ...], ...]:
    """The cards that were left in the hands when the deal was over, by seat, where they are counted; else nothing."""
    return deal.left if isinstance(deal, _CountsHands) else ()


def left_after(events: Iterable[Event], seat: int, held: tuple[Card, ...]) -> tuple[Card, ...]:
    """What a seat still holds after the step that ended a deal.

    Args:
        events: what happened by that step.
        seat: whose hand.
        held: its cards before the step.
    """
    happened = tuple(events)
    for event in happened:
        if isinstance(event, DealScored) and (left := left_in_hands(event.deal)):
            # A whole hand may have been laid by it, and cards may have been drawn.
            return left[seat]
    played = {event.card for event in happened if isinstance(event, Played)}
    return tuple(card for card in held if card not in played)
