"""What a player did in his last turn, beside his name: the most telling first, as much as there is room for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import NamedTuple

from fa_cards.rules.game import Event
from fa_cards.rules.rummy.events import (
    Bought,
    CardTaken,
    Declined,
    Discarded,
    DrewFromStock,
    LaidOff,
    MeldLaid,
    Swapped,
    WentDown,
    WentOut,
)
from fa_cards.words import count, say_in
from fa_cards.words.cards import card_words


class Deed(IntEnum):
    """What can be done in a turn, in the order in which it is told."""

    OUT = 0
    DOWN = 1
    FREED = 2
    MELD = 3
    LAID_OFF = 4
    TOOK = 5
    DREW = 6
    DISCARD = 7
    BOUGHT = 8


TELLING = (
    Deed.OUT,
    Deed.DOWN,
    Deed.FREED,
    Deed.MELD,
    Deed.LAID_OFF,
    Deed.BOUGHT,
    Deed.DISCARD,
    Deed.TOOK,
    Deed.DREW,
)
"""The most telling first: where there is no room for all, the last ones are left out."""


class Done(NamedTuple):
    """Something that was done."""

    deed: Deed
    words: str
    """What it is called where there is room."""
    short: str


def lately(events: Iterable[Event], seat: int, names: Sequence[str], me: int | None) -> tuple[str, ...]:
    """What a seat did in its last turn or bought after it: all of it at length, then less and less, then nothing.

    Args:
        events: what happened in the deal.
        seat: of whom it is told.
        names: by seat.
        me: the seat that reads: it is spoken to.
    """
    turn = _turn(events, seat)
    deeds = [done for deed in Deed for done in _told(turn, deed, names, me)]
    if len(deeds) > 1:
        # That a card was drawn goes without saying.
        deeds = [one for one in deeds if one.deed is not Deed.DREW]
    if not deeds:
        return ("",)
    ranked = sorted(deeds, key=lambda one: TELLING.index(one.deed))
    told = [[one.words for one in deeds]]
    for kept in range(len(deeds), 0, -1):
        least = TELLING.index(ranked[kept - 1].deed)
        told.append([one.short for one in deeds if TELLING.index(one.deed) <= least])
    told += [[one.short] for one in ranked]
    return tuple(dict.fromkeys((*(_joined(one) for one in told), "")))


def _joined(words: Sequence[str]) -> str:
    result, *others = words
    for one in others:
        result = say_in("lately", "{first}, {second}", first=result, second=one)
    return result


def _turn(events: Iterable[Event], seat: int) -> list[Event]:
    """What the seat did from the beginning of its last turn on, and what it bought after it."""
    done: list[Event] = []
    for event in events:
        if getattr(event, "seat", None) != seat:
            continue
        match event:
            case CardTaken() | Declined() | DrewFromStock(extra=False):
                # Who declined draws when the others have had their chance.
                done = [event]
            case Bought() | WentDown() | MeldLaid() | LaidOff() | Swapped() | Discarded() | WentOut():
                done.append(event)
    return done


def _told(events: Sequence[Event], deed: Deed, names: Sequence[str], me: int | None) -> list[Done]:
    """What is told of these events as deeds of that kind."""
    match deed:
        case Deed.LAID_OFF:
            laid = [event for event in events if isinstance(event, LaidOff)]
            return [_laid_off(len(laid), mine=laid[0].seat == me)] if laid else []
        case Deed.FREED:
            return [_freed(event, names, me) for event in events if isinstance(event, Swapped)]
        case Deed.MELD:
            further = [event for event in events if isinstance(event, MeldLaid)]
            return [_further(len(further), mine=further[0].seat == me)] if further else []
        case _:
            return [one for event in events if (one := _one(event, me)) is not None and one.deed is deed]


def _laid_off(cards: int, *, mine: bool) -> Done:
    if mine:
        words = count("you laid off one card", "you laid off {n} cards", cards)
    else:
        words = count("laid off one card", "laid off {n} cards", cards)
    return Done(Deed.LAID_OFF, words, words)


def _further(melds: int, *, mine: bool) -> Done:
    if mine:
        words = count("you laid one more meld", "you laid {n} more melds", melds)
    else:
        words = count("laid one more meld", "laid {n} more melds", melds)
    return Done(Deed.MELD, words, words)


def _freed(event: Swapped, names: Sequence[str], me: int | None) -> Done:
    """Whose wild it was."""
    wild = card_words(event.wild)
    if event.seat == me:
        if event.owner == me:
            words = say_in("lately you", "freed a {wild}", wild=wild)
        else:
            words = say_in("lately you", "freed the {wild} of {name}", wild=wild, name=names[event.owner])
    elif event.owner == me:
        words = say_in("lately", "freed your {wild}", wild=wild)
    elif event.owner == event.seat:
        words = say_in("lately", "freed a {wild}", wild=wild)
    else:
        words = say_in("lately", "freed the {wild} of {name}", wild=wild, name=names[event.owner])
    return Done(Deed.FREED, words, words)


def _one(event: Event, me: int | None) -> Done | None:
    """What is told of an event that is told by itself."""
    mine = getattr(event, "seat", None) == me
    match event:
        case WentOut():
            return _same(Deed.OUT, say_in("lately you", "went out") if mine else say_in("lately", "went out"))
        case WentDown():
            long = say_in("lately you", "laid the contract") if mine else say_in("lately", "laid the contract")
            return Done(Deed.DOWN, long, say_in("lately you", "went down") if mine else say_in("lately", "went down"))
        case Bought(_, card):
            return Done(Deed.BOUGHT, *(_bought(card_words(card, words=words), mine=mine) for words in (True, False)))
        case Discarded(_, card):
            return Done(Deed.DISCARD, *(_threw(card_words(card, words=words), mine=mine) for words in (True, False)))
        case CardTaken(_, card):
            return Done(Deed.TOOK, *(_took(card_words(card, words=words), mine=mine) for words in (True, False)))
        case DrewFromStock():
            return _same(Deed.DREW, say_in("lately you", "drew") if mine else say_in("lately", "drew"))
        case Declined():
            return _same(Deed.DREW, say_in("lately you", "declined") if mine else say_in("lately", "declined"))
        case _:
            return None


def _same(deed: Deed, words: str) -> Done:
    return Done(deed, words, words)


def _bought(card: str, *, mine: bool) -> str:
    return say_in("lately you", "bought {card}", card=card) if mine else say_in("lately", "bought {card}", card=card)


def _threw(card: str, *, mine: bool) -> str:
    return say_in("lately you", "threw {card}", card=card) if mine else say_in("lately", "threw {card}", card=card)


def _took(card: str, *, mine: bool) -> str:
    return say_in("lately you", "took {card}", card=card) if mine else say_in("lately", "took {card}", card=card)
