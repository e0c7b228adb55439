"""What to play to a trick that another seat has led: second hand low, third hand high, as cheaply as it goes."""

from __future__ import annotations

from fa_cards.bots.known import high, low
from fa_cards.bots.teka.discarding import discard
from fa_cards.bots.teka.known import Known, rank
from fa_cards.rules.cards import JACK

LIKELY = 0.5
"""From these odds on the partner's winning card is in danger, and a trump on it is not wasted."""
WORTH_A_HONOUR = 0.2
"""From these odds on a low card of the partner's is overtaken, third hand high."""
RUNS_OUT = 4
"""With no more unseen cards than these a suit is ruffed in its next round, as a rule."""


def follow(known: Known) -> int:
    """The card to play to the trick on the table."""
    allowed = known.allowed
    if not allowed & (allowed - 1):
        return allowed
    if known.idle:
        return _duck(known)
    if allowed & known.led:
        return _follow_suit(known)
    return _ruff(known) or discard(known)


def _duck(known: Known) -> int:
    """The lowest card, for the partner in double 13, whose own tricks would lose the deal."""
    return low(known.allowed & ~known.trump or known.allowed)


def _follow_suit(known: Known) -> int:
    mine = known.allowed
    seat, bit = known.best
    winners = mine & known.over(bit) if not (bit & known.trump and known.led != known.trump) else 0
    cheapest = low(mine)
    if not winners:
        return cheapest
    foes = known.later_foes
    if seat == known.friend:
        return _over_partner(known, bit, winners, foes) or cheapest
    if not foes:
        return low(winners)
    if known.friend in known.later and known.wanting > 1 and known.resisting > 1:
        return _second_hand(known, bit, winners) or cheapest
    return _as_high_as_needed(known, winners)


def _over_partner(known: Known, bit: int, winners: int, foes: tuple[int, ...]) -> int:
    """A card over the partner's where a foe who plays later would likely beat his and not this one; else 0."""
    if not foes:
        return 0
    if rank(bit) >= JACK and known.resisting > 1:
        return 0  # his honour forces theirs out, and ours stays behind
    mine = high(winners)
    between = known.unseen & known.over(bit) & (mine - 1)
    danger = sum(known.odds_any(foe, between) for foe in foes)
    return known.cheapest_equal(mine, winners) if danger > WORTH_A_HONOUR else 0


def _second_hand(known: Known, bit: int, winners: int) -> int:
    """A winner in second hand only where waiting would lose it: over an honour, or in a suit that runs out; else 0."""
    bosses = known.bosses(winners)
    best = high(bosses or winners)
    card = known.cheapest_equal(best, winners)
    touching = card != best
    if rank(bit) >= JACK:
        return card if bosses or touching else 0
    if bosses and touching:
        return card
    runs_out = known.led != known.trump and known.foes_may_hold & known.trump
    return card if bosses and runs_out and (known.unseen & known.led).bit_count() <= RUNS_OUT else 0


def _as_high_as_needed(known: Known, winners: int) -> int:
    """The cheapest card that no foe can beat, else the cheapest equal of the best one."""
    bosses = known.bosses(winners)
    if bosses:
        return low(bosses)
    return known.cheapest_equal(high(winners), winners)


def _ruff(known: Known) -> int:
    """A trump on a suit that this hand is out of, where the trick is worth it; else 0."""
    trumps = known.allowed & known.trump
    seat, bit = known.best
    winners = trumps & known.over(bit) if bit & known.trump else trumps
    if not winners:
        return 0
    foes = known.later_foes
    if seat == known.friend and not _partner_in_danger(known, bit, foes):
        return 0
    if not foes:
        return low(winners)
    # Where a foe behind is known to be out of the suit too, only a trump that he cannot beat is safe.
    over = 0
    for foe in foes:
        held = known.may_hold(foe)
        if not held & known.led:
            over |= held & known.trump
    safe = winners & -(high(over) << 1) if over else winners
    if safe:
        return low(safe)
    return 0 if seat == known.friend else low(winners)


def _partner_in_danger(known: Known, bit: int, foes: tuple[int, ...]) -> bool:
    """Whether a foe who plays later would likely beat the partner's winning card."""
    if bit & known.trump and known.led != known.trump:
        return False
    return any(known.odds_any(foe, known.over(bit)) + known.odds_ruff(foe, known.led) > LIKELY for foe in foes)
