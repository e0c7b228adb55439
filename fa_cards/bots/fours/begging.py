"""Whether to stand or to beg, to give or to run, in All Fours: what the hand is worth with the turned suit."""

from __future__ import annotations

from typing import Final

from fa_cards.bots.fours.known import score_of
from fa_cards.bots.fours.stakes import Score, Stake, expected
from fa_cards.bots.known import high, low, power
from fa_cards.rules.actions import Action, Beg, Give, Run, Stand
from fa_cards.rules.cards import PACK_52
from fa_cards.rules.fours.all_fours.view import AllFoursView
from fa_cards.rules.fours.cardplay import DECK
from fa_cards.rules.fours.counting import card_points, jack

KEEPS_JACK: Final = 0.75
"""How likely a jack of trump ends in a trick of whoever holds it."""
CATCHES: Final = 0.12
"""How much more likely each higher trump makes it to catch the other one's jack."""
PER_TRUMP: Final = 0.1
"""What each trump more than usual adds to the odds of Game."""
PER_CARD_POINT: Final = 0.012
"""What each card point in the hand more than usual adds to them."""
USUAL_TRUMPS: Final = 1.5
USUAL_CARD_POINTS: Final = 9.0
RUN: Final = -0.15
"""What a run is worth to who begs: the dealer may turn a jack."""


def beg_or_stand(view: AllFoursView) -> Action:
    """Stands with a suit that is worth more than what begging brings."""
    stands = worth(view, score_of(view))
    return Stand() if stands >= RUN else Beg()


def give_or_run(view: AllFoursView) -> Action:
    """Gives a point for a suit that is worth it."""
    if Give() not in view.legal:
        return Run()
    mine, theirs = score_of(view)
    return Give() if worth(view, (mine, theirs + 1)) >= worth_of_run(view) else Run()


def worth_of_run(view: AllFoursView) -> float:
    """What a run is worth to the dealer."""
    mine, theirs = score_of(view)
    return float(mine - theirs) - RUN


def worth(view: AllFoursView, score: Score) -> float:
    """What the deal is worth with the turned suit, at a score."""
    return expected(prospects(view), score, view.target)


def prospects(view: AllFoursView) -> list[Stake]:
    """High, Low, Jack and Game with the odds that this hand gives."""
    assert view.trump is not None
    trumps, hand = DECK.suit[view.trump], DECK.mask(view.hand)
    mine, out = hand & trumps, trumps & ~hand & ~DECK.mask(view.turned)
    unseen = len(PACK_52) - len(view.hand) - len(view.turned)
    other = view.counts[(view.seat + 1) % len(view.counts)] / unseen
    has_none = power(1.0 - other, out.bit_count())
    above = (out & -(high(mine) << 1)).bit_count() if mine else 0
    below = (out & (low(mine) - 1)).bit_count() if mine else 0
    highest = power(1.0 - other, above) if mine else 0.0
    lowest = power(1.0 - other, below) if mine else 0.0
    nobody = 0.0 if mine else has_none
    the_jack = jack(view.trump)
    if the_jack & mine:
        jacks = (KEEPS_JACK, 1.0 - KEEPS_JACK)
    elif the_jack & out:
        caught = (1.0 - KEEPS_JACK) + CATCHES * (mine & -(the_jack << 1)).bit_count()
        jacks = (other * caught, other * (1.0 - caught))
    else:
        jacks = (0.0, 0.0)
    game = (
        0.5 + PER_TRUMP * (mine.bit_count() - USUAL_TRUMPS) + PER_CARD_POINT * (card_points(hand) - USUAL_CARD_POINTS)
    )
    game = min(0.95, max(0.05, game))
    return [
        Stake(1, (highest, 1.0 - highest - nobody)),
        Stake(1, (lowest, 1.0 - lowest - nobody)),
        Stake(1, jacks),
        Stake(1, (game, 1.0 - game)),
    ]
