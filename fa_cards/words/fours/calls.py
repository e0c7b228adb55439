"""What is said over the turned card of All Fours: the words of the buttons, and what each of them brings."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.rules.actions import Action, Beg, Give, Run, Stand
from fa_cards.words.catalog import Phrase, later, later_in

_CALLS: Mapping[type[Action], Phrase] = MappingProxyType(
    {
        Stand: later_in("call", "Stand"),
        Beg: later_in("call", "Beg"),
        Give: later_in("call", "Give one point"),
        Run: later_in("call", "Three more"),
    }
)

_NOTES: Mapping[type[Action], Phrase] = MappingProxyType(
    {
        Stand: later("the turned suit is trump"),
        Beg: later("the dealer gives me a point or turns another card"),
        Give: later("the turned suit stays trump"),
        Run: later("three more cards each, and another card is turned"),
    }
)


def answer_words(action: Action) -> str:
    """What a player says over the turned card, as he says it: «می‌مانم», «درخواست»."""
    return _CALLS[type(action)].said()


def answer_note(action: Action) -> str:
    """What saying so brings, for who is new."""
    return _NOTES[type(action)].said()
