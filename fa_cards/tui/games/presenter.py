"""What tables of different families show differently; all the rest of the table is the same for every game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from fa_cards.play.seats import teams_of
from fa_cards.rules.actions import Action
from fa_cards.rules.cards import Card
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.errors import Refusal
from fa_cards.rules.events import Called
from fa_cards.rules.game import Event, View
from fa_cards.tui.choices import Rows
from fa_cards.tui.deeds import deeds
from fa_cards.tui.keys import Scope
from fa_cards.tui.parts import Part
from fa_cards.words import say
from fa_cards.words.seats import team_names


@dataclass(frozen=True)
class Choosing:
    """What the person has chosen in this turn and not yet done; tables add their own."""

    card: Card | None = None
    """The chosen card of the hand."""
    place: int = 0
    """Its place in the sorted hand."""
    typed: str = ""
    """The first digits of a number, until it is whole."""
    wide: bool = False
    """Whether the middle of the table is wide."""


ViewT = TypeVar("ViewT", bound=View)
ChoosingT = TypeVar("ChoosingT", bound=Choosing)


@dataclass(frozen=True)
class SeatWords:
    """What is told at a seat, in the words of the language."""

    roles: tuple[str, ...] = ()
    """Beside dealer, declarer and partner."""
    partner: bool = False
    """Whether the seat is the other one's partner for the whole match, as is told where somebody looks from his."""
    declarer: bool = False
    called: bool = False
    """Whether the seat is the partner whose card was called, as far as the one who looks knows."""
    friend: bool = False
    """Whether the one who looks knows that the seat plays with him."""
    said: str = ""
    """The last call of the auction, while it matters."""
    standing: tuple[str, ...] = ()
    """Tricks, points, totals."""


@dataclass(frozen=True)
class Aids:
    """What the lines of the table heed: aids of the settings, and who reads."""

    missing: bool = True
    """What the contract still misses."""
    counters: bool = True
    """What is still out."""
    named: bool = False
    """Whether nobody in particular reads, so that all are called by their names and nobody is «us»."""


class Presenter(ABC, Generic[ViewT, ChoosingT]):
    """What a table shows of its own for one family of games."""

    spoken: tuple[type[Event], ...] = (Called,)
    """What is said at the table, or a card that is turned up: it stands a moment so that it can be read."""
    cards_told: tuple[type[Event], ...] = ()
    """What happens to cards that all see; of earlier deals it is told only where one may look back at them."""

    # --- what one can do -----------------------------------------------------------------------------------------

    @abstractmethod
    def scopes(self, view: ViewT) -> tuple[Scope, ...]:
        """The scopes of keys for who is on move."""

    def acts(self, view: ViewT, found: Mapping[str, Action], choosing: ChoosingT) -> Rows:
        """What is to be done below the hand.

        Args:
            view: of who is on move.
            found: the legal steps by the name of their acts, as `steps` has them.
            choosing: what he has chosen.
        """
        return ()

    def steps(self, view: ViewT, choosing: ChoosingT) -> Mapping[str, Action]:
        """The legal steps by the name of the act that takes them; cards only as far as they play the chosen one."""
        return deeds(view, choosing.card)

    def numbers(self, view: ViewT, choosing: ChoosingT) -> tuple[int, ...]:
        """The numbers that may be typed now."""
        return ()

    def numbered(self, view: ViewT, number: int, choosing: ChoosingT) -> Action | None:
        """The step that a typed number stands for, also one that is refused; None where there is no such step."""
        return None

    def why_not(self, view: ViewT, choosing: ChoosingT) -> Refusal | None:
        """Why nothing may be done with the chosen card; None where something may, or nobody asks."""
        return None

    def markable(self, view: ViewT) -> frozenset[Card]:
        """The cards that are lit, because something may be done with them."""
        return frozenset(view.hand)

    # --- what is told --------------------------------------------------------------------------------------------

    def held_openly(self, view: ViewT, seat: int) -> tuple[Card, ...] | None:
        """The cards that everybody knows a seat to hold; None where the game tells nothing of the kind now."""
        return None

    @abstractmethod
    def seat(self, view: ViewT, seat: int, game: AnyGame) -> SeatWords:
        """What is told at a seat, as far as the seat of the view knows."""

    def deal_name(self, view: ViewT) -> str:
        """Which deal is played."""
        return say("Deal {n}", n=view.number)

    @abstractmethod
    def length(self, view: ViewT, game: AnyGame) -> str:
        """How long the match is: to how many points, or how many deals."""

    @abstractmethod
    def deal_parts(self, view: ViewT, names: tuple[str, ...], game: AnyGame, aids: Aids) -> list[Part]:
        """What the deal is about, for the second line of the bar."""

    def score(self, view: ViewT, names: tuple[str, ...], game: AnyGame, *, named: bool) -> tuple[str, ...]:
        """How the match stands, at length and shorter: us and them, or oneself and the best of the others."""
        totals = view.totals
        own, *others = teams_of(game, view.seat)
        best = (min if game.lowest_wins else max)(totals[other[0]] for other in others)
        rival = next(other for other in others if totals[other[0]] == best)
        a, b = totals[own[0]], best
        if named:
            long, short = by_names(a, b, (own, rival), names)
            return say("Score: {sides}", sides=long), short
        if len(others) == 1 and len(own) > 1:
            return (say("Score: us {a}, them {b}", a=a, b=b),)
        name = names[rival[0]]
        short = say("Score: you {a}, {name} {b}", a=a, name=name, b=b)
        if len(others) == 1:
            return (short,)
        if game.lowest_wins:
            return say("Penalties: you {a}; fewest of the others: {name} {b}", a=a, name=name, b=b), short
        return say("Score: you {a}; best of the others: {name} {b}", a=a, name=name, b=b), short


def by_names(a: int, b: int, sides: tuple[tuple[int, ...], tuple[int, ...]], names: tuple[str, ...]) -> tuple[str, str]:
    """What two sides have: with all names of each, and shorter with the first of them."""
    long, short = (
        say("{first} {a}, {second} {b}", first=first, a=a, second=second, b=b)
        for first, second in (
            (team_names(sides[0], names), team_names(sides[1], names)),
            (names[sides[0][0]], names[sides[1][0]]),
        )
    )
    return long, short


def turn_part(game: AnyGame) -> Part:
    """Which way the turn goes."""
    right = game.counter_clockwise
    words = say("The turn goes to the right") if right else say("The turn goes to the left")
    return Part("$faint", (f"{words} {'→' if right else '←'}", ""), 0)
