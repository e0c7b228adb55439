"""A step as somebody is advised to take it: «بازی کردن ۷♦», «خواندن ۹»; in English "play 7♦", "bid 9"."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.rules.actions import (
    Accept,
    Action,
    Beg,
    BehiTer,
    Bid,
    Bury,
    Buy,
    CallCard,
    Cut,
    Discard,
    Double13,
    Down,
    Draw,
    FurtherMeld,
    Give,
    Lay,
    Let,
    Manner,
    Pass,
    Play,
    Raise,
    Redeal,
    Refuse,
    Run,
    Stand,
    Swap,
    Take,
    Ter,
    Trump,
)
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.rummy import RummyGame
from fa_cards.words.cards import card_words, suit_words
from fa_cards.words.catalog import Phrase, later_in, say_in
from fa_cards.words.lists import joined
from fa_cards.words.rummy.contract import melds_words

_PLAIN: Mapping[type[Action], Phrase] = MappingProxyType(
    {
        Double13: later_in("step", "bid double 13"),
        Pass: later_in("step", "pass"),
        Ter: later_in("step", "pass with ter"),
        BehiTer: later_in("step", "pass with bekhi ter"),
        Redeal: later_in("step", "ask for a new deal"),
        Accept: later_in("step", "accept the raise"),
        Refuse: later_in("step", "refuse the raise"),
        Stand: later_in("step", "stand"),
        Beg: later_in("step", "beg"),
        Give: later_in("step", "give a point"),
        Run: later_in("step", "deal three more"),
        Take: later_in("step", "take the open card"),
        Draw: later_in("step", "draw from the stock"),
        Buy: later_in("step", "buy the open card"),
        Let: later_in("step", "leave the open card"),
    }
)

_PLAYED: Mapping[Manner, Phrase] = MappingProxyType(
    {
        Manner.PLAIN: later_in("step", "play {card}"),
        Manner.SLAP: later_in("step", "slap {card}"),
        Manner.SNAP: later_in("step", "snap {card}"),
        Manner.DROP: later_in("step", "drop {card}"),
    }
)


def step_words(action: Action, game: AnyGame) -> str:
    """The step in a few words.

    Raises:
        ValueError: nobody is advised to take such a step.
    """
    match action:
        case Bid(number):
            return say_in("step", "bid {n}", n=number)
        case Raise(number):
            return say_in("step", "offer a raise to {n}", n=number)
        case Trump(suit):
            return say_in("step", "make {suit} trump", suit=suit_words(suit))
        case Play(card, manner):
            return _PLAYED[manner].said(card=card_words(card))
        case Bury(cards):
            return say_in("step", "bury {cards}", cards=joined([card_words(card) for card in cards]))
        case CallCard(card):
            return say_in("step", "call {card}", card=card_words(card))
        case Cut(number):
            return say_in("step", "cut {n} cards", n=number)
        case Discard(card):
            return say_in("step", "throw {card} away", card=card_words(card))
        case Lay(card, number):
            return say_in("step", "lay {card} off on meld {n}", card=card_words(card), n=number)
        case Swap(card, number):
            return say_in("step", "free the wild of meld {n} with {card}", card=card_words(card), n=number)
        case Down(melds):
            assert isinstance(game, RummyGame)
            return say_in("step", "go down with {melds}", melds=melds_words(melds, game.rules.melds))
        case FurtherMeld(meld):
            assert isinstance(game, RummyGame)
            return say_in("step", "lay {melds}", melds=melds_words((meld,), game.rules.melds))
        case _ if type(action) in _PLAIN:
            return _PLAIN[type(action)].said()
        case _:
            raise ValueError(action.text)
