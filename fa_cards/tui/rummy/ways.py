"""Several ways of doing what a person wants, of which he chooses one: an end of a run, what a wild stands for."""

from __future__ import annotations

from typing import NamedTuple

from fa_cards.rules.actions import End, Lay, Swap
from fa_cards.rules.melds import Kind, Meld, MeldRules
from fa_cards.words import say, say_in
from fa_cards.words.rummy.contract import meld_name, wild_word


class Way(NamedTuple):
    """One of the ways."""

    label: str
    does: Lay | Swap | Meld
    """A step, or a meld that the marked cards make."""


def ways_on(meld: Meld, steps: tuple[Lay | Swap, ...], rules: MeldRules) -> tuple[Way, ...]:
    """What a card can do on a meld, in words: a wild may lie at either end of a run."""
    return tuple(Way(_end(step, meld, rules), step) for step in steps)


def _end(step: Lay | Swap, meld: Meld, rules: MeldRules) -> str:
    if isinstance(step, Swap):
        return say("in place of the {wild}", wild=wild_word(rules))
    numbers = rules.numbers(meld) if meld.kind is Kind.RUN else range(0)
    match step.end:
        case End.LOW:
            return say("low end, as {n}", n=numbers.start - 1)
        case End.HIGH:
            return say("high end, as {n}", n=numbers.stop)
        case End.ONLY:
            return meld_name(meld, rules)


def ways_to_meld(melds: tuple[Meld, ...], rules: MeldRules) -> tuple[Way, ...]:
    """What the same cards can be, in few words: they are of one number or of one colour, whatever they are."""
    return tuple(Way(_kind_of(one, rules), one) for one in melds)


def _kind_of(meld: Meld, rules: MeldRules) -> str:
    if meld.kind is Kind.SET:
        return say_in("way", "a set")
    numbers = rules.numbers(meld)
    return say_in("way", "run {low} to {high}", low=numbers[0], high=numbers[-1])
