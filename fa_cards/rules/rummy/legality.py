"""Which steps may be taken in a position of contract rummy, and why one may not (toonerville.md, sections 3 and 4)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from fa_cards.rules.actions import (
    Action,
    Buy,
    Discard,
    Down,
    Draw,
    End,
    FurtherMeld,
    Lay,
    Let,
    Restock,
    Swap,
    Take,
)
from fa_cards.rules.cards import Card, same_cards, without
from fa_cards.rules.chance import Dice
from fa_cards.rules.dealing import Hand
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.game import Family, Legal
from fa_cards.rules.melds import Kind, Meld
from fa_cards.rules.phases import Phase
from fa_cards.rules.rummy.position import RummyPosition
from fa_cards.rules.rummy.proposals import further_meld, going_down, swaps_of, turn_ends
from fa_cards.rules.rummy.solver import fits, laid, swapped, wild_freed
from fa_cards.rules.steps import BEGINNING, BEGINNING_STEPS, Checks, Steps, check_nothing


@dataclass(frozen=True, slots=True)
class Downs(Family):
    """Every way of laying the contract."""

    word: str = field(default=Down.word, init=False)
    best: Down
    """The one that leaves the least in the hand, without a swap where it goes without one."""

    def pick(self, dice: Dice) -> Action:
        """The best one."""
        return self.best


@dataclass(frozen=True, slots=True)
class FurtherMelds(Family):
    """Every further meld."""

    word: str = field(default=FurtherMeld.word, init=False)
    best: FurtherMeld

    def pick(self, dice: Dice) -> Action:
        """The one that leaves the least in the hand."""
        return self.best


@dataclass(frozen=True, slots=True)
class Restocks(Family):
    """Every order of the discards but for the top one."""

    word: str = field(default=Restock.word, init=False)
    cards: Hand

    def pick(self, dice: Dice) -> Action:
        """One order by chance."""
        return Restock(dice.shuffled(self.cards))


# --- what may be done ------------------------------------------------------------------------------------------------


def legal_steps(position: RummyPosition) -> Legal:
    """The steps of a player's turn, of a seat that is asked to buy, and of the table that renews the stock."""
    match position.phase:
        case Phase.TAKE:
            return (Take(), Draw()) if position.pile else (Draw(),)
        case Phase.BUY:
            return (Buy(), Let())
        case Phase.RESTOCK:
            return (Restocks(position.pile[:-1]),)
        case _:
            return (*_melding(position), *_discards(position))


STEPS: Steps = {
    **BEGINNING_STEPS,
    **dict.fromkeys((Phase.TAKE, Phase.BUY, Phase.MELD, Phase.RESTOCK), legal_steps),
}
"""For each phase the steps that may be taken."""


def _melding(position: RummyPosition) -> Legal:
    """What the player may do with melds."""
    if not position.down[position.on_move]:
        down = going_down(position)
        return () if down is None else (Downs(down),)
    found: list[Action | Family] = []
    hand = position.hands[position.on_move]
    if position.rules.extra_melds and (meld := further_meld(position)) is not None:
        found.append(FurtherMelds(meld))
    if not position.lays_off:
        return tuple(found)
    for card in dict.fromkeys(hand):
        for fit in fits(card, position.melds, position.rules.melds):
            lay = Lay(card, fit.number, fit.end)
            if _ends_after_lay(position, lay):
                found.append(lay)
    found += [one for one in swaps_of(position) if _swap_ends(position, one)]
    return tuple(found)


def _discards(position: RummyPosition) -> Legal:
    if position.freed:
        return ()
    hand = position.hands[position.on_move]
    return tuple([Discard(card) for card in dict.fromkeys(hand) if card is not position.taken])


# --- why not ---------------------------------------------------------------------------------------------------------


def _check_held(position: RummyPosition, cards: Iterable[Card], more: Iterable[Card] = ()) -> Hand:
    """What the seat on move keeps when these cards leave its hand.

    Args:
        position: before the step.
        cards: that leave it.
        more: that came into it before.

    Raises:
        IllegalAction: it does not hold one of them, or not as often.
    """
    left = [*position.hands[position.on_move], *more]
    for one in cards:
        if one not in left:
            raise IllegalAction("not-in-hand", card=one)
        left.remove(one)
    return tuple(left)


def _check_take(position: RummyPosition, action: Take) -> None:
    if not position.pile:
        raise IllegalAction("no-discard")


def _check_restock(position: RummyPosition, action: Restock) -> None:
    if not same_cards(action.cards, position.pile[:-1]):
        raise IllegalAction("wrong-pack")


def _check_meld(position: RummyPosition, meld: Meld) -> None:
    fault = position.rules.melds.fault(meld)
    if fault == "no-natural":
        raise IllegalAction(fault, n=position.rules.melds.min_naturals)
    if fault is not None:
        raise IllegalAction(fault)


def _check_number(position: RummyPosition, number: int) -> Meld:
    """The meld on the table with that number."""
    if not 1 <= number <= len(position.table):
        raise IllegalAction("no-such-meld", n=number)
    return position.melds[number - 1]


def _check_swap_made(position: RummyPosition, melds: list[Meld], swap: Swap) -> Card:
    """The wild that a swap frees; the meld is then as it is after it.

    Args:
        position: before the step.
        melds: on the table, as the swaps before this one have left them.
        swap: the swap.
    """
    if not position.rules.swaps:
        raise IllegalAction("swaps-off")
    _check_number(position, swap.number)
    before = melds[swap.number - 1]
    if before.kind is Kind.SET:
        raise IllegalAction("set-rook")
    after = swapped(before, swap.card, position.rules.melds)
    if after is None:
        raise IllegalAction("no-fit")
    melds[swap.number - 1] = after
    return wild_freed(before, after)


def _check_down(position: RummyPosition, action: Down) -> None:
    rules = position.rules
    if position.down[position.on_move]:
        raise IllegalAction("already-down")
    if action.swaps and not rules.swaps:
        raise IllegalAction("swaps-off")
    if action.swaps and rules.swap_requires_down:
        raise IllegalAction("down-first")
    if not position.contract.met_by(action.melds):
        raise IllegalAction("contract", sets=position.contract.sets, runs=position.contract.runs)
    for one in action.melds:
        _check_meld(position, one)
    if not rules.melds.contiguous and rules.melds.contiguous_runs(action.melds):
        raise IllegalAction("contiguous-runs")
    melds = list(position.melds)
    given = [one.card for one in action.swaps]
    _check_held(position, given)
    freed = [_check_swap_made(position, melds, one) for one in action.swaps]
    cards = [card for one in action.melds for card in one.cards]
    left = _check_held(position, (*given, *cards), freed)
    if position.whole_hand and left:
        raise IllegalAction("last-round-discard")
    _check_ends(
        position,
        left,
        max(0, len(freed) - sum(one in rules.melds.wilds for one in cards)),
        (*melds, *action.melds),
        lays_off=rules.layoff_same_turn,
    )


def _check_further(position: RummyPosition, action: FurtherMeld) -> None:
    if not position.rules.extra_melds:
        raise IllegalAction("extra-melds-off")
    if not position.down[position.on_move]:
        raise IllegalAction("down-first")
    _check_meld(position, action.meld)
    left = _check_held(position, action.meld.cards)
    wilds = sum(one in position.rules.melds.wilds for one in action.meld.cards)
    melds = (*position.melds, action.meld)
    _check_ends(position, left, max(0, position.freed - wilds), melds, lays_off=position.lays_off)


def _check_after_down(position: RummyPosition) -> None:
    """Nothing, if the player may lay off and swap now."""
    if not position.down[position.on_move]:
        raise IllegalAction("down-first")
    if not position.lays_off:
        raise IllegalAction("layoff-later")


def _check_lay(position: RummyPosition, action: Lay) -> None:
    _check_after_down(position)
    _check_number(position, action.number)
    _check_held(position, (action.card,))
    ends = [one.end for one in fits(action.card, position.melds, position.rules.melds) if one.number == action.number]
    if not ends:
        raise IllegalAction("no-fit")
    if action.end not in ends:
        raise IllegalAction("which-end" if action.end is End.ONLY else "one-end")
    if not _ends_after_lay(position, action):
        raise IllegalAction(_why_no_end(position.freed))


def _check_swap(position: RummyPosition, action: Swap) -> None:
    if not position.rules.swaps:
        raise IllegalAction("swaps-off")
    _check_after_down(position)
    _check_number(position, action.number)
    _check_held(position, (action.card,))
    _check_swap_made(position, list(position.melds), action)
    if not _swap_ends(position, action):
        raise IllegalAction(_why_no_end(position.freed + 1))


def _check_discard(position: RummyPosition, action: Discard) -> None:
    _check_held(position, (action.card,))
    if position.freed:
        raise IllegalAction("rook-kept")
    if action.card is position.taken:
        raise IllegalAction("discard-taken")


# --- whether the turn can be ended -----------------------------------------------------------------------------------


def _why_no_end(freed: int) -> str:
    return "rook-kept" if freed else "discard-taken"


def _check_ends(position: RummyPosition, left: Hand, freed: int, melds: tuple[Meld, ...], *, lays_off: bool) -> None:
    if not turn_ends(position, left, freed, melds, lays_off=lays_off):
        raise IllegalAction(_why_no_end(freed))


def _ends_after_lay(position: RummyPosition, lay: Lay) -> bool:
    melds, rules = list(position.melds), position.rules.melds
    melds[lay.number - 1] = laid(melds[lay.number - 1], lay.card, lay.end, rules)
    left = without(position.hands[position.on_move], (lay.card,))
    freed = max(0, position.freed - (lay.card in rules.wilds))
    return turn_ends(position, left, freed, tuple(melds), lays_off=position.lays_off)


def _swap_ends(position: RummyPosition, swap: Swap) -> bool:
    melds = list(position.melds)
    wild = _check_swap_made(position, melds, swap)
    left = (*without(position.hands[position.on_move], (swap.card,)), wild)
    return turn_ends(position, left, position.freed + 1, tuple(melds), lays_off=position.lays_off)


def untimely(position: RummyPosition, action: Action) -> str | None:
    """The code of the reason why it is too late to take the declined card, where it is that."""
    late = isinstance(action, Take) and position.sold and position.phase is Phase.MELD
    return "after-buy" if late else None


CHECKS: Checks = {
    **BEGINNING,
    Take: ((Phase.TAKE,), _check_take),
    Draw: ((Phase.TAKE,), check_nothing),
    Buy: ((Phase.BUY,), check_nothing),
    Let: ((Phase.BUY,), check_nothing),
    Restock: ((Phase.RESTOCK,), _check_restock),
    Down: ((Phase.MELD,), _check_down),
    FurtherMeld: ((Phase.MELD,), _check_further),
    Lay: ((Phase.MELD,), _check_lay),
    Swap: ((Phase.MELD,), _check_swap),
    Discard: ((Phase.MELD,), _check_discard),
}
"""For each kind of step the phases in which it is waited for, and the one check that says why it may not be taken."""
