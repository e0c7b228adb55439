"""Which cards of the discard pile are taken, and which are bought."""

from __future__ import annotations

from fa_cards.bots.rummy.needs import brings_nearer, needs_of
from fa_cards.bots.rummy.table import danger, fits_table, gives_up
from fa_cards.rules.cards import Card
from fa_cards.rules.melds import Contract
from fa_cards.rules.rummy.solver import goes, swapped, wild_freed
from fa_cards.rules.rummy.view import RummyView

DANGER = 0.8
"""From here on one buys only what completes the contract: two cards more are dear if somebody else goes out."""
PATIENCE = 30
"""Discards after which one who cannot go out with as few cards as he holds buys whatever comes."""

_FURTHER = (Contract(1, 0), Contract(0, 1))


def takes(view: RummyView) -> bool:
    """Whether the top discard is better than a card of the stock that nobody knows."""
    card = view.pile[-1]
    if view.is_down:
        return fits_table(view, card) or _melds_further(view, card)
    if not brings_nearer(view, card):
        return _frees_what_is_missing(view, card)
    after = needs_of(view, (*view.hand, card))
    if gives_up(view, after):
        return False
    # Where every other card is needed as much, one of them would have to go for it, and might be taken back.
    return after.distance == 0 or any(one is not card for one in after.spare)


def buys(view: RummyView) -> bool:
    """Whether the top discard is worth a card of the stock that comes with it."""
    card = view.pile[-1]
    if view.is_down:
        return False
    if view.whole_hand:
        # Each card more has to find a place in the melds as well; with too few nobody goes out.
        few = len(view.hand) + 1 < view.contract.cards
        return few and (brings_nearer(view, card) or len(view.pile) > PATIENCE)
    if not brings_nearer(view, card):
        return False
    return danger(view) < DANGER or needs_of(view, view.hand).missing == 1


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
