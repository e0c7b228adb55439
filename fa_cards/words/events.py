"""What happened, as the log tells it: the third person in the past, and the second for the reader himself.

What happens at every table is told here; what only one family of games knows, in the module `events` of its package.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from fa_cards.rules.actions import Bid, Manner, Pass
from fa_cards.rules.events import Called, DealerChosen, DealScored, Dealt, MatchWon, PackReady, TrumpNamed
from fa_cards.rules.game import Event
from fa_cards.rules.tricks import Played, TrickWon
from fa_cards.words.cards import SUIT_NAMES, card_words
from fa_cards.words.catalog import say
from fa_cards.words.families import words_of
from fa_cards.words.results import is_tied, match_result, outcome, totals_line

if TYPE_CHECKING:
    from fa_cards.rules.catalog import AnyGame


class Events(Protocol):
    """What the module `events` of each family tells of what happens in its games."""

    def own_lines(self, event: Event, names: Sequence[str], me: int | None, game: Any) -> tuple[str, ...] | None:
        """The sentences for an event that only the family knows, or that it tells in its own way; else None.

        None of them for what the family leaves out of its log.
        """


def event_lines(event: Event, names: Sequence[str], me: int | None, game: AnyGame) -> tuple[str, ...]:
    """The sentences of the log for an event; none where telling it would only be noise.

    Args:
        event: what happened.
        names: the players by seat.
        me: the seat that reads; None where several people read, who are then all called by their names.
        game: what is played.

    Raises:
        KeyError: an event that has no sentence.
    """
    events: Events = words_of(game, "events")
    own = events.own_lines(event, names, me, game)
    if own is not None:
        return own
    match event:
        case DealScored(deal):
            return (outcome(deal, names, me, game), totals_line(deal.totals, names, me, game))
        case MatchWon(winners):
            return (match_result(winners, names, me, tied=is_tied(winners, game)),)
        case _:
            return (_at_the_table(event, names, me),)


def _at_the_table(event: Event, names: Sequence[str], me: int | None) -> str:
    match event:
        case DealerChosen(seat):
            return say("You deal first") if seat == me else say("{name} deals first", name=names[seat])
        case PackReady(seat):
            return say("You shuffled the pack") if seat == me else say("{name} shuffled the pack", name=names[seat])
        case Dealt(number, seat):
            if seat == me:
                return say("Deal {n}: you dealt", n=number)
            return say("Deal {n}: {name} dealt", n=number, name=names[seat])
        case Called(seat, Bid(number)):
            return say("You bid {n}", n=number) if seat == me else say("{name} bid {n}", name=names[seat], n=number)
        case Called(seat, Pass()):
            return say("You passed") if seat == me else say("{name} passed", name=names[seat])
        case TrumpNamed(seat, suit):
            if seat == me:
                return say("You named {suit} as trump", suit=SUIT_NAMES[suit])
            return say("{name} named {suit} as trump", name=names[seat], suit=SUIT_NAMES[suit])
        case Played(seat, card, Manner.PLAIN):
            words = card_words(card)
            if seat == me:
                return say("You played {card}", card=words)
            return say("{name} played {card}", name=names[seat], card=words)
        case TrickWon(trick):
            if trick.winner == me:
                return say("You won the trick")
            return say("{name} won the trick", name=names[trick.winner])
        case _:
            raise KeyError(type(event).__name__)
