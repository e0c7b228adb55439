"""Which card is thrown away: the one that helps least, and costs most if somebody else goes out first."""

from __future__ import annotations

from fa_cards.bots.advice import Advice, advice
from fa_cards.bots.rummy.needs import Needs, needs_of
from fa_cards.bots.rummy.table import danger, fits_table, gift, given_up_for
from fa_cards.rules.actions import Action, Discard
from fa_cards.rules.cards import Card, without
from fa_cards.rules.melds import SHORTEST, Kind
from fa_cards.rules.rummy.view import RummyView

POINT, POINT_IN_DANGER = 0.05, 0.5
"""What a point less in the hand is worth while nobody is down, and where somebody may be out at once; what a card adds
to the chance of a meld counts from 0 to 3."""
GIFT = 1.2
"""What it costs to throw a card away that the next player can use at once."""
TABLE = 0.7
"""What a card is worth that can be laid off once the contract is down."""
COMPANY = (0.0, 1.0, 2.5, 3.0)
"""What a card is worth by how many others have its number, or lie with it in four numbers of its colour."""
DONE = 0.15
"""How much of that counts for a kind of meld of which nothing is missing any more."""
TWIN = 0.5
"""How much of that counts for a run that the twin of the card could fill as well."""
WILD = 100.0
"""What a wild is worth: more than any other card."""


def discard(view: RummyView) -> Advice:
    """The discard that helps least; where nothing may be thrown away, whatever else may be done."""
    among = [step for step in view.legal if isinstance(step, Discard)]
    if not among:
        return advice(next(step for step in view.legal if isinstance(step, Action)), "only-step")
    if view.is_down:
        return _dearest(view, among)
    lacks, threat = needs_of(view, view.hand), danger(view)
    among.sort(key=lambda step: _worth(view, step.card, lacks, threat))
    out = given_up_for(view, lacks)
    if out is not None:
        return advice(among[0], "discard-given-up", card=among[0].card, seat=out, n=lacks.missing)
    spare = next((step for step in among if _may_go(view, step.card, lacks)), None)
    if spare is not None:
        return advice(spare, "discard-spare", card=spare.card)
    return advice(among[0], "discard-least", card=among[0].card)


def _dearest(view: RummyView, among: list[Discard]) -> Advice:
    """The discard of who is down: the dearest card, unless the next player can use it."""
    best = max(among, key=lambda step: _burden(view, step.card))
    points = view.rules.points([best.card])
    dearer = any(view.rules.points([step.card]) > points for step in among if step.card not in view.rules.wilds)
    if dearer:
        return advice(best, "discard-no-gift", card=best.card)
    return advice(best, "discard-dear", card=best.card, n=points)


def _may_go(view: RummyView, card: Card, lacks: Needs) -> bool:
    """Whether the contract is no farther away without a card."""
    if card in lacks.spare:
        return True
    after = needs_of(view, without(view.hand, (card,)))
    return after.missing <= lacks.missing and after.distance <= lacks.distance


def _burden(view: RummyView, card: Card) -> float:
    """What it costs who is down to keep a card, less what it brings others."""
    points = view.rules.points([card])
    return -WILD if card in view.rules.wilds else points - GIFT / POINT_IN_DANGER * 5 * gift(view, card)


def _worth(view: RummyView, card: Card, lacks: Needs, threat: float) -> float:
    """What it costs who is not down to throw a card away."""
    if card in view.rules.wilds:
        return WILD
    result = GIFT * gift(view, card) - view.rules.points([card]) * (POINT + threat * (POINT_IN_DANGER - POINT))
    if fits_table(view, card):
        result += TABLE
    if view.contract.sets:
        others = sum(one.rank == card.rank for one in view.hand) - 1
        result += _company(others) * (1.0 if lacks.short[Kind.SET] else DONE)
    if view.contract.runs:
        twin = TWIN if view.hand.count(card) > 1 else 1.0
        result += _company(_neighbours(view, card)) * (1.0 if lacks.short[Kind.RUN] else DONE) * twin
    return result


def _company(others: int) -> float:
    return COMPANY[min(others, len(COMPANY) - 1)]


def _neighbours(view: RummyView, card: Card) -> int:
    """The most cards of the hand that lie with a card in one run as short as it can be."""
    held = {one.rank for one in view.hand if one.suit is card.suit} - {card.rank}
    length = SHORTEST[Kind.RUN]
    lows = range(max(1, card.rank - length + 1), min(card.rank, view.rules.highest - length + 1) + 1)
    return max(sum(low + step in held for step in range(length)) for low in lows)
