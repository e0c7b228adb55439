"""Worlds of the Rook family: four hands, the nest, and what was buried in it (rook.md, sections 3 to 5)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fa_cards.bots.known import seen
from fa_cards.bots.worlds.bits import Bits
from fa_cards.bots.worlds.chance import Words
from fa_cards.bots.worlds.sampler import drawn
from fa_cards.bots.worlds.sheet import Sheet
from fa_cards.bots.worlds.unknown import AtLeast, Fact, Tilt, Unknown
from fa_cards.rules.cards import Card, Suit
from fa_cards.rules.chance import Dice
from fa_cards.rules.phases import Phase
from fa_cards.rules.rook.auction import RookContract
from fa_cards.rules.rook.view import RookView

NEST: Final = "nest"
"""The row of what lies aside: the nest, none while the declarer holds it, and then what he buried, after the seats."""


@lru_cache
def bits_of(pack: tuple[Card, ...]) -> Bits:
    """The bits of a pack of the family, the bird after all others."""
    return Bits(pack)


def worlds(view: RookView, n: int, dice: Dice, *tilts: Fact) -> Words:
    """The cards of each seat and of the nest in worlds that fit what the view tells: (row, world).

    Each deal is as likely with each way to bury that the rules allow; tilts say how a declarer buries and calls.
    """
    return drawn(unknown(view).tilted(*tilts), n, dice)


def unknown(view: RookView) -> Unknown:
    """What the seat of a view does not know, once cards are dealt.

    The called card may lie wherever the rules let the declarer call it, so with him, too, unless `call-own` is off.
    """
    bits = bits_of(view.rules.deck.pack)
    gone, voids = _seen(view, bits, view.trump)
    sheet = Sheet(view, bits, gone, {NEST: 0 if view.phase is Phase.NEST else view.rules.nest})
    for row, suits in enumerate(voids):
        sheet.excludes(row, suits)
    sheet.knows(sheet.row(NEST), bits.mask(view.buried or view.shown))
    if view.contract is None or view.contract.declarer == view.seat:
        return sheet.settled()
    return sheet.settled(_nest(view, sheet, bits, view.contract))


def called_from_others(view: RookView, times: float) -> tuple[Tilt, ...]:
    """Evidence, for who does not know the partner: that a declarer called or buried a card of his own is less likely.

    Such a world counts only so many times as much as another; none in 20, say, still draws one where no other fits.
    """
    if view.called is None or view.contract is None or view.contract.declarer == view.seat:
        return ()
    called = bits_of(view.rules.deck.pack).bit(view.called)
    return Tilt(view.contract.declarer, called, times), Tilt(len(view.counts), called, times)


def _seen(view: RookView, bits: Bits, trump: Suit | None) -> tuple[int, list[int]]:
    """The cards that were played, and by seat those of which it has shown to have none.

    The bird is a trump. Where it may be played to any lead, playing it tells nothing; but who follows a lead of trump
    with no trump has no bird either: as his only trump he had to play it (section 4).
    """
    if trump is None:
        return 0, [0] * len(view.counts)
    bird = bits.bit(view.rules.pack.bird)
    suits = (*(mask for suit, mask in bits.suit.items() if suit is not trump), bits.suit[trump] | bird)
    return seen(view, bits.masks, suits, free=bird if view.rules.free_rook else 0)


def _nest(view: RookView, sheet: Sheet, bits: Bits, contract: RookContract) -> tuple[Fact, ...]:
    """What follows from what a declarer may bury and call, for the others (sections 3 and 5)."""
    rules, nest, declarer = view.rules, sheet.row(NEST), contract.declarer
    deck = rules.deck
    plain = bits.mask(deck.cards(deck.mask(deck.pack) & ~deck.counters))
    if not rules.bury_points:
        if view.phase is Phase.NEST:
            # With too few plain cards the deal would have been void.
            return (AtLeast(declarer, plain, rules.nest),) if rules.short_plain == "redeal" else ()
        sheet.excludes(nest, bits.pack & ~plain)
        if view.shown:
            # He filled up with counters because he had no other plain cards than those that he buried.
            sheet.excludes(declarer, plain)
    if view.called is not None and not rules.call_own:
        sheet.excludes(nest, bits.bit(view.called))
        sheet.excludes(declarer, bits.bit(view.called))
    return ()
