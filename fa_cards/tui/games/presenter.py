"""What tables of different families show differently; all the rest of the table is the same for every trick game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from fa_cards.play.seats import teams_of
from fa_cards.rules.actions import Action, Bid, Raise
from fa_cards.rules.cards import Card, Suit
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.errors import Refusal
from fa_cards.rules.game import TABLE, Event
from fa_cards.rules.phases import Phase
from fa_cards.rules.tricks import Played, Trick, TrickView
from fa_cards.tui.caps import cap
from fa_cards.tui.choices import Choice, Rows
from fa_cards.tui.cutting import START
from fa_cards.tui.deeds import deeds, playable_cards
from fa_cards.tui.games.trumps import trump_rows
from fa_cards.tui.keys import Scope
from fa_cards.tui.nest import NestFacts
from fa_cards.tui.parts import Part
from fa_cards.tui.sorting import counters_of
from fa_cards.tui.stock import StockFacts
from fa_cards.words import say, say_in
from fa_cards.words.cards import suit_symbol
from fa_cards.words.contracts import contract_line, trump_line
from fa_cards.words.seats import team_names

COLOUR = "colour-"
"""What stands before the letter of a colour in the names of what shows its cards."""

ViewT = TypeVar("ViewT", bound=TrickView)


@dataclass(frozen=True)
class Choosing:
    """What the person has chosen in this turn and not yet done."""

    card: Card | None = None
    """The chosen card of the hand."""
    place: int = 0
    """Its place in the sorted hand."""
    cut: int = START
    """Where he is about to cut the pack."""
    raising: bool = False
    """Whether he chooses to how many tricks he offers to raise."""
    nest: frozenset[Card] = frozenset()
    """The cards marked for the nest."""
    bids_page: int = 0
    """How often the page of bids was turned."""
    colour: Suit | None = None
    """The colour of the card that he is about to call."""
    typed: str = ""
    """The first digits of a number, until it is whole."""
    wide: bool = False
    """Whether the middle of the table is wide."""


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


@dataclass(frozen=True)
class Draw:
    """A card that a seat drew from the stock."""

    seat: int
    card: Card | None
    """None where nobody else saw it."""


class Presenter(ABC, Generic[ViewT]):
    """What a table shows of its own for one family of games."""

    signals: bool = False
    """Whether cards are played with table signals."""
    stocked: bool = False
    """Whether a stock, or the card that was turned up, lies beside the trick."""
    answers: tuple[type[Event], ...] = ()
    """What another seat says that is told once more to who then leads the first trick."""

    # --- what one can do -----------------------------------------------------------------------------------------

    def scopes(self, view: ViewT) -> tuple[Scope, ...]:
        """The scopes of keys for who is on move."""
        return {
            Phase.AUCTION: (Scope.AUCTION, Scope.LIST),
            Phase.TRUMP: (Scope.TRUMP, Scope.LIST),
        }.get(view.phase, (Scope.CARD,))

    def middle(self, view: ViewT, choosing: Choosing) -> Rows:
        """What is to be chosen in the middle of the table; nothing while the trick lies there."""
        return trump_rows(view.legal) if view.phase is Phase.TRUMP else ()

    def acts(self, view: ViewT, found: Mapping[str, Action], choosing: Choosing) -> Rows:
        """What is to be done below the hand: how the chosen card is played.

        Args:
            view: of who is on move.
            found: the legal steps by the name of their acts, as `deeds` finds them.
            choosing: what he has chosen.
        """
        if view.phase is Phase.PLAY and "plain" in found:
            return ((Choice("plain", say_in("button", "Play"), cap("plain")),),)
        return ()

    def nest(self, view: ViewT, choosing: Choosing) -> NestFacts | None:
        """What is told of the nest that is being filled; None where none is."""
        return None

    def steps(self, view: ViewT, choosing: Choosing) -> Mapping[str, Action]:
        """The legal steps by the name of the act that takes them; cards only as far as they play the chosen one."""
        return deeds(view, choosing.card)

    def numbers(self, view: ViewT, choosing: Choosing) -> tuple[int, ...]:
        """The numbers that may be typed now."""
        kind = Raise if choosing.raising else Bid
        return tuple(step.number for step in view.legal if isinstance(step, kind))

    def numbered(self, view: ViewT, number: int, choosing: Choosing) -> Action | None:
        """The step that a typed number stands for, also one that is refused; None where there is no such step."""
        return Raise(number) if choosing.raising else Bid(number)

    def raises(self, view: ViewT) -> tuple[int, ...]:
        """The numbers to which a contract may be raised, where games know that."""
        return ()

    def marked_at_first(self, view: ViewT) -> frozenset[Card]:
        """The cards that are marked when the turn begins."""
        return frozenset()

    def why_not(self, view: ViewT, choosing: Choosing) -> Refusal | None:
        """Why the chosen card may not be marked."""
        return None

    def markable(self, view: ViewT) -> frozenset[Card]:
        """The cards that are lit: those that may be played, or put aside."""
        return playable_cards(view)

    # --- what is told --------------------------------------------------------------------------------------------

    def badge(self, play: Played, view: ViewT) -> str:
        """What a card wears in the trick because of how it was played."""
        return ""

    def aside(self) -> str:
        """How cards are called that lie aside, where there are any."""
        return ""

    def stock(self, view: ViewT) -> StockFacts | None:
        """What lies beside the trick; None where nothing does."""
        return None

    def held_openly(self, view: ViewT, seat: int) -> tuple[Card, ...] | None:
        """The cards that everybody knows a seat to hold; None where the game tells nothing of the kind now."""
        return None

    def draws(self, events: tuple[Event, ...]) -> tuple[Draw, ...]:
        """The cards that were drawn by a step."""
        return ()

    def undrawn(self, view: ViewT, had: tuple[Card, ...], draws: tuple[Draw, ...]) -> ViewT:
        """The view as it was before the last draws.

        Args:
            view: after all of them.
            had: the hand before the first one.
            draws: those that are still to be seen, the next one first.
        """
        return view

    def worth(self, view: ViewT, game: AnyGame) -> frozenset[Card]:
        """The cards that are marked, because they are worth something in this deal."""
        return counters_of(game)

    def counted(self, view: ViewT, trick: Trick) -> ViewT:
        """The view with a finished trick that is still to be counted."""
        taken = tuple(won + (seat == trick.winner) for seat, won in enumerate(view.taken))
        return replace(view, trick=(), tricks=(*view.tricks, trick), taken=taken)

    def ended(self, view: ViewT, played: Played, trick: Trick) -> ViewT:
        """The view after the last card of a deal: it lies there, its trick is counted, and nobody is on move.

        Args:
            view: what the seat knew before that card.
            played: the card.
            trick: what it finished.
        """
        counts = tuple(held - (seat == played.seat) for seat, held in enumerate(view.counts))
        hand = tuple(card for card in view.hand if card is not played.card)
        return replace(self.counted(view, trick), actor=TABLE, legal=(), hand=hand, counts=counts)

    @abstractmethod
    def seat(self, view: ViewT, seat: int, game: AnyGame) -> SeatWords:
        """What is told at a seat, as far as the seat of the view knows."""

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

    def found(self, view: ViewT) -> tuple[Card, ...]:
        """The cards that this seat took up in the deal beside those dealt to it, where it may look at them again."""
        return ()

    def still_out(self, view: ViewT) -> tuple[Card, ...]:
        """The cards worth points that this seat has not seen fall and does not hold; none where nothing counts."""
        return ()


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


def auction_parts(
    high: tuple[str, int] | None, names: tuple[str, ...], me: int | None, game: AnyGame, *, nobody: bool = False
) -> list[Part]:
    """What is told before there is a contract: the bid that stands, and the way of the turn.

    Args:
        high: the bid that stands, in words, and whose it is.
        names: the players by seat.
        me: the seat that reads; None where nobody in particular does.
        game: what is played.
        nobody: whether it is told that nobody has bid yet.
    """
    turn = turn_part(game)
    if high is not None:
        bid, seat = high
        return [bid_part(bid, names[seat], mine=seat == me), turn]
    return [Part("$ink", (say("Nobody has bid yet"), ""), 1), turn] if nobody else [turn]


def turn_part(game: AnyGame) -> Part:
    """Which way the turn goes."""
    right = game.counter_clockwise
    words = say("The turn goes to the right") if right else say("The turn goes to the left")
    return Part("$faint", (f"{words} {'→' if right else '←'}", ""), 0)


def trump_part(trump: Suit) -> Part:
    """What is trump."""
    return Part("bold $accent", (trump_line(trump), suit_symbol(trump)), 3)


def bid_part(bid: str, name: str, *, mine: bool) -> Part:
    """The bid that stands, and whose it is."""
    if mine:
        long = say("Standing bid: {bid}, yours", bid=bid)
    else:
        long = say("Standing bid: {bid}, by {name}", bid=bid, name=name)
    return Part("bold $ink", (long, say("{name}: {contract}", name=name, contract=bid)), 1)


def contract_part(contract: str, declarer: int, names: tuple[str, ...], me: int | None) -> Part:
    """Who has undertaken what."""
    short = say("{name}: {contract}", name=names[declarer], contract=contract)
    return Part("bold $ink", (contract_line(contract, declarer, names, me), short), 1)
