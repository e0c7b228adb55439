"""The line that says what to do next: never empty while it is a person's turn.

What is told at every table stands here; each family of games has a module `prompts` in its package.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Protocol

from fa_cards.rules.cards import COLOURS, Card, Suit
from fa_cards.rules.game import TABLE, View
from fa_cards.rules.phases import Phase
from fa_cards.words.cards import SUIT_NAMES
from fa_cards.words.catalog import say
from fa_cards.words.families import words_about
from fa_cards.words.results import match_result


class Prompts(Protocol):
    """What the module `prompts` of each family says of the views of its games."""

    def own_prompt(self, view: Any, names: Sequence[str], chosen: Card | None, marked: Collection[Card]) -> str:
        """What the seat of the view, whose turn it is, is to do now."""

    def own_waiting(self, view: Any, names: Sequence[str]) -> str:
        """What the family tells in its own way of whom the table waits for; else an empty text."""

    def tied(self, view: Any) -> bool:
        """Whether several have won the match who do not belong together."""


def prompt(view: View, names: Sequence[str], chosen: Card | None = None, marked: Collection[Card] = frozenset()) -> str:
    """What the seat of the view is to do now; whom it waits for where it is not its turn.

    Args:
        view: what the seat knows.
        names: the players by seat.
        chosen: the card that the seat has chosen and not yet played.
        marked: the cards that it has chosen for the nest and not yet buried.
    """
    if view.actor != view.seat:
        return waiting(view, names)
    return _of(view).own_prompt(view, names, chosen, marked)


def waiting(view: View, names: Sequence[str]) -> str:
    """Whom the table waits for, or that the match is over."""
    if view.finished:
        return match_result(view.winners, names, view.seat, tied=_of(view).tied(view))
    if view.phase is Phase.TURN_UP:
        return say("The card that fixes trump is being turned up")
    if view.phase is Phase.RESTOCK:
        return say("The discards are being shuffled: they are the new stock")
    if view.actor is TABLE:
        return say("The pack is being shuffled")
    if view.actor == view.seat:
        return say("It is your turn")
    return _of(view).own_waiting(view, names) or _turn(view, names[view.actor])


def _of(view: View) -> Prompts:
    prompts: Prompts = words_about(view, "prompts")
    return prompts


def _turn(view: View, name: str) -> str:
    match view.phase:
        case Phase.AUCTION:
            return say("{name} is to bid", name=name)
        case Phase.TRUMP:
            return say("{name} is choosing trump", name=name)
        case _:
            return say("It is {name}'s turn", name=name)


# --- for the modules of the families -----------------------------------------------------------------------------


def to_lead() -> str:
    """To who leads a trick in which no card is barred."""
    return say("You lead this trick: play any card")


def to_follow(led: Suit) -> str:
    """To who holds cards of the led suit, and is bound to play one."""
    suit = SUIT_NAMES[led]
    if led in COLOURS:
        return say("The led colour is {suit}: play {suit}", suit=suit)
    return say("The led suit is {suit}: play {suit}", suit=suit)


def to_follow_trump(trump: Suit) -> str:
    """To who holds trumps where trumps were led, and is bound to play one."""
    return say("Trumps were led: play {suit}", suit=SUIT_NAMES[trump])


def to_void_of_trump() -> str:
    """To who holds no trump where trumps were led."""
    return say("You hold no trump: play any card")


def to_void(led: Suit) -> str:
    """To who holds no card of the led suit."""
    return say("You hold no {suit}: play any card", suit=SUIT_NAMES[led])
