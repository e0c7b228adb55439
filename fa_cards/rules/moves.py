"""What steps bring about in more than one game: the first dealer, a card that is played, the end of a deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import add
from typing import Any, TypeVar

from fa_cards.rules.actions import Action, Dealer, Play
from fa_cards.rules.events import DealerChosen, DealScored, MatchWon
from fa_cards.rules.game import TABLE, DealScore, Event
from fa_cards.rules.phases import Phase
from fa_cards.rules.positions import Position, TrickPosition
from fa_cards.rules.tricks import PLAYED, Trick, TrickWon, best

P = TypeVar("P", bound=Position)
T = TypeVar("T", bound=TrickPosition)

Events = tuple[Event, ...]

Move = Callable[[Any, Any], tuple[Any, Events]]

Moves = Mapping[type[Action], Move]
"""For each kind of step what it brings about: the position after it, and what happened."""


_new = object.__new__


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
    # Nearly all steps of a match come through here. So the new position is made as `moved` makes it, but without a
    # call: its facts are a copy, in which those that change are set one by one.
    moved = _new(type(position))
    facts = moved.__dict__ = position.__dict__.copy()
    seat, card, bit = facts["actor"], action.card, position.deck.bit
    hands = list(position.hands)
    hands[seat] ^= bit[card]
    facts["hands"] = tuple(hands)
    if changes:
        assert changes.keys() <= facts.keys(), changes.keys() - facts.keys()
        facts.update(changes)
    played = PLAYED[action.manner][card][seat]
    trick = (*position.trick, played)
    following = position.turns[seat]
    if following != trick[0].seat:
        facts["trick"] = trick
        facts["actor"] = following
        return moved, (played,), None
    bits = [bit[one.card] for one in trick]
    lying = sum(bits)
    winner = trick[bits.index(best(lying, *position.deciding(trick[0].card)))].seat
    won = Trick(trick, winner)
    taken, captured = list(position.taken), list(position.captured)
    taken[winner] += 1
    captured[winner] |= lying
    facts["trick"] = ()
    facts["tricks"] = (*position.tricks, won)
    facts["actor"] = winner
    facts["taken"] = tuple(taken)
    facts["captured"] = tuple(captured)
    return moved, (played, TrickWon(won)), won


def added(totals: Sequence[int], scores: Sequence[int]) -> tuple[int, ...]:
    """The totals after these scores."""
    return tuple(map(add, totals, scores))


def end_deal(position: P, result: DealScore, winners: tuple[int, ...], **changes: Any) -> tuple[P, Events]:
    """The deal is over: the next dealer deals, or the match is over.

    Args:
        position: after the last card of the deal.
        result: the deal with its scores and the totals after it.
        winners: the seats that have won the match; nobody while it goes on.
        changes: what else changes; the pack is the whole one where nothing else is said.
    """
    changes.setdefault("pack", position.whole_pack)
    changes |= position.remembered()
    changes |= {"phase": position.begins_with, "totals": result.totals, "deals": (*position.deals, result)}
    scored = DealScored(result)
    if winners:
        changes |= {"phase": Phase.OVER, "actor": TABLE, "finished": True, "winners": winners}
        return position.cleared(**changes), (scored, MatchWon(winners))
    dealer = position.after(position.dealing)
    changes |= {"dealer": dealer, "number": position.number + 1, "actor": position.begun_by(dealer)}
    return position.cleared(**changes), (scored,)
