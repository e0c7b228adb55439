"""The order of one's own cards: by colour, by number, or as the person has laid them. Twins are told apart by place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import NamedTuple

from fa_cards.rules.cards import COLOURS, Card


class Sorting(Enum):
    """How the hand is laid out."""

    COLOUR = "colour"
    NUMBER = "number"
    OWN = "own"
    """As the person has moved the cards."""

    __hash__ = object.__hash__


class Held(NamedTuple):
    """A card of the hand."""

    card: Card
    tag: int
    """Its own as long as it is held: twins have two of them, which the screen never shows."""


_SUITLESS = -1


def _place(card: Card, sorting: Sorting, wilds: Collection[Card]) -> tuple[int, int, int]:
    """Where a card stands in a sorted hand: wilds first, then from the lowest number up, as runs are laid."""
    colour = _SUITLESS if card.suit is None else COLOURS.index(card.suit)
    if card in wilds:
        return (_SUITLESS, colour, card.rank)
    return (0, card.rank, colour) if sorting is Sorting.NUMBER else (0, colour, card.rank)


@dataclass(frozen=True, slots=True)
class Order:
    """One's own cards in an order."""

    held: tuple[Held, ...] = ()
    sorting: Sorting = Sorting.COLOUR
    fresh: frozenset[int] = frozenset()
    """The tags of the cards that came last."""
    following: int = 0
    """The next tag."""

    def now_holding(
        self,
        hand: Iterable[Card],
        *,
        wilds: Collection[Card],
        got: Iterable[Card] = (),
        gone: Collection[int] = (),
    ) -> Order:
        """The order of the cards that are held now.

        Cards that stay keep their places where the person has laid them out; those that came are put where they
        belong, and are marked as the ones that came last.

        Args:
            hand: the cards, in any order.
            wilds: the cards that stand for others.
            got: those of them that came last.
            gone: the tags of the cards that were given away, where a twin of one has stayed.
        """
        needed = Counter(hand)
        kept: set[int] = set()
        for one in (*(one for one in self.held if one.tag not in gone), *(one for one in self.held if one.tag in gone)):
            if needed[one.card]:
                needed[one.card] -= 1
                kept.add(one.tag)
        held = [one for one in self.held if one.tag in kept]
        came = [Held(card, self.following + place) for place, card in enumerate(needed.elements())]
        result = replace(self, held=tuple(held), following=self.following + len(came))
        if self.sorting is Sorting.OWN:
            for one in came:
                place = _beside([each.card for each in held], one.card, wilds)
                held.insert(place, one)
            result = replace(result, held=tuple(held))
        else:
            result = replace(result, held=(*held, *came)).sorted_by(self.sorting, wilds)
        return replace(result, fresh=result._tags_of(got))

    def sorted_by(self, sorting: Sorting, wilds: Collection[Card]) -> Order:
        """The same cards sorted anew; of twins the one that came first stands first."""
        held = sorted(self.held, key=lambda one: (_place(one.card, sorting, wilds), one.tag))
        return replace(self, held=tuple(held), sorting=sorting)

    def moved(self, tag: int, beside: int, *, after: bool) -> Order:
        """The order in which a card stands beside another one, as the person has moved it."""
        one = next(one for one in self.held if one.tag == tag)
        others = [each for each in self.held if each.tag != tag]
        place = next(place for place, each in enumerate(others) if each.tag == beside)
        others.insert(place + after, one)
        return replace(self, held=tuple(others), sorting=Sorting.OWN)

    def card(self, tag: int) -> Card:
        """The card with this tag."""
        return next(one.card for one in self.held if one.tag == tag)

    def _tags_of(self, cards: Iterable[Card]) -> frozenset[int]:
        """The tags of these cards, of twins those that came last."""
        needed = Counter(cards)
        found = set()
        for one in sorted(self.held, key=lambda one: -one.tag):
            if needed[one.card]:
                needed[one.card] -= 1
                found.add(one.tag)
        return frozenset(found)


def _beside(cards: list[Card], card: Card, wilds: Collection[Card]) -> int:
    """Where a new card goes among cards in an order of one's own: to what it may be melded with, or to the end."""
    if card in wilds:
        return max((place for place, one in enumerate(cards, 1) if one in wilds), default=0)
    natural = [(place, one) for place, one in enumerate(cards) if one not in wilds]
    for place, one in reversed(natural):
        if one is card or (one.suit is card.suit and one.rank == card.rank - 1):
            return place + 1
    for place, one in natural:
        if one.suit is card.suit and one.rank == card.rank + 1:
            return place
    for place, one in reversed(natural):
        if one.rank == card.rank:
            return place + 1
    return len(cards)
