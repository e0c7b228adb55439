"""What is said and shown at the table of Teka alone: what a call tells, the manners of playing a card, contracts.

A signal is asked for in the first person, because the player speaks; what it means depends on the option `signals`.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.rules.actions import BehiTer, Call, Double13, Manner, Pass, Ter
from fa_cards.rules.cards import Suit
from fa_cards.rules.teka.cardplay import LINKED
from fa_cards.rules.teka.contract import Contract
from fa_cards.words.cards import SUIT_NAMES
from fa_cards.words.catalog import Phrase, later, later_in, say_in

_NOTES: Mapping[type[Call], Phrase] = MappingProxyType(
    {
        Double13: later("all 13 tricks, alone"),
        Pass: later("I do not reach 8"),
        Ter: later("I have no sure trick"),
        BehiTer: later("weaker still"),
    }
)

_MANNERS: Mapping[Manner, Phrase] = MappingProxyType(
    {
        Manner.PLAIN: later_in("manner", "Plain"),
        Manner.SLAP: later_in("manner", "Slap"),
        Manner.SNAP: later_in("manner", "Snap"),
        Manner.DROP: later_in("manner", "Drop"),
    }
)

_BADGES: Mapping[Manner, Phrase] = MappingProxyType(
    {
        Manner.SLAP: later_in("badge", "slap"),
        Manner.SNAP: later_in("badge", "snap"),
        Manner.DROP: later_in("badge", "drop"),
    }
)

_MEANINGS: Mapping[str, Mapping[Manner, Phrase]] = MappingProxyType(
    {
        "three": {
            Manner.SLAP: later("I want this suit"),
            Manner.SNAP: later("I want its linked suit"),
            Manner.DROP: later("I have no more of this suit"),
        },
        "two": {
            Manner.SLAP: later("I am sure of this suit"),
            Manner.DROP: later("I am weak in this suit"),
        },
        "off": {},
    }
)

_REQUESTS: Mapping[str, Mapping[Manner, Phrase]] = MappingProxyType(
    {
        "three": {
            Manner.SLAP: later("partner, lead {suit}"),
            Manner.SNAP: later("partner, lead {linked}"),
            Manner.DROP: later("I have no more {suit}"),
        },
        "two": {
            Manner.SLAP: later("I am sure of {suit}"),
            Manner.DROP: later("I am weak in {suit}"),
        },
        "off": {},
    }
)


def call_note(call: Call) -> str:
    """What a call tells, for who is new; empty for a number, which tells itself."""
    note = _NOTES.get(type(call))
    return note.said() if note else ""


def manner_words(manner: Manner, signals: str = "three") -> str:
    """The button that plays a card in a manner; with `signals` two the last one is a toss."""
    if signals == "two" and manner is Manner.DROP:
        return say_in("manner", "Toss")
    return _MANNERS[manner].said()


def manner_badge(manner: Manner, signals: str = "three") -> str:
    """What a card wears while it lies in the trick; empty for one that was just played."""
    if signals == "two" and manner is Manner.DROP:
        return say_in("badge", "toss")
    badge = _BADGES.get(manner)
    return badge.said() if badge else ""


def manner_meaning(manner: Manner, signals: str = "three") -> str:
    """What playing so says, as the player would say it; empty where it says nothing."""
    meaning = _MEANINGS[signals].get(manner)
    return meaning.said() if meaning else ""


def request(manner: Manner, suit: Suit, signals: str = "three") -> str:
    """What a card of this suit, played so, tells the partner: «یار، دل بیاور»; empty where it says nothing."""
    sentence = _REQUESTS[signals].get(manner)
    return sentence.said(suit=SUIT_NAMES[suit], linked=SUIT_NAMES[LINKED[suit]]) if sentence else ""


def contract_words(contract: Contract) -> str:
    """What the declarer has undertaken: «۹ دست», «دوبل ۱۳»."""
    if contract.double_13:
        return say_in("call", "Double 13")
    return say_in("contract", "{n} tricks", n=contract.tricks)
