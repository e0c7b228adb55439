"""What rounds off a part of a deal, a trick or a turn, and what is left in the hands when the deal is over.

Each family is imported with its game and not before: the start stays fast.
"""

from __future__ import annotations

from collections.abc import Iterable

from fa_cards.rules.cards import Card
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.events import DealScored
from fa_cards.rules.game import Event
from fa_cards.rules.tricks import Played, TrickWon


def stops_of(game: AnyGame) -> tuple[type[Event], ...]:
    """What happens where it is worth stopping within a deal: a trick is won; in games without tricks a turn ends."""
    if game.family == "rummy":
        from fa_cards.rules.rummy.events import Discarded, RoundDead, WentOut

        return Discarded, WentOut, RoundDead
    return (TrickWon,)


def left_after(events: Iterable[Event], game: AnyGame, seat: int, held: tuple[Card, ...]) -> tuple[Card, ...]:
    """What a seat still holds after the step that ended a deal.

    Args:
        events: what happened by that step.
        game: what is played.
        seat: whose hand.
        held: its cards before the step.
    """
    if game.family == "rummy":
        from fa_cards.rules.rummy.events import RummyDeal

        scored = (event.deal for event in events if isinstance(event, DealScored))
        # A whole hand may have been laid by it, and cards may have been drawn.
        return next((deal.left[seat] for deal in scored if isinstance(deal, RummyDeal)), held)
    played = {event.card for event in events if isinstance(event, Played)}
    return tuple(card for card in held if card not in played)
