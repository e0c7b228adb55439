"""What happens at a table of Teka alone, as the log tells it."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.rules.actions import BehiTer, Double13, Manner, Ter
from fa_cards.rules.events import Called
from fa_cards.rules.game import Event
from fa_cards.rules.teka import Teka
from fa_cards.rules.teka.contract import Contract
from fa_cards.rules.teka.events import Declared, HasCut, RaiseAnswered, Raised, RaiseOffered, RedealAsked
from fa_cards.rules.teka.options import TekaOptions
from fa_cards.rules.teka.pack import SEATS
from fa_cards.rules.tricks import Played
from fa_cards.words.cards import card_words
from fa_cards.words.catalog import say
from fa_cards.words.contracts import declared_line
from fa_cards.words.teka.calls import contract_words, request


def own_lines(event: Event, names: Sequence[str], me: int | None, game: Teka) -> tuple[str, ...] | None:
    """The sentences of the log for an event that only Teka knows, or that it tells in its own way; else None."""
    match event:
        case Declared(contract):
            return _declared(contract, names, me, TekaOptions.of(game.options))
        case Raised(contract):
            return (say("The contract is now {contract}", contract=contract_words(contract)),)
        case Called(seat, Double13() | Ter() | BehiTer() as call):
            return (_called(names[seat], seat == me, call),)
        case Played() if event.manner is not Manner.PLAIN:
            return (_signalled(event, names[event.seat], event.seat == me, TekaOptions.of(game.options).signals),)
        case HasCut(seat, declined):
            return (_cut(names[seat], seat == me, declined),)
        case RedealAsked(seat):
            if seat == me:
                return (say("You asked for a new deal: no ace, king, queen or jack"),)
            return (say("{name} asked for a new deal: no ace, king, queen or jack", name=names[seat]),)
        case RaiseOffered(seat, number):
            if seat == me:
                return (say("You offered to raise the contract to {n} tricks", n=number),)
            return (say("{name} offered to raise the contract to {n} tricks", name=names[seat], n=number),)
        case RaiseAnswered(seat, accepted):
            return (_answered(names[seat], seat == me, accepted),)
        case _:
            return None


def _cut(name: str, mine: bool, declined: bool) -> str:
    if declined:
        return say("You did not cut") if mine else say("{name} did not cut", name=name)
    return say("You cut the pack") if mine else say("{name} cut the pack", name=name)


def _answered(name: str, mine: bool, accepted: bool) -> str:
    if accepted:
        return say("You agreed") if mine else say("{name} agreed", name=name)
    return say("You did not agree") if mine else say("{name} did not agree", name=name)


def _called(name: str, mine: bool, call: Double13 | Ter | BehiTer) -> str:
    match call:
        case Double13():
            return say("You bid double 13") if mine else say("{name} bid double 13", name=name)
        case Ter():
            return say("You said ter") if mine else say("{name} said ter", name=name)
        case BehiTer():
            return say("You said bekhi ter") if mine else say("{name} said bekhi ter", name=name)


def _declared(contract: Contract, names: Sequence[str], me: int | None, options: TekaOptions) -> tuple[str, ...]:
    line = declared_line(contract_words(contract), names[contract.declarer], contract.declarer == me)
    if not (contract.double_13 and options.partner_out):
        return (line,)
    partner = (contract.declarer + 2) % SEATS
    if partner == me:
        return (line, say("You lay your cards face down and sit this deal out"))
    return (line, say("{name} lays the cards face down and sits this deal out", name=names[partner]))


def _signalled(played: Played, name: str, mine: bool, signals: str) -> str:
    card, suit = card_words(played.card), played.card.suit
    assert suit is not None, "Teka has no card without a suit"
    told = request(played.manner, suit, signals)
    match played.manner:
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
        case Manner.PLAIN:
            raise AssertionError("no signal")
