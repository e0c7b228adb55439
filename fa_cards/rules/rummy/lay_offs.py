"""How most of a hand is laid off on the melds of the table, exactly (toonerville.md, sections 4 and 9).

A hand is laid off colour by colour: runs of different colours meet in the wilds alone. Within a colour one sweep goes
over the numbers from 1 up. Runs that wait for the same number are not told apart, so that it is enough to know how
many of them go on upwards with the number, and how many lie above that will have come down to it. A card that fits a
set is laid in any case; it may still stand in a run, as a step to others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from fa_cards.rules.actions import End, Lay
from fa_cards.rules.cards import COLOURS, Card, Suit, card
from fa_cards.rules.melds import Kind, Meld, MeldRules
from fa_cards.rules.rummy.laying import fits, going_on, laid

_POINT_WORTH = 1 << 8
"""Points decide before cards: no hand holds so many cards."""
_NO_LIMIT = 1000
"""More wilds than any pack holds."""


def may_end(hand: Sequence[Card], fresh: Card | None, freed: int, table: Sequence[Meld], rules: MeldRules) -> bool:
    """Whether lay-offs can bring the turn to where it may end (toonerville.md, section 4).

    That is: some of them, in some order, lay so many wilds at least and leave no card, or one that may be discarded.

    Args:
        hand: What is held.
        fresh: The card just taken from the pile, which may not be discarded; None where it may.
        freed: The wilds taken from runs that have to be laid.
        table: The melds.
        rules: What makes a meld.
    """
    if not hand:
        return not freed
    wilds = sum(one in rules.wilds for one in hand)
    if freed > wilds or freed > _room(table, rules):
        return False
    # A wild stands wherever there is room, so that laying only as many as must be leaves the most to choose from.
    kept = Counter(one for one in hand if one is not fresh)
    naturals = sum(count for one, count in kept.items() if one not in rules.wilds)
    others = sum(count for one, count in kept.items() if one in rules.wilds)
    # Wilds of the kind that may not be discarded are laid first.
    if naturals or others > max(0, freed - (wilds - others)):
        return True
    return not lay_offs(hand, table, rules)[1]


def _room(table: Sequence[Meld], rules: MeldRules) -> int:
    """How many wilds the melds take at most."""
    if any(meld.kind is Kind.SET for meld in table):
        return _NO_LIMIT
    return sum(rules.highest - len(meld.cards) for meld in table)


def lay_offs(hand: Sequence[Card], table: Sequence[Meld], rules: MeldRules) -> tuple[tuple[Lay, ...], tuple[Card, ...]]:
    """Lay-offs, in an order in which they go, that leave the fewest points in the hand, then the fewest cards.

    It is exact and bounds nothing.

    Returns:
        The lay-offs, and the cards that stay in the hand in its order.
    """
    held = Counter(hand)
    # By wilds used, the most that is laid and how it is in each colour.
    best: dict[int, tuple[int, tuple[_Way, ...]]] = {0: (0, ())}
    for colour in COLOURS:
        task = _Task.of(colour, held, table, rules)
        joined: dict[int, tuple[int, tuple[_Way, ...]]] = {}
        for more, way in task.ways().items():
            for used, (value, before) in best.items():
                total = value + way.value
                if used + more <= task.wilds and (used + more not in joined or joined[used + more][0] < total):
                    joined[used + more] = (total, (*before, way))
        best = joined
    chosen = max(best.values(), key=lambda one: one[0])[1]
    return _Laying(hand, table, rules).carried_out(chosen)


class _Step(NamedTuple):
    """What the runs of a colour take at one number."""

    number: int
    naturals: int
    wilds: int
    up: int
    """How many runs go on upwards with the number."""
    down: int
    """How many go on downwards with it."""


class _Way(NamedTuple):
    """What the runs of a colour take, number by number."""

    colour: Suit
    value: int
    step: _Step | None
    before: _Way | None

    @property
    def steps(self) -> list[_Step]:
        """The steps from the lowest number up."""
        way: _Way | None = self
        steps = []
        while way is not None:
            if way.step is not None:
                steps.append(way.step)
            way = way.before
        return steps[::-1]


class _Task(NamedTuple):
    """The runs of a colour and the cards for them."""

    colour: Suit
    counts: Mapping[int, int]
    """How often each number is held."""
    wilds: int
    highest: int
    above: Mapping[int, int]
    """How many runs wait upwards for each number."""
    below: Mapping[int, int]
    """How many runs wait downwards for each number."""
    worth: Mapping[int, int]
    """What each number adds when it is laid in a run; 0 where it fits a set."""
    wild_worth: int
    """What a wild adds; 0 where a set takes it anyhow."""

    @classmethod
    def of(cls, colour: Suit, held: Counter[Card], table: Sequence[Meld], rules: MeldRules) -> _Task:
        """The task of a colour."""
        sets = frozenset(rules.number(meld) for meld in table if meld.kind is Kind.SET)
        cards = {number: card(f"{colour.value}{number}") for number in range(1, rules.highest + 1)}
        runs = [meld for meld in table if meld.kind is Kind.RUN and rules.colour(meld) is colour]
        ends = [going_on(run, rules) for run in runs]
        return cls(
            colour,
            {number: held[one] for number, one in cards.items()},
            sum(held[one] for one in rules.wilds),
            rules.highest,
            Counter(above for _below, above in ends if above is not None),
            Counter(below for below, _above in ends if below is not None),
            {number: 0 if number in sets else rules.points([one]) * _POINT_WORTH + 1 for number, one in cards.items()},
            0 if sets else rules.points(rules.wilds) // max(1, len(rules.wilds)) * _POINT_WORTH + 1,
        )

    def ways(self) -> dict[int, _Way]:
        """By the wilds used, what lays the most."""
        nothing = _Way(self.colour, 0, None, None)
        if not (self.above or self.below) or (self.wild_worth == 0 and not any(self.counts.values())):
            return {0: nothing}
        # The key: runs that go on upwards, runs that came down to a lower number, wilds used.
        states: dict[tuple[int, int, int], _Way] = {(0, 0, 0): nothing}
        for number in range(1, self.highest + 1):
            after: dict[tuple[int, int, int], _Way] = {}
            for (up, down, used), way in states.items():
                for key, step, gain in self._steps(number, up, down, used):
                    value = way.value + gain
                    if key not in after or after[key].value < value:
                        after[key] = _Way(self.colour, value, step, way) if step else way
            states = after
        best: dict[int, _Way] = {}
        for (_up, down, used), way in states.items():
            if not down and (used not in best or best[used].value < way.value):
                best[used] = way
        return best

    def _steps(
        self, number: int, up: int, down: int, used: int
    ) -> Iterator[tuple[tuple[int, int, int], _Step | None, int]]:
        held, spare = self.counts[number], self.wilds - used
        waiting = self.below.get(number, 0)
        begin = sum(count for place, count in self.below.items() if place >= number)
        for going_up in range(min(up + self.above.get(number, 0), held + spare) + 1):
            for coming in range(down, min(begin, held + spare - going_up) + 1):
                slots = going_up + coming
                most = min(held, slots)
                # Where wilds are laid anyhow, one never takes the place of a natural card that is held.
                for naturals in range(most, max(-1, slots - spare - 1) if self.wild_worth else most - 1, -1):
                    wilds = slots - naturals
                    if wilds > spare:
                        break
                    gain = naturals * self.worth[number] + wilds * self.wild_worth
                    step = _Step(number, naturals, wilds, going_up, coming) if slots else None
                    # One that meets a run here and goes on to a higher run would be two that follow each other.
                    yield (going_up, coming - min(waiting, coming), used + wilds), step, gain


class _Laying:
    """Lay-offs that are carried out one by one."""

    def __init__(self, hand: Sequence[Card], table: Sequence[Meld], rules: MeldRules) -> None:
        self.left = list(hand)
        self.table = list(table)
        self.rules = rules
        self.done: list[Lay] = []

    def carried_out(self, ways: Sequence[_Way]) -> tuple[tuple[Lay, ...], tuple[Card, ...]]:
        """The lay-offs of these ways, then those on sets."""
        for way in ways:
            self._runs(way)
        sets = {
            self.rules.number(meld): place
            for place, meld in reversed([*enumerate(self.table)])
            if meld.kind is Kind.SET
        }
        for one in tuple(self.left):
            place = min(sets.values(), default=None) if one in self.rules.wilds else sets.get(one.rank)
            if place is not None:
                self._lay(one, place, End.ONLY)
        return tuple(self.done), tuple(self.left)

    def _runs(self, way: _Way) -> None:
        """Lays what a colour takes: upwards from the lowest number, then downwards from the highest."""
        steps = {step.number: step for step in way.steps}
        naturals = {number: step.naturals for number, step in steps.items()}
        for end, order in ((End.HIGH, sorted(steps)), (End.LOW, sorted(steps, reverse=True))):
            for number in order:
                for _ in range(steps[number].up if end is End.HIGH else steps[number].down):
                    if naturals[number]:
                        naturals[number] -= 1
                        one = card(f"{way.colour.value}{number}")
                    else:
                        one = next(one for one in self.left if one in self.rules.wilds)
                    self._lay(one, self._waiting(way.colour, number, end), end)

    def _waiting(self, colour: Suit, number: int, end: End) -> int:
        """The place of a run that waits for the number at that end."""
        return next(
            place
            for place, meld in enumerate(self.table)
            if meld.kind is Kind.RUN
            and self.rules.colour(meld) is colour
            and going_on(meld, self.rules)[end is End.HIGH] == number
        )

    def _lay(self, one: Card, place: int, end: End) -> None:
        ends = [fit.end for fit in fits(one, self.table[place : place + 1], self.rules)]
        named = end if end in ends else End.ONLY
        self.table[place] = laid(self.table[place], one, named, self.rules)
        self.left.remove(one)
        self.done.append(Lay(one, place + 1, named))
