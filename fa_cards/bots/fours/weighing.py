"""What it brings to play a card now, and what it would be worth in the hand; in points of the match.

Points that go to the other side count as lost, so a trick is worth twice its odds, less one, times its points.
"""

from __future__ import annotations

from typing import Final

from fa_cards.bots.fours.known import Known
from fa_cards.bots.known import each

LEAD: Final = -0.05
"""What it brings to lead to the next trick."""
TRUMP_WINS: Final = 0.9
"""How likely a trump wins a trick later that no card out beats."""
TRUMP_LESS: Final = 0.03
"""What each higher trump that is out takes from that."""
SIDE_WINS: Final = 0.55
"""How likely the highest card of a side suit wins a trick later."""
SIDE_LESS: Final = 0.5
"""How much each higher card that is out divides that."""
STAKE: Final = 0.25
"""What it is worth to be able to win a later trick."""


def keep(known: Known, bit: int, out: int) -> float:
    """What a card is worth in a hand for later tricks, where some cards are out."""
    higher = (known.over(bit) & out).bit_count()
    odds = TRUMP_WINS - TRUMP_LESS * higher if bit & known.trump else SIDE_WINS / (1.0 + SIDE_LESS * higher)
    return (2.0 * odds - 1.0) * known.value(bit) + odds * STAKE


def after(known: Known) -> float:
    """What it brings beside its cards to win this trick: the card that is drawn first, and the lead."""
    if not known.top:
        return LEAD
    out = known.unseen
    unknown = list(each(out))
    usual = sum([keep(known, bit, out) for bit in unknown]) / max(1, len(unknown))
    return keep(known, known.top, out) - usual + LEAD


def brings(known: Known, bit: int) -> float:
    """What it brings to play a card now, less what it would be worth in the hand."""
    kept = keep(known, bit, known.unseen) if bit != known.hand else 0.0
    if known.friend is not None:
        return _in_teams(known, bit) - kept
    if known.table:
        ours = known.beats(bit, known.best[1])
        worth = known.value(known.lies | bit) + after(known)
        return (worth if ours else -worth) - kept
    return _lead(known, bit) - kept


def _lead(known: Known, bit: int) -> float:
    """What a lead brings against the answer that hurts most, as likely as the other one holds it."""
    (foe,) = known.foes
    led, beside, out = known.suit_of(bit), after(known), known.unseen | known.hand
    follows = known.odds_any(foe, led)
    answers = []
    for answer in each(known.may_hold(foe)):
        odds = known.odds_any(foe, answer)
        if not known.loose and not answer & led and (led == known.trump or not answer & known.trump):
            odds *= 1.0 - follows
        worth = known.value(bit | answer) + beside
        gain = (worth if known.beats(answer, bit) else -worth) - keep(known, answer, out)
        answers.append((gain, odds))
    answers.sort(reverse=True)
    result, left = 0.0, 1.0
    for gain, odds in answers:
        result += left * odds * gain
        left *= 1.0 - odds
    return -(result + left * answers[-1][0]) if answers else 0.0


def _in_teams(known: Known, bit: int) -> float:
    """What a card brings with a partner at the table."""
    seat, best = known.seat, bit
    if known.table:
        seat, best = known.best
        if known.beats(bit, best):
            seat, best = known.seat, bit
    ours = 1.0 if seat in (known.seat, known.friend) else 0.0
    led = known.led or known.suit_of(bit)
    for place, other in enumerate(known.later):
        odds = _odds_over(known, other, best, led, known.later[:place])
        if other == known.friend:
            ours += (1.0 - ours) * odds
        else:
            ours -= ours * odds
    unseen = known.unseen
    more = known.value(unseen) / max(1, unseen.bit_count()) * len(known.later)
    return (2.0 * ours - 1.0) * (known.value(known.lies | bit) + more + after(known))


def _odds_over(known: Known, seat: int, bit: int, led: int, without: tuple[int, ...]) -> float:
    """How likely a seat can beat the card that wins so far in a trick of a suit."""
    over = known.odds_any(seat, known.over(bit), without)
    if bit & known.trump:
        return over
    return 1.0 - (1.0 - over) * (1.0 - known.odds_any(seat, known.trump, without))
