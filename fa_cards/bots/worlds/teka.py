"""Worlds of Teka: four hands, and what the first trick, voids and true drops show (teka.md, sections 3, 4 and 6)."""

from __future__ import annotations

from typing import Final

from fa_cards.bots.known import all_plays, seen
from fa_cards.bots.worlds.bits import Bits
from fa_cards.bots.worlds.chance import Words
from fa_cards.bots.worlds.sampler import drawn
from fa_cards.bots.worlds.sheet import Sheet
from fa_cards.bots.worlds.unknown import AllOrNot, AtLeast, Fact, Unknown
from fa_cards.rules.actions import Manner
from fa_cards.rules.cards import PACK_52, Suit
from fa_cards.rules.chance import Dice
from fa_cards.rules.teka.view import TekaView
from fa_cards.rules.tricks import Played

BITS: Final = Bits(PACK_52)
_SUITS: Final = tuple(BITS.suit.values())


def worlds(view: TekaView, n: int, dice: Dice, *tilts: Fact) -> Words:
    """The cards of each seat in worlds that fit what the view tells: (seat, world), each deal as likely.

    The tilts make worlds more or less likely; their rows are the seats.
    """
    return drawn(unknown(view).tilted(*tilts), n, dice)


def unknown(view: TekaView) -> Unknown:
    """What the seat of a view does not know, once cards are dealt; signals tell as far as the table checks them."""
    gone, voids = seen(view, BITS.masks, _SUITS)
    sheet = Sheet(view, BITS, gone, {})
    for row, suits in enumerate(voids):
        sheet.excludes(row, suits)
    if view.options.truthful_drop and view.options.signals == "three":
        _drops(view, sheet)
    return sheet.settled(_first_trick(view, sheet, view.trump) if view.trump is not None else ())


def _drops(view: TekaView, sheet: Sheet) -> None:
    """A card that is dropped is the last one of its suit, where the table refuses other drops (section 6)."""
    for plays in all_plays(view):
        for one in plays:
            if one.manner is Manner.DROP and one.card.suit is not None:
                sheet.excludes(one.seat, BITS.suit[one.card.suit])


def _first_trick(view: TekaView, sheet: Sheet, trump: Suit) -> tuple[Fact, ...]:
    """What the first trick, finished or not, shows beside voids (section 4).

    Whoever holds the ace of trump plays it or a card of an unbroken chain from it down. So who plays another trump
    either holds all higher ones or not the ace.
    """
    trumps = BITS.suit[trump]
    plays = view.tricks[0].plays if view.tricks else view.trick
    if not plays:
        declarer = view.contract.declarer if view.contract is not None else view.seat
        # He has to lead a trump, and names none that he does not hold.
        return (AtLeast(declarer, trumps, 1),) if declarer != view.seat else ()
    ace = 1 << trumps.bit_length() - 1
    chains = {}
    for one in plays:
        bit = BITS.bit(one.card)
        if one.seat == view.seat or not bit & trumps or bit == ace:
            continue
        if (higher := _chain(view, sheet, one, trumps, ace)) is not None:
            chains[one.seat] = higher
    holders = [row for row in sheet.others if sheet.may_hold(row) & ace]
    if len(holders) == 1:
        sheet.knows(holders[0], ace | chains.get(holders[0], 0))
        return ()
    return tuple(AllOrNot(row, ace, higher) for row, higher in chains.items() if higher and row in holders)


def _chain(view: TekaView, sheet: Sheet, one: Played, trumps: int, ace: int) -> int | None:
    """The hidden trumps that a seat holds if it holds the hidden ace, by its trump in the first trick; or None.

    None is for a seat that cannot hold it. Where the seat has played the ace since, it is noted that it holds them.
    """
    higher = trumps & -(BITS.bit(one.card) << 1)
    played = BITS.mask(play.card for plays in all_plays(view) for play in plays if play.seat == one.seat)
    still = higher & ~played
    if ace & played:
        sheet.knows(one.seat, still)
        return None
    if still & ~sheet.hidden:
        # A card of the chain lies elsewhere, perhaps the ace itself.
        sheet.excludes(one.seat, ace)
        return None
    return still & ~ace
