"""When to offer a raise and when to agree to one (teka.md, section 5)."""

from __future__ import annotations

from dataclasses import replace

from fa_cards.bots.advice import Advice, advice
from fa_cards.bots.teka.known import SUIT_MASKS, Known, known
from fa_cards.rules.actions import Accept, Raise, Refuse
from fa_cards.rules.teka.contract import TRICKS
from fa_cards.rules.teka.pack import DECK, SEATS
from fa_cards.rules.teka.view import TekaView


def offer(view: TekaView) -> Advice | None:
    """A raise to what is sure, or None.

    A view remembers no offers. What was already sure at an earlier lead was offered then, so it is not offered again.
    """
    contract = view.contract
    if contract is None or not any(isinstance(step, Raise) for step in view.legal) or view.trick:
        return None
    if view.totals[view.seat] + contract.tricks >= view.options.target:
        return None  # the contract as it stands already wins the match
    number = min(TRICKS, _sure_in_all(view))
    if number <= contract.tricks or any(_sure_in_all(earlier) >= number for earlier in _earlier_leads(view)):
        return None
    return advice(Raise(number), "raise-sure", n=number)


def answer(view: TekaView) -> Advice:
    """Yes to a raise that this side can surely beat, or that cannot make matters worse; else no."""
    contract, offered = view.contract, view.offer
    assert contract is not None and offered is not None
    declarer_wins = view.totals[contract.declarer] + contract.worth(True, view.options.lawreece) >= view.options.target
    if declarer_wins:
        return advice(Accept(), "accept-nothing-lost")
    mine = view.taken[view.seat] + view.taken[(view.seat + 2) % SEATS]
    mine += _sure_defending(view)
    if mine > TRICKS - offered.number:
        return advice(Accept(), "accept-sure", n=mine)
    return advice(Refuse(), "refuse-raise", n=offered.number)


def _sure_in_all(view: TekaView) -> int:
    """The tricks that the declarer's side has and those that his hand takes from here in any case, when he leads."""
    won = view.taken[view.seat] + view.taken[(view.seat + 2) % SEATS]
    return won + _sure(known(view))


def _sure(now: Known) -> int:
    """The tricks that a hand on lead takes, however the cards lie."""
    against = now.foes_may_hold
    trumps = now.bosses(now.hand & now.trump).bit_count()
    theirs = (against & now.trump).bit_count()
    if trumps < theirs:
        return trumps
    # Every round takes one trump at least from who holds them all: after that the rest of the trumps are good too.
    count = (now.hand & now.trump).bit_count()
    for suit in SUIT_MASKS:
        mine = now.hand & suit
        bosses = now.bosses(mine).bit_count()
        if suit != now.trump:
            count += mine.bit_count() if bosses >= (against & suit).bit_count() else bosses
    return count


def _earlier_leads(view: TekaView) -> list[TekaView]:
    """What this seat saw at its own earlier leads of the deal."""
    result = []
    for place, trick in enumerate(view.tricks):
        if trick.leader != view.seat:
            continue
        since = [one.card for later in view.tricks[place:] for one in later.plays if one.seat == view.seat]
        before = view.tricks[:place]
        result.append(
            replace(
                view,
                hand=tuple(DECK.cards(DECK.mask((*view.hand, *since)))),
                tricks=before,
                trick=(),
                taken=tuple(sum(one.winner == seat for one in before) for seat in range(SEATS)),
                counts=tuple(TRICKS - place for _ in range(SEATS)),
            )
        )
    return result


def _sure_defending(view: TekaView) -> int:
    """The tricks that a defender has in any case: trumps from the top that no foe can beat."""
    now = known(view)
    return now.bosses(now.hand & now.trump).bit_count()
