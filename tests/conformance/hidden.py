"""What is hidden from a seat: the cards at places that it does not see, and secrets that are no cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import fields, is_dataclass
from typing import Any

from fa_cards.rules.actions import CallCard, Pack, TurnUp
from fa_cards.rules.cards import Card
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import State
from fa_cards.rules.rook import RookRules
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
    if is_dataclass(kind) and kind not in {Card, RookRules}:
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


def cards_seen(state: State[Any], *seats: int) -> set[Card]:
    """The cards that each of the seats may see, or knows where they are since they were drawn before its eyes."""
    return {
        card
        for place, some in state.places().items()
        if all(state.sees(seat, place) for seat in seats)
        for card in some
    } | state.known_to_all()


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
    """The cards that the events of a step name though they were and are hidden from a seat and the step opens none."""
    opened = cards_in(taken.action) if taken.action.lays_open else set()
    return cards_in(taken.events) - opened - cards_seen(taken.before, *seats) - cards_seen(taken.after, *seats)


def never_told(match: Match) -> set[Card]:
    """The cards of which a state says that everybody knows where they are though no event of the deal named them."""
    never: set[Card] = set()
    told: set[Card] = set()
    for taken in match.taken:
        told = cards_in(taken.events) | (set() if isinstance(taken.action, Pack) else told)
        never |= taken.after.known_to_all() - told
    return never


def another_world(state: State[Any], seat: int, dice: Dice, kept: AbstractSet[Card] = frozenset()) -> State[Any]:
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
    state: State[Any], known: Callable[[str], bool], dice: Dice, kept: AbstractSet[Card] = frozenset()
) -> State[Any]:
    """The state with the cards of all places that are not known in each other's places.

    Those of which everybody knows where they are stay there, and so do those that are kept.
    """
    places, staying = state.places(), kept | state.known_to_all()
    hidden = [place for place in places if not known(place)]
    shuffled = iter(dice.shuffled([card for place in hidden for card in places[place] if card not in staying]))
    moved = {place: tuple(card if card in staying else next(shuffled) for card in places[place]) for place in hidden}
    return state.with_places({**places, **moved})
