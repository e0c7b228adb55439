"""What the solver of contract rummy is held against: every part of a small hand is tried as a meld."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from fa_cards.rules.actions import Lay
from fa_cards.rules.cards import Card, Suit
from fa_cards.rules.melds import Contract, Kind, Meld, MeldRules
from fa_cards.rules.rummy.solver import fits, laid


class Found(NamedTuple):
    """A way to make a meld of the cards at these places of the hand."""

    places: frozenset[int]
    kind: Kind
    colour: Suit | None
    numbers: range


TO_COME = None
"""Stands in a hand for a card that is still to come: it is a natural card of whatever is wanted."""

Held = Sequence[Card | None]


def ways(hand: Held, rules: MeldRules) -> Iterator[Found]:
    """Every meld of every part of the hand."""
    for size in range(3, len(hand) + 1):
        for places in combinations(range(len(hand)), size):
            part = [hand[place] for place in places]
            natural = [one for one in part if one is not None and one not in rules.wilds]
            to_come = part.count(TO_COME)
            if len(natural) + to_come < rules.min_naturals:
                continue
            if len({one.rank for one in natural}) <= 1:
                yield Found(frozenset(places), Kind.SET, None, range(0))
            numbers = [one.rank for one in natural]
            if size < 4 or size > rules.highest or len(set(numbers)) < len(numbers):
                continue
            colours = {one.suit for one in natural}
            if len(colours) > 1:
                continue
            for colour in colours or {Suit.BLACK, Suit.RED, Suit.GREEN, Suit.YELLOW}:
                for low in range(1, rules.highest - size + 2):
                    if all(low <= number < low + size for number in numbers):
                        yield Found(frozenset(places), Kind.RUN, colour, range(low, low + size))


def layouts(hand: Held, contract: Contract, rules: MeldRules) -> Iterator[list[Found]]:
    """Every way to lay the contract."""
    found = list(ways(hand, rules))

    def choose(first: int, sets: int, runs: int, taken: list[Found]) -> Iterator[list[Found]]:
        if sets == runs == 0:
            yield taken
            return
        for place in range(first, len(found)):
            one = found[place]
            if (sets if one.kind is Kind.SET else runs) == 0:
                continue
            if any(one.places & other.places or (not rules.contiguous and touch(one, other)) for other in taken):
                continue
            is_set = one.kind is Kind.SET
            yield from choose(place + 1, sets - is_set, runs - (not is_set), [*taken, one])

    yield from choose(0, contract.sets, contract.runs, [])


def touch(one: Found, other: Found) -> bool:
    """Whether two runs of a colour share a number or stand side by side."""
    if one.kind is Kind.SET or one.colour is not other.colour:
        return False
    widened = range(other.numbers.start - 1, other.numbers.stop + 1)
    return other.kind is Kind.RUN and any(number in widened for number in one.numbers)


class Least(NamedTuple):
    """What the best way leaves: points before cards."""

    points: int
    cards: int


def least_left(hand: Sequence[Card], contract: Contract, rules: MeldRules, laid_wilds: int = 0) -> Least | None:
    """What stays in the hand at least; None where the contract does not go."""
    best: Least | None = None
    for layout in layouts(hand, contract, rules):
        taken = frozenset[int]().union(*(one.places for one in layout))
        if sum(hand[place] in rules.wilds for place in taken) < laid_wilds:
            continue
        left = [one for place, one in enumerate(hand) if place not in taken]
        here = Least(rules.points(left), len(left))
        if best is None or here < best:
            best = here
    return best


def goes_with(hand: Sequence[Card], more: int, contract: Contract, rules: MeldRules) -> bool:
    """Whether it goes with so many further cards, whatever they are."""
    return next(layouts((*hand, *[TO_COME] * more), contract, rules), None) is not None


def lay_off_results(
    hand: tuple[Card, ...], table: tuple[Meld, ...], rules: MeldRules
) -> set[tuple[tuple[Card, ...], int]]:
    """Every hand that some order of lay-offs leaves, and how many wilds were laid."""
    seen: set[tuple[tuple[Card, ...], tuple[Meld, ...], int]] = set()
    todo: list[tuple[tuple[Card, ...], tuple[Meld, ...], int]] = [(hand, table, 0)]
    while todo:
        state = todo.pop()
        if state in seen:
            continue
        seen.add(state)
        left, melds, wilds = state
        for place, one in enumerate(left):
            for number, end in fits(one, melds, rules):
                after = tuple(laid(meld, one, end, rules) if at == number else meld for at, meld in enumerate(melds, 1))
                todo.append(((*left[:place], *left[place + 1 :]), after, wilds + (one in rules.wilds)))
    return {(tuple(sorted(left, key=lambda one: one.text)), wilds) for left, _melds, wilds in seen}


def carried_out(
    hand: Iterable[Card], table: Sequence[Meld], lays: Sequence[Lay], rules: MeldRules
) -> tuple[list[Card], list[Meld]]:
    """Hand and table after these lay-offs, each of which fits where it says."""
    left, melds = list(hand), list(table)
    for lay in lays:
        assert (lay.number, lay.end) in fits(lay.card, melds, rules), lay.text
        left.remove(lay.card)
        melds[lay.number - 1] = laid(melds[lay.number - 1], lay.card, lay.end, rules)
    return left, melds
