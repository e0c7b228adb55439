"""How far a hand is from a contract, and which cards bring it nearer, exactly (toonerville.md, sections 2 and 3).

A card that is still to come is taken for a natural card of whatever is wanted: a wild does no better.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from fa_cards.rules.cards import COLOURS, ROOK_NUMBERS, Card, without
from fa_cards.rules.melds import Contract, Kind, MeldRules
from fa_cards.rules.rummy.arranging import add_wilds, wilds_of
from fa_cards.rules.rummy.drafts import Draft, drafts
from fa_cards.rules.rummy.runs import FILLER, RUN_LENGTH, Move
from fa_cards.rules.rummy.sweep import Cell, Holding, Links, State, Sweep, natural

_REMEMBERED = 256


class Part(NamedTuple):
    """What is held of a meld."""

    kind: Kind
    cards: tuple[Card, ...]
    """Those held; of a run from the lowest up, each wild in a place that it may fill."""
    short: int
    """How many more it takes; 0 where it can be laid."""
    wanted: tuple[Card, ...]
    """The natural cards any one of which makes it less short; none where it has no natural card yet: any begins it."""


class Nearest(NamedTuple):
    """The best that a hand has towards a contract."""

    melds: tuple[Part, ...]
    """A part for each meld of the contract: sets before runs, low numbers before high ones."""
    missing: int
    """How many cards are short in all."""
    left: tuple[Card, ...]
    """The cards that no part needs, in the order of the hand."""


def missing(hand: Sequence[Card], contract: Contract, rules: MeldRules) -> int:
    """The fewest further cards with which the contract goes, whatever they are; 0 where it goes."""
    return _missing(Holding.of(hand, rules), contract, rules)


@lru_cache(maxsize=_REMEMBERED)
def _missing(hand: Holding, contract: Contract, rules: MeldRules) -> int:
    # As many as colours and numbers need each for itself are short at least.
    short = max(0, Sweep(hand, contract, rules, short=1).need - hand.wilds)
    while not _goes(hand, contract, rules, short):
        short += 1
    return short


def _goes(hand: Holding, contract: Contract, rules: MeldRules, short: int) -> bool:
    return bool(Sweep(hand, contract, rules, short=short).reached()[1])


def wanted(hand: Sequence[Card], contract: Contract, rules: MeldRules) -> frozenset[Card]:
    """The natural cards any one of which, added to the hand, makes one card less be missing; none where it goes."""
    holding = Holding.of(hand, rules)
    short = _missing(holding, contract, rules)
    if not short:
        return frozenset()
    everything = frozenset(one for one in ROOK_NUMBERS if one.rank <= rules.highest and one not in rules.wilds)
    # A card is wanted just where it can take the place of a filler on some way with so many cards short.
    layers, ends = Sweep(holding, contract, rules, short=short, every_lead=True).links()
    if any(runs_left or sets_left for _runs, _fillers, runs_left, sets_left, _over, _debts in ends):
        # A meld has no card yet: any one begins it.
        return everything
    found = _fillers(layers, [state for state in ends if state[-1]])
    if not all(state[-1] for state in ends):
        # Where all cards that are short are natural ones that melds owe, one more helps only in a meld that owes.
        for one in _fillers(layers, ends) - found:
            if _goes(Holding.of((*hand, one), rules), contract, rules, short - 1):
                found.add(one)
    return frozenset(found)


def _fillers(layers: Sequence[tuple[Cell, Links]], ends: Iterable[State]) -> set[Card]:
    """The cards for which fillers stand on the ways to these states."""
    found: set[Card] = set()
    states = set(ends)
    for cell, links in reversed(layers):
        before: set[State] = set()
        for state in states & links.keys():
            for link in links[state]:
                before.add(link.before)
                found.update(_filled(cell, link.by, link.before[1] - state[1]))
        states = before
    return found


def _filled(cell: Cell, by: Move | int, fillers: int) -> Iterator[Card]:
    """The cards for which fillers stand."""
    if not fillers:
        return
    if not isinstance(by, Move):
        yield from _of_number(cell.number)
        return
    assert cell.colour is not None
    numbers = {cell.number} if any(step == FILLER for _field, step in by.steps) else set[int]()
    for lead in by.starts:
        numbers.update(range(cell.number - lead, cell.number))
    for number in numbers:
        yield natural(cell.colour, number)


def _of_number(number: int) -> tuple[Card, ...]:
    return tuple(natural(colour, number) for colour in range(len(COLOURS)))


def nearest(hand: Sequence[Card], contract: Contract, rules: MeldRules) -> Nearest:
    """What the hand has towards the contract: with the fewest cards short, then with the fewest points left over.

    Its wilds stand first where they complete a meld.
    """
    holding = Holding.of(hand, rules)
    short = _missing(holding, contract, rules)
    sweep = Sweep(holding, contract, rules, short=short, grow=True)
    made = drafts(sweep)
    assert made is not None
    parts = _parts(made, sweep, wilds_of(hand, rules))
    return Nearest(parts, short, without(hand, (one for part in parts for one in part.cards)))


def _parts(made: list[Draft], sweep: Sweep, wilds: list[Card]) -> tuple[Part, ...]:
    least = sweep.rules.min_naturals
    wanted_of = [_wanted_of(draft, sweep.rules) for draft in made]
    # In the gaps that natural cards alone may fill no wild stands.
    owed = [max(0, least - len(draft.naturals)) for draft in made]
    gaps = [draft.fillers - owes for draft, owes in zip(made, owed, strict=True)]
    for place in sorted(range(len(made)), key=lambda one: (owed[one] > 0, gaps[one])):
        for _ in range(min(gaps[place], len(wilds))):
            draft = made[place]
            draft.cards[draft.cards.index(None)] = wilds.pop()
    shorts = [draft.fillers for draft in made]
    if not sweep.tight:
        add_wilds(made, wilds, sweep.rules)
    return tuple(
        Part(draft.kind, tuple(draft.naturals), short, those if short else ())
        for draft, short, those in zip(made, shorts, wanted_of, strict=True)
    )


def _wanted_of(draft: Draft, rules: MeldRules) -> tuple[Card, ...]:
    """The natural cards that fill a gap of a meld."""
    if draft.kind is Kind.SET:
        return _of_number(draft.number) if draft.number else ()
    if draft.colour is None:
        return ()
    held = {one.rank for one in draft.naturals}
    gaps = {draft.number + place for place, one in enumerate(draft.cards) if one is None}
    if rules.contiguous and len(draft.cards) == RUN_LENGTH:
        # The fillers may stand below or above.
        low, high = max(1, max(held) - RUN_LENGTH + 1), min(rules.highest, min(held) + RUN_LENGTH - 1)
        gaps = set(range(low, high + 1)) - held
    return tuple(natural(draft.colour, number) for number in sorted(gaps))
