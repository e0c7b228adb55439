"""What happens at a table of contract rummy alone, as the log tells it (toonerville.md, sections 3 to 5).

Only what everybody saw is told: a card from the stock is a card. That a player did not want the top card, and that the
others did not buy it, is not told: he draws then, and a log that says so turn by turn says nothing else. It is not told
either that a buyer takes a card from the stock besides: every buyer does.
"""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.rules.events import DealScored, Dealt
from fa_cards.rules.game import Event
from fa_cards.rules.melds import Kind
from fa_cards.rules.rummy import RummyGame
from fa_cards.rules.rummy.events import (
    Bought,
    CardTaken,
    Declined,
    Discarded,
    DrewFromStock,
    LaidOff,
    LetGo,
    MeldLaid,
    RoundDead,
    RummyDeal,
    StockRenewed,
    Swapped,
    UpcardBuried,
    WentDown,
    WentOut,
)
from fa_cards.words.cards import card_words
from fa_cards.words.catalog import count, say, say_in
from fa_cards.words.lists import joined
from fa_cards.words.results import name_and_number, totals_line
from fa_cards.words.rummy.contract import contract_phrase, meld_words, melds_words, run_name, set_name
from fa_cards.words.seats import own_first


def own_lines(event: Event, names: Sequence[str], me: int | None, game: RummyGame) -> tuple[str, ...] | None:
    """The sentences for an event that only contract rummy knows or tells in its own way; None for any other."""
    match event:
        case Declined() | LetGo() | DrewFromStock(extra=True):
            return ()
        case Dealt(number, seat):
            return (_dealt(number, names[seat], seat == me, game),)
        case UpcardBuried(card):
            return (say("{card} was turned up and went below the stock; another was turned", card=card_words(card)),)
        case StockRenewed(cards):
            return (_renewed(cards),)
        case RoundDead():
            return (say("No card is left to draw: the round is dead"),)
        case DealScored(deal) if isinstance(deal, RummyDeal):
            return (_scores(deal, names, me), totals_line(deal.totals, names, me, game))
        case CardTaken() | Bought() | DrewFromStock() | Discarded() | WentOut():
            return (_with_piles(event, names[event.seat], event.seat == me),)
        case WentDown() | MeldLaid() | LaidOff() | Swapped():
            return (on_the_table(event, names, me, game),)
        case _:
            return None


def _renewed(cards: int) -> str:
    return count(
        "The stock ran out: {n} discard is the new one",
        "The stock ran out: {n} discards were shuffled into a new one",
        cards,
    )


def _dealt(number: int, name: str, mine: bool, game: RummyGame) -> str:
    """Which round it is, for what contract; the only round of a match is called by its own number."""
    this = game.rules.only_round or number
    contract = contract_phrase(game.rules.rounds[this - 1].contract)
    if mine:
        return say("Round {n}, {contract}: you dealt", n=this, contract=contract)
    return say("Round {n}, {contract}: {name} dealt", n=this, contract=contract, name=name)


def _scores(deal: RummyDeal, names: Sequence[str], me: int | None) -> str:
    """What the round brought to each; who went out was told before."""
    each = [name_and_number(names[seat], deal.scores[seat]) for seat in own_first(len(deal.scores), me)]
    return say("This round: {players}", players=joined(each))


def _with_piles(event: CardTaken | Bought | DrewFromStock | Discarded | WentOut, name: str, mine: bool) -> str:
    """What a seat took, drew and threw away."""
    match event:
        case CardTaken(_, card):
            words = card_words(card)
            return say("You took {card}", card=words) if mine else say("{name} took {card}", name=name, card=words)
        case Bought(_, card):
            words = card_words(card)
            return say("You bought {card}", card=words) if mine else say("{name} bought {card}", name=name, card=words)
        case DrewFromStock():
            return say("You drew from the stock") if mine else say("{name} drew from the stock", name=name)
        case Discarded(_, card):
            words = card_words(card)
            if mine:
                return say("You discarded {card}", card=words)
            return say("{name} discarded {card}", name=name, card=words)
        case WentOut():
            return say("You went out!") if mine else say("{name} went out", name=name)


def on_the_table(
    event: WentDown | MeldLaid | LaidOff | Swapped, names: Sequence[str], me: int | None, game: RummyGame
) -> str:
    """What a seat laid down, laid off and swapped.

    Args:
        event: what it did.
        names: the players by seat.
        me: the seat that reads; None where several people read.
        game: what is played.
    """
    name, mine = names[event.seat], event.seat == me
    match event:
        case WentDown(_, laid):
            melds = melds_words(laid, game.rules.melds)
            if mine:
                return say("You went down: {melds}", melds=melds)
            return say("{name} went down: {melds}", name=name, melds=melds)
        case MeldLaid(_, laid):
            meld = meld_words(laid, game.rules.melds)
            if mine:
                return say("You laid a further meld: {meld}", meld=meld)
            return say("{name} laid a further meld: {meld}", name=name, meld=meld)
        case LaidOff():
            return _laid_off(event, names, me, game)
        case Swapped(_, card):
            assert card.suit is not None
            words, wild = card_words(card), card_words(event.wild)
            meld = _owned(run_name(card.suit), event, names, me)
            if mine:
                return say("You freed the {wild} of {meld} with {card}", wild=wild, meld=meld, card=words)
            return say("{name} freed the {wild} of {meld} with {card}", name=name, wild=wild, meld=meld, card=words)


def _laid_off(event: LaidOff, names: Sequence[str], me: int | None, game: RummyGame) -> str:
    """On which meld a card was laid off, and what a wild stands for in a run."""
    rules, card, name, mine = game.rules.melds, card_words(event.card), names[event.seat], event.seat == me
    kind = run_name(rules.colour(event.meld)) if event.meld.kind is Kind.RUN else set_name(rules.number(event.meld))
    meld = _owned(kind, event, names, me)
    if event.at is not None and event.card in rules.wilds:
        if mine:
            return say("You laid {card} off on {meld}, as {at}", card=card, meld=meld, at=event.at)
        return say("{name} laid {card} off on {meld}, as {at}", name=name, card=card, meld=meld, at=event.at)
    if mine:
        return say("You laid {card} off on {meld}", card=card, meld=meld)
    return say("{name} laid {card} off on {meld}", name=name, card=card, meld=meld)


def _owned(meld: str, event: LaidOff | Swapped, names: Sequence[str], me: int | None) -> str:
    """The meld with whose it is; a player's own has no owner beside him."""
    if event.owner == event.seat:
        return say_in("meld", "the {meld}", meld=meld)
    if event.owner == me:
        return say_in("meld", "your {meld}", meld=meld)
    return say_in("meld", "the {meld} of {name}", meld=meld, name=names[event.owner])
