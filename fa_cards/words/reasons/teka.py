"""The sentences of the reasons of the bots in Teka."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.words.catalog import Phrase, later

SENTENCES: Mapping[str, Phrase] = MappingProxyType(
    {
        # the auction, trump, raises, the cut
        "cut-middle": later("{n} cards are about half of the pack."),
        "redeal": later("You hold no ace, king, queen or jack: ask for a new deal."),
        "bid-double-13": later("With {suit} as trump you may hope to win all tricks alone."),
        "bid-tricks": later("Bid {n}: with {suit} as trump you may expect about {tricks} tricks."),
        "pass-tricks": later(
            "With {suit} as trump you may expect about {tricks} tricks, a little too few for a bid of {n}."
        ),
        "pass-no-higher": later("Only double 13 would be higher, and for that you would have to win every trick."),
        "say-ter": later("Ter tells your partner that you have no sure trick, but perhaps one."),
        "say-behi-ter": later("Bekhi ter tells your partner that not even a half trick is to be hoped for."),
        "best-trump": later("Make {suit} trump: you hold {n} of them, and about {tricks} tricks are to be expected."),
        "best-trump-alone": later("Make {suit} trump: so you lose the fewest tricks alone."),
        "raise-sure": later("With what you have won, {n} tricks are yours in any case."),
        "accept-nothing-lost": later("The contract that they have would win the match for them anyway."),
        "accept-sure": later("Your side has {n} sure, and so the contract must fail."),
        "refuse-raise": later("It is not sure that {n} tricks fail."),
        # what comes of it in deals that are played out in the mind
        "bid-in-worlds": later("Bid {n}: with {suit} as trump you make it in {k} of {worlds} possible deals."),
        "pass-in-worlds": later(
            "Pass: with {suit} as trump you would make {n} in {k} of {worlds} possible deals, and passing is worth"
            " more."
        ),
        "alone-in-worlds": later(
            "Bid double 13: with {suit} as trump you win all tricks alone in {k} of {worlds} possible deals."
        ),
        "trump-in-worlds": later("Make {suit} trump: so {n} tricks come in, in {k} of {worlds} possible deals."),
        "raise-in-worlds": later("Raise to {n}: so many tricks come in, in {k} of {worlds} possible deals."),
        "accept-in-worlds": later("Accept: {n} tricks fail in {k} of {worlds} possible deals."),
        "refuse-in-worlds": later("Refuse: {n} tricks fail in {k} of {worlds} possible deals, and no more."),
        # leads
        "first-trump-high": later("Begin with your highest trump: {card}."),
        "first-trump-low": later("You do not hold the highest trump: begin with your lowest, {card}."),
        "trump-to-declarer": later("Your partner is the declarer: help to draw trump with the {card}."),
        "grant-request": later("Your partner has asked for {suit} by a signal: play the {card}."),
        "finish-with-trumps": later("Your trumps bring all tricks that are still needed ({n}): begin with the {card}."),
        "give-ruff": later(
            "Your partner has no more cards of this suit: play the {card}, and let your partner trump it."
        ),
        "run-suit": later("{suit} brings you the most tricks: begin with the {card}."),
        "lead-sequence": later("You hold the next one too: lead the top of the sequence, {card}."),
        "lead-singleton": later("The {card} is your only card of {suit}: after it you can trump."),
        "lead-least-harm": later("Nothing better offers: the {card} gives least away."),
        # to a lead
        "partner-alone": later("Your partner has to win alone: stay low with the {card}."),
        "over-partner": later("Your partner's card may yet be beaten: go higher with the {card}."),
        "win-last": later("No opponent plays after you: win with the lowest card that does, {card}."),
        "win-surely": later("Nobody after you can beat the {card}: win with it."),
        "win-high": later("No card is sure to win: play the {card} and make it dear for them."),
        "second-hand-wins": later("Waiting could lose it: win now with the {card}."),
        "second-hand-low": later("Your partner plays after you: save your high cards."),
        "ruff": later("You have no {suit}: trump with the {card}."),
        "ruff-over": later("An opponent after you has no {suit} either: trump so high that it holds, with the {card}."),
        "throw-weak": later("Throw a low card of a weak suit ({suit}): {card}."),
        "throw-void": later("Throw your last card of {suit}, the {card}: after it you can trump."),
        "throw-least": later("You can best do without the {card}."),
        # signals
        "signal-slap": later("Slap it: so you ask your partner for {suit}."),
        "signal-snap": later("Snap it: with {suit} that asks your partner for {wanted}."),
        "signal-drop": later("Drop it from above: so your partner knows that you have no more {suit}."),
        "signal-slam": later("Slap it: so your partner knows that you are sure of {suit}."),
        "signal-toss": later("Drop it from above: so your partner knows that you are weak in {suit}."),
    }
)
"""The sentence of every code; the placeholders are its details."""
