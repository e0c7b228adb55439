"""What happens at a table of the Rook family alone, as the log tells it (rook.md, sections 2, 3 and 5)."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.rules.cards import Card
from fa_cards.rules.game import Event
from fa_cards.rules.rook.auction import RookContract
from fa_cards.rules.rook.events import AuctionWon, Buried, CardCalled, NestTaken, NestVoid, PartnerShown, PassedOut
from fa_cards.rules.rook.games import RookGame
from fa_cards.rules.rook.rules import SEATS
from fa_cards.rules.tricks import TrickWon
from fa_cards.words.cards import card_words
from fa_cards.words.catalog import count, say
from fa_cards.words.contracts import declared_line
from fa_cards.words.lists import joined
from fa_cards.words.rook.calls import contract_words


def own_lines(event: Event, names: Sequence[str], me: int | None, game: RookGame) -> tuple[str, ...] | None:
    """The sentences of the log for an event that only the family knows, or that it tells in its own way; else None."""
    match event:
        case AuctionWon(contract):
            return (_won(contract, names[contract.declarer], contract.declarer == me),)
        case PassedOut(dealer):
            following = (dealer + 1) % SEATS
            if following == me:
                return (say("All four passed: nobody scores, and you deal next"),)
            return (say("All four passed: nobody scores, and {name} deals next", name=names[following]),)
        case NestTaken(seat, number):
            return (_taken(number, names[seat], seat == me),)
        case NestVoid(seat):
            return (_void(names[seat], seat == me),)
        case Buried(seat, shown):
            return _buried(shown, names[seat], seat == me, game.rules.nest)
        case CardCalled(seat, card):
            if seat == me:
                return (say("You called {card}: who holds it is your partner", card=card_words(card)),)
            return (say("{name} called {card}: who holds it is the partner", name=names[seat], card=card_words(card)),)
        case PartnerShown(declarer, partner):
            return (_partner(declarer, partner, names, me),)
        case TrickWon(trick):
            deck = game.rules.deck
            points = deck.points(deck.mask(play.card for play in trick.plays))
            return (_trick(points, names[trick.winner], trick.winner == me),) if points else None
        case _:
            return None


def _won(contract: RookContract, name: str, mine: bool) -> str:
    words = contract_words(contract)
    if not contract.forced:
        return declared_line(words, name, mine)
    if mine:
        return say("You had to bid and are the declarer; contract: {contract}", contract=words)
    return say("{name} had to bid and is the declarer; contract: {contract}", name=name, contract=words)


def _taken(number: int, name: str, mine: bool) -> str:
    if mine:
        return count("You took the nest: {n} card", "You took the nest: {n} cards", number)
    return count("{name} took the nest: {n} card", "{name} took the nest: {n} cards", number, name=name)


def _void(name: str, mine: bool) -> str:
    if mine:
        return say("You have too few cards without points: the deal is void, and the same dealer deals again")
    return say("{name} has too few cards without points: the deal is void, and the same dealer deals again", name=name)


def _buried(shown: Sequence[Card], name: str, mine: bool, number: int) -> tuple[str, ...]:
    if mine:
        line = count("You laid {n} card into the nest", "You laid {n} cards into the nest", number)
    else:
        line = count("{name} laid {n} card into the nest", "{name} laid {n} cards into the nest", number, name=name)
    if not shown:
        return (line,)
    return (line, say("There were too few others: {cards} had to go in too", cards=joined([*map(card_words, shown)])))


def _partner(declarer: int, partner: int, names: Sequence[str], me: int | None) -> str:
    """Who the partner was, now that everybody knows; a declarer without one is alone."""
    if partner == declarer:
        if me == declarer:
            return say("The called card was your own: you are alone against three")
        return say("The called card was the declarer's own: {name} is alone against three", name=names[declarer])
    if me == partner:
        return say("The secret partner was you: you play with {name}", name=names[declarer])
    if me == declarer:
        return say("Your secret partner was {name}", name=names[partner])
    return say(
        "The secret partner was {name}, who plays with {declarer}", name=names[partner], declarer=names[declarer]
    )


def _trick(points: int, name: str, mine: bool) -> str:
    if mine:
        return count("You won the trick: {n} point", "You won the trick: {n} points", points)
    return count("{name} won the trick: {n} point", "{name} won the trick: {n} points", points, name=name)
