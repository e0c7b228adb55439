"""What happens at a table of the family of All Fours alone, as the log tells it (california_jack.md; extras.md, C).

Only what everybody saw is told: a card that was drawn face down is a card.
"""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.rules.cards import Card
from fa_cards.rules.fours import AllFours, FoursGame
from fa_cards.rules.fours.cardplay import DECK
from fa_cards.rules.fours.counting import FIVE, FIVES, card_points, five
from fa_cards.rules.fours.events import (
    Begged,
    Drew,
    Gave,
    JackTurned,
    Ran,
    RanOut,
    StockOpened,
    Stood,
    TrumpTurned,
)
from fa_cards.rules.game import Event
from fa_cards.rules.tricks import TrickWon
from fa_cards.words.cards import SUIT_NAMES, card_words
from fa_cards.words.catalog import count, say
from fa_cards.words.lists import joined


def own_lines(event: Event, names: Sequence[str], me: int | None, game: FoursGame) -> tuple[str, ...] | None:
    """The sentences of the log for an event that only the family knows, or that it tells in its own way; else None."""
    match event:
        case TrumpTurned(card):
            return (_turned(card, game),)
        case Drew(seat, card):
            return (_drew(card, names[seat], seat == me),)
        case StockOpened(card):
            return (say("Next on the stock: {card}", card=card_words(card)),)
        case TrickWon(trick):
            mask = DECK.mask(play.card for play in trick.plays)
            return _won(mask, names[trick.winner], trick.winner == me, game)
        case Stood() | Begged() | Gave() | Ran() | JackTurned() | RanOut():
            return (_over_the_turned_card(event, names, me),)
        case _:
            return None


def _turned(card: Card, game: FoursGame) -> str:
    """A card was turned up: in All Fours it may yet be begged about, so that trump is not settled by it."""
    assert card.suit is not None
    words, suit = card_words(card), SUIT_NAMES[card.suit]
    if isinstance(game, AllFours):
        return say("{card} was turned up", card=words)
    if game.rules.face_up:
        return say("On top of the stock: {card}; trump is {suit}", card=words, suit=suit)
    return say("{card} was turned up and went back into the pack: trump is {suit}", card=words, suit=suit)


def _drew(card: Card | None, name: str, mine: bool) -> str:
    if card is None:
        return say("You drew a card") if mine else say("{name} drew a card", name=name)
    words = card_words(card)
    return say("You drew {card}", card=words) if mine else say("{name} drew {card}", name=name, card=words)


def _won(mask: int, name: str, mine: bool, game: FoursGame) -> tuple[str, ...]:
    """Who won a trick, and what it brought that counts: its card points, and fives."""
    line, fives = _points(card_points(mask), name, mine), _fives(mask, game)
    return (line, _with_fives(fives, name, mine)) if fives else (line,)


def _points(points: int, name: str, mine: bool) -> str:
    if not points:
        return say("You won the trick") if mine else say("{name} won the trick", name=name)
    if mine:
        return count("You won the trick: {n} card point", "You won the trick: {n} card points", points)
    return count("{name} won the trick: {n} card point", "{name} won the trick: {n} card points", points, name=name)


def _fives(mask: int, game: FoursGame) -> tuple[Card, ...]:
    """The fives of a trick, where they count."""
    if isinstance(game, AllFours) or not game.rules.fives:
        return ()
    return tuple(one for point in FIVES for one in DECK.cards(mask & five(point)))


def _with_fives(fives: tuple[Card, ...], name: str, mine: bool) -> str:
    cards, points = joined([card_words(one) for one in fives]), FIVE * len(fives)
    if mine:
        return say("You won {cards} in the trick: {n} points", cards=cards, n=points)
    return say("{name} won {cards} in the trick: {n} points", name=name, cards=cards, n=points)


def _over_the_turned_card(event: Event, names: Sequence[str], me: int | None) -> str:
    """What the players of All Fours do about the turned card (extras.md, section C)."""
    match event:
        case Stood(seat):
            if seat == me:
                return say("You stood: the turned suit is trump")
            return say("{name} stood: the turned suit is trump", name=names[seat])
        case Begged(seat):
            return say("You begged") if seat == me else say("{name} begged", name=names[seat])
        case Gave(seat, to):
            if seat == me:
                return say("You gave {name} one point: the turned suit is trump", name=names[to])
            if to == me:
                return say("{name} gave you one point: the turned suit is trump", name=names[seat])
            return say("{name} gave {other} one point: the turned suit is trump", name=names[seat], other=names[to])
        case Ran(seat):
            if seat == me:
                return say("You dealt three more cards to each, for another trump")
            return say("{name} dealt three more cards to each, for another trump", name=names[seat])
        case JackTurned(seat):
            if seat == me:
                return say("You are the dealer and get one point for the turned jack")
            return say("{name} is the dealer and gets one point for the turned jack", name=names[seat])
        case RanOut(dealer):
            if dealer == me:
                return say("Too few cards are left: the deal is void, and you deal again")
            return say("Too few cards are left: the deal is void, and {name} deals again", name=names[dealer])
        case _:
            raise KeyError(type(event).__name__)
