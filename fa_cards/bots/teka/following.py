"""What to play to a trick that another seat has led: second hand low, third hand high, as cheaply as it goes."""

from __future__ import annotations

from fa_cards.bots.advice import Choice, choice, reason
from fa_cards.bots.known import high, low
from fa_cards.bots.teka.discarding import discard
from fa_cards.bots.teka.known import SUITS, Known, rank
from fa_cards.rules.cards import JACK
from fa_cards.rules.teka.pack import DECK

LIKELY = 0.5
"""From these odds on the partner's winning card is in danger, and a trump on it is not wasted."""
WORTH_A_HONOUR = 0.2
"""From these odds on a low card of the partner's is overtaken, third hand high."""
RUNS_OUT = 4
"""With no more unseen cards than these a suit is ruffed in its next round, as a rule."""


def follow(known: Known) -> Choice:
    """The card to play to the trick on the table."""
    allowed = known.allowed
    if not allowed & (allowed - 1):
        return choice(allowed, "only-card", card=DECK.card[allowed])
    if known.idle:
        return _duck(known)
    if allowed & known.led:
        return _follow_suit(known)
    ruffed = _ruff(known)
    if ruffed.bit:
        return ruffed
    thrown = discard(known)
    return Choice(thrown.bit, ruffed.reasons + thrown.reasons)


def _duck(known: Known) -> Choice:
    """The lowest card, for the partner in double 13, whose own tricks would lose the deal."""
    lowest = low(known.allowed & ~known.trump or known.allowed)
    return choice(lowest, "partner-alone", card=DECK.card[lowest], partner=known.declarer)


def _low(known: Known, code: str, /, **details: int) -> Choice:
    """The lowest card that may be played, and why nothing better."""
    lowest = low(known.allowed)
    return Choice(lowest, (reason(code, **details), reason("play-low", card=DECK.card[lowest])))


def _follow_suit(known: Known) -> Choice:
    mine = known.allowed
    seat, bit = known.best
    winners = mine & known.over(bit) if not (bit & known.trump and known.led != known.trump) else 0
    if not winners:
        if seat == known.friend:
            return _low(known, "partner-holds", partner=seat)
        return _low(known, "cannot-win")
    foes = known.later_foes
    if seat == known.friend:
        over = _over_partner(known, bit, winners, foes)
        if over:
            return choice(over, "over-partner", card=DECK.card[over], partner=seat)
        return _low(known, "partner-holds", partner=seat)
    if not foes:
        best = low(winners)
        return choice(best, "win-last", card=DECK.card[best])
    if known.friend is not None and known.friend in known.later and known.wanting > 1 and known.resisting > 1:
        second = _second_hand(known, bit, winners)
        if second:
            return choice(second, "second-hand-wins", card=DECK.card[second])
        return _low(known, "second-hand-low", partner=known.friend)
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


def _as_high_as_needed(known: Known, winners: int) -> Choice:
    """The cheapest card that no foe can beat, else the cheapest equal of the best one."""
    bosses = known.bosses(winners)
    if bosses:
        best = low(bosses)
        return choice(best, "win-surely", card=DECK.card[best])
    best = known.cheapest_equal(high(winners), winners)
    return choice(best, "win-high", card=DECK.card[best])


def _ruff(known: Known) -> Choice:
    """A trump on a suit that this hand is out of, where the trick is worth it; else none."""
    trumps = known.allowed & known.trump
    seat, bit = known.best
    winners = trumps & known.over(bit) if bit & known.trump else trumps
    foes = known.later_foes
    if seat == known.friend and (not winners or not _partner_in_danger(known, bit, foes)):
        return choice(0, "partner-holds", partner=seat)
    if not winners:
        return choice(0, "cannot-win")
    suit = SUITS[known.led]
    lowest = low(winners)
    if not foes:
        return choice(lowest, "ruff", card=DECK.card[lowest], suit=suit)
    # Where a foe behind is known to be out of the suit too, only a trump that he cannot beat is safe.
    over = 0
    for foe in foes:
        held = known.may_hold(foe)
        if not held & known.led:
            over |= held & known.trump
    safe = winners & -(high(over) << 1) if over else winners
    if safe:
        best = low(safe)
        return choice(best, "ruff-over" if best != lowest else "ruff", card=DECK.card[best], suit=suit)
    if seat == known.friend:
        return choice(0, "partner-holds", partner=seat)
    return choice(lowest, "ruff", card=DECK.card[lowest], suit=suit)


def _partner_in_danger(known: Known, bit: int, foes: tuple[int, ...]) -> bool:
    """Whether a foe who plays later would likely beat the partner's winning card."""
    if bit & known.trump and known.led != known.trump:
        return False
    return any(known.odds_any(foe, known.over(bit)) + known.odds_ruff(foe, known.led) > LIKELY for foe in foes)
