"""What a card is likely to bring in the trick on the table, and what it is worth in the hand; in points.

Points that go to the other side count as lost: a trick is worth twice its odds, less one, times its points.
"""

from __future__ import annotations

from typing import NamedTuple

from fa_cards.bots.rook.known import Known

NO_BOSS = 0.4
"""How likely a card without much rank ends in a trick of its own side."""
SECOND = 0.35
"""How likely a guarded side card wins a trick that one card beats."""
TRUMPS = (0.9, 0.65)
"""How likely a trump wins a trick that none, or one, of those that are out beats."""
RUFF = 0.45
"""How likely any other trump wins one, by trumping a side colour."""
LIKELY = 0.5
"""From these odds on this side is said to win a trick."""
AGAIN = 0.8
"""How likely a seat that can beat a low card can also beat what another has beaten it with, if much is out."""


def odds_over(known: Known, seat: int, bit: int, led: int, without: tuple[int, ...] = ()) -> float:
    """How likely a seat can beat a card that wins so far in a trick of a suit, if some seats could not."""
    over = known.over(bit)
    if led == known.trump:
        return known.odds_any(seat, over, without)
    void = 1.0 - known.odds_any(seat, led)
    if bit & known.trump:
        odds = void * known.odds_any(seat, over, without)
    else:
        odds = known.odds_any(seat, over, without) + void * known.odds_any(seat, known.trump)
    bird = known.deck.bird
    if known.rules.free_rook and bit != bird:
        odds += (1.0 - void) * (1.0 - odds) * known.odds_any(seat, bird)
    return min(1.0, odds)


def odds_ours(known: Known, seat: int, bit: int, led: int) -> float:
    """How likely this side wins the trick when a card of a seat wins so far and this seat has played."""
    over = (known.unseen & known.over(bit)).bit_count()
    again = AGAIN * (over - 1) / over if over else 0.0
    stands, ours, theirs = 1.0, 0.0, 0.0
    later = known.later
    for place, other in enumerate(later):
        odds, trust = odds_over(known, other, bit, led, later[:place]), known.trust[other]
        better = again * known.odds_any(other, known.over(bit))
        back, away = theirs * better * trust, ours * better * (1.0 - trust)
        beaten = stands * odds
        stands -= beaten
        ours += beaten * trust + back - away
        theirs += beaten * (1.0 - trust) + away - back
    return stands * known.trust[seat] + ours


class Weighed(NamedTuple):
    """What it brings to play a card, and what that comes from."""

    brings: float
    bit: int
    odds: float
    """How likely this side wins the trick then."""
    best: int
    """The seat that wins so far when the card lies."""
    points: int
    """The points of the cards that lie then."""


def weighed(known: Known, bit: int, beside: float = 0.0) -> Weighed:
    """What it brings to play a card now: the trick's points as likely as they are won, less what the card is worth.

    Args:
        known: what the seat knows.
        bit: the card.
        beside: what it brings besides.
    """
    led = known.led or known.suit_of(bit)
    seat, best = known.seat, bit
    if known.table:
        seat, best = known.best
        if known.beats(bit, best):
            seat, best = known.seat, bit
    odds = odds_ours(known, seat, best, led)
    lies = known.deck.points(known.lies | bit)
    points = lies + known.per_card * len(known.later)
    if known.hand == bit:
        points += known.end
    return Weighed((2.0 * odds - 1.0) * points - keeps(known, bit) + beside, bit, odds, seat, lies)


def keeps(known: Known, bit: int) -> float:
    """What a card is worth in the hand for the tricks to come."""
    rest = known.hand & ~bit
    if not rest:
        return 0.0
    points = known.deck.points(bit)
    theirs = known.foes_may_hold
    higher = (theirs & known.over(bit)).bit_count()
    stake = known.stake
    if bit & known.trump:
        wins = TRUMPS[higher] if higher < len(TRUMPS) else RUFF
        if not theirs & known.trump:
            wins = 1.0
    elif not higher:
        wins = known.odds_hold(bit)
    elif higher == 1 and rest & known.suit_of(bit) & (bit - 1):
        wins = SECOND
    else:
        return (2.0 * NO_BOSS - 1.0) * points
    return wins * stake + (2.0 * max(wins, NO_BOSS) - 1.0) * points
