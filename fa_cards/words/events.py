"""What happened, as the log tells it: the third person in the past, and the second for the reader himself."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.rules.actions import BehiTer, Bid, Call, Double13, Manner, Pass, Ter
from fa_cards.rules.events import Called, DealerChosen, DealScored, Dealt, MatchWon, PackReady, TrumpNamed
from fa_cards.rules.game import Event
from fa_cards.rules.teka.contract import Contract
from fa_cards.rules.teka.events import Declared, HasCut, RaiseAnswered, Raised, RaiseOffered, RedealAsked, TekaDeal
from fa_cards.rules.teka.options import TekaOptions
from fa_cards.rules.tricks import Played, TrickWon
from fa_cards.words.calls import contract_words, request
from fa_cards.words.cards import SUIT_NAMES, card_words
from fa_cards.words.catalog import say
from fa_cards.words.results import match_result, outcome, totals_line

SEATS = 4


def event_lines(event: Event, names: Sequence[str], me: int | None, options: TekaOptions) -> tuple[str, ...]:
    """The sentences of the log for an event of Teka.

    Args:
        event: what happened.
        names: the players by seat.
        me: the seat that reads; None where several people read, who are then all called by their names.
        options: those of the match.

    Raises:
        KeyError: an event that has no sentence.
    """
    match event:
        case DealScored(TekaDeal() as deal):
            return (outcome(deal, names, me), totals_line(deal, names, me))
        case MatchWon(winners):
            return (match_result(winners, names, me),)
        case Declared(contract):
            return _declared(contract, names, me, options)
        case Raised(contract):
            return (say("The contract is now {contract}", contract=contract_words(contract)),)
        case Called(seat, call):
            return (_called(names[seat], seat == me, call),)
        case Played():
            return (_played(event, names[event.seat], event.seat == me, options.signals),)
        case TrickWon(trick):
            if trick.winner == me:
                return (say("You won the trick"),)
            return (say("{name} won the trick", name=names[trick.winner]),)
        case _:
            return (_at_the_table(event, names, me),)


def _at_the_table(event: Event, names: Sequence[str], me: int | None) -> str:
    match event:
        case DealerChosen(seat):
            return say("You deal first") if seat == me else say("{name} deals first", name=names[seat])
        case PackReady(seat):
            return say("You shuffled the pack") if seat == me else say("{name} shuffled the pack", name=names[seat])
        case HasCut(seat, declined):
            return _cut(names[seat], seat == me, declined)
        case Dealt(number, seat):
            if seat == me:
                return say("Deal {n}: you dealt", n=number)
            return say("Deal {n}: {name} dealt", n=number, name=names[seat])
        case RedealAsked(seat):
            if seat == me:
                return say("You asked for a new deal: no ace, king, queen or jack")
            return say("{name} asked for a new deal: no ace, king, queen or jack", name=names[seat])
        case TrumpNamed(seat, suit):
            if seat == me:
                return say("You named {suit} as trump", suit=SUIT_NAMES[suit])
            return say("{name} named {suit} as trump", name=names[seat], suit=SUIT_NAMES[suit])
        case RaiseOffered(seat, number):
            if seat == me:
                return say("You offered to raise the contract to {n} tricks", n=number)
            return say("{name} offered to raise the contract to {n} tricks", name=names[seat], n=number)
        case RaiseAnswered(seat, accepted):
            return _answered(names[seat], seat == me, accepted)
        case _:
            raise KeyError(type(event).__name__)


def _cut(name: str, mine: bool, declined: bool) -> str:
    if declined:
        return say("You did not cut") if mine else say("{name} did not cut", name=name)
    return say("You cut the pack") if mine else say("{name} cut the pack", name=name)


def _answered(name: str, mine: bool, accepted: bool) -> str:
    if accepted:
        return say("You agreed") if mine else say("{name} agreed", name=name)
    return say("You did not agree") if mine else say("{name} did not agree", name=name)


def _called(name: str, mine: bool, call: Call) -> str:
    match call:
        case Bid(number):
            return say("You bid {n}", n=number) if mine else say("{name} bid {n}", name=name, n=number)
        case Double13():
            return say("You bid double 13") if mine else say("{name} bid double 13", name=name)
        case Pass():
            return say("You passed") if mine else say("{name} passed", name=name)
        case Ter():
            return say("You said ter") if mine else say("{name} said ter", name=name)
        case BehiTer():
            return say("You said bekhi ter") if mine else say("{name} said bekhi ter", name=name)
        case _:
            raise KeyError(type(call).__name__)


def _declared(contract: Contract, names: Sequence[str], me: int | None, options: TekaOptions) -> tuple[str, ...]:
    words = contract_words(contract)
    if contract.declarer == me:
        line = say("You are the declarer; contract: {contract}", contract=words)
    else:
        line = say("{name} is the declarer; contract: {contract}", name=names[contract.declarer], contract=words)
    if not (contract.double_13 and options.partner_out):
        return (line,)
    partner = (contract.declarer + 2) % SEATS
    if partner == me:
        return (line, say("You lay your cards face down and sit this deal out"))
    return (line, say("{name} lays the cards face down and sits this deal out", name=names[partner]))


def _played(played: Played, name: str, mine: bool, signals: str) -> str:
    card, suit = card_words(played.card), played.card.suit
    assert suit is not None, "Teka has no card without a suit"
    told = request(played.manner, suit, signals)
    match played.manner:
        case Manner.PLAIN:
            return say("You played {card}", card=card) if mine else say("{name} played {card}", name=name, card=card)
        case Manner.SLAP:
            if mine:
                return say("You slapped {card}: {told}", card=card, told=told)
            return say("{name} slapped {card}: {told}", name=name, card=card, told=told)
        case Manner.SNAP:
            if mine:
                return say("You snapped {card}: {told}", card=card, told=told)
            return say("{name} snapped {card}: {told}", name=name, card=card, told=told)
        case Manner.DROP:
            if mine:
                return say("You dropped {card}: {told}", card=card, told=told)
            return say("{name} dropped {card}: {told}", name=name, card=card, told=told)
