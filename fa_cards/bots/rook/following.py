"""What to play to a trick that another seat has led.

The card that brings most: it wins a rich trick as cheaply as it goes, gives counters to a sure trick of a friend's and
keeps them from the others, and throws a plain card else.
"""

from __future__ import annotations

from fa_cards.bots.advice import Choice, Reason, reason
from fa_cards.bots.known import each
from fa_cards.bots.rook.known import Known
from fa_cards.bots.rook.weighing import LIKELY, Weighed, weighed

VOID = 1.5
"""Points for the last card of a side colour, with a trump to use the void."""


def follow(known: Known) -> Choice:
    """The card to play to the trick on the table."""
    best, ease = None, 0.0
    for bit in each(known.allowed):
        more = _ease(known, bit)
        one = weighed(known, bit, more)
        if best is None or one.brings > best.brings:
            best, ease = one, more
    assert best is not None, "some card may be played"
    suit = known.deck.card[best.bit].suit
    rid = (reason("rid-of-suit", suit=suit),) if ease and suit is not None else ()
    return Choice(best.bit, (_why(known, best), *rid))


def _why(known: Known, best: Weighed) -> Reason:
    """Where the odds and the points come from that made a card the best."""
    card, own = known.deck.card[best.bit], known.deck.points(best.bit)
    if best.best == known.seat:
        if best.odds < LIKELY:
            return reason("win-perhaps", card=card)
        return reason("win-points", card=card, n=best.points) if best.points else reason("win-trick", card=card)
    if best.odds >= LIKELY:
        if own:
            return reason("give-points", card=card, n=own)
        return reason("side-holds", card=card)
    return reason("give-least", card=card, n=own) if own else reason("give-nothing", card=card)


def _ease(known: Known, bit: int) -> float:
    """What it brings beside to be rid of a card of a side colour."""
    if bit & known.trump or not known.hand & known.trump:
        return 0.0
    return VOID if known.hand & known.suit_of(bit) == bit else 0.0
