"""What tables of trick games show beside what every table does; each family says what is its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeAlias, TypeVar

from fa_cards.rules.actions import Action, Bid, Raise
from fa_cards.rules.cards import Card, Suit
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.game import TABLE, Event
from fa_cards.rules.phases import Phase
from fa_cards.rules.tricks import Played, Trick, TrickView, TrickWon
from fa_cards.tui.caps import cap
from fa_cards.tui.choices import Choice, Rows
from fa_cards.tui.cutting import START
from fa_cards.tui.deeds import playable_cards
from fa_cards.tui.games import presenter_of
from fa_cards.tui.games.presenter import Choosing, Presenter, turn_part
from fa_cards.tui.games.trumps import trump_rows
from fa_cards.tui.keys import Scope
from fa_cards.tui.nest import NestFacts
from fa_cards.tui.parts import Part
from fa_cards.tui.sorting import counters_of
from fa_cards.tui.stock import StockFacts
from fa_cards.words import say, say_in
from fa_cards.words.cards import suit_symbol
from fa_cards.words.contracts import contract_line, trump_line

COLOUR = "colour-"
"""What stands before the letter of a colour in the names of what shows its cards."""

TrickViewT = TypeVar("TrickViewT", bound=TrickView)


@dataclass(frozen=True)
class TrickChoosing(Choosing):
    """What the person at a table of tricks has chosen in this turn and not yet done."""

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


@dataclass(frozen=True)
class Draw:
    """A card that a seat drew from the stock."""

    seat: int
    card: Card | None
    """None where nobody else saw it."""


class TrickPresenter(Presenter[TrickViewT, TrickChoosing], Generic[TrickViewT]):
    """What a table shows of its own for one family of trick games."""

    cards_told = (Played, TrickWon)
    signals: bool = False
    """Whether cards are played with table signals."""
    stocked: bool = False
    """Whether a stock, or the card that was turned up, lies beside the trick."""
    answers: tuple[type[Event], ...] = ()
    """What another seat says that is told once more to who then leads the first trick."""

    # --- what one can do -----------------------------------------------------------------------------------------

    def scopes(self, view: TrickViewT) -> tuple[Scope, ...]:
        """The scopes of keys for who is on move."""
        return {
            Phase.AUCTION: (Scope.AUCTION, Scope.LIST),
            Phase.TRUMP: (Scope.TRUMP, Scope.LIST),
        }.get(view.phase, (Scope.CARD,))

    def middle(self, view: TrickViewT, choosing: TrickChoosing) -> Rows:
        """What is to be chosen in the middle of the table; nothing while the trick lies there."""
        return trump_rows(view.legal) if view.phase is Phase.TRUMP else ()

    def acts(self, view: TrickViewT, found: Mapping[str, Action], choosing: TrickChoosing) -> Rows:
        """What is to be done below the hand: how the chosen card is played."""
        if view.phase is Phase.PLAY and "plain" in found:
            return ((Choice("plain", say_in("button", "Play"), cap("plain")),),)
        return ()

    def nest(self, view: TrickViewT, choosing: TrickChoosing) -> NestFacts | None:
        """What is told of the nest that is being filled; None where none is."""
        return None

    def numbers(self, view: TrickViewT, choosing: TrickChoosing) -> tuple[int, ...]:
        """The numbers that may be typed now: bids, or how far a contract may be raised."""
        kind = Raise if choosing.raising else Bid
        return tuple(step.number for step in view.legal if isinstance(step, kind))

    def numbered(self, view: TrickViewT, number: int, choosing: TrickChoosing) -> Action | None:
        """The bid or raise of a typed number, also one that is refused; None where there is no such step."""
        return Raise(number) if choosing.raising else Bid(number)

    def raises(self, view: TrickViewT) -> tuple[int, ...]:
        """The numbers to which a contract may be raised, where games know that."""
        return ()

    def marked_at_first(self, view: TrickViewT) -> frozenset[Card]:
        """The cards that are marked when the turn begins."""
        return frozenset()

    def markable(self, view: TrickViewT) -> frozenset[Card]:
        """The cards that are lit: those that may be played, or put aside."""
        return playable_cards(view)

    # --- what is told --------------------------------------------------------------------------------------------

    def badge(self, play: Played, view: TrickViewT) -> str:
        """What a card wears in the trick because of how it was played."""
        return ""

    def aside(self) -> str:
        """How cards are called that lie aside, where there are any."""
        return ""

    def stock(self, view: TrickViewT) -> StockFacts | None:
        """What lies beside the trick; None where nothing does."""
        return None

    def draws(self, events: tuple[Event, ...]) -> tuple[Draw, ...]:
        """The cards that were drawn by a step."""
        return ()

    def undrawn(self, view: TrickViewT, had: tuple[Card, ...], draws: tuple[Draw, ...]) -> TrickViewT:
        """The view as it was before the last draws.

        Args:
            view: after all of them.
            had: the hand before the first one.
            draws: those that are still to be seen, the next one first.
        """
        return view

    def worth(self, view: TrickViewT, game: AnyGame) -> frozenset[Card]:
        """The cards that are marked, because they are worth something in this deal."""
        return counters_of(game)

    def counted(self, view: TrickViewT, trick: Trick) -> TrickViewT:
        """The view with a finished trick that is still to be counted."""
        taken = tuple(won + (seat == trick.winner) for seat, won in enumerate(view.taken))
        return replace(view, trick=(), tricks=(*view.tricks, trick), taken=taken)

    def ended(self, view: TrickViewT, played: Played, trick: Trick) -> TrickViewT:
        """The view after the last card of a deal: it lies there, its trick is counted, and nobody is on move.

        Args:
            view: what the seat knew before that card.
            played: the card.
            trick: what it finished.
        """
        counts = tuple(held - (seat == played.seat) for seat, held in enumerate(view.counts))
        hand = tuple(card for card in view.hand if card is not played.card)
        return replace(self.counted(view, trick), actor=TABLE, legal=(), hand=hand, counts=counts)

    def found(self, view: TrickViewT) -> tuple[Card, ...]:
        """The cards that this seat took up in the deal beside those dealt to it, where it may look at them again."""
        return ()

    def still_out(self, view: TrickViewT) -> tuple[Card, ...]:
        """The cards worth points that this seat has not seen fall and does not hold; none where nothing counts."""
        return ()


AnyTrickPresenter: TypeAlias = TrickPresenter[Any]


def trick_presenter_of(game: AnyGame) -> AnyTrickPresenter:
    """The presenter of the family of a trick game."""
    presenter = presenter_of(game.family)
    assert isinstance(presenter, TrickPresenter), f"{game.key} has no tricks"
    return presenter


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
