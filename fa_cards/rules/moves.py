"""What steps bring about in more than one game: the first dealer, a card that is played, the end of a deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from fa_cards.rules.actions import Action, Dealer, Play
from fa_cards.rules.events import DealerChosen, DealScored, MatchWon
from fa_cards.rules.game import TABLE, DealScore, Event
from fa_cards.rules.phases import Phase
from fa_cards.rules.positions import Position, TrickPosition
from fa_cards.rules.tricks import Played, Trick, TrickWon

P = TypeVar("P", bound=Position)
T = TypeVar("T", bound=TrickPosition)

Events = tuple[Event, ...]

Move = Callable[[Any, Any], tuple[Any, Events]]

Moves = Mapping[type[Action], Move]
"""For each kind of step what it brings about: the position after it, and what happened."""


def name_dealer(position: P, action: Dealer) -> tuple[P, Events]:
    """The first dealer is known, and the first deal begins."""
    moved = position.moved(phase=position.begins_with, dealer=action.number, number=1)
    return moved, (DealerChosen(action.number),)


def lay(position: T, action: Play, **changes: Any) -> tuple[T, Events, Trick | None]:
    """A card is played; the last of a trick gives it to its winner, who leads next.

    Args:
        position: before the card.
        action: the card.
        changes: what else the card changes.

    Returns:
        The position after it, what happened, and the trick where it was finished.
    """
    seat, deck = position.on_move, position.deck
    hands = list(position.hands)
    hands[seat] ^= deck.bit[action.card]
    played = Played(seat, action.card, action.manner)
    trick = (*position.trick, played)
    if len(trick) < position.trick_size:
        moved = position.moved(actor=position.following(seat), hands=tuple(hands), trick=trick, **changes)
        return moved, (played,), None
    won = position.won_by(trick)
    taken, captured = list(position.taken), list(position.captured)
    taken[won.winner] += 1
    captured[won.winner] |= sum([deck.bit[one.card] for one in trick])
    moved = position.moved(
        actor=won.winner,
        hands=tuple(hands),
        trick=(),
        tricks=(*position.tricks, won),
        taken=tuple(taken),
        captured=tuple(captured),
        **changes,
    )
    return moved, (played, TrickWon(won)), won


def added(totals: Sequence[int], scores: Sequence[int]) -> tuple[int, ...]:
    """The totals after these scores."""
    return tuple([total + score for total, score in zip(totals, scores, strict=True)])


def end_deal(position: P, result: DealScore, winners: tuple[int, ...], **changes: Any) -> tuple[P, Events]:
    """The deal is over: the next dealer deals, or the match is over.

    Args:
        position: after the last card of the deal.
        result: the deal with its scores and the totals after it.
        winners: the seats that have won the match; nobody while it goes on.
        changes: what else changes; the pack is the whole one where nothing else is said.
    """
    gathered = {"pack": position.whole_pack} | position.remembered() | changes
    ended = position.cleared(
        phase=position.begins_with,
        actor=TABLE,
        totals=result.totals,
        deals=(*position.deals, result),
        **gathered,
    )
    if winners:
        over = ended.moved(phase=Phase.OVER, finished=True, winners=winners)
        return over, (DealScored(result), MatchWon(winners))
    dealer = position.after(position.dealing)
    begun = ended.moved(dealer=dealer, number=position.number + 1, actor=position.begun_by(dealer))
    return begun, (DealScored(result),)
