"""The best ways of laying melds in a position of contract rummy, and whether the turn can be ended after them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from fa_cards.rules.actions import Down, FurtherMeld, Swap
from fa_cards.rules.cards import Card, without
from fa_cards.rules.dealing import Hand
from fa_cards.rules.melds import Contract, Kind, Meld
from fa_cards.rules.rummy.position import RummyPosition
from fa_cards.rules.rummy.solver import Arrangement, best, may_end, swapped, whole, wild_freed


def turn_ends(position: RummyPosition, left: Hand, freed: int, melds: tuple[Meld, ...], *, lays_off: bool) -> bool:
    """Whether the turn can be ended: all freed wilds laid, and a card to throw away or none left.

    Args:
        position: of the turn.
        left: the hand.
        freed: the wilds in it that have to be laid in this turn.
        melds: on the table.
        lays_off: whether cards may be laid off in this turn.
    """
    taken = position.taken
    if not freed and (not left or any(one is not taken for one in left)):
        return True
    return lays_off and may_end(left, taken, freed, melds, position.rules.melds)


def swaps_of(position: RummyPosition) -> tuple[Swap, ...]:
    """Every swap of a card of the seat on move for a wild of a run, whether the turn can be ended after it or not."""
    if not position.rules.swaps:
        return ()
    rules = position.rules.melds
    return tuple(
        Swap(card, number)
        for number, meld in enumerate(position.melds, 1)
        if meld.kind is Kind.RUN and any(one in rules.wilds for one in meld.cards)
        for card in dict.fromkeys(position.hands[position.on_move])
        if swapped(meld, card, rules) is not None
    )


def going_down(position: RummyPosition) -> Down | None:
    """The way of laying the contract that leaves the least, with as few swaps as it takes; None where none is legal."""
    hand = position.hands[position.on_move]
    if position.whole_hand:
        melds = whole(hand, position.contract, position.rules.melds)
        return None if melds is None else Down(melds)
    for swaps, held, table in _after_swaps(position, hand):
        found = _arranged(
            position, held, table, position.contract, freed=len(swaps), lays_off=position.rules.layoff_same_turn
        )
        if found is not None:
            return Down(found, swaps)
    return None


def further_meld(position: RummyPosition) -> FurtherMeld | None:
    """The further meld that leaves the least in the hand; None where none is legal."""
    hand, rules = position.hands[position.on_move], position.rules.melds
    found = [
        melds[0]
        for one in (Contract(1, 0), Contract(0, 1))
        if (melds := _arranged(position, hand, position.melds, one, freed=position.freed, lays_off=position.lays_off))
        is not None
    ]
    return FurtherMeld(max(found, key=lambda meld: rules.points(meld.cards))) if found else None


def _after_swaps(position: RummyPosition, hand: Hand) -> Iterator[tuple[tuple[Swap, ...], Hand, tuple[Meld, ...]]]:
    """Every choice of swaps, the fewest first, with the hand and the melds on the table after them."""
    rules = position.rules
    every = () if rules.swap_requires_down else swaps_of(position)
    for count in range(len(every) + 1):
        for swaps in combinations(every, count):
            given = Counter(one.card for one in swaps)
            if any(hand.count(card) < times for card, times in given.items()):
                continue
            melds: list[Meld] = list(position.melds)
            freed: list[Card] = []
            for one in swaps:
                before = melds[one.number - 1]
                after = swapped(before, one.card, rules.melds)
                assert after is not None, "each number of a run is free once"
                freed.append(wild_freed(before, after))
                melds[one.number - 1] = after
            yield swaps, (*without(hand, given.elements()), *freed), tuple(melds)


def _arranged(
    position: RummyPosition, hand: Hand, table: tuple[Meld, ...], contract: Contract, *, freed: int, lays_off: bool
) -> tuple[Meld, ...] | None:
    """The melds of a contract that leave the least, of those after which the turn can be ended.

    Args:
        position: of the turn.
        hand: what may be laid.
        table: the melds that lie there.
        contract: what is to be laid.
        freed: the wilds of the hand that have to be laid in this turn.
        lays_off: whether those that are not in the melds may be laid off.
    """
    rules = position.rules.melds

    def ends(way: Arrangement) -> bool:
        wilds = sum(one in rules.wilds for meld in way.melds for one in meld.cards)
        return turn_ends(position, way.left, max(0, freed - wilds), (*table, *way.melds), lays_off=lays_off)

    for laid_wilds in range(freed + 1) if lays_off else (freed,):
        way = best(hand, contract, rules, laid_wilds=laid_wilds)
        if way is None:
            continue
        if ends(way):
            return way.melds
        # Where the best way leaves nothing to be thrown away, others leave some other card.
        others = [
            Arrangement(found.melds, (*found.left, kept))
            for kept in dict.fromkeys(hand)
            if (found := best(without(hand, (kept,)), contract, rules, laid_wilds=laid_wilds)) is not None
        ]
        if ending := [one for one in others if ends(one)]:
            return min(ending, key=lambda one: (rules.points(one.left), len(one.left))).melds
    return None
