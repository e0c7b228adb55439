"""What every game is to the rest of the program: a game, its states, what a seat sees of them, what happened.

A `Game` is a set of rules with its options fixed. A `State` is one moment of a match and never changes:
`state.apply(seat, action)` gives the next state and the events that happened, and everything else (undo, resume,
replay, sharing) follows from that. Chance is an action of the table, so a state is a function of game and actions.

Everything an `Event` says is public: it never names a card that not everybody has seen. Cards that are hidden
reach bots and screens only through `state.view(seat)`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Generic, Self, TypeVar

from fa_cards.rules.actions import Action, Grammar, parse
from fa_cards.rules.cards import Card
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import IllegalAction, WrongSeats
from fa_cards.rules.options import Option, Value, complete
from fa_cards.rules.phases import Phase

if TYPE_CHECKING:
    from fa_cards.rules.tricks import Trick

TABLE = None
"""The actor of a step of chance, which a record writes without a seat."""

Actor = int | None
"""A seat from 0 in the order of play, or TABLE."""


@dataclass(frozen=True, slots=True)
class Family(ABC):
    """Legal steps too many to list; a record's reader is told the bare word instead (rules/README.md)."""

    word: str

    @property
    def text(self) -> str:
        """The word that stands for them."""
        return self.word

    @abstractmethod
    def pick(self, dice: Dice) -> Action:
        """One of them by chance, by the rule of the game where there is one."""


Legal = tuple[Action | Family, ...]


def pick(legal: Legal, dice: Dice) -> Action:
    """One legal step by chance, each entry as likely.

    Raises:
        ValueError: nothing is legal.
    """
    if not legal:
        raise ValueError("no legal step to pick from")
    one = dice.choice(legal)
    return one if isinstance(one, Action) else one.pick(dice)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, known to everybody at the table."""


@dataclass(frozen=True, slots=True)
class DealScore:
    """A deal that was scored; games add what their score sheets show."""

    number: int
    """From 1."""
    dealer: int
    scores: tuple[int, ...]
    """One number a seat: what the deal brought; partners share theirs."""
    totals: tuple[int, ...]
    """One number a seat: the totals after the deal."""


@dataclass(frozen=True, slots=True)
class View:
    """What one seat knows of this deal. Its fields could not hold another seat's cards."""

    seat: int
    actor: Actor
    """Whose step is next; TABLE also when the match is finished."""
    legal: Legal
    """The steps of this seat: empty unless it is the actor."""
    finished: bool
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    phase: Phase
    number: int
    """The deal's number from 1; 0 until the first dealer is known."""
    dealer: int | None
    hand: tuple[Card, ...]
    """Own cards, in the order of the pack; empty while nothing is dealt."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    deals: tuple[DealScore, ...]
    """The deals before this one."""

    @property
    def public(self) -> Self:
        """The part that everybody at the table knows; a game takes out whatever else its views tell their seat."""
        return replace(self, legal=(), hand=())


ViewT_co = TypeVar("ViewT_co", bound=View, covariant=True)


class State(ABC, Generic[ViewT_co]):
    """One moment of a match; immutable."""

    actor: Actor
    """Whose step is next; TABLE for chance and when the match is finished."""
    finished: bool
    totals: tuple[int, ...]
    """One number a seat."""
    winners: tuple[int, ...]
    """Seats in rising order, once the match is finished."""
    deals: tuple[DealScore, ...]
    """The scored deals, oldest first."""
    last_deal: tuple[Trick, ...] = ()
    """The tricks of the deal before, where the game keeps them: an aid for people alone, in no view."""
    open_places: ClassVar[frozenset[str]] = frozenset({"trick", "tricks"})
    """The places of `places()` whose cards everybody has seen: the trick on the table, the tricks of this deal."""

    @abstractmethod
    def legal(self, seat: Actor) -> Legal:
        """The steps that `seat` may take now: none unless it is the actor of a running match."""

    @abstractmethod
    def verify(self, seat: Actor, action: Action) -> None:
        """Nothing, if `seat` may take this step now.

        Raises:
            IllegalAction: with the code of the reason.
        """

    @abstractmethod
    def apply(self, seat: Actor, action: Action) -> tuple[Self, tuple[Event, ...]]:
        """The state after the step, and what happened.

        Raises:
            IllegalAction: the rules refuse the step; this state is as it was.
        """

    @abstractmethod
    def view(self, seat: int) -> ViewT_co:
        """What `seat` knows: the only door to cards for bots, hints and screens."""

    @abstractmethod
    def chance(self, dice: Dice) -> Action:
        """The table's step by the rule of the game (how packs are shuffled), where the table is the actor."""

    @abstractmethod
    def places(self) -> Mapping[str, tuple[Card, ...]]:
        """Where every card of the pack is now, by the name of the place; for tests, undo and reviews of finished deals.

        Empty before the first pack. The cards in the hand of seat N lie at `hand N`; `sees` says who knows a place.
        """

    def sees(self, seat: int, place: str) -> bool:
        """Whether `seat` knows the cards that lie at a place of `places()`: his own hand, and what lies open.

        Whatever is not named lies hidden. A game in which one seat knows more than the others of a place, as the
        declarer of Rook the nest that he buried, says so by overriding this.
        """
        return place in self.open_places or place == f"hand {seat}"

    def known_to_all(self) -> Mapping[str, tuple[Card, ...]]:
        """Cards at hidden places of which everybody knows all the same that they lie there, as cards drawn face up.

        By place; of twins as many as everybody knows of.
        """
        return {}

    @abstractmethod
    def with_places(self, places: Mapping[str, tuple[Card, ...]]) -> Self:
        """The same moment as if its hidden cards lay like this: another world that one seat may think it is in.

        Args:
            places: the places of `places()`, each with as many cards, in which only hidden cards have moved.
        """

    @abstractmethod
    def with_other_secrets(self, seat: int, dice: Dice) -> Self:
        """The same moment, but what `seat` may not know and is no card's place is as chance has it.

        In Teka that is where another seat cut, and the deal before; a game without such secrets gives the same state.
        """

    def refuse_others(self, seat: Actor) -> None:
        """Nothing, if it is the turn of `seat`.

        Raises:
            IllegalAction: `after-end` once the match is finished, else `not-your-turn`.
        """
        if self.finished:
            raise IllegalAction("after-end")
        if seat != self.actor:
            raise IllegalAction("not-your-turn")


StateT_co = TypeVar("StateT_co", bound=State[View], covariant=True)


class Game(ABC, Generic[StateT_co]):
    """A set of rules with its options fixed."""

    key: ClassVar[str]
    """The name on the command line and in records."""
    family: ClassVar[str]
    """The games that share rules with it, by one name: bots, sentences and screens are made for a family."""
    option_list: ClassVar[tuple[Option, ...]]
    seat_range: ClassVar[tuple[int, int]]
    """The smallest and the largest number of seats."""
    usual_seats: ClassVar[int]
    """How many sit down where nobody says otherwise."""
    grammar: ClassVar[Grammar]
    """The steps that the game knows."""
    lowest_wins: ClassVar[bool] = False
    """Whether points are penalties, so that the lowest total is the best."""
    counter_clockwise: ClassVar[bool] = False
    """Whether the turn goes to the right: for screens; the numbering of seats does not know it."""
    in_rounds: ClassVar[bool] = False
    """Whether each deal of a match has a task of its own, so that people call it a round."""
    winner_deals_first: ClassVar[bool] = False
    """Whether who has won a match deals first in the next one that the same people play, and not whom chance names."""

    def __init__(self, options: Mapping[str, object] | None = None, seats: int | None = None) -> None:
        """Fixes options and seats.

        Raises:
            UnknownOption: an option or value that the game does not take.
            WrongSeats: a number of seats that it cannot be played with.
        """
        self.options: Mapping[str, Value] = complete(self.option_list, options or {})
        self.seats = self.usual_seats if seats is None else seats
        if self.seats not in self.seat_counts():
            raise WrongSeats(*self.seat_counts())

    @classmethod
    def seat_counts(cls) -> tuple[int, ...]:
        """The numbers of seats that the game can be played with, rising."""
        low, high = cls.seat_range
        return tuple(range(low, high + 1))

    @classmethod
    def option(cls, key: str) -> Option | None:
        """The option with that key, or None."""
        return next((one for one in cls.option_list if one.key == key), None)

    @abstractmethod
    def start(self) -> StateT_co:
        """The state before the first step."""

    def parse(self, text: str) -> Action:
        """The step that a record of this game writes as `text`.

        Raises:
            NotAStep: it is none.
        """
        return parse(text, self.grammar)

    @property
    def past_tells_hands(self) -> bool:
        """Whether the record of the finished deals gives away hands of the running one, as an unshuffled pack does."""
        return False

    @abstractmethod
    def partners(self, seat: int) -> tuple[int, ...]:
        """The seats that share the score of `seat`, itself included, in rising order."""
