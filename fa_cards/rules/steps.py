"""The steps of chance that every game of cards begins with, and how a step is looked at before it is taken."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from fa_cards.rules.actions import Action, Dealer, Grammar, Manner, Pack, Play, parse
from fa_cards.rules.cards import Card, same_cards
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import IllegalAction, NotAStep
from fa_cards.rules.game import Family, Legal
from fa_cards.rules.phases import Phase
from fa_cards.rules.positions import Position, TrickPosition


@dataclass(frozen=True, slots=True)
class Dealers(Family):
    """The seats that may deal first."""

    word: str = field(default=Dealer.word, init=False)
    seats: int

    def pick(self, dice: Dice) -> Action:
        """One of the seats by chance."""
        return Dealer(dice.below(self.seats))


@dataclass(frozen=True, slots=True)
class Packs(Family):
    """Every order of the pack."""

    word: str = field(default=Pack.word, init=False)
    cards: tuple[Card, ...]

    def pick(self, dice: Dice) -> Action:
        """One order by chance."""
        return Pack(dice.shuffled(self.cards))


Check = tuple[tuple[Phase, ...], Callable[[Any, Any], None]]
"""The phases in which a kind of step is waited for, and what says why one of them may not be taken."""

Checks = Mapping[type[Action], Check]

Steps = Mapping[Phase, Callable[[Any], Legal]]
"""For each phase what gives the steps that whoever is on move may take."""


def check_dealer(position: Position, action: Dealer) -> None:
    """Nothing, if there is such a seat.

    Raises:
        IllegalAction: there is none.
    """
    if not 0 <= action.number < position.seats:
        raise IllegalAction("no-such-seat", n=action.number)


def check_pack(position: Position, action: Pack) -> None:
    """Nothing, if it is an order of the pack.

    Raises:
        IllegalAction: it is not.
    """
    if not same_cards(action.cards, position.whole_pack):
        raise IllegalAction("wrong-pack")


def check_deck(position: TrickPosition, action: Pack) -> None:
    """The same of a pack without twins, which is looked at faster.

    Raises:
        IllegalAction: it is no order of the pack.
    """
    if not position.deck.whole(action.cards):
        raise IllegalAction("wrong-pack")


def dealers(position: Position) -> Legal:
    """Any seat may deal first."""
    return (Dealers(position.seats),)


def packs(position: Position) -> Legal:
    """The pack may lie in any order."""
    return (Packs(position.whole_pack),)


BEGINNING: Checks = {Dealer: ((Phase.DEALER,), check_dealer), Pack: ((Phase.PACK,), check_pack)}
"""The steps with which every match begins."""

BEGINNING_OF_TRICKS: Checks = {**BEGINNING, Pack: ((Phase.PACK,), check_deck)}
"""The same where no card has a twin, as in all games of tricks."""

BEGINNING_STEPS: Steps = {Phase.DEALER: dealers, Phase.PACK: packs}
"""By phase the steps of the beginning that may be taken."""


PLAIN: Final = Manner.PLAIN
"""A name of its own: looking into an enumeration is slow, and every card that is played is asked for its manner."""


def check_plain(action: Play) -> None:
    """Nothing, if the card is just played, as in all games without table signals.

    Raises:
        IllegalAction: it is played with a signal.
    """
    if action.manner is not PLAIN:
        raise IllegalAction("no-such-signal")


def parse_plain(text: str, known: Grammar, pack: tuple[Card, ...]) -> Action:
    """The step that a record writes as `text`, in a game without table signals that is played with this pack.

    Raises:
        NotAStep: it is none; so is a play with a signal, and a pack with a word too few or too many.
    """
    action = parse(text, known)
    if isinstance(action, Play) and action.manner is not Manner.PLAIN:
        raise NotAStep(text)
    if isinstance(action, Pack) and len(action.cards) != len(pack):
        raise NotAStep(text)
    return action


def check_nothing(_: Position, __: Action) -> None:
    """Nothing: the step may be taken by whoever is on move."""


NOWHERE: Check = ((), check_nothing)
"""Of a kind of step that the game does not know: never waited for."""
