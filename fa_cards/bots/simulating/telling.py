"""Why a card is played: what the worlds say for it, and what everybody at the table can see of it."""

from __future__ import annotations

from fa_cards.bots.advice import Reason, reason
from fa_cards.bots.batch.arrays import full
from fa_cards.bots.batch.deal import Deal
from fa_cards.bots.batch.run import begin
from fa_cards.bots.known import playable
from fa_cards.bots.simulating.weighing import Weighed
from fa_cards.rules.cards import Card
from fa_cards.rules.rook.view import RookView
from fa_cards.rules.teka.view import TekaView
from fa_cards.rules.tricks import TrickView


def of_worlds(view: TrickView, found: Weighed, chosen: Card) -> tuple[Reason, ...]:
    """What the worlds say for a card; nothing where none was played out."""
    if not found.worlds:
        return ()
    code = "best-of-worlds" if chosen is not found.rule else "good-in-worlds"
    told = (reason(code, card=chosen, worlds=found.worlds),)
    times = found.times(chosen)
    if times is None or not isinstance(view, TekaView | RookView) or view.contract is None:
        return told
    held = "makes-in-worlds" if view.seat in _declaring(view) else "breaks-in-worlds"
    # Who may yet turn out to be the partner is told nothing of a contract that may be his own.
    if isinstance(view, RookView) and view.partner is None:
        return told
    return (*told, reason(held, k=times, worlds=found.worlds))


def _declaring(view: TekaView | RookView) -> tuple[int, ...]:
    """The seats that share the score of the contract, as far as the seat knows."""
    assert view.contract is not None
    declarer = view.contract.declarer
    partner = view.partner if isinstance(view, RookView) else (declarer + 2) % len(view.counts)
    return (declarer,) if partner is None else (declarer, partner)


def of_rule(view: TrickView, deal: Deal, chosen: Card) -> Reason:
    """What can be seen of a card of the rule policy's: whether it wins, holds, draws trump or is the least loss."""
    if len({*view.legal}) == 1:
        return reason("only-card", card=chosen)
    bit = deal.layout.bit[chosen]
    now = begin(deal.table, deal.own(view))
    now.allowed = full(playable(view.legal, deal.layout.bit), 1)
    unseen, trump = int(now.unseen[0]), deal.layout.trumps
    higher = unseen & _suit(deal, bit) & -bit
    if now.place:
        return reason("win-trick" if int(now.over[0]) & bit else "throw-least", card=chosen)
    if bit & trump and unseen & trump:
        return reason("draw-trump", card=chosen, n=(unseen & trump).bit_count())
    return reason("lead-least-harm" if higher or not trump else "cash", card=chosen)


def _suit(deal: Deal, bit: int) -> int:
    """The cards of the suit of a card, the bird among the trumps."""
    return next(suit for suit in (deal.layout.trumps, *deal.layout.suit.values()) if suit & bit)
