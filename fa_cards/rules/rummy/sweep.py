"""The search under the solver of contract rummy: one sweep over the numbers of a hand (toonerville.md, sections 2, 3).

A hand is how often each colour holds each number, and how many wilds there are. The sweep goes over the places
(colour, number) of the hand and keeps, for everything that decides what may still come, the most that could be laid
so far: the runs that are open in each colour, the fillers, runs and sets that are left, and the cards of the number
at hand that no run took. A filler is a wild of the hand or, where cards may be short, a card that is still to come.
Where no set is asked for, colours meet in the fillers and runs left alone, so that they are swept one after another.

What keeps it exact and small at once:

- A run begins at its first natural card. Whether the wilds at its ends stand below or above is the same for what is
  laid, so that they stand above where there is room. (Not so where runs have to keep apart.)
- A wild stands where its natural card is in the hand only for a set that has no natural card to spare.
- A run that may stop goes on with a card that would be left over otherwise.
- A state whose open runs and missing melds need more fillers than are left is dropped.
- Wilds that are not needed go into a set, or to the ends of runs, at the very end. (Not so where there may be no room
  for them: then the sweep is `tight` and tries every place.)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from fa_cards.rules.cards import COLOURS, Card, card
from fa_cards.rules.melds import HIGH_POINTS, LOW_POINTS, SHORTEST, WILD_POINTS, Contract, Kind, MeldRules
from fa_cards.rules.rummy.runs import (
    END,
    LEAN_SET_DUE,
    NEVER,
    REST,
    RUN_LENGTH,
    SET_DUE,
    WIDTH,
    Manner,
    Move,
    fields,
    joined,
    lengths,
    moves,
    run_needs,
)

_LOWEST_WIDTH = 5
"""Bits for the lowest number of a run to come."""
_CARD_WORTH = 1
_POINT_WORTH = 1 << 8
"""Points decide before cards: no hand holds so many cards."""


@dataclass(frozen=True)
class Holding:
    """A hand as the sweep reads it."""

    counts: tuple[tuple[int, ...], ...]
    """By colour, in the order of COLOURS, how often each number is held; the first number stands at 1."""
    wilds: int

    @classmethod
    def of(cls, hand: Iterable[Card], rules: MeldRules) -> Holding:
        """The hand under these rules."""
        # Three zeros behind the highest number, so that what comes after it may be asked for.
        counts = [[0] * (rules.highest + RUN_LENGTH) for _ in COLOURS]
        wilds = 0
        for one in hand:
            if one in rules.wilds:
                wilds += 1
            else:
                assert one.suit is not None
                counts[COLOURS.index(one.suit)][one.rank] += 1
        return cls(tuple(map(tuple, counts)), wilds)

    @property
    def size(self) -> int:
        """How many cards it has."""
        return self.wilds + sum(map(sum, self.counts))

    @cached_property
    def totals(self) -> tuple[int, ...]:
        """How often each number is held in all colours together."""
        return tuple(map(sum, zip(*self.counts, strict=True)))


def natural(colour: int, number: int) -> Card:
    """The card of a colour, by its place in COLOURS, and a number."""
    return card(f"{COLOURS[colour].value}{number}")


State = tuple[int, int, int, int, int, int]
"""Open runs of all colours, fillers left, runs left, sets left, natural cards left over at this number, debts left."""


class Cell(NamedTuple):
    """One step of the sweep: the runs of a colour at a number, or the sets of a number (colour None)."""

    colour: int | None
    number: int
    run_needs: tuple[int, ...] | None
    """After it, the fewest fillers of the runs left; None where nothing is asked after it."""
    set_needs: tuple[int, ...]


class Link(NamedTuple):
    """How a state was reached: from which one, and by what: a move of runs, or so many sets."""

    before: State
    by: Move | int


Links = dict[State, list[Link]]
"""All the ways into each state."""


def _lacking(three: int, two: int, one: int, counts: Sequence[int], number: int) -> int:
    """The fillers that runs need which lack at least one, two, three cards after a number."""
    first, second, third = counts[number + 1 : number + RUN_LENGTH]
    return max(0, one - first) + max(0, two - second) + max(0, three - third)


class Sweep:
    """One hand, one contract, one number of cards that may be short."""

    def __init__(
        self,
        hand: Holding,
        contract: Contract,
        rules: MeldRules,
        *,
        short: int = 0,
        grow: bool = False,
        whole: bool = False,
        laid_wilds: int = 0,
        every_lead: bool = False,
    ) -> None:
        """Makes the sweep ready.

        Args:
            hand: What is held.
            contract: What is to be laid.
            rules: What makes a meld.
            short: How many cards may be added.
            grow: Whether it looks for the most that can be laid, not only for whether it goes.
            whole: Whether no card may be left over.
            laid_wilds: How many wilds have to be laid.
            every_lead: Whether runs that differ only in where their fillers stand are all looked at.
        """
        self.hand = hand
        self.contract = contract
        self.rules = rules
        self.fillers = hand.wilds + short
        self.short = short
        self.whole = whole
        self.laid_wilds = laid_wilds
        least = rules.min_naturals
        self.set_length = max(SHORTEST[Kind.SET], least)
        # Without a set, wilds that are not needed find room at the ends of runs unless they keep apart or are all full.
        roomy = contract.sets > 0 or (rules.contiguous and hand.size <= contract.runs * rules.highest)
        self.tight = grow and not roomy
        self.every_lead = every_lead
        self.apart = not rules.contiguous
        manner = Manner(least, grow, self.tight, self.apart, short > 0 and least > 1)
        self._manners = {
            (onward, sets): manner._replace(onward=onward, sets=sets)
            for onward in (False, True)
            for sets in (False, True)
        }
        self.size = WIDTH * RUN_LENGTH * least + _LOWEST_WIDTH * self.apart
        """Bits of one colour in the open runs of a state."""
        self.run_mask = (1 << WIDTH * RUN_LENGTH * least) - 1
        self.mask = (1 << self.size) - 1
        self.open_mask = sum(self.run_mask << self.size * place for place in range(len(COLOURS)))
        """Bits of the open runs of all colours: what matters when none is to begin any more."""
        self.incomplete = (1 << WIDTH * (RUN_LENGTH * least - 1)) - 1
        """Bits of the runs of one colour that may not end yet."""

    @cached_property
    def _set_needs(self) -> list[tuple[int, ...]]:
        """By number, the fewest fillers of 0, 1, 2 … sets of that number or higher ones."""
        most = self.contract.sets
        table: list[tuple[int, ...]] = [()] * (self.rules.highest + 2)
        empty = self.set_length if self.short else NEVER
        prices: list[int] = [empty] * most
        for number in range(self.rules.highest + 1, 0, -1):
            held = self.hand.totals[number] if number <= self.rules.highest else 0
            paid = 0
            for count in range(1, min(most, held) + 1):
                cost = max(0, count * self.set_length - held)
                prices.append(cost - paid)
                paid = cost
            prices = sorted(prices)[:most]
            table[number] = tuple(sum(prices[:count]) for count in range(most + 1))
        return table

    def _with_empty(self, needs: Sequence[int]) -> tuple[int, ...]:
        """The needs where a run may also consist of cards to come alone."""
        result = list(needs)
        if self.short:
            for count in range(1, len(result)):
                result[count] = min(result[count], result[count - 1] + RUN_LENGTH)
        return tuple(result)

    @cached_property
    def _by_colour(self) -> list[tuple[tuple[int, ...], ...]]:
        return [run_needs(counts, self.rules.highest, self.contract.runs) for counts in self.hand.counts]

    @cached_property
    def need(self) -> int:
        """Fillers without which the contract cannot go; more may be needed."""
        start = [table[1] for table in self._by_colour]
        runs: Sequence[int] = start[0]
        for other in start[1:]:
            runs = joined(runs, other)
        return self._with_empty(runs)[-1] + self._set_needs[1][-1]

    def _cells(self) -> Iterator[Cell]:
        highest, runs, sets = self.rules.highest, self.contract.runs, self.contract.sets
        numbers = range(1, highest + 1)
        if runs == 0:
            for number in numbers:
                yield Cell(None, number, (0,), self._set_needs[number + 1])
            return
        by_colour = self._by_colour
        if sets:
            for number in numbers:
                for colour in range(len(COLOURS)):
                    yield Cell(colour, number, None, ())
                needs: Sequence[int] = by_colour[0][number + 1]
                for table in by_colour[1:]:
                    needs = joined(needs, table[number + 1])
                yield Cell(None, number, self._with_empty(needs), self._set_needs[number + 1])
            return
        later: list[Sequence[int]] = [(0, *[NEVER] * runs)]
        for table in reversed(by_colour[1:]):
            later.append(joined(later[-1], table[1]))
        for colour, table in enumerate(by_colour):
            rest = later[-1 - colour]
            for number in numbers:
                yield Cell(colour, number, self._with_empty(joined(table[number + 1], rest)), (0,))

    @property
    def start(self) -> State:
        """Before the first cell."""
        return (0, self.fillers, self.contract.runs, self.contract.sets, 0, self.short)

    def reached(self) -> tuple[list[tuple[Cell, dict[State, tuple[int, Link]]]], dict[State, int]]:
        """The layers of the sweep with the best way into each state, and what is worth most at the end."""
        layers: list[tuple[Cell, dict[State, tuple[int, Link]]]] = []
        worth = {self.start: 0}
        if self.need > self.fillers or self.laid_wilds > self.hand.wilds:
            return layers, {}
        for cell in self._cells():
            after: dict[State, tuple[int, Link]] = {}
            for state, result, gain, by in self._after(worth, cell):
                total = worth[state] + gain
                if result not in after or after[result][0] < total:
                    after[result] = (total, Link(state, by))
            if not after:
                return layers, {}
            layers.append((cell, after))
            worth = {state: total for state, (total, _link) in after.items()}
        ends = {state: value + self._worth_of_wilds(state) for state, value in worth.items() if self.complete(state)}
        return layers, ends

    def best_way(self) -> list[tuple[Cell, Move | int]] | None:
        """What happens at each cell where the most is laid; None where the contract does not go."""
        layers, ends = self.reached()
        if not ends:
            return None
        state = max(ends, key=ends.__getitem__)
        way: list[tuple[Cell, Move | int]] = []
        for cell, layer in reversed(layers):
            _worth, (before, by) = layer[state]
            way.append((cell, by))
            state = before
        return way[::-1]

    def links(self) -> tuple[list[tuple[Cell, Links]], list[State]]:
        """The layers of the sweep with every way into each state, and the states in which the contract is laid."""
        layers: list[tuple[Cell, Links]] = []
        states: Iterable[State] = () if self.need > self.fillers else (self.start,)
        for cell in self._cells():
            after: Links = {}
            for state, result, _gain, by in self._after(states, cell):
                after.setdefault(result, []).append(Link(state, by))
            layers.append((cell, after))
            states = after
        return layers, [state for state in states if self.complete(state)]

    def _unused(self, state: State) -> int:
        """The fillers that stand nowhere at the end: melds that are left have fillers alone."""
        return state[1] - RUN_LENGTH * state[2] - self.set_length * state[3]

    def complete(self, state: State) -> bool:
        """Whether the contract is laid at the end of the sweep."""
        _runs, _fillers, runs_left, sets_left, _over, debts = state
        unused = self._unused(state)
        if unused < 0 or debts < self.rules.min_naturals * (runs_left + sets_left):
            return False
        return not self.tight or unused <= (0 if self.whole else self.hand.wilds - self.laid_wilds)

    def _worth_of_wilds(self, state: State) -> int:
        """Only where some may stay in the hand does it matter how many wilds are laid."""
        return -self._unused(state) * (WILD_POINTS * _POINT_WORTH + _CARD_WORTH) if self.tight else 0

    def _after(self, states: Iterable[State], cell: Cell) -> Iterator[tuple[State, State, int, Move | int]]:
        """From which state what leads to which other one, and what it adds to the worth."""
        if cell.colour is None:
            for state in states:
                yield from self._after_sets(state, cell)
        else:
            yield from self._after_runs(states, cell, cell.colour)

    def _after_runs(self, states: Iterable[State], cell: Cell, colour: int) -> Iterator[tuple[State, State, int, Move]]:
        number, run_needs = cell.number, cell.run_needs
        counts, shift, last = self.hand.counts[colour], self.size * colour, cell.number == self.rules.highest
        held, least, worth = counts[number], self.rules.min_naturals, self._worth(number)
        following = next((later for later in range(number + 1, self.rules.highest + 1) if counts[later]), NEVER)
        for state in states:
            runs, fillers, runs_left, sets_left, over, debts = state
            field = runs >> shift & self.mask
            if not held and not field & self.run_mask:
                yield state, state, 0, REST
                continue
            onward = self.tight or following - number <= fillers
            most, leads = self._beginnings(number, field, runs_left)
            for move in moves(field & self.run_mask, held, most, leads, self._manners[onward, sets_left > 0]):
                left, begun = fillers - move.fillers, len(move.starts)
                if left < 0:
                    break
                three, two, one = lengths(move.open, least)
                needed = _lacking(three, two, one, counts, number) if one else 0
                if run_needs is not None:
                    needed += run_needs[runs_left - begun]
                # Nothing of a colour that is done is asked again, but what its runs owe.
                owed = move.debts + (self._owed(move.open) if last else 0)
                spare = held - move.naturals
                if needed > left or owed > debts or (last and one) or (self.whole and spare and not sets_left):
                    continue
                after = 0
                if not last:
                    # A run that may end and can go on no more is open no more.
                    ended = not self.tight and following - number - 1 > left
                    after = move.open & self.incomplete if ended else move.open
                    if self.apart and not after:
                        after = self._lowest_after(field, move, number, following) << self.size - _LOWEST_WIDTH
                open_runs = runs + (after - field << shift)
                result = (
                    open_runs if begun < runs_left else open_runs & self.open_mask,
                    left,
                    runs_left - begun,
                    sets_left,
                    over + spare | move.due if sets_left else 0,
                    debts - owed,
                )
                yield state, result, worth * move.naturals, move

    def _beginnings(self, number: int, field: int, runs_left: int) -> tuple[int, range]:
        """How many runs may begin with this number, and the fillers that may stand below it."""
        least = max(0, number + RUN_LENGTH - 1 - self.rules.highest)
        lowest = 1
        if self.apart:
            if field & self.run_mask:
                return 0, range(0)
            lowest = max(1, field >> self.size - _LOWEST_WIDTH)
        if self.tight or (self.every_lead and self.rules.min_naturals > 1):
            # Where a meld needs two natural cards, one to come may stand farther off than the shortest run is long.
            most = number - 1
        elif self.every_lead or (self.apart and runs_left > 1):
            most = RUN_LENGTH - 1
        else:
            # No run comes after it that it would have to make room for.
            most = least
        return min(1, runs_left) if self.apart else runs_left, range(least, min(most, number - lowest) + 1)

    def _lowest_after(self, before: int, move: Move, number: int, following: int) -> int:
        """Where runs keep apart and none is open: the lowest number at which the next one of the colour may begin."""
        if move.steps:
            lowest = number + 1 if move.steps[0][1] == END else number + 2
        else:
            lowest = number + 2 if move.starts else before >> self.size - _LOWEST_WIDTH
        # 0, if it makes no difference.
        return lowest if following - lowest < (self.rules.highest if self.tight else RUN_LENGTH - 1) else 0

    def _owed(self, runs: int) -> int:
        """The natural cards that open runs of full length are short of."""
        least = self.rules.min_naturals
        return sum(count * (least - 1 - field % least) for field, count in fields(runs))

    def _after_sets(self, state: State, cell: Cell) -> Iterator[tuple[State, State, int, int]]:
        runs, fillers, runs_left, sets_left, over, debts = state
        number = cell.number
        due, spare = over & (SET_DUE | LEAN_SET_DUE), over % SET_DUE
        if not self.contract.runs:
            spare = self.hand.totals[number]
        assert cell.run_needs is not None
        needed = cell.run_needs[runs_left] + (self._needed(runs, number) if runs else 0)
        least = self.rules.min_naturals
        worth = self._worth(number) * spare
        for count in range(min(sets_left, spare) + 1):
            if count == 0:
                if due or (self.whole and spare):
                    continue
            elif due & LEAN_SET_DUE and spare > least * count:
                continue
            left = fillers - max(0, self.set_length * count - spare)
            debts_left = debts - max(0, least * count - spare)
            if debts_left < 0 or needed + cell.set_needs[sets_left - count] > left:
                continue
            yield state, (runs, left, runs_left, sets_left - count, 0, debts_left), worth if count else 0, count

    def _needed(self, runs: int, number: int) -> int:
        """The fewest fillers of the open runs after this number."""
        total = 0
        for colour, counts in enumerate(self.hand.counts):
            if here := runs >> self.size * colour & self.run_mask:
                total += _lacking(*lengths(here, self.rules.min_naturals), counts, number)
        return total

    def _worth(self, number: int) -> int:
        return (HIGH_POINTS if number >= 10 else LOW_POINTS) * _POINT_WORTH + _CARD_WORTH
