"""Melds put together from what a sweep found, with fillers where no natural card of the hand stands."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import repeat

from fa_cards.rules.cards import COLOURS, Card
from fa_cards.rules.melds import Kind
from fa_cards.rules.rummy.runs import END, NATURAL, RUN_LENGTH, Move, field_of
from fa_cards.rules.rummy.sweep import Sweep, natural


@dataclass(eq=False)
class Draft:
    """A meld that is being put together."""

    kind: Kind
    number: int
    """The number of a set or of the lowest place of a run; 0 where the meld has no natural card."""
    colour: int | None
    """The colour of a run, by its place in COLOURS; None for a set and where the meld has no natural card."""
    cards: list[Card | None]
    """From the lowest up in a run; None stands for a filler."""

    @property
    def naturals(self) -> list[Card]:
        """The cards that stand for themselves."""
        return [one for one in self.cards if one is not None]

    @property
    def fillers(self) -> int:
        """How many of the cards are fillers."""
        return self.cards.count(None)

    @property
    def order(self) -> tuple[bool, bool, int, int, int]:
        """Sets before runs, low numbers before high ones, what has no natural card last."""
        return self.kind is Kind.RUN, not self.number, self.number, self.colour or 0, len(self.cards)

    def field(self, least: int) -> int:
        """What the sweep knows of a run that is open."""
        return field_of(len(self.cards), len(self.naturals), least)


def drafts(sweep: Sweep) -> list[Draft] | None:
    """The melds of the contract where the most is laid; None where it does not go."""
    way = sweep.best_way()
    if way is None:
        return None
    least = sweep.rules.min_naturals
    done: list[Draft] = []
    open_runs: list[list[Draft]] = [[] for _ in COLOURS]
    taken: dict[Card, int] = {}
    for cell, by in way:
        if isinstance(by, Move):
            assert cell.colour is not None
            this = natural(cell.colour, cell.number)
            taken[this] = by.naturals
            begun = [
                Draft(Kind.RUN, cell.number - lead, cell.colour, [*repeat(None, lead), this]) for lead in by.starts
            ]
            done += begun
            open_runs[cell.colour] = [*_gone_on(open_runs[cell.colour], by, this, least), *begun]
        elif by:
            spare: list[Card] = []
            for colour, counts in enumerate(sweep.hand.counts):
                this = natural(colour, cell.number)
                spare += [this] * (counts[cell.number] - taken.get(this, 0))
            done += _sets(spare, cell.number, by, sweep.set_length)
    for kind, count, length in (
        (Kind.SET, sweep.contract.sets, sweep.set_length),
        (Kind.RUN, sweep.contract.runs, RUN_LENGTH),
    ):
        without_cards = count - sum(one.kind is kind for one in done)
        done += [Draft(kind, 0, None, [None] * length) for _ in range(without_cards)]
    return sorted(done, key=lambda one: one.order)


def _gone_on(runs: list[Draft], by: Move, this: Card, least: int) -> list[Draft]:
    """The runs of a colour that are open after a move, each with its card or filler."""
    # Runs that the move does not speak of could not go on: they are done.
    waiting = list(runs)
    result = []
    for field, step in by.steps:
        run = next(one for one in waiting if one.field(least) == field)
        waiting.remove(run)
        if step != END:
            run.cards.append(this if step == NATURAL else None)
            result.append(run)
    return result


def _sets(spare: list[Card], number: int, count: int, length: int) -> list[Draft]:
    """So many sets of the natural cards that no run took, dealt out to them in turn."""
    result = [Draft(Kind.SET, number, None, list(spare[place::count])) for place in range(count)]
    for one in result:
        one.cards += [None] * (length - len(one.cards))
    return result
