"""The sentences of the reasons of the bots of the Rook family."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.words.catalog import Phrase, later

SENTENCES: Mapping[str, Phrase] = MappingProxyType(
    {
        # the auction, the nest, trump, the calling
        "bid-points": later("Bid {n}: with {suit} as trump your cards are good for bids up to about {points}."),
        "pass-points": later(
            "Pass: your cards are good for bids up to about {points} with {suit} as trump, and the next bid is {n}."
        ),
        "bury-losers": later("They would win nothing ({n} cards)."),
        "bury-void": later("So you have no {suit} left, and can trump it."),
        "bury-points": later("You will probably win the last trick: {n} points are safe in the nest."),
        "bury-bound": later("By the rules cards without points go into the nest first."),
        "bury-cheapest": later("They cost you least."),
        "best-colour": later("Make {suit} trump: you hold {n} trumps, and about {points} points are to be expected."),
        "call-trump": later("The {card} is the highest trump that you lack."),
        "call-side": later("The {card} is the highest card of its colour, and you lack it."),
        "call-lowest": later("You lack no high card, and any will do, the {card} too."),
        # what comes of it in deals that are played out in the mind
        "bid-points-in-worlds": later(
            "Bid {n}: with {suit} as trump your side makes these points in {k} of {worlds} possible deals."
        ),
        "pass-points-in-worlds": later(
            "Pass: with {suit} as trump your side would make {n} points in {k} of {worlds} possible deals, and"
            " passing is worth more."
        ),
        "colour-in-worlds": later("Make {suit} trump: so {n} points come in, in {k} of {worlds} possible deals."),
        "bury-in-worlds": later("Bury so, for {suit} as trump: {n} points come in, in {k} of {worlds} possible deals."),
        "call-in-worlds": later("Call the {card}: so {n} points come in, in {k} of {worlds} possible deals."),
        # cards
        "seek-partner": later("Play the {card}: the colour of the {called} brings your partner out."),
        "cash-points": later("Play the {card} now, while it wins: it brings {n} points."),
        "lead-wins": later("Lead the {card}: your side will probably win the trick."),
        "lead-loses-least": later("No lead promises to win: the {card} costs least."),
        "win-points": later("Win with the {card}: {n} points lie in the trick."),
        "win-trick": later("Win the trick with the {card}."),
        "win-perhaps": later("Try the {card}: perhaps it wins the trick."),
        "give-points": later("Your side will probably win this trick: put {n} points in with the {card}."),
        "side-holds": later("Your side will probably win this trick: the {card} is enough."),
        "give-nothing": later("The others will probably win this trick: give them no points, but the {card}."),
        "give-least": later("The others will probably win this trick: the {card} is the least harm ({n} points)."),
        "rid-of-suit": later("After it you have no {suit}, and can trump it."),
    }
)
"""The sentence of every code; the placeholders are its details."""
