"""Which cards of the discard pile are taken, and which are bought."""

from __future__ import annotations

from fa_cards.bots.advice import Advice, advice
from fa_cards.bots.rummy.needs import brings_nearer, needs_of
from fa_cards.bots.rummy.table import danger, fits_table, given_up_for, nearest_out
from fa_cards.rules.actions import Buy, Draw, Let, Take
from fa_cards.rules.cards import Card
from fa_cards.rules.melds import Contract
from fa_cards.rules.rummy.solver import goes, swapped, wild_freed
from fa_cards.rules.rummy.view import RummyView

DANGER = 0.8
"""From here on one buys only what completes the contract: two cards more are dear if somebody else goes out."""
PATIENCE = 30
"""Discards after which one who cannot go out with as few cards as he holds buys whatever comes."""

_FURTHER = (Contract(1, 0), Contract(0, 1))


def draw(view: RummyView) -> Advice:
    """The top discard where it is better than a card of the stock that nobody knows; else that one."""
    if not view.pile:
        return advice(Draw(), "only-step")
    card = view.pile[-1]
    if view.is_down:
        if fits_table(view, card):
            return advice(Take(), "take-lays", card=card)
        if _melds_further(view, card):
            return advice(Take(), "take-melds", card=card)
        return advice(Draw(), "draw-no-use", card=card)
    if not brings_nearer(view, card):
        if _frees_what_is_missing(view, card):
            return advice(Take(), "take-frees", card=card)
        return advice(Draw(), "draw-no-use", card=card)
    after = needs_of(view, (*view.hand, card))
    out = given_up_for(view, after)
    if out is not None:
        return advice(Draw(), "draw-given-up", seat=out, n=after.missing)
    # Where every other card is needed as much, one of them would have to go for it, and might be taken back.
    if after.distance and all(one is card for one in after.spare):
        return advice(Draw(), "draw-no-spare", card=card)
    if after.distance < needs_of(view, view.hand).distance:
        if not after.distance:
            return advice(Take(), "take-completes", card=card)
        return advice(Take(), "take-nearer", card=card, n=after.distance)
    return advice(Take(), "take-longer", card=card)


def buy(view: RummyView) -> Advice:
    """The top discard where it is worth a card of the stock that comes with it; else nothing."""
    card = view.pile[-1]
    if view.is_down:
        return advice(Let(), "let-down")
    if view.whole_hand:
        # Each card more has to find a place in the melds as well; with too few nobody goes out.
        if len(view.hand) + 1 >= view.contract.cards:
            return advice(Let(), "let-full")
        if not brings_nearer(view, card):
            patience = len(view.pile) > PATIENCE
            return advice(Buy(), "buy-any", card=card) if patience else advice(Let(), "let-no-use", card=card)
    elif not brings_nearer(view, card):
        return advice(Let(), "let-no-use", card=card)
    missing, out = needs_of(view, view.hand).missing, nearest_out(view)
    if view.whole_hand or out is None or danger(view) < DANGER or missing == 1:
        if not missing:
            return advice(Buy(), "buy-longer", card=card)
        return advice(Buy(), "buy-nearer", card=card, n=missing)
    return advice(Let(), "let-danger", seat=out)


def _frees_what_is_missing(view: RummyView, card: Card) -> bool:
    """Whether a card frees a wild of a run on the table with which the contract goes."""
    if not view.swaps or view.swap_requires_down or view.whole_hand:
        return False
    return any(
        goes((*view.hand, wild_freed(meld, after)), view.contract, view.rules, 1)
        for meld in view.melds
        if (after := swapped(meld, card, view.rules)) is not None
    )


def _melds_further(view: RummyView, card: Card) -> bool:
    """Whether one who is down can lay a further meld with a card, and not without it."""
    if not view.extra_melds:
        return False
    return any(goes((*view.hand, card), one, view.rules) and not goes(view.hand, one, view.rules) for one in _FURTHER)
