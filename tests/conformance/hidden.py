"""What is hidden from a seat: the cards at places that it does not see, and secrets that are no cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from itertools import compress
from types import MappingProxyType
from typing import Any

from fa_cards.rules.actions import CallCard, Pack, TurnUp
from fa_cards.rules.cards import Card
from fa_cards.rules.chance import Dice
from fa_cards.rules.events import DealScored
from fa_cards.rules.game import State
from fa_cards.rules.melds import MeldRules
from fa_cards.rules.rook import RookRules
from fa_cards.rules.rummy.events import RummyDeal, UpcardBuried
from tests.conformance.matches import Match, Taken


def parts_of(value: object) -> list[Any]:
    """Whatever is kept anywhere in a view, an event or an action, itself included."""
    found: list[Any] = [value]
    for one in found:  # it grows meanwhile
        found += _INSIDE[type(one)](one)
    return found


class _Inside(dict[type[Any], Callable[[Any], Iterable[Any]]]):
    """How to come to what a value of each type keeps; a card is whole, and so are the rules, which tell of no deal."""

    def __missing__(self, kind: type[Any]) -> Callable[[Any], Iterable[Any]]:
        self[kind] = _way_inside(kind)
        return self[kind]


def _way_inside(kind: type[Any]) -> Callable[[Any], Iterable[Any]]:
    if is_dataclass(kind) and kind not in {Card, RookRules, MeldRules}:
        names = tuple(one.name for one in fields(kind))
        return lambda one: [getattr(one, name) for name in names]
    if issubclass(kind, Mapping):
        return lambda one: one.values()
    if issubclass(kind, tuple | list | frozenset | set):
        return lambda one: one
    return lambda one: ()


_INSIDE = _Inside()


def cards_in(value: object) -> set[Card]:
    """Every card that is named anywhere in a view, an event or an action."""
    return {one for one in parts_of(value) if isinstance(one, Card)}


Kept = Mapping[str, Counter[Card]]
"""By place, how often each card lies there that is not to be moved."""


def count_seen(state: State[Any], *seats: int) -> Counter[Card]:
    """How often each of the seats may see each card, or knows where it is since it was drawn before its eyes."""
    seen: Counter[Card] = Counter()
    known = state.known_to_all()
    for place, some in state.places().items():
        seen.update(some if all(state.sees(seat, place) for seat in seats) else known.get(place, ()))
    return seen


def cards_seen(state: State[Any], *seats: int) -> set[Card]:
    """The cards of `count_seen`, once each: of cards that have twins each may be one that lies hidden, too."""
    return set(count_seen(state, *seats))


def opened_to(taken: Taken, *seats: int) -> Kept:
    """The cards of hidden places that a step lays open to each of the seats, by the place where they lay.

    Where it takes away several twins, and opens not all of them, they are all named: which of them it was, is not told.
    """
    opened = count_seen(taken.after, *seats) - count_seen(taken.before, *seats)
    left = taken.after.places()
    gone = {
        place: Counter(some) - Counter(left.get(place, ()))
        for place, some in taken.before.places().items()
        if not all(taken.before.sees(seat, place) for seat in seats)
    }
    return {place: Counter({card: some[card] for card in some & opened}) for place, some in gone.items()}


def cards_named(match: Match) -> Iterator[set[Card]]:
    """The cards that all know by name at each state of a match, though not where they are.

    They are those that were called, and those that were turned up to fix trump and went back into the pack.
    """
    named: set[Card] = set()
    yield named
    for taken in match.taken:
        if isinstance(taken.action, CallCard | TurnUp):
            named = named | {taken.action.card}
        yield named


def told_too_much(taken: Taken, seats: range) -> set[Card]:
    """The cards that the events of a step name though they were and are hidden from a seat and the step opens none.

    In contract rummy a wild up-card is seen before it is buried, and at the end of a deal the hands are counted openly.
    """
    opened = cards_in(taken.action) if taken.action.lays_open else set()
    for event in taken.events:
        if isinstance(event, UpcardBuried):
            opened.add(event.card)
        if isinstance(event, DealScored) and isinstance(event.deal, RummyDeal):
            opened |= cards_in(event.deal.left)
    return cards_in(taken.events) - opened - cards_seen(taken.before, *seats) - cards_seen(taken.after, *seats)


def never_told(match: Match) -> set[Card]:
    """The cards of which a state says that everybody knows where they are though no event of the deal named them."""
    never: set[Card] = set()
    told: set[Card] = set()
    for taken in match.taken:
        told = cards_in(taken.events) | (set() if isinstance(taken.action, Pack) else told)
        never |= cards_in(taken.after.known_to_all()) - told
    return never


def another_world(state: State[Any], seat: int, dice: Dice, kept: Kept = MappingProxyType({})) -> State[Any]:
    """The moment as the seat may think it is as well: all that it does not know is as chance has it.

    Cards that are kept stay where they are.
    """
    return _moved(state, lambda place: state.sees(seat, place), dice, kept).with_other_secrets(seat, dice)


def a_world_for_all(state: State[Any], seats: range, dice: Dice) -> State[Any]:
    """The moment as somebody may think it is who knows what lies open and no seat's secrets."""
    state = _moved(state, lambda place: all(state.sees(seat, place) for seat in seats), dice)
    for seat in seats:
        state = state.with_other_secrets(seat, dice)
    return state


def _moved(
    state: State[Any], known: Callable[[str], bool], dice: Dice, kept: Kept = MappingProxyType({})
) -> State[Any]:
    """The state with the cards of all places that are not known in each other's places.

    Those of which everybody knows where they are stay there, and so do those that are kept.
    """
    places, told = state.places(), state.known_to_all()
    moving: dict[str, list[bool]] = {}
    for place, some in places.items():
        if not known(place):
            staying = kept.get(place, Counter()) | Counter(told.get(place, ()))
            moving[place] = []
            for card in some:
                moving[place].append(not staying[card])
                staying[card] -= staying[card] > 0
    shuffled = iter(dice.shuffled([card for place, moves in moving.items() for card in compress(places[place], moves)]))
    moved = {
        place: tuple(next(shuffled) if moves else card for card, moves in zip(places[place], each, strict=True))
        for place, each in moving.items()
    }
    return state.with_places({**places, **moved})


def holds_what_is_known(state: State[Any]) -> bool:
    """Whether the cards of which everybody is said to know where they are lie there, and lie hidden."""
    places = state.places()
    return all(
        place in places and place not in state.open_places and Counter(some) <= Counter(places[place])
        for place, some in state.known_to_all().items()
        if some
    )
