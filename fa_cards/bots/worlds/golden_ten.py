"""Worlds of Golden Ten: the hands and the left-over cards, seen by nobody before the count (extras.md, section A)."""

from __future__ import annotations

from typing import Final

from fa_cards.bots.known import seen
from fa_cards.bots.worlds.bits import Bits
from fa_cards.bots.worlds.chance import Words
from fa_cards.bots.worlds.sampler import drawn
from fa_cards.bots.worlds.sheet import Sheet
from fa_cards.bots.worlds.unknown import Fact, Unknown
from fa_cards.rules.cards import PACK_ROOK_56
from fa_cards.rules.chance import Dice
from fa_cards.rules.golden_ten.view import GoldenTenView

BITS: Final = Bits(PACK_ROOK_56)
TALON: Final = "talon"
"""The row of the left-over cards, after those of the seats."""


def worlds(view: GoldenTenView, n: int, dice: Dice, *tilts: Fact) -> Words:
    """The cards of each seat and the talon in worlds that fit what the view tells: (row, world), each as likely."""
    return drawn(unknown(view).tilted(*tilts), n, dice)


def unknown(view: GoldenTenView) -> Unknown:
    """What the seat of a view does not know, once cards are dealt: who does not follow has no more of the colour."""
    gone, voids = seen(view, BITS.masks, tuple(BITS.suit.values()))
    sheet = Sheet(view, BITS, gone, {TALON: view.talon})
    for row, suits in enumerate(voids):
        sheet.excludes(row, suits)
    return sheet.settled()
