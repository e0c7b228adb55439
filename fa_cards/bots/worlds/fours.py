"""Worlds of the family of All Fours: hands, and the stock or what is not dealt (california_jack.md, extras.md)."""

from __future__ import annotations

from typing import Final

from fa_cards.bots.known import all_plays
from fa_cards.bots.worlds.bits import SUIT_NUMBER, Bits
from fa_cards.bots.worlds.chance import Words
from fa_cards.bots.worlds.draws import SecretDraws, Turn
from fa_cards.bots.worlds.sampler import drawn
from fa_cards.bots.worlds.sheet import Sheet
from fa_cards.bots.worlds.unknown import Fact, Unknown
from fa_cards.rules.cards import PACK_52, SUITS, Suit
from fa_cards.rules.chance import Dice
from fa_cards.rules.fours.all_fours.view import AllFoursView
from fa_cards.rules.fours.california.rules import HAND
from fa_cards.rules.fours.california.view import CaliforniaView
from fa_cards.rules.fours.view import FoursView

BITS: Final = Bits(PACK_52)
STOCK: Final = "stock"
"""The row of the stock, its known top card among it, after the seats; its order is any (`sampler.orders`)."""
REST: Final = "rest"
"""The row of what All Fours does not deal, after the seats; the turned cards are not in it."""

_SUITS: Final = tuple(BITS.suit[suit] for suit in SUITS)


def worlds(view: FoursView, n: int, dice: Dice, *tilts: Fact) -> Words:
    """The cards of each seat and of the stock or the rest in worlds that fit what the view tells: (row, world).

    Each order of the pack is as likely, so a hand counts as often as unseen draws may have led to it.
    """
    return drawn(unknown(view).tilted(*tilts), n, dice)


def unknown(view: FoursView) -> Unknown:
    """What the seat of a view does not know, once cards are dealt."""
    if isinstance(view, CaliforniaView):
        return _with_stock(view)
    assert isinstance(view, AllFoursView)
    gone = _played(view) | BITS.mask(view.turned)
    sheet = Sheet(view, BITS, gone, {REST: view.rest})
    for row in range(len(view.counts)):
        _voids(sheet, row, _turns(view, row, draws=0, must_trump=False, loose=False))
    return sheet.settled()


def _with_stock(view: CaliforniaView) -> Unknown:
    """What is not known where cards are drawn: before everybody's eyes, or unseen."""
    rules, seats = view.rules, len(view.counts)
    sheet = Sheet(view, BITS, _played(view), {STOCK: view.stock})
    if view.top is not None:
        sheet.knows(sheet.row(STOCK), BITS.bit(view.top))
    # Of hands whose draws are seen only what was dealt is hidden, so a void that was shown lasts.
    draws = 0 if rules.face_up else len(PACK_52) // seats - HAND
    facts: list[Fact] = []
    for row, known in enumerate(view.known):
        sheet.knows(row, BITS.mask(known))
        turns = _turns(view, row, draws=draws, must_trump=rules.void_must_trump, loose=rules.loose_discard)
        lasting = next((place for place in range(len(turns), 0, -1) if turns[place - 1].drew), 0)
        _voids(sheet, row, turns[lasting:])
        first = next((place for place, turn in enumerate(turns[:lasting]) if turn.missing), None)
        if first is not None and row != view.seat:
            facts.append(SecretDraws(row, _SUITS, HAND, turns[first:]))
    return sheet.settled(facts)


def _played(view: FoursView) -> int:
    return BITS.mask(one.card for plays in all_plays(view) for one in plays)


def _voids(sheet: Sheet, row: int, turns: tuple[Turn, ...]) -> None:
    """Suits that were missing, and of which nothing hidden came since."""
    for turn in turns:
        for suit in turn.missing:
            sheet.excludes(row, _SUITS[suit])


def _turns(view: FoursView, seat: int, *, draws: int, must_trump: bool, loose: bool) -> tuple[Turn, ...]:
    """What a seat played, trick by trick, and what it showed; after the first so many tricks it drew a card unseen.

    Who plays neither the led suit nor trump has none of the led suit, and no trump where he would have to play it.
    """
    result = []
    for number, plays in enumerate(all_plays(view)):
        led, drew = plays[0].card.suit, number < min(draws, len(view.tricks))
        for one in plays:
            suit = one.card.suit
            if one.seat == seat and suit is not None and led is not None:
                follows = loose or suit is led or suit is view.trump
                result.append(Turn(SUIT_NUMBER[suit], () if follows else _missing(led, view.trump, must_trump), drew))
    return tuple(result)


def _missing(led: Suit, trump: Suit | None, must_trump: bool) -> tuple[int, ...]:
    also = (SUIT_NUMBER[trump],) if must_trump and trump is not None and trump is not led else ()
    return (SUIT_NUMBER[led], *also)
