"""What to lead: draw trump, cash winners, look for the partner, and give nothing away."""

from __future__ import annotations

from fa_cards.bots.advice import Choice, choice
from fa_cards.bots.drawing import draw
from fa_cards.bots.known import each, low
from fa_cards.bots.rook.known import Known
from fa_cards.bots.rook.weighing import LIKELY, weighed

SAFE = 0.4
"""From these odds on a winner is cashed: kept back, it is trumped later."""


def lead(known: Known) -> Choice:
    """The card to lead."""
    for rule in _DECLARING if known.declaring else _DEFENDING:
        if chosen := rule(known):
            return chosen
    return _least_harm(known)


def _draw(known: Known) -> Choice | None:
    bit = draw(known, _draw_low)
    if not bit:
        return None
    return choice(bit, "draw-trump", card=known.deck.card[bit], n=(known.foes_may_hold & known.trump).bit_count())


def _draw_low(known: Known, mine: int, theirs: int) -> int:
    """A low trump of the declarer's who is long in it; not one that counts."""
    if known.seat != known.declarer or 2 * mine.bit_count() < theirs.bit_count():
        return 0
    return low(mine & ~known.deck.counters)


def _cash(known: Known) -> Choice | None:
    """A boss of a side colour that is likely to hold, the dearest first."""
    best, chosen = (0.0, 0.0), 0
    for bit in each(known.bosses(known.allowed & ~known.trump)):
        odds = known.odds_hold(bit)
        worth = (known.deck.points(bit) * odds, odds)
        if odds >= SAFE and worth > best:
            best, chosen = worth, bit
    if not chosen:
        return None
    card, points = known.deck.card[chosen], known.deck.points(chosen)
    return choice(chosen, "cash-points", card=card, n=points) if points else choice(chosen, "cash", card=card)


def _seek(known: Known) -> Choice | None:
    """A low card of the colour of the called card, which brings out who holds it."""
    if not known.called or known.seat != known.declarer:
        return None
    bit = low(known.allowed & known.suit_of(known.called) & ~known.trump & ~known.deck.counters)
    card = known.deck.card
    return choice(bit, "seek-partner", card=card[bit], called=card[known.called]) if bit else None


def _least_harm(known: Known) -> Choice:
    """The lead that brings most in this trick, as far as one can tell, and costs least in the next ones."""
    best = max((weighed(known, bit) for bit in each(known.allowed)), key=lambda one: one.brings)
    code = "lead-wins" if best.odds >= LIKELY else "lead-loses-least"
    return choice(best.bit, code, card=known.deck.card[best.bit])


_DECLARING = (_draw, _seek, _cash)
_DEFENDING = (_cash,)
