"""Where a card may be laid off on the melds of the table, and which wild it frees (toonerville.md, section 3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fa_cards.rules.actions import End
from fa_cards.rules.cards import Card
from fa_cards.rules.melds import Kind, Meld, MeldRules


class Fit(NamedTuple):
    """A place for a card."""

    number: int
    """Of the meld, from 1."""
    end: End
    """Which end of a run, where a wild fits both."""


def going_on(run: Meld, rules: MeldRules) -> tuple[int | None, int | None]:
    """The numbers that go on below and above a run; None where it reaches the lowest or the highest."""
    numbers = rules.numbers(run)
    below, above = numbers.start - 1, numbers.stop
    return below if below >= 1 else None, above if above <= rules.highest else None


def _ends(one: Card, meld: Meld, rules: MeldRules) -> tuple[End, ...]:
    if meld.kind is Kind.SET:
        return (End.ONLY,) if one in rules.wilds or one.rank == rules.number(meld) else ()
    below, above = going_on(meld, rules)
    if one not in rules.wilds:
        return (End.ONLY,) if one.suit is rules.colour(meld) and one.rank in {below, above} else ()
    if below is None or above is None:
        return () if below is above else (End.ONLY,)
    return End.LOW, End.HIGH


def fits(one: Card, table: Sequence[Meld], rules: MeldRules) -> tuple[Fit, ...]:
    """Every place where the card may be laid off, meld by meld and the low end of a run first."""
    return tuple(Fit(place, end) for place, meld in enumerate(table, 1) for end in _ends(one, meld, rules))


def laid(meld: Meld, one: Card, end: End, rules: MeldRules) -> Meld:
    """The meld after the card was laid off on it.

    Raises:
        ValueError: the card does not fit there.
    """
    if end not in _ends(one, meld, rules):
        raise ValueError(f"{one.text} does not fit {meld.text} {end.value}".rstrip())
    if meld.kind is Kind.RUN:
        below, above = going_on(meld, rules)
        low = end is End.LOW or above is None or (one not in rules.wilds and one.rank == below)
        return Meld(meld.kind, (one, *meld.cards) if low else (*meld.cards, one))
    return Meld(meld.kind, (*meld.cards, one))


def swapped(run: Meld, one: Card, rules: MeldRules) -> Meld | None:
    """The run after the natural card took the place of the wild that stands for just it.

    Returns:
        None where the meld is a set, the card a wild, or no wild stands for it.
    """
    if run.kind is Kind.SET or one in rules.wilds or one.suit is not rules.colour(run):
        return None
    numbers = rules.numbers(run)
    if one.rank not in numbers:
        return None
    place = numbers.index(one.rank)
    if run.cards[place] not in rules.wilds:
        return None
    return Meld(run.kind, (*run.cards[:place], one, *run.cards[place + 1 :]))


def wild_freed(before: Meld, after: Meld) -> Card:
    """The wild that a swap took from a run: the one card in which it differs before and after."""
    return next(old for old, new in zip(before.cards, after.cards, strict=True) if old is not new)
