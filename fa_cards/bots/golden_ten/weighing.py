"""What a card costs in the trick on the table, and what it would cost to keep it; in penalty points."""

from __future__ import annotations

from typing import NamedTuple

from fa_cards.bots.advice import Choice, choice
from fa_cards.bots.golden_ten.known import Known
from fa_cards.bots.known import each, power
from fa_cards.rules.golden_ten.counting import DECK, GOLDEN_TEN, RED, TOTAL, red_points

DUMPED = 3.0
"""What a red card counts that is thrown on a trick of another colour, as a rule: people throw dear ones."""
LEAD = 0.2
"""What it costs to win a trick, and so to have to lead to the next."""
OTHERS = 0.3
"""How much of a point that goes to another is gained: the lowest total wins."""
VOID = 0.4
"""What the last card of a colour is worth less than others: without it red cards can be thrown."""
TAKES = 0.4
"""How likely the Golden Ten comes to whoever keeps it for a trick of his own."""


LIKELY = 0.5
"""From these odds on a seat is said to take a trick."""


class Weighed(NamedTuple):
    """What it brings to play a card now, and what that comes from."""

    brings: float
    """What it would cost to keep it, less what it costs in this trick."""
    bit: int
    odds: float
    """How likely this seat takes the trick."""
    relief: float
    """What the Golden Ten takes off from this seat if it takes the trick; 0 where it does not lie there."""


def best(known: Known) -> Choice:
    """The card that brings most, of equals the lowest."""
    if not known.allowed & (known.allowed - 1):
        return choice(known.allowed, "only-card", card=DECK.card[known.allowed])
    return _said(known, max((weighed(known, bit) for bit in each(known.allowed)), key=lambda one: one.brings))


def _said(known: Known, best: Weighed) -> Choice:
    """The choice of the best card, by what its weight comes from."""
    bit, card, reds = best.bit, DECK.card[best.bit], red_points(known.lies | best.bit)
    if best.odds >= LIKELY:
        if relief := round(best.relief):
            return choice(bit, "take-relief", card=card, n=relief)
        return choice(bit, "take-least", card=card, n=reds) if reds else choice(bit, "take-harmless", card=card)
    if not known.table:
        return choice(bit, "lead-under", card=card)
    if bit & known.led:
        return choice(bit, "duck-red" if reds else "duck", card=card)
    own = red_points(bit)
    return choice(bit, "throw-red", card=card, n=own) if own else choice(bit, "throw-high", card=card)


def odds_taken(known: Known, bit: int) -> float:
    """How likely this seat takes the trick with a card.

    The others go under it where the trick is dear and one of their cards is lower; else they play what they hold by
    chance.
    """
    if known.table and not known.beats(bit, known.best[1]):
        return 0.0
    led = known.led or known.suit_of(bit)
    dear = led == RED or red_points(known.lies | bit) > 0
    result = 1.0
    for seat in known.later:
        held = known.may_hold(seat) & led
        if held:
            over = (held & known.over(bit)).bit_count() / held.bit_count()
            cards = round(held.bit_count() * known.share(seat, led)) if dear else 1
            result *= 1.0 - power(over, max(1, cards)) * known.odds_any(seat, led)
    return result


def weighed(known: Known, bit: int) -> Weighed:
    """What it brings to play a card to the trick on the table."""
    led = known.led or known.suit_of(bit)
    cards = known.lies | bit
    reds = red_points(cards) + sum([_red_of(known, seat, led) for seat in known.later])
    reds += known.talon * TOTAL / len(DECK.pack)
    odds = odds_taken(known, bit)
    own = reds + LEAD
    others = -OTHERS * red_points(bit)
    relief = 0.0
    if cards & GOLDEN_TEN:
        relief = known.relief(known.seat, reds)
        own -= relief
        winner = known.best[0] if known.table else known.later[0]
        if bit == GOLDEN_TEN:
            others += OTHERS * known.relief(winner, reds)
    return Weighed(burden(known, bit) - (odds * own + (1.0 - odds) * others), bit, odds, relief)


def _red_of(known: Known, seat: int, led: int) -> float:
    """What the card of a seat that plays later is likely to count."""
    red = known.unseen & RED
    if led == RED:
        return known.odds_any(seat, RED) * red_points(red) / max(1, red.bit_count())
    dear = min(DUMPED, red_points(red & known.may_hold(seat)))
    return (1.0 - known.odds_any(seat, led)) * known.odds_any(seat, RED) * dear


def burden(known: Known, bit: int) -> float:
    """What it would cost to keep a card: the higher it is among those that are out, the likelier it takes a trick."""
    suit = known.suit_of(bit)
    if bit == known.hand:
        return 0.0
    out = known.unseen & suit
    under = (out & (bit - 1)).bit_count()
    odds = under / (out.bit_count() + 1)
    result = odds * (known.stake + red_points(bit))
    if known.hand & suit == bit and suit != RED:
        result += VOID
    if bit == GOLDEN_TEN:
        result -= TAKES * known.relief(known.seat)
    return result
