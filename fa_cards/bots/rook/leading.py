"""What to lead: draw trump, cash winners, look for the partner, and give nothing away."""

from __future__ import annotations

from fa_cards.bots.drawing import draw
from fa_cards.bots.known import each, low
from fa_cards.bots.rook.known import Known
from fa_cards.bots.rook.weighing import brings

SAFE = 0.4
"""From these odds on a winner is cashed: kept back, it is trumped later."""


def lead(known: Known) -> int:
    """The card to lead."""
    for rule in _DECLARING if known.declaring else _DEFENDING:
        if bit := rule(known):
            return bit
    return _least_harm(known)


def _draw(known: Known) -> int:
    return draw(known, _draw_low)


def _draw_low(known: Known, mine: int, theirs: int) -> int:
    """A low trump of the declarer's who is long in it; not one that counts."""
    if known.seat != known.declarer or 2 * mine.bit_count() < theirs.bit_count():
        return 0
    return low(mine & ~known.deck.counters)


def _cash(known: Known) -> int:
    """A boss of a side colour that is likely to hold, the dearest first."""
    best, chosen = (0.0, 0.0), 0
    for bit in each(known.bosses(known.allowed & ~known.trump)):
        odds = known.odds_hold(bit)
        worth = (known.deck.points(bit) * odds, odds)
        if odds >= SAFE and worth > best:
            best, chosen = worth, bit
    return chosen


def _seek(known: Known) -> int:
    """A low card of the colour of the called card, which brings out who holds it."""
    if not known.called or known.seat != known.declarer:
        return 0
    return low(known.allowed & known.suit_of(known.called) & ~known.trump & ~known.deck.counters)


def _least_harm(known: Known) -> int:
    """The lead that brings most in this trick, as far as one can tell, and costs least in the next ones."""
    return max(each(known.allowed), key=lambda bit: brings(known, bit))


_DECLARING = (_draw, _seek, _cash)
_DEFENDING = (_cash,)
