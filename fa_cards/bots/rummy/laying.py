"""What is laid: the contract as soon as it goes, then whatever leaves the least in the hand."""

from __future__ import annotations

from collections.abc import Iterator

from fa_cards.bots.advice import Advice, advice
from fa_cards.rules.actions import Lay, Swap
from fa_cards.rules.cards import Card, without
from fa_cards.rules.melds import Meld
from fa_cards.rules.rummy.legality import Downs, FurtherMelds
from fa_cards.rules.rummy.solver import lay_offs, swapped, wild_freed
from fa_cards.rules.rummy.view import RummyView


def lay(view: RummyView) -> Advice | None:
    """The next step with melds that is worth taking; None where the turn is to be ended by a discard.

    Who goes down at once lays off from then on and is out when somebody else ends the deal; who waits gains nothing in
    a game without further melds but a hand that still counts.
    """
    for step in view.legal:
        if isinstance(step, Downs | FurtherMelds):
            return advice(step.best, "go-down" if isinstance(step, Downs) else "further-meld")
    if not any(isinstance(step, Lay | Swap) for step in view.legal):
        return None
    swap = _swap(view)
    return advice(swap, "swap", card=swap.card) if swap else _lay_off(view)


def _lay_off(view: RummyView) -> Advice | None:
    """The first of the lay-offs that leave the least, as far as the turn can be ended after it."""
    steps, _ = lay_offs(view.hand, view.melds, view.rules)
    wanted = next((one for one in steps if one in view.legal), None)
    if wanted is not None:
        return advice(wanted, "lay-off", card=wanted.card)
    if not view.freed:
        return None
    # A wild that was freed has to be laid, wherever there is room.
    freed = next(one for one in view.legal if isinstance(one, Lay) and one.card in view.rules.wilds)
    return advice(freed, "lay-freed", card=freed.card)


def _swap(view: RummyView) -> Swap | None:
    """The swap after which less is left than without one; None where none is worth it."""
    best, least = None, _left(view, view.hand, view.melds)
    for swap, hand, melds in _swaps(view):
        left = _left(view, hand, melds)
        if left < least:
            best, least = swap, left
    return best


def _left(view: RummyView, hand: tuple[Card, ...], melds: tuple[Meld, ...]) -> int:
    """The points that are left after the best lay-offs and a discard."""
    _, left = lay_offs(hand, melds, view.rules)
    thrown = max([view.rules.points([one]) for one in left if one is not view.taken], default=0)
    return view.rules.points(left) - thrown


def _swaps(view: RummyView) -> Iterator[tuple[Swap, tuple[Card, ...], tuple[Meld, ...]]]:
    """The legal swaps, each with the hand and the melds after it."""
    for step in view.legal:
        if isinstance(step, Swap):
            before = view.melds[step.number - 1]
            after = swapped(before, step.card, view.rules)
            assert after is not None, "the swap is legal"
            melds = (*view.melds[: step.number - 1], after, *view.melds[step.number :])
            yield step, (*without(view.hand, (step.card,)), wild_freed(before, after)), melds
